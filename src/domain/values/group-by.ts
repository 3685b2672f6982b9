/** Items with the same key; never empty. */
export type Group<A> = readonly [A, ...A[]];

export const isGroup = <A>(items: ReadonlyArray<A>): items is Group<A> => items.length > 0;

/** Groups items by their keys, in order of first appearance. */
export const groupBy = <A, K = string>(
  items: Iterable<A>,
  keyOf: (item: A) => K,
): Map<K, Group<A>> => {
  const groups = new Map<K, [A, ...A[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

/** The values of each key, in order of first appearance. */
export const collect = <K, V>(
  pairs: Iterable<readonly [key: K, value: V]>,
): Map<K, ReadonlyArray<V>> =>
  new Map(
    [...groupBy(pairs, ([key]) => key)].map(([key, own]) => [key, own.map(([, value]) => value)]),
  );

/** The last item of each key, in order of first appearance. */
export const uniqueBy = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => unknown): A[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
