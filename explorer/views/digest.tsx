import { useDocument, useLater } from '../io/load';
import { closedExploited, digestText } from '../model/closings';
import { digestPath, findDigestEntries, parseDigest } from '../model/digests';
import type { DigestEntry, Digests, Statuses } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { CopyButton, shortDigest } from '../parts/copy';
import { Head } from '../parts/head';
import { ImageLink, ImageName, Told } from '../parts/links';
import { Empty, Ready } from '../parts/states';
import { Doubt } from './covered';

const UP = ['Images', linkTo(['images'])] as const;

interface EntryProps {
  readonly entry: DigestEntry;
}

/** The one thing to do about a digest. */
const Act = ({
  entry: { slug, version, image, status, supersededBy, replacement },
}: EntryProps) => {
  if (supersededBy !== null)
    return (
      <CopyButton
        text={image === null ? supersededBy : `${image}@${supersededBy}`}
        label={`Copy ${shortDigest(supersededBy)}`}
      />
    );
  const to = status === 'removed' ? (replacement ?? { slug, version: null }) : { slug, version };
  return (
    <a class="button" href={linkTo(['images', to.slug, to.version ?? []].flat())}>
      Go to <ImageName slug={to.slug} /> {to.version}
    </a>
  );
};

interface SaidProps extends EntryProps {
  readonly statuses: Statuses['data'] | undefined;
}

const Said = ({ entry, statuses }: SaidProps) => {
  const status = statuses?.find(
    ({ slug, version }) => slug === entry.slug && version === entry.version,
  );
  return (
    <>
      <Told text={digestText(entry, status)} />
      {status?.before === undefined ? '' : ' The present build is not scanned yet.'}
      {status !== undefined && entry.status === 'current' ? <Doubt status={status} /> : null}
    </>
  );
};

const Known = ({ entries }: { entries: ReadonlyArray<DigestEntry> }) => {
  const statuses = useLater<Statuses>('status.json')?.data;
  return (
    <div data-results>
      {entries.map((entry, i) => (
        <p
          key={i}
          class={`notice flow spread ${entry.status === 'current' ? '' : 'notice-warning'}`}
          data-exploited={closedExploited(entry.closedSince)}
        >
          <span>
            <strong>
              <ImageLink {...entry} />
            </strong>{' '}
            <Said entry={entry} statuses={statuses} />
          </span>
          <Act entry={entry} />
        </p>
      ))}
    </div>
  );
};

const Unknown = () => (
  <Empty title="This digest is not in this catalog">
    <p>It remembers the last 8 former digests of each version.</p>
    <p>Only digests of multi-architecture indexes are listed, not of single platforms.</p>
  </Empty>
);

export const DigestView = ({ route }: { route: Route }) => {
  const asked = route.parts[1] ?? '';
  const digest = parseDigest(asked);
  const path = digest === undefined ? undefined : digestPath(digest);
  const document = useDocument<Digests>(path);
  return (
    <>
      <Head title={digest === undefined ? asked : shortDigest(digest)} up={UP} />
      {digest === undefined ? (
        <Empty title="This is not a digest">
          <p>
            A digest is <code>sha256:</code> and 64 hex digits.
          </p>
        </Empty>
      ) : (
        <>
          <p class="lead wrap">
            <code>{digest}</code>
          </p>
          <Ready of={document} missing={<Unknown />}>
            {(digests) => {
              const entries = findDigestEntries(digests, digest);
              return entries.length === 0 ? <Unknown /> : <Known entries={entries} />;
            }}
          </Ready>
        </>
      )}
    </>
  );
};
