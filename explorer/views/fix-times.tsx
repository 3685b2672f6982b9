import { MIN_CASES, medianText } from '../../src/domain/fix-time';
import { formatNumber } from '../../src/domain/values/plural';
import type { FixRow } from '../model/documents';
import { Dash } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Tile } from './totals';

const CARD = ['critical', 'high'];

/** Hidden until one of the two has enough cases. */
export const FixTile = ({ rows }: { rows: ReadonlyArray<FixRow> }) => {
  const grave = rows.filter(
    ({ clock, scope, n }) => clock === 'fixable' && CARD.includes(scope) && n >= MIN_CASES,
  );
  const oldest = Math.max(...grave.map(({ oldestOpenDays }) => oldestOpenDays ?? 0));
  return (
    grave.length > 0 && (
      <Tile label="Time to fix">
        {grave.map(({ scope, n, p50 }) => (
          <span key={scope} class="note">
            {scope}: {medianText(n, p50)}
          </span>
        ))}
        {oldest > 0 && <span class="note">oldest open: {formatNumber(oldest)} days</span>}
      </Tile>
    )
  );
};

const days =
  (key: 'p50' | 'p80' | 'p95' | 'oldestOpenDays'): Column<FixRow>[1] =>
  (row) =>
    row[key] ?? <Dash />;

const within = (key: keyof FixRow['within']): Column<FixRow> => [
  `In ${key} days`,
  ({ within: share }) => {
    const fixed = share[key];
    return fixed === null ? <Dash /> : `${Math.round(100 * fixed)} %`;
  },
];

/** Only scopes with cases. */
export const FixTable = ({ rows }: { rows: ReadonlyArray<FixRow> }) => (
  <Table
    aria-label="Times to fix"
    items={rows.filter(({ n, before }) => n + before > 0)}
    columns={[
      ['Times to fix', ({ scope }) => scope],
      ['Since', ({ clock }) => clock],
      ['Cases', ({ n }) => formatNumber(n)],
      ['Fixed', ({ fixed }) => formatNumber(fixed)],
      ['Open', ({ open }) => formatNumber(open)],
      within('7'),
      within('30'),
      ['Half, days', days('p50')],
      ['95 %, days', days('p95')],
      ['Oldest open, days', days('oldestOpenDays')],
    ]}
  />
);
