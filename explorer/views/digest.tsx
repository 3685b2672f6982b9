import { useDocument } from '../io/load';
import { answerOf, digestIn, digestPath, digestStatus, entriesOf } from '../model/digests';
import type { DigestEntry, Digests } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { Copy, DigestLink, shortDigest } from '../parts/copy';
import { Head } from '../parts/head';
import { ImageLink, Replaced } from '../parts/links';
import { Dash, Empty, Ready } from '../parts/states';
import { Table } from '../parts/table';
import { Day } from '../parts/time';

const UP = ['Images', linkTo(['images'])] as const;

/** What to run in place of a digest, or where it says what is known of it. */
const Instead = ({ entry }: { entry: DigestEntry }) => {
  const { slug, version, image, status, security, supersededBy, replacement } = entry;
  if (status === 'current')
    return security === null ? (
      <span class="faint">No scan record</span>
    ) : (
      <a href={linkTo(['images', slug, version])}>Its findings</a>
    );
  if (supersededBy === null) return <Replaced by={replacement} />;
  return image === null ? (
    <DigestLink digest={supersededBy} />
  ) : (
    <Copy
      text={`${image}@${supersededBy}`}
      what={`reference of ${slug} ${version}`}
      shown={shortDigest(supersededBy)}
    />
  );
};

const Known = ({ entries }: { entries: ReadonlyArray<DigestEntry> }) => (
  <>
    <p class="lead">{answerOf(entries)}</p>
    <Table
      aria-label="Versions that have it or had it"
      items={entries}
      columns={[
        ['Version', (entry) => <ImageLink {...entry} />],
        [
          'Status',
          ({ status }) => (
            <span class="pill" data-status={status}>
              {digestStatus(status)}
            </span>
          ),
        ],
        [
          'Until',
          ({ status, until }) => (status === 'current' ? <Dash /> : <Day instant={until} />),
        ],
        ['Now', (entry) => <Instead entry={entry} />],
      ]}
      results
    />
  </>
);

const Unknown = () => (
  <Empty title="This digest is none of this catalog">
    <p>It is none of it now, and was none as far back as the catalog remembers.</p>
    <p>Digests of single platforms are not listed: only those of multi-architecture indexes are.</p>
  </Empty>
);

/** Which versions have a digest or had it, by the one document that lists it. */
export const DigestView = ({ route }: { route: Route }) => {
  const asked = route.parts[1] ?? '';
  const digest = digestIn(asked);
  const path = digest === undefined ? undefined : digestPath(digest);
  const document = useDocument<Digests>(path);
  return (
    <>
      <Head
        title={digest === undefined ? asked : shortDigest(digest)}
        json={path === undefined || document.kind === 'missing' ? [] : [path]}
        up={UP}
      />
      {digest === undefined ? (
        <Empty title="This is no digest">
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
              const entries = entriesOf(digests, digest);
              return entries.length === 0 ? <Unknown /> : <Known entries={entries} />;
            }}
          </Ready>
        </>
      )}
    </>
  );
};
