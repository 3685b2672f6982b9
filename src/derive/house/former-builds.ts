/** The limit is in docs/history-and-size.md. */
const MAX_FORMER = 8;

/** What is remembered of the builds before the `present` one, latest first: each digest once. */
export const nextFormer = <F extends { readonly digest: string }>(
  present: string | null | undefined,
  latestFirst: ReadonlyArray<F>,
): F[] => {
  const distinct = new Map<string, F>();
  for (const each of latestFirst)
    if (each.digest !== present && !distinct.has(each.digest)) distinct.set(each.digest, each);
  return [...distinct.values()].slice(0, MAX_FORMER);
};
