import { useExploitedIds } from '../io/exploitation';
import { useImages } from '../io/lists';
import { readyValue, useDocument, useLater } from '../io/load';
import {
  type Image,
  type ImageFindings,
  type Images,
  type Releases,
  type Statuses,
  tierLabel,
  type VersionDetail,
} from '../model/documents';
import { compareVersions } from '../model/instead';
import {
  feedPath,
  findingsPath,
  releasesPath,
  toOwnImage,
  undatedStatuses,
} from '../model/own-image';
import { isFileName, linkTo, type Route } from '../model/route';
import { FaceTile } from '../parts/face';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { Alternative, WebLink } from '../parts/links';
import { Opened } from '../parts/opened';
import { Ready } from '../parts/states';
import { Day } from '../parts/time';
import { Build } from './build';
import { Deployments, Former, ImageBadge } from './folded';
import { NotFound } from './not-found';
import { Verdict } from './recommended';
import { FormerlyPublished, RemovedImage, RemovedVersion } from './removed';
import { detailPath, Scan } from './scan';
import { Statements, useStatements } from './statements';
import { UseIt } from './use-it';
import { NightsKey, Versions } from './versions';

const UP = ['Images', linkTo(['images'])] as const;

interface StatedProps {
  readonly image: Image;
  readonly version?: string | undefined;
  readonly source?: string | undefined;
}

/** What the owner states, unchecked. */
const Stated = ({ image, version, source }: StatedProps) => {
  const known = image.versions?.find((each) => each.version === version);
  return (
    <>
      <p class="note">Stated by the owner, not checked.</p>
      <Facts>
        <Fact label="Category">
          <a href={linkTo(['images'], { category: image.category })}>{image.category}</a>
        </Fact>
        <Fact label="Tier">{tierLabel(image.tier)}</Fact>
        <LicenseFact license={image.license} clean={image.licenseClean} />
        <Fact label="Alternative with a clean license">
          {image.cleanAlternative && <Alternative text={image.cleanAlternative} />}
        </Fact>
        <Fact label="Architectures">{image.arches?.join(', ')}</Fact>
        <Fact label={`Published (${version})`}>
          {known?.published && <Day instant={known.published} />}
        </Fact>
        <Fact label={`Size (${version})`}>{known?.size}</Fact>
        <Fact label="Scans">{source}</Fact>
        <Fact label="Upstream">
          <WebLink href={image.upstream} />
        </Fact>
        <Fact label="Source">{image.source && <WebLink href={image.source} />}</Fact>
        <Fact label="Changes">
          {image.status !== 'planned' && (
            <a rel="alternate" type="application/atom+xml" href={feedPath(image.slug)}>
              Atom feed
            </a>
          )}
        </Fact>
      </Facts>
    </>
  );
};

const About = ({ slug, ...rest }: Omit<StatedProps, 'image'> & { slug: string }) => (
  <Ready of={useImages(true)} missing={null}>
    {({ data }) => {
      const image = data.find((each) => each.slug === slug);
      return image && <Stated image={image} {...rest} />;
    }}
  </Ready>
);

interface PageProps {
  readonly route: Route;
  readonly releases: Releases;
  /** Undefined if no version ever had a scan record. */
  readonly findings: ImageFindings | undefined;
}

/**
 * Begins with the documents of the image. The dates of the scans load after them, and so do the words of the owner:
 * in a large catalog only when they are wanted.
 */
const Page = ({ route, releases, findings }: PageProps) => {
  const [, , asked] = route.parts;
  const { slug } = releases;
  const scans = useLater<Statuses>('status.json')?.data.filter((each) => each.slug === slug);
  const listed = readyValue(useImages(false))?.data.find((each) => each.slug === slug);
  const image = toOwnImage(releases, findings, listed);
  const statuses = scans ?? undatedStatuses(releases, findings);
  const { versions, records } = image;
  // A version that awaits its scan never leads users to an older one.
  const newest = versions.find(
    (each) =>
      records.some(({ version }) => version === each.version) ||
      statuses.some(({ version, before }) => version === each.version && before !== undefined),
  );
  const version = asked ?? (newest ?? versions[0])?.version;
  const known = versions.find((each) => each.version === version);
  const status = statuses.find((each) => each.version === version);
  const record = records.find((each) => each.version === version);
  const path = record === undefined ? undefined : detailPath(slug, record.version);
  const detail = useDocument<VersionDetail>(path);
  const vex = useStatements(slug);
  const exploited = useExploitedIds(findings !== undefined && findings.open.length > 0);
  const compared =
    exploited === undefined ? undefined : compareVersions(findings, statuses, exploited);
  return (
    <>
      <Head title={image.name} up={UP}>
        <FaceTile slug={slug} name={image.name} />
        <GradeChip grade={record?.grade} status={status} />
      </Head>
      {listed && <p class="lead">{listed.summary}</p>}
      <div class="whole">
        <Verdict image={image} compared={compared} issue={listed?.knownIssue} judged={status} />
        {asked !== undefined && known === undefined && (
          <RemovedVersion image={image} compared={compared} version={asked} />
        )}
        {known && <UseIt {...known} image={image.image} status={status} />}
        <Versions
          image={image}
          statuses={statuses}
          isDated={scans !== undefined}
          compared={compared}
          findings={findings}
          shown={version}
        />
        <div class="folds flow">
          <Opened class="reading" summary="About the image">
            <About slug={slug} version={version} source={readyValue(detail)?.source} />
          </Opened>
          {known && <Build slug={slug} release={known} findings={findings} />}
          {vex && <Statements vex={vex} image={image} shown={version} path={path} />}
          <Deployments image={image} />
          <Former releases={releases} />
          <ImageBadge image={image} />
          {scans && <NightsKey findings={findings} statuses={scans} />}
        </div>
        {known && (
          <Scan
            route={route}
            image={image}
            release={known}
            status={status}
            findings={findings}
            detail={detail}
            vex={vex}
            isDated={scans !== undefined}
          />
        )}
      </div>
    </>
  );
};

/** It is planned, was removed, or never was. */
const Unpublished = ({ route }: { route: Route }) => {
  const missing = <NotFound route={route} />;
  return (
    <Ready of={useDocument<Images>('images.json')} missing={missing}>
      {({ data }) => {
        const image = data.find(({ slug }) => slug === route.parts[1]);
        return image === undefined ? (
          <RemovedImage route={route} missing={missing} />
        ) : (
          <>
            <Head title={image.name} up={UP}>
              <FaceTile slug={image.slug} name={image.name} />
            </Head>
            <p class="lead">{image.summary}</p>
            <p class="notice">
              This image is planned and not published yet. {image.knownIssue ?? ''}
            </p>
            <Stated image={image} />
            <FormerlyPublished slug={image.slug} />
          </>
        );
      }}
    </Ready>
  );
};

export const ImageView = ({ route }: { route: Route }) => {
  const [, slug = ''] = route.parts;
  const isSlug = isFileName(slug);
  const releases = useDocument<Releases>(isSlug ? releasesPath(slug) : undefined);
  const findings = useDocument<ImageFindings>(isSlug ? findingsPath(slug) : undefined);
  const missing = <Unpublished route={route} />;
  if (!isSlug) return missing;
  return (
    <Ready of={releases} missing={missing}>
      {(known) => {
        const page = (found?: ImageFindings) => (
          <Page route={route} releases={known} findings={found} />
        );
        return (
          <Ready of={findings} missing={page()}>
            {page}
          </Ready>
        );
      }}
    </Ready>
  );
};
