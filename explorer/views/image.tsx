import { useDocument } from '../io/load';
import { type Image, type Images, type Statuses, tierLabel } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { statementsPath } from '../model/statements';
import { FaceTile } from '../parts/face';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { Alternative, WebLink } from '../parts/links';
import { Ready } from '../parts/states';
import { Day } from '../parts/time';
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

interface ImageProps {
  readonly image: Image;
  readonly images: ReadonlyArray<Image>;
}

const Notes = ({ image, images }: ImageProps) => (
  <>
    {image.status === 'planned' ? (
      <p class="notice">This image is planned and not published yet.</p>
    ) : null}
    {image.knownIssue === undefined ? null : (
      <p class="notice notice-warning">
        <strong>Known issue.</strong> {image.knownIssue}
      </p>
    )}
    {image.caution === true || image.cleanAlternative !== undefined ? (
      <p class="notice">
        <strong>Check the license.</strong>{' '}
        {image.cleanAlternative === undefined ? (
          'Read its terms before you build on this image.'
        ) : (
          <>
            A clean alternative: <Alternative text={image.cleanAlternative} images={images} />
          </>
        )}
      </p>
    ) : null}
  </>
);

type Version = NonNullable<Image['versions']>[number];

interface SideProps {
  readonly image: Image;
  /** The version that is shown. */
  readonly known: Version | undefined;
}

const feedPath = (slug: string): string => `images/${encodeURIComponent(slug)}/feed.atom`;

const Description = ({ image, known }: SideProps) => (
  <Facts>
    <Fact label="Category">
      <a href={linkTo(['images'], { category: image.category })}>{image.category}</a>
    </Fact>
    <Fact label="Tier">{tierLabel(image.tier)}</Fact>
    <LicenseFact license={image.license} clean={image.licenseClean} />
    {image.arches === undefined ? null : (
      <Fact label="Architectures">{image.arches.join(', ')}</Fact>
    )}
    {known?.published === undefined ? null : (
      <Fact label={`Published (${known.version})`}>
        <Day instant={known.published} />
        {known.size === undefined ? null : <span class="line faint">{known.size}</span>}
      </Fact>
    )}
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
);

/** How to use the image, and what it is: beside its findings, or below them on a narrow screen. */
const Side = ({ image, known }: SideProps) => (
  <div class="side">
    {known === undefined ? null : (
      <UseIt image={image} version={known.version} digest={known.digest} />
    )}
    <section aria-labelledby="about" class="card">
      <h2 id="about">About the image</h2>
      <p class="faint">Stated by the owner, not checked.</p>
      <Description image={image} known={known} />
    </section>
    <Deployments image={image} />
    {image.status === 'planned' ? null : <ImageBadges image={image} />}
  </div>
);

interface PageProps {
  readonly route: Route;
  readonly image: Image;
  readonly images: ReadonlyArray<Image>;
  readonly statuses: Statuses;
}

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
  const json = [
    'images.json',
    'status.json',
    ...(image.security === null ? [] : [`security/${image.slug}.json`]),
    ...(path === undefined ? [] : [path]),
    ...(vex === undefined ? [] : [statementsPath(image.slug)]),
    ...(image.security === null ? [] : [findingsPath(image.slug)]),
    ...(image.status === 'planned' ? [] : [releasesPath(image.slug)]),
  ];
  return (
    <>
      <Head title={image.name} json={json} up={['Images', linkTo(['images'])]}>
        <FaceTile slug={image.slug} name={image.name} />
        <GradeChip grade={record?.grade} status={status} large />
        {record === undefined ? null : <span class="faint">Score {record.score} of 100</span>}
      </Head>
      <p class="lead">{image.summary}</p>
      <div class="beside">
        <div>
          <Verdict image={image} judged={status} all={own} />
          {asked !== undefined && known === undefined ? (
            <RemovedVersion image={image} version={asked} />
          ) : null}
          <Notes image={image} images={images} />
          <Versions image={image} statuses={own} shown={version} />
          {known === undefined ? null : (
            <Scan route={route} image={image} version={known.version} status={status} vex={vex} />
          )}
          {vex === undefined ? null : (
            <Statements vex={vex} image={image} shown={version} path={path} />
          )}
          {image.status === 'planned' ? (
            <FormerlyPublished slug={image.slug} />
          ) : (
            <Former slug={image.slug} />
          )}
        </div>
        <Side image={image} known={known} />
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
