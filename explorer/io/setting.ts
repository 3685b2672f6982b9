import { useState } from 'preact/hooks';

/** Browsers may forbid storage. */
const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

const store = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The setting lasts for this visit only.
  }
};

/** A setting of the reader, which the browser remembers. The first value is the default. */
export const useSetting = <V extends string>(
  name: string,
  values: readonly [V, ...ReadonlyArray<V>],
): readonly [value: V, set: (value: string) => void] => {
  const known = (value: string | null): V => values.find((each) => each === value) ?? values[0];
  const [value, setValue] = useState(() => known(stored(name)));
  const set = (wanted: string): void => {
    store(name, wanted);
    setValue(known(wanted));
  };
  return [value, set];
};
