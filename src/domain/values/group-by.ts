/** What has the same key; never empty. */
export type Group<A> = readonly [A, ...A[]];

export const isGroup = <A>(items: ReadonlyArray<A>): items is Group<A> => items.length > 0;

/** The values of each key, in order of first appearance. */
export const collect = <K, V>(pairs: Iterable<readonly [K, V]>): Map<K, Group<V>> => {
  const groups = new Map<K, [V, ...V[]]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
};

/** Groups items by their keys, in order of first appearance. */
export const groupBy = <A>(items: Iterable<A>, keyOf: (item: A) => string): Map<string, Group<A>> =>
  collect(Array.from(items, (item) => [keyOf(item), item] as const));

/** The last item of each key, in order of first appearance. */
export const uniqueBy = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => unknown): A[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
