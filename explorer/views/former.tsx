import type { Releases } from '../model/documents';
import { DigestCopy } from '../parts/copy';
import { Opened } from '../parts/opened';
import { Table } from '../parts/table';
import { Day } from '../parts/time';

export const releasesPath = (slug: string): string => `images/${slug}/releases.json`;

const Digests = ({ releases: { releases } }: { releases: Releases }) => {
  const rows = releases.flatMap(({ version, former }) =>
    former.map((each) => ({ version, ...each })),
  );
  return rows.length === 0 ? (
    <p class="note">No former digest is known.</p>
  ) : (
    <Table
      aria-label="Former digests"
      items={rows}
      columns={[
        ['Version', ({ version }) => version],
        [
          'Digest',
          ({ version, digest, until }) => (
            <DigestCopy digest={digest} of={`${version} until ${until ?? 'an unknown day'}`} />
          ),
        ],
        ['Until', ({ until }) => <Day instant={until} />],
      ]}
    />
  );
};

export const Former = ({ releases }: { releases: Releases }) => (
  <Opened key={releases.slug} class="reading" summary="Former digests">
    <Digests releases={releases} />
  </Opened>
);
