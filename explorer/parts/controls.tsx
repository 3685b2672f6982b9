import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { goTo } from '../io/navigation';
import { namedIn } from '../model/named';
import { Identified } from './finder';

interface SearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An identifier of a vulnerability and a digest lead to their views. */
const entered = (event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): void => {
  const named = event.key === 'Enter' ? namedIn(event.currentTarget.value) : undefined;
  if (named !== undefined) goTo(named.place);
};

/** Typing `/` anywhere leads here. */
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
      aria-keyshortcuts="/"
      onInput={(event) => onChange(event.currentTarget.value)}
      onKeyDown={entered}
    />
    <span class="key" aria-hidden="true">
      /
    </span>
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

interface OrderProps {
  readonly value: string;
  /** The first one is the order that needs no word in the address. */
  readonly options: ReadonlyArray<readonly [string, string]>;
  readonly onChange: (value: string) => void;
  /** If table headers sort, this replaces them on small screens only. */
  readonly small?: boolean;
}

export const Order = ({ value, options, onChange, small }: OrderProps) => (
  <label class={`field ${small ? 'only-small' : ''}`}>
    <span class="hidden">Order</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
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

interface ToolbarProps {
  readonly label: string;
  readonly result: string;
  readonly search: ComponentChildren;
  /** What is searched for. */
  readonly query: string;
  /** How many filters are set: a small screen hides them behind a button. */
  readonly set: number;
  readonly children?: ComponentChildren;
}

/** Search and filters of a table, and how much they leave. */
export const Toolbar = ({ label, result, search, query, set, children }: ToolbarProps) => {
  const [open, setOpen] = useState(false);
  return (
    <search class="toolbar" aria-label={label} data-open={open}>
      {search}
      <button
        type="button"
        class="button only-small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Filters{set > 0 ? ` (${set})` : ''}
      </button>
      <div class="filters">{children}</div>
      <p class="result" role="status">
        {result}
      </p>
      <Identified query={query} />
    </search>
  );
};

/** How many of some values ask for something. */
export const countSet = (...values: ReadonlyArray<string>): number =>
  values.filter((value) => value !== '').length;
