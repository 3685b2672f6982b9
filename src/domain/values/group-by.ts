/** Items with the same key; never empty. */
export type Group<A> = readonly [A, ...A[]];

export const isGroup = <A>(items: ReadonlyArray<A>): items is Group<A> => items.length > 0;

/** Groups items by their keys, in order of first appearance. */
export const groupBy = <A>(
  items: Iterable<A>,
  keyOf: (item: A) => string,
): Map<string, Group<A>> => {
  const groups = new Map<string, [A, ...A[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
