import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { ViewParams } from '../io/navigation';
import { saveText } from '../io/save';
import { type CsvRow, toCsv } from '../model/csv';
import { SEVERITIES, TIERS, tierLabel } from '../model/documents';
import { categoriesOf } from '../model/images';
import { resultText } from '../model/numbers';
import type { Searchable } from '../model/searchable';
import { parseTarget } from '../model/target';
import { find } from '../search/find';
import { Chips, Choice, type Options, Search, Select, Toggle } from './controls';
import { ClearFilters, Empty } from './states';

/** Without options, it is on (`1`) or off (empty). */
export interface Filter<N extends string = string> {
  readonly name: N;
  readonly label: string;
  readonly options?: Options;
}

export const TIER: Filter<'tier'> = {
  name: 'tier',
  label: 'Tier',
  options: TIERS.map((each) => [each, tierLabel(each)]),
};
export const categoryFilter = (
  items: ReadonlyArray<{ readonly category: string }>,
): Filter<'category'> => ({
  name: 'category',
  label: 'Category',
  options: categoriesOf(items).map((each) => [each, each]),
});

export const SEVERITY: Filter<'severity'> = {
  name: 'severity',
  label: 'Severity',
  options: SEVERITIES.map(({ word, label }) => [word, label]),
};

/** This many filters fit next to the search on a wide screen. */
const MOST_FILTERS = 3;

/** A link for a search that names a vulnerability, package or digest. */
export const Identified = ({ query }: { query: string }) => {
  const target = parseTarget(query);
  return (
    target && (
      <p class="note identified">
        See <a href={target.place}>{target.name}</a>.
      </p>
    )
  );
};

interface ToolbarProps<P extends Asked> {
  readonly view: Pick<ViewParams<P>, 'params' | 'change'>;
  readonly noun: string;
  readonly search: string;
  /** On a small screen, or if they are many, a button hides them. */
  readonly filters: ReadonlyArray<Filter<keyof P & string>>;
  /** The first one is the default. A table whose headers sort shows them on small screens only. */
  readonly orders?: Options;
  /** Shown above the other filters. */
  readonly chips?: {
    readonly name: keyof P & string;
    readonly label: string;
    readonly chips: Options;
  };
  readonly isTable?: boolean;
}

type Asked = Readonly<Record<string, string>> & { readonly q: string };

interface ResultProps {
  readonly result: string;
  readonly children: ComponentChildren;
}

const Toolbar = <P extends Asked>(props: ToolbarProps<P> & ResultProps) => {
  const { view, noun, search, filters, orders, result, chips, children } = props;
  const [open, setOpen] = useState(false);
  const reverses = 'reverse' in view.params;
  const { isTable = reverses } = props;
  const set = filters.filter(({ name }) => view.params[name] !== '').length;
  const change = (some: Readonly<Record<string, string>>): void => view.change(some as Partial<P>);
  const bind = (name: string) => ({
    value: view.params[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <search
      class="toolbar flow"
      aria-label={`Filter ${noun}s`}
      data-open={open}
      data-many={filters.length > MOST_FILTERS}
    >
      {chips && <Chips label={chips.label} chips={chips.chips} {...bind(chips.name)} />}
      <Search {...bind('q')} label={search} />
      <div class="filters">
        {filters.map(({ name, label, options }) =>
          options === undefined ? (
            <Toggle key={name} label={label} {...bind(name)} />
          ) : (
            <Choice key={name} label={label} options={options} {...bind(name)} />
          ),
        )}
        {orders && (
          <Select
            label="Order"
            class={isTable ? 'only-small' : ''}
            options={orders}
            value={view.params['sort'] ?? ''}
            onChange={(sort) => change(reverses ? { sort, reverse: '' } : { sort })}
          />
        )}
      </div>
      {filters.length > 0 && (
        <button
          type="button"
          class={`button ${filters.length > MOST_FILTERS ? '' : 'only-small'}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filters{set > 0 ? ` (${set})` : ''}
        </button>
      )}
      <p class="result" role="status">
        {result}
      </p>
      {children}
      <Identified query={view.params.q} />
    </search>
  );
};

const NothingFits = ({ noun, onClear }: { noun: string; onClear: () => void }) => (
  <Empty title={`No ${noun} matches these filters`}>
    <ClearFilters onClear={onClear} />
  </Empty>
);

/** A table of all rows that are shown. */
interface Csv<A> {
  /** Without its ending. */
  readonly name: string;
  readonly row: (item: A) => CsvRow;
}

const Download = <A,>({ name, row, rows }: Csv<A> & { readonly rows: ReadonlyArray<A> }) => (
  <button
    type="button"
    class="button"
    title="Download these rows as a table"
    onClick={() => saveText(`${name}.csv`, 'text/csv', toCsv(rows.map(row)))}
  >
    CSV
  </button>
);

interface BrowseProps<A extends Searchable, P extends Asked> extends ToolbarProps<P> {
  readonly view: ViewParams<P>;
  /** Such as `image`. */
  readonly noun: string;
  /** Names a result, if it is not an item. */
  readonly counted?: string;
  readonly items: ReadonlyArray<A>;
  /** Searched instead of `q`, if only a part of that is a name. */
  readonly query?: string | undefined;
  /** Applied after the search. */
  readonly filter: (items: ReadonlyArray<A>, params: P) => ReadonlyArray<A>;
  /** Shown instead of no results. */
  readonly nothing?: ComponentChildren;
  /** Leaves out the controls, because the items are few. */
  readonly isBare?: boolean;
  readonly csv?: Csv<A>;
  readonly children: (shown: ReadonlyArray<A>) => ComponentChildren;
}

export const Browse = <A extends Searchable, P extends Asked>(props: BrowseProps<A, P>) => {
  const { items, filter, nothing, counted, isBare, csv, children, query, ...toolbar } = props;
  const { noun, view } = toolbar;
  const { params } = view;
  const q = query ?? params.q;
  const found = useMemo(() => find(items, q), [items, q]);
  const shown = useMemo(() => filter(found.items, { ...params, q }), [found, params, q, filter]);
  const download = csv && shown.length > 0 && <Download {...csv} rows={shown} />;
  return (
    <>
      {!isBare && (
        <Toolbar {...toolbar} result={resultText(shown.length, items.length, counted ?? noun)}>
          {download}
        </Toolbar>
      )}
      {found.similar && <p class="note">Nothing matches “{params.q.trim()}”. Similar names:</p>}
      {shown.length > 0
        ? children(shown)
        : (nothing ?? <NothingFits noun={noun} onClear={view.clear} />)}
      {isBare && download && <p class="more-rows">{download}</p>}
    </>
  );
};
