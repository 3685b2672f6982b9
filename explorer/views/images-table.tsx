import { useWindowed } from '../io/windowed';
import { tierLabel } from '../model/documents';
import type { ImageOrder, ListedImage } from '../model/images';
import { number } from '../model/numbers';
import { linkTo } from '../model/route';
import { SortHead } from '../parts/columns';
import { GradeChip, Score } from '../parts/grade';
import { Freshness } from '../parts/scan';
import { CountsCell } from '../parts/security';

interface RowProps {
  readonly listed: ListedImage;
  readonly index: number;
  readonly largest: number;
}

const Row = ({ listed: { image, status, scan }, index, largest }: RowProps) => {
  const { slug, name, summary, category, tier, security, versions } = image;
  const isPlanned = scan === 'planned';
  const version = security?.version ?? versions?.[0]?.version;
  return (
    <tr aria-rowindex={index + 2} style={{ '--at': index }}>
      <th scope="row">
        <a href={linkTo(['images', slug])}>{name}</a>
        {isPlanned ? <span class="pill">Planned</span> : null}
        <span class="line faint">{summary}</span>
      </th>
      <td data-column="category">{category}</td>
      <td data-column="tier">{tierLabel(tier)}</td>
      <td data-column="version">
        <code title={version}>{version ?? '–'}</code>
      </td>
      <td data-column="grade">
        <GradeChip grade={security?.grade} />
      </td>
      <td data-column="score">
        <Score score={security?.score} />
      </td>
      <td data-column="total">
        {isPlanned ? (
          <span class="faint">–</span>
        ) : (
          <CountsCell
            counts={security ?? undefined}
            largest={largest}
            state={status?.state ?? 'unscanned'}
          />
        )}
      </td>
      <td data-column="fixable" class="number">
        {security === null ? <span class="faint">–</span> : number(security.fixable)}
      </td>
      <td data-column="scan">
        <Freshness status={isPlanned ? undefined : status} />
      </td>
    </tr>
  );
};

interface TableProps {
  readonly rows: ReadonlyArray<ListedImage>;
  /** Findings of the image that has most: the longest bar. */
  readonly largest: number;
  readonly order: ImageOrder;
  readonly reversed: boolean;
  readonly onSort: (column: ImageOrder, reversed: boolean) => void;
}

export const ImagesTable = ({ rows, largest, ...sort }: TableProps) => {
  const { body, first, end } = useWindowed(rows.length);
  return (
    <table class="rows rows-images" aria-label="Images" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <SortHead label="Image" column="name" first="ascending" {...sort} />
          <SortHead label="Category" column="category" first="ascending" {...sort} />
          <SortHead label="Tier" column="tier" first="descending" {...sort} />
          <th scope="col" data-column="version">
            Version
          </th>
          <SortHead label="Grade" column="grade" first="descending" {...sort} />
          <SortHead label="Score" column="score" first="ascending" {...sort} />
          <SortHead label="Findings" column="total" first="descending" {...sort} />
          <SortHead label="Fixable" column="fixable" first="descending" {...sort} />
          <SortHead label="Scan" column="scan" first="ascending" {...sort} />
        </tr>
      </thead>
      <tbody ref={body} style={{ '--rows': rows.length }} data-results>
        {rows.slice(first, end).map((listed, i) => (
          <Row key={listed.image.slug} listed={listed} index={first + i} largest={largest} />
        ))}
      </tbody>
    </table>
  );
};
