import type { ViewParams } from '../io/navigation';
import { GRADES } from '../model/documents';
import { SCANS } from '../model/images';
import { bindTo, Choice, Order, TierChoice, Toggle, Toolbar } from '../parts/controls';
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

interface ToolbarProps {
  readonly view: ViewParams<typeof INITIAL>;
  readonly categories: ReadonlyArray<string>;
  readonly result: string;
}

export const ImagesToolbar = ({ view, categories, result }: ToolbarProps) => {
  const { category, tier, grade, scan, rebuild, sort } = view.params;
  const bind = bindTo(view);
  return (
    <Toolbar
      label="Filter images"
      search="Search images, versions, digests"
      result={result}
      filters={[category, tier, grade, scan, rebuild]}
      {...bind('q')}
    >
      <Choice
        label="Category"
        {...bind('category')}
        options={categories.map((each) => [each, each])}
      />
      <TierChoice {...bind('tier')} />
      <Choice
        label="Grade"
        {...bind('grade')}
        options={[
          ...GRADES.map((each): [string, string] => [each, `Grade ${each}`]),
          ['none', 'No grade'],
        ]}
      />
      <Choice
        label="Scan"
        {...bind('scan')}
        options={SCANS.map((each) => [each, scanWords(each).label])}
      />
      <Toggle label="Needs rebuild" {...bind('rebuild')} />
      <Order
        small
        value={sort}
        options={[
          ['', 'Worst first'],
          ['total', 'Most findings first'],
          ['fixable', 'Most fixable first'],
          ['scan', 'Oldest scan first'],
          ['name', 'By name'],
          ['catalog', 'As in the catalog'],
        ]}
        onChange={(value) => view.change({ sort: value, reverse: '' })}
      />
    </Toolbar>
  );
};
