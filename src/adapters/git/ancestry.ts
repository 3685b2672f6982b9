/** The parents of a commit; undefined if it is not known. */
export type ParentsOf = (commit: string) => Promise<ReadonlyArray<string> | undefined>;

/**
 * Whether a commit is `ancestor`, or descends from it. Reads no parent of `ancestor`, which cannot. False if a commit in
 * between is not known.
 */
export const isOrDescends = async (
  from: string,
  ancestor: string,
  parentsOf: ParentsOf,
): Promise<boolean> => {
  const seen = new Set(await parentsOf(ancestor));
  const queue = [from];
  for (const commit of queue) {
    if (commit === ancestor) return true;
    if (seen.has(commit)) continue;
    seen.add(commit);
    queue.push(...((await parentsOf(commit)) ?? []));
  }
  return false;
};
