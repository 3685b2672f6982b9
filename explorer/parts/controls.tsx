import type { ComponentChildren } from 'preact';

interface SearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const Search = ({ label, value, onChange }: SearchProps) => (
  <label class="field field-search">
    <span class="hidden">{label}</span>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </svg>
    <input
      type="search"
      placeholder={label}
      value={value}
      autocomplete="off"
      spellcheck={false}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Values and what people read; the empty value asks nothing. */
  readonly options: ReadonlyArray<readonly [string, string]>;
  readonly onChange: (value: string) => void;
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label class="field" data-set={value !== ''}>
    <span class="hidden">{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{label}: any</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Toggle = ({ label, on, onChange }: ToggleProps) => (
  <label class="field field-toggle" data-set={on}>
    <input
      type="checkbox"
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);

/** Filters of a table, and how much they leave. */
export const Toolbar = (props: { label: string; result: string; children: ComponentChildren }) => (
  <search class="toolbar" aria-label={props.label}>
    {props.children}
    <p class="result" role="status">
      {props.result}
    </p>
  </search>
);

interface SortProps<O extends string> {
  readonly label: string;
  readonly column: O;
  readonly order: string;
  readonly reversed: boolean;
  readonly onSort: (column: O, reversed: boolean) => void;
}

/** The head of a column that sorts; once more turns the order around. */
export const SortHead = <O extends string>(props: SortProps<O>) => {
  const { label, column, order, reversed, onSort } = props;
  const active = order === column;
  const direction = reversed ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={active ? direction : 'none'}>
      <button type="button" onClick={() => onSort(column, active && !reversed)}>
        {label}
        <span class="arrow" aria-hidden="true">
          {active ? (reversed ? '↑' : '↓') : '↕'}
        </span>
      </button>
    </th>
  );
};

/** "39 images", or "3 of 39 images" where filters leave some out. */
export const resultText = (shown: number, all: number, noun: string): string => {
  const total = `${all.toLocaleString('en')} ${noun}${all === 1 ? '' : 's'}`;
  return shown === all ? total : `${shown.toLocaleString('en')} of ${total}`;
};
