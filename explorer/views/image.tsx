import { useDocument } from '../io/load';
import type { Image, Images, Statuses, StatusItem, VersionDetail } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { Copy } from '../parts/copy';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { GradeChip, stateMeaning } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { Findings } from './findings';
import { NotFound } from './not-found';
import { Versions } from './versions';

const Notes = ({ image }: { image: Image }) => (
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
        <strong>Mind the license.</strong>{' '}
        {image.cleanAlternative === undefined
          ? 'Read its terms before you build on this image.'
          : `A clean alternative: ${image.cleanAlternative}`}
      </p>
    ) : null}
  </>
);

const Description = ({ image }: { image: Image }) => (
  <>
    <p class="lead">{image.summary}</p>
    <Notes image={image} />
    <Facts>
      <Fact label="Reference">
        <Copy text={image.image} what="image reference" />
      </Fact>
      <Fact label="Category">{image.category}</Fact>
      <Fact label="Tier">{image.tier}</Fact>
      <LicenseFact license={image.license} clean={image.licenseClean} />
      {image.arches === undefined ? null : (
        <Fact label="Architectures">{image.arches.join(', ')}</Fact>
      )}
      <Fact label="Upstream">
        <WebLink href={image.upstream} />
      </Fact>
      {image.source === undefined ? null : (
        <Fact label="Source">
          <WebLink href={image.source} />
        </Fact>
      )}
    </Facts>
  </>
);

const NotScanned = ({ status }: { status: StatusItem | undefined }) => (
  <Empty title={status?.state === 'withheld' ? 'No numbers to show' : 'Not scanned'}>
    <p>{stateMeaning(status?.state ?? 'unscanned')}</p>
    <p>That says nothing about its CVEs: there may be none, or many.</p>
  </Empty>
);

interface ScanProps {
  readonly route: Route;
  readonly image: Image;
  readonly version: string;
  readonly status: StatusItem | undefined;
}

const detailPath = (slug: string, version: string): string => `security/${slug}/${version}.json`;

const Scan = ({ route, image, version, status }: ScanProps) => {
  const recorded = image.security?.versions.some((each) => each.version === version) ?? false;
  const path = recorded ? detailPath(image.slug, version) : undefined;
  const detail = useDocument<VersionDetail>(path);
  const none = <NotScanned status={status} />;
  return (
    <section aria-labelledby="cves">
      <h2 id="cves">
        CVEs in <code>{version}</code>
      </h2>
      {status?.state === 'partial' ? (
        <p class="notice notice-warning">{stateMeaning('partial')}</p>
      ) : null}
      {recorded ? (
        <Ready of={detail} missing={none}>
          {(loaded) => <Findings key={path} route={route} detail={loaded} />}
        </Ready>
      ) : (
        none
      )}
    </section>
  );
};

interface PageProps {
  readonly route: Route;
  readonly image: Image;
  readonly statuses: Statuses;
}

const Page = ({ route, image, statuses }: PageProps) => {
  const [, , asked] = route.parts;
  const versions = image.versions ?? [];
  const version = asked ?? image.security?.version ?? versions[0]?.version;
  const own = statuses.data.filter(({ slug }) => slug === image.slug);
  const known = versions.some((each) => each.version === version);
  const record = image.security?.versions.find((each) => each.version === version);
  const json = [
    'images.json',
    ...(image.security === null ? [] : [`security/${image.slug}.json`]),
    ...(record === undefined ? [] : [detailPath(image.slug, record.version)]),
  ];
  return (
    <>
      <Head title={image.name} json={json} up={['Images', linkTo(['images'])]}>
        <GradeChip grade={record?.grade} large />
      </Head>
      <Description image={image} />
      <Versions image={image} statuses={own} shown={version} />
      {version !== undefined && known ? (
        <Scan
          route={route}
          image={image}
          version={version}
          status={own.find((each) => each.version === version)}
        />
      ) : null}
      {asked !== undefined && !known ? (
        <Empty title={`${image.name} has no version ${asked}`}>
          <p>It may have been removed from the catalog. Choose one of the versions above.</p>
        </Empty>
      ) : null}
    </>
  );
};

export const ImageView = ({ route }: { route: Route }) => {
  const images = useDocument<Images>('images.json');
  const statuses = useDocument<Statuses>('status.json');
  const missing = <NotFound />;
  return (
    <Ready of={images} missing={missing}>
      {(loaded) => (
        <Ready of={statuses} missing={missing}>
          {(known) => {
            const image = loaded.data.find(({ slug }) => slug === route.parts[1]);
            return image === undefined ? (
              missing
            ) : (
              <Page route={route} image={image} statuses={known} />
            );
          }}
        </Ready>
      )}
    </Ready>
  );
};
