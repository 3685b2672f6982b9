import { readyValue, useDocument } from '../io/load';
import {
  type Image,
  type Images,
  type Statuses,
  tierLabel,
  type VersionDetail,
} from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { statementsPath } from '../model/statements';
import { FaceTile } from '../parts/face';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { Alternative, WebLink } from '../parts/links';
import { Ready } from '../parts/states';
import { Day } from '../parts/time';
import { Build } from './build';
import { Deployments } from './deployments';
import { Former, releasesPath } from './former';
import { ImageBadges } from './image-badges';
import { NotFound } from './not-found';
import { Verdict } from './recommended';
import { FormerlyPublished, RemovedImage, RemovedVersion } from './removed';
import { detailPath, findingsPath, Scan } from './scan';
import { Statements, useStatements } from './statements';
import { UseIt } from './use-it';
import { Versions } from './versions';

type Version = NonNullable<Image['versions']>[number];

const feedPath = (slug: string): string => `images/${encodeURIComponent(slug)}/feed.atom`;

interface AboutProps {
  readonly image: Image;
  readonly images: ReadonlyArray<Image>;
  /** The version that is shown, and the document of its record. */
  readonly known: Version | undefined;
  readonly path: string | undefined;
}

/** What the owner states, and nobody checks. */
const About = ({ image, images, known, path }: AboutProps) => {
  const source = readyValue(useDocument<VersionDetail>(path))?.source;
  return (
    <details class="reading">
      <summary>About the image</summary>
      <p class="note">Stated by the owner, not checked.</p>
      <Facts>
        <Fact label="Category">
          <a href={linkTo(['images'], { category: image.category })}>{image.category}</a>
        </Fact>
        <Fact label="Tier">{tierLabel(image.tier)}</Fact>
        <LicenseFact license={image.license} clean={image.licenseClean} />
        {image.cleanAlternative === undefined ? null : (
          <Fact label="Alternative with a clean license">
            <Alternative text={image.cleanAlternative} images={images} />
          </Fact>
        )}
        {image.arches === undefined ? null : (
          <Fact label="Architectures">{image.arches.join(', ')}</Fact>
        )}
        {known?.published === undefined ? null : (
          <Fact label={`Published (${known.version})`}>
            <Day instant={known.published} />
          </Fact>
        )}
        {known?.size === undefined ? null : (
          <Fact label={`Size (${known.version})`}>{known.size}</Fact>
        )}
        {source === undefined ? null : <Fact label="Scans">{source}</Fact>}
        <Fact label="Upstream">
          <WebLink href={image.upstream} />
        </Fact>
        {image.source === undefined ? null : (
          <Fact label="Source">
            <WebLink href={image.source} />
          </Fact>
        )}
        {image.status === 'planned' ? null : (
          <Fact label="Changes">
            <a rel="alternate" type="application/atom+xml" href={feedPath(image.slug)}>
              Atom feed
            </a>
          </Fact>
        )}
      </Facts>
    </details>
  );
};

/** The documents that say something of an image. */
const documentsOf = (
  { slug, status, security }: Image,
  path: string | undefined,
  isStated: boolean,
): ReadonlyArray<string> => [
  'images.json',
  'status.json',
  ...(security === null
    ? []
    : [`security/${slug}.json`, ...(path === undefined ? [] : [path]), findingsPath(slug)]),
  ...(isStated ? [statementsPath(slug)] : []),
  ...(status === 'planned' ? [] : [releasesPath(slug)]),
];

interface PageProps {
  readonly route: Route;
  readonly image: Image;
  readonly images: ReadonlyArray<Image>;
  readonly statuses: Statuses;
}

/** What to run, how to pull it, its versions and findings; what few readers need is folded. */
const Page = ({ route, image, images, statuses }: PageProps) => {
  const [, , asked] = route.parts;
  const versions = image.versions ?? [];
  const version = asked ?? image.security?.version ?? versions[0]?.version;
  const own = statuses.data.filter(({ slug }) => slug === image.slug);
  const known = versions.find((each) => each.version === version);
  const status = own.find((each) => each.version === version);
  const record = image.security?.versions.find((each) => each.version === version);
  const path = record === undefined ? undefined : detailPath(image.slug, record.version);
  const vex = useStatements(image.slug);
  const isPlanned = image.status === 'planned';
  return (
    <>
      <Head
        title={image.name}
        json={documentsOf(image, path, vex !== undefined)}
        up={['Images', linkTo(['images'])]}
      >
        <FaceTile slug={image.slug} name={image.name} />
        <GradeChip grade={record?.grade} status={status} />
      </Head>
      <p class="lead">{image.summary}</p>
      <div class="whole">
        <Verdict image={image} judged={status} all={own} />
        {asked !== undefined && known === undefined ? (
          <RemovedVersion image={image} version={asked} />
        ) : null}
        {known === undefined ? null : (
          <UseIt image={image} version={known.version} digest={known.digest} />
        )}
        <Versions image={image} statuses={own} shown={version} />
        <div class="folds flow">
          <About image={image} images={images} known={known} path={path} />
          {known === undefined ? null : <Build slug={image.slug} version={known.version} />}
          {vex === undefined ? null : (
            <Statements vex={vex} image={image} shown={version} path={path} />
          )}
          <Deployments image={image} />
          {isPlanned ? null : (
            <>
              <Former slug={image.slug} />
              <ImageBadges image={image} />
            </>
          )}
        </div>
        {known === undefined ? null : (
          <Scan route={route} image={image} version={known.version} status={status} vex={vex} />
        )}
        {isPlanned ? <FormerlyPublished slug={image.slug} /> : null}
      </div>
    </>
  );
};

export const ImageView = ({ route }: { route: Route }) => {
  const images = useDocument<Images>('images.json');
  const statuses = useDocument<Statuses>('status.json');
  const missing = <NotFound route={route} />;
  return (
    <Ready of={images} missing={missing}>
      {({ data }) => (
        <Ready of={statuses} missing={missing}>
          {(known) => {
            const image = data.find(({ slug }) => slug === route.parts[1]);
            return image === undefined ? (
              <RemovedImage route={route} missing={missing} />
            ) : (
              <Page route={route} image={image} images={data} statuses={known} />
            );
          }}
        </Ready>
      )}
    </Ready>
  );
};
