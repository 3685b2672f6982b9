import { goTo, type ViewParams } from '../io/navigation';
import type { Orders } from '../model/orders';
import { parseTarget } from '../model/target';
import type { Sorting } from './long-table';

interface ControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Binds the order of a table to the address, which omits the default, the first order. */
export const sortBy = (
  {
    params: { sort, reverse },
    change,
  }: Pick<ViewParams<{ readonly sort: string; readonly reverse: string }>, 'params' | 'change'>,
  orders: Orders<never>,
): Sorting => {
  const [first = ''] = Object.keys(orders);
  return {
    order: Object.hasOwn(orders, sort) ? sort : first,
    reversed: reverse !== '',
    onSort: (column, reversed) =>
      change({ sort: column === first ? '' : column, reverse: reversed ? '1' : '' }),
  };
};

/** Enter opens the view of a vulnerability or digest. */
const entered = (event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): void => {
  const target = event.key === 'Enter' ? parseTarget(event.currentTarget.value) : undefined;
  if (target !== undefined) goTo(target.place);
};

export const Search = ({ label, value, onChange }: ControlProps) => (
  <label class="field field-search">
    <span class="hidden">{label}</span>
    <input
      type="search"
      placeholder={label}
      value={value}
      autocomplete="off"
      spellcheck={false}
      onInput={(event) => onChange(event.currentTarget.value)}
      onKeyDown={entered}
    />
  </label>
);

export type Options = ReadonlyArray<readonly [value: string, text: string]>;

interface SelectProps extends ControlProps {
  readonly options: Options;
  readonly class?: string;
  readonly 'data-set'?: boolean;
}

export const Select = ({ label, value, options, onChange, ...rest }: SelectProps) => (
  <label {...rest} class={`field ${rest.class ?? ''}`}>
    <span class="hidden">{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** The empty value means any. */
export const Choice = ({ options, ...control }: ControlProps & { readonly options: Options }) => (
  <Select
    {...control}
    data-set={control.value !== ''}
    options={[['', `${control.label}: any`], ...options]}
  />
);

/** A filter that is on (`1`) or off (empty). */
export const Toggle = ({ label, value, onChange }: ControlProps) => (
  <label class="field field-toggle" data-set={value !== ''}>
    <input
      type="checkbox"
      checked={value !== ''}
      onChange={(event) => onChange(event.currentTarget.checked ? '1' : '')}
    />
    <span>{label}</span>
  </label>
);

export const Chips = (props: ControlProps & { readonly chips: Options }) => (
  <fieldset class="chips">
    <legend class="hidden">{props.label}</legend>
    {props.chips.map(([each, text]) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === props.value}
        onClick={() => props.onChange(each)}
      >
        {text}
      </button>
    ))}
  </fieldset>
);
