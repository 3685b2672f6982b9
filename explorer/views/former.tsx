import { useState } from 'preact/hooks';
import { useDocument } from '../io/load';
import type { Releases } from '../model/documents';
import { Columns } from '../parts/columns';
import { DigestCopy } from '../parts/copy';
import { Day } from '../parts/day';
import { Ready } from '../parts/states';

export const releasesPath = (slug: string): string => `images/${slug}/releases.json`;

const NONE = <p class="note">No former digest is known.</p>;

const Table = ({ releases }: { releases: Releases }) => {
  const rows = releases.releases.flatMap(({ version, former }) =>
    former.map((each) => ({ version, ...each })),
  );
  return rows.length === 0 ? (
    NONE
  ) : (
    <table class="plain" aria-label="Former digests">
      <Columns labels={['Version', 'Digest', 'Until']} />
      <tbody>
        {rows.map(({ version, digest, until }) => (
          <tr key={`${version} ${digest}`}>
            <th scope="row">{version}</th>
            <td data-label="Digest">
              <DigestCopy digest={digest} of={`${version} until ${until ?? 'an unknown day'}`} />
            </td>
            <td data-label="Until">
              <Day instant={until} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Loaded = ({ slug }: { slug: string }) => (
  <Ready of={useDocument<Releases>(releasesPath(slug))} missing={NONE}>
    {(releases) => <Table releases={releases} />}
  </Ready>
);

/** Digests that the versions of an image had before; nothing is loaded until somebody wants to see them. */
export const Former = ({ slug }: { slug: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <details class="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Former digests</summary>
      {open ? <Loaded slug={slug} /> : null}
    </details>
  );
};
