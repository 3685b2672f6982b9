import { useDocument, useLater } from '../io/load';
import { closedExploited, digestText } from '../model/closings';
import { digestPath, findDigestEntries, parseDigest, shortDigest } from '../model/digests';
import type { DigestEntry, Digests, Statuses, StatusItem } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { Head } from '../parts/head';
import { ImageLink, ImageName, Told } from '../parts/links';
import { Empty, Ready } from '../parts/states';
import { Doubt } from './covered';
import { UseIt } from './use-it';

const UP = ['Images', linkTo(['images'])] as const;

interface EntryProps {
  readonly entry: DigestEntry;
  readonly digest: string;
  /** Undefined until known. */
  readonly status: StatusItem | undefined;
}

const Replacement = ({ entry: { slug, replacement } }: Pick<EntryProps, 'entry'>) => {
  const to = replacement ?? { slug, version: null };
  return (
    <a class="button" href={linkTo(['images', to.slug, to.version ?? []].flat())}>
      Go to <ImageName slug={to.slug} /> {to.version}
    </a>
  );
};

/** Says what became of the digest, and how to get the present one. */
const Entry = ({ entry, digest, status }: EntryProps) => {
  const { image, version, supersededBy, closedSince } = entry;
  const isCurrent = entry.status === 'current';
  const isGone = entry.status === 'removed';
  return (
    <>
      <p
        class={`notice flow spread ${isCurrent ? '' : 'notice-warning'}`}
        data-exploited={closedExploited(closedSince)}
      >
        <span>
          <strong>
            <ImageLink {...entry} />
          </strong>{' '}
          <Told text={digestText(entry, status)} />
          {status?.before === undefined ? '' : ' The present build is not scanned yet.'}
          {status !== undefined && isCurrent && <Doubt status={status} />}
        </span>
        {isGone && <Replacement entry={entry} />}
      </p>
      {image && !isGone && (
        <UseIt
          image={image}
          version={version}
          digest={supersededBy ?? digest}
          status={status}
          first="digest"
        />
      )}
    </>
  );
};

const Known = ({ entries, digest }: { entries: ReadonlyArray<DigestEntry>; digest: string }) => {
  const statuses = useLater<Statuses>('status.json')?.data;
  return (
    <div class="whole" data-results>
      {entries.map((entry, i) => {
        const status = statuses?.find(
          ({ slug, version }) => slug === entry.slug && version === entry.version,
        );
        return <Entry key={i} entry={entry} digest={digest} status={status} />;
      })}
    </div>
  );
};

const Unknown = () => (
  <Empty title="This digest is not in this catalog">
    <p>It remembers the last 8 former digests of each version.</p>
    <p>It lists digests of indexes, not of single platforms.</p>
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
              return entries.length === 0 ? (
                <Unknown />
              ) : (
                <Known entries={entries} digest={digest} />
              );
            }}
          </Ready>
        </>
      )}
    </>
  );
};
