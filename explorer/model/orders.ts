type Compare<A> = (a: A, b: A) => number;

/** The orders of a list by name, the default first. */
export type Orders<A> = Readonly<Record<string, Compare<A>>>;

/** Ties keep their order. */
export const sorted = <A>(
  orders: Orders<A>,
  items: ReadonlyArray<A>,
  order: string,
  reversed = false,
): ReadonlyArray<A> => {
  const compare = orders[order] ?? (() => 0);
  return items.toSorted((a, b) => (reversed ? compare(b, a) : compare(a, b)));
};

/** By the first criterion that differs. */
export const inTurn =
  <A>(...compares: ReadonlyArray<Compare<A>>): Compare<A> =>
  (a, b) =>
    compares.reduce((order, compare) => order || compare(a, b), 0);

/** Numbers in a text count as numbers. */
export const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });

/** The largest first. */
export const most =
  <A>(numberOf: (item: A) => number | null | undefined): Compare<A> =>
  (a, b) =>
    (numberOf(b) ?? -1) - (numberOf(a) ?? -1);
