import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { versionKey } from '../../src/domain/version-key';
import { useExploitedVersions } from '../io/exploitation';
import { useDocument, useLater } from '../io/load';
import { closedExploited, shippedText } from '../model/closings';
import type { ChartSecurity, Releases, Statuses } from '../model/documents';
import { reasonsOf } from '../model/doubts';
import { maxOf } from '../model/numbers';
import { releasesPath } from '../model/own-image';
import { linkTo } from '../model/route';
import { Copy, DigestCopy } from '../parts/copy';
import { GradeChip } from '../parts/grade';
import { ImageName, Told } from '../parts/links';
import { CountsCell, ExploitedPill } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { Table } from '../parts/table';

type Shipped = ChartSecurity['images'][number];

const chartPath = (slug: string): string => `charts/${slug}/security.json`;

const whyUnknown = ({ slug, version, current }: Shipped): string | undefined => {
  if (slug === null) return 'Not in this catalog';
  if (version === null) return 'An unknown build';
  if (current === false) return 'Another build';
  return current === null ? 'Build not comparable' : undefined;
};

interface ImageProps extends Shipped {
  readonly exploited: ReadonlySet<string>;
}

const Image = ({ name, slug, version, current, exploited }: ImageProps) =>
  slug === null ? (
    name
  ) : (
    <a href={linkTo(['images', slug, version ?? []].flat())}>
      <ImageName slug={slug} />
      {current === true && exploited.has(versionKey(slug, version ?? '')) && (
        <ExploitedPill title="It has a CVE that is known to be exploited" />
      )}
    </a>
  );

interface VersionProps {
  readonly image: Shipped;
  readonly statuses: Statuses['data'] | undefined;
}

/** Says why the numbers are unknown, or lower bounds. */
const Version = ({ image, statuses }: VersionProps) => {
  const status = statuses?.find(
    ({ slug, version }) => slug === image.slug && version === image.version,
  );
  const doubts = status !== undefined && image.current === true ? reasonsOf(status) : [];
  const lines = [whyUnknown(image) ?? [], doubts].flat();
  return (
    <>
      {image.version && <code>{image.version}</code>}
      {lines.map((text) => (
        <span key={text} class="line faint">
          {text}
        </span>
      ))}
    </>
  );
};

/** The document of the chart has no dates, so it is unknown here whether the database was old. */
const ScanGrade = ({ grade, state }: Shipped) => (
  <GradeChip
    grade={grade ?? undefined}
    status={state === null ? undefined : { state, scannedAt: null, database: null }}
  />
);

const nameOf = (reference: string): string => reference.slice(0, reference.lastIndexOf('@'));

/** A chart with an unknown image is never clean. */
const Coverage = ({ coverage: { images, scanned }, cves }: ChartSecurity) => (
  <p class={scanned === images ? 'note' : 'notice notice-warning'}>
    {scanned} of {pluralize(images, 'image')}{' '}
    {images === 1 || scanned === 1 ? 'is a current build' : 'are current builds'} with a full scan
    {scanned === images ? '.' : '; the rest is not fully known.'}
    {cves === null ? '' : ` Known CVEs: ${formatNumber(cves)}.`}
  </p>
);

/** What the chart still ships although a rebuild closed it. */
const ToFollow = ({ name, slug, version, digest, closedSince }: Shipped) => {
  const path = slug === null || closedSince === undefined ? undefined : releasesPath(slug);
  const release = useLater<Releases>(path)?.releases.find((each) => each.version === version);
  const present = release?.digest;
  return (
    closedSince && (
      <p class="notice notice-warning" data-exploited={closedExploited(closedSince)}>
        <strong>{name}</strong> <Told text={shippedText(digest, closedSince, release)} /> Wait for a
        chart with{' '}
        {present === undefined ? (
          'the present build, or override the digest.'
        ) : (
          <>
            <DigestCopy digest={present} of={`${name} ${version}`} />, or override the digest; in
            many charts: <Copy text={`--set image.digest=${present}`} what="value to set" />
          </>
        )}
      </p>
    )
  );
};

const Images = (chart: ChartSecurity) => {
  const statuses = useLater<Statuses>('status.json')?.data;
  const exploited = useExploitedVersions();
  const largest = maxOf(chart.images.map(({ counts }) => counts?.total ?? 0));
  return chart.images.length === 0 ? (
    <Empty title="The chart lists no images" />
  ) : (
    <>
      <Coverage {...chart} />
      {chart.images.map((image, i) => (
        <ToFollow key={i} {...image} />
      ))}
      <Table
        class="plain-deployed"
        aria-labelledby="deploys"
        items={chart.images}
        columns={[
          ['Image', (image) => <Image {...image} exploited={exploited} />],
          ['Repository', ({ image }) => <code class="wrap">{nameOf(image)}</code>],
          ['Version', (image) => <Version image={image} statuses={statuses} />],
          ['Grade', (image) => <ScanGrade {...image} />],
          [
            'Findings',
            ({ counts, state }) => (
              <CountsCell
                counts={counts ?? undefined}
                largest={largest}
                state={state ?? undefined}
              />
            ),
          ],
          [
            'Digest',
            ({ name, digest }) =>
              digest === null ? '–' : <DigestCopy digest={digest} of={name} />,
          ],
        ]}
      />
    </>
  );
};

export const ShippedImages = ({ slug }: { slug: string }) => (
  <Ready
    of={useDocument<ChartSecurity>(chartPath(slug))}
    missing={<Empty title="What the chart ships is not published" />}
  >
    {(chart) => <Images {...chart} />}
  </Ready>
);
