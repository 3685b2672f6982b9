import { medianText } from '../../src/domain/fix-time';
import { formatNumber } from '../../src/domain/values/plural';
import type { FixRow } from '../model/documents';
import { Dash } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Tile } from './totals';

const CARD = ['critical', 'high'];

/** Hidden until something was fixed, or is open. */
export const FixTile = ({ rows }: { rows: ReadonlyArray<FixRow> }) => {
  const shown = rows.filter(({ clock }) => clock === 'fixable');
  const grave = CARD.map((name) => [name, shown.find(({ scope }) => scope === name)] as const);
  const oldest = Math.max(...grave.map(([, row]) => row?.oldestOpenDays ?? 0));
  return oldest === 0 && grave.every(([, row]) => row?.p50 == null) ? null : (
    <Tile label="Time to fix">
      {grave.map(([name, row]) => (
        <span key={name} class="note">
          {name}: {row === undefined ? '–' : medianText(row.n, row.p50)}
        </span>
      ))}
      <span class="note">oldest open: {oldest > 0 ? `${formatNumber(oldest)} days` : '–'}</span>
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

/** Only scopes with cases. */
export const FixTable = ({ rows }: { rows: ReadonlyArray<FixRow> }) => (
  <Table
    aria-label="Times to a fix"
    items={rows.filter(({ n, before }) => n + before > 0)}
    columns={[
      ['Times to a fix', ({ scope }) => scope],
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
