import type { Image, StatusItem } from '../model/documents';
import { dateOf, dayOf } from '../model/freshness';
import { number } from '../model/numbers';
import { linkTo } from '../model/route';
import { eolOf, recommendedOf, verdictWords } from '../model/verdict';
import { Columns } from '../parts/columns';
import { DigestCopy } from '../parts/copy';
import { GradeChip, Score } from '../parts/grade';
import { Freshness } from '../parts/scan';
import { CountsCell } from '../parts/security';
import { Empty } from '../parts/states';

type Version = NonNullable<Image['versions']>[number];

/** What to think of a version, and how long it is supported. */
const Judgement = ({ version, status }: Pick<RowProps, 'version' | 'status'>) => {
  const said = status === undefined ? undefined : verdictWords(status);
  const eol = eolOf(version);
  return (
    <>
      {said === undefined ? (
        <span class="faint">–</span>
      ) : (
        <span class="pill" data-verdict={said.verdict} title={said.meaning}>
          {said.label}
        </span>
      )}
      {eol === undefined ? null : <span class="line faint">Support until {dayOf(eol)}</span>}
    </>
  );
};

interface RowProps {
  readonly image: Image;
  readonly version: Version;
  readonly status: StatusItem | undefined;
  readonly isShown: boolean;
  readonly isLatest: boolean;
  /** Findings of the version that has most: the longest bar. */
  readonly largest: number;
}

const Row = ({ image, version, status, isShown, isLatest, largest }: RowProps) => {
  const { version: name, digest, size, published } = version;
  const record = image.security?.versions.find((each) => each.version === name);
  return (
    <tr data-current={isShown}>
      <th scope="row">
        <a href={linkTo(['images', image.slug, name])} aria-current={isShown ? 'true' : undefined}>
          {name}
        </a>
        {isLatest ? <span class="pill">Latest</span> : null}
        {recommendedOf(image) === name ? <span class="pill">Recommended</span> : null}
      </th>
      <td data-label="Verdict">
        <Judgement version={version} status={status} />
      </td>
      <td data-label="Grade">
        <GradeChip grade={record?.grade} />
      </td>
      <td data-label="Score">
        <Score score={record?.score} />
      </td>
      <td data-label="Findings">
        <CountsCell counts={record} largest={largest} state={status?.state ?? 'unscanned'} />
      </td>
      <td data-label="Fixable" class="number">
        {record === undefined ? <span class="faint">–</span> : number(record.fixable)}
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
  /** The version whose findings are below. */
  readonly shown: string | undefined;
}

/** Every published version: how good it is, how sure that is, and what to pin. */
export const Versions = ({ image, statuses, shown }: VersionsProps) => {
  const largest = Math.max(0, ...(image.security?.versions ?? []).map(({ total }) => total));
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      {(image.versions ?? []).length === 0 ? (
        <Empty title="No version is published" />
      ) : (
        <table class="plain plain-versions" aria-labelledby="versions">
          <Columns
            labels={[
              'Version',
              'Verdict',
              'Grade',
              'Score',
              'Findings',
              'Fixable',
              'Scan',
              'Digest',
              'Published',
            ]}
          />
          <tbody>
            {(image.versions ?? []).map((version, i) => (
              <Row
                key={version.version}
                image={image}
                version={version}
                status={statuses.find((status) => status.version === version.version)}
                isShown={version.version === shown}
                isLatest={i === 0}
                largest={largest}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
