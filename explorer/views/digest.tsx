import { useDocument } from '../io/load';
import {
  digestAnswer,
  digestPath,
  digestStatusText,
  findDigestEntries,
  parseDigest,
} from '../model/digests';
import type { DigestEntry, Digests } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { Copy, DigestLink, shortDigest } from '../parts/copy';
import { Head } from '../parts/head';
import { ImageLink, Replaced } from '../parts/links';
import { Dash, Empty, Ready } from '../parts/states';
import { Table } from '../parts/table';
import { Day } from '../parts/time';

const UP = ['Images', linkTo(['images'])] as const;

/** What to run instead of a digest, or a link to its findings. */
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
    <p class="lead">{digestAnswer(entries)}</p>
    <Table
      aria-label="Versions that have it or had it"
      items={entries}
      columns={[
        ['Version', (entry) => <ImageLink {...entry} />],
        [
          'Status',
          ({ status }) => (
            <span class="pill" data-status={status}>
              {digestStatusText(status)}
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
  <Empty title="This digest is not in this catalog">
    <p>The catalog does not have it now, and does not remember having had it.</p>
    <p>Only digests of multi-architecture indexes are listed, not those of single platforms.</p>
  </Empty>
);

/** Which versions have or had a digest. */
export const DigestView = ({ route }: { route: Route }) => {
  const asked = route.parts[1] ?? '';
  const digest = parseDigest(asked);
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
