import { medianText } from '../../src/domain/fix-time';
import { formatNumber } from '../../src/domain/values/plural';
import type { FixRow } from '../model/documents';
import { Opened } from '../parts/opened';
import { Dash } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Tile } from './totals';

const CARD = ['critical', 'high'];

/** How long findings stay that have a fix; `rows` are those of the catalog. */
export const FixTile = ({ rows }: { rows: ReadonlyArray<FixRow> }) => {
  const shown = rows.filter(({ scope, clock }) => CARD.includes(scope) && clock === 'fixable');
  const oldest = Math.max(...shown.map(({ oldestOpenDays }) => oldestOpenDays ?? 0));
  return (
    <Tile label="From a known fix to a build with it">
      {shown.map(({ scope, n, p50 }) => (
        <span key={scope} class="note">
          {scope}: {medianText(n, p50)}
        </span>
      ))}
      {oldest > 0 ? <span class="note">Oldest open: {formatNumber(oldest)} days</span> : null}
    </Tile>
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

/** The times in numbers, of every scope that has cases. */
export const FixTable = ({ rows }: { rows: ReadonlyArray<FixRow> }) =>
  rows.length === 0 ? null : (
    <Opened class="reading" summary="Times to a fix as a table">
      <div class="over">
        <Table
          aria-label="Times to a fix"
          items={rows.filter(({ n, before }) => n + before > 0)}
          columns={[
            ['Scope', ({ scope }) => scope],
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
      </div>
    </Opened>
  );
