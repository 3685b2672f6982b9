import type { Image, StatusItem } from '../model/documents';
import { dateOf } from '../model/freshness';
import { linkTo } from '../model/route';
import { Columns } from '../parts/columns';
import { DigestCopy } from '../parts/copy';
import { CountsCell, Freshness, GradeChip } from '../parts/security';
import { Empty } from '../parts/states';

type Version = NonNullable<Image['versions']>[number];

interface RowProps {
  readonly image: Image;
  readonly version: Version;
  readonly status: StatusItem | undefined;
  readonly isShown: boolean;
}

const Row = ({ image, version, status, isShown }: RowProps) => {
  const { version: name, digest, size, published } = version;
  const record = image.security?.versions.find((each) => each.version === name);
  return (
    <tr data-current={isShown}>
      <th scope="row">
        <a href={linkTo(['images', image.slug, name])} aria-current={isShown ? 'true' : undefined}>
          {name}
        </a>
      </th>
      <td data-label="Grade">
        <GradeChip grade={record?.grade} />
      </td>
      <td data-label="CVEs">
        <CountsCell counts={record} />
      </td>
      <td data-label="Fixable" class="number">
        {record === undefined ? <span class="faint">–</span> : record.fixable}
      </td>
      <td data-label="Scan">
        <Freshness status={status} />
      </td>
      <td data-label="Digest">
        {digest === undefined ? (
          <span class="faint">Not stated</span>
        ) : (
          <DigestCopy digest={digest} of={name} />
        )}
      </td>
      <td data-label="Published">
        {published === undefined ? (
          <span class="faint">–</span>
        ) : (
          <time dateTime={published}>{dateOf(published)}</time>
        )}
        {size === undefined ? null : <span class="line faint">{size}</span>}
      </td>
    </tr>
  );
};

interface VersionsProps {
  readonly image: Image;
  readonly statuses: ReadonlyArray<StatusItem>;
  /** The version whose findings stand below. */
  readonly shown: string | undefined;
}

/** Every published version: how good it is, how sure that is, and what to pin. */
export const Versions = ({ image, statuses, shown }: VersionsProps) => (
  <section aria-labelledby="versions">
    <h2 id="versions">Versions</h2>
    {(image.versions ?? []).length === 0 ? (
      <Empty title="No version is published" />
    ) : (
      <table class="plain" aria-labelledby="versions">
        <Columns labels={['Version', 'Grade', 'CVEs', 'Fixable', 'Scan', 'Digest', 'Published']} />
        <tbody>
          {(image.versions ?? []).map((version) => (
            <Row
              key={version.version}
              image={image}
              version={version}
              status={statuses.find((status) => status.version === version.version)}
              isShown={version.version === shown}
            />
          ))}
        </tbody>
      </table>
    )}
  </section>
);
