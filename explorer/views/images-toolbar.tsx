import { GRADES, TIERS, tierLabel } from '../model/documents';
import { AGES } from '../model/freshness';
import type { Scan } from '../model/images';
import { Choice, Order, Search, Toggle, Toolbar } from '../parts/controls';
import { scanWords } from '../parts/scan';

export const INITIAL = {
  q: '',
  category: '',
  tier: '',
  grade: '',
  scan: '',
  rebuild: '',
  sort: '',
  reverse: '',
};
type Asked = typeof INITIAL;

const SCANS: ReadonlyArray<Scan> = [
  ...AGES.map(([age]) => age),
  'withheld',
  'unscanned',
  'planned',
];

interface ToolbarProps {
  readonly params: Asked;
  readonly change: (some: Partial<Asked>) => void;
  readonly categories: ReadonlyArray<string>;
  readonly set: number;
  readonly result: string;
}

export const ImagesToolbar = ({ params, change, categories, set, result }: ToolbarProps) => (
  <Toolbar
    label="Filter images"
    result={result}
    set={set}
    query={params.q}
    search={
      <Search
        label="Search images, versions, digests"
        value={params.q}
        onChange={(q) => change({ q })}
      />
    }
  >
    <Choice
      label="Category"
      value={params.category}
      options={categories.map((each) => [each, each])}
      onChange={(category) => change({ category })}
    />
    <Choice
      label="Tier"
      value={params.tier}
      options={TIERS.map((each) => [each, tierLabel(each)])}
      onChange={(tier) => change({ tier })}
    />
    <Choice
      label="Grade"
      value={params.grade}
      options={[
        ...GRADES.map((each): [string, string] => [each, `Grade ${each}`]),
        ['none', 'No grade'],
      ]}
      onChange={(grade) => change({ grade })}
    />
    <Choice
      label="Scan"
      value={params.scan}
      options={SCANS.map((each) => [each, scanWords(each).label])}
      onChange={(scan) => change({ scan })}
    />
    <Toggle
      label="Needs rebuild"
      on={params.rebuild !== ''}
      onChange={(on) => change({ rebuild: on ? '1' : '' })}
    />
    <Order
      small
      value={params.sort}
      options={[
        ['', 'Worst first'],
        ['total', 'Most findings first'],
        ['fixable', 'Most fixable first'],
        ['scan', 'Oldest scan first'],
        ['name', 'By name'],
        ['catalog', 'As in the catalog'],
      ]}
      onChange={(sort) => change({ sort, reverse: '' })}
    />
  </Toolbar>
);
