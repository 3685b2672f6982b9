import { useDocument } from '../io/load';
import type { Releases } from '../model/documents';
import { DigestCopy } from '../parts/copy';
import { Opened } from '../parts/opened';
import { Ready } from '../parts/states';
import { Table } from '../parts/table';
import { Day } from '../parts/time';

export const releasesPath = (slug: string): string => `images/${slug}/releases.json`;

const NONE = <p class="note">No former digest is known.</p>;

const Digests = ({ releases: { releases } }: { releases: Releases }) => {
  const rows = releases.flatMap(({ version, former }) =>
    former.map((each) => ({ version, ...each })),
  );
  return rows.length === 0 ? (
    NONE
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

const Loaded = ({ slug }: { slug: string }) => (
  <Ready of={useDocument<Releases>(releasesPath(slug))} missing={NONE}>
    {(releases) => <Digests releases={releases} />}
  </Ready>
);

/** The former digests of an image, loaded when they are opened. */
export const Former = ({ slug }: { slug: string }) => (
  <Opened key={slug} class="reading" summary="Former digests">
    <Loaded slug={slug} />
  </Opened>
);
