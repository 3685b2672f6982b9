import type { FindingEntry } from '../../contract/findings';

type WithAliases = Pick<FindingEntry, 'aliases'>;

export const byAlias = <A>(
  pairs: Iterable<readonly [entry: WithAliases, value: A]>,
): ReadonlyMap<string, ReadonlyArray<A>> => {
  const named = new Map<string, A[]>();
  for (const [{ aliases }, value] of pairs)
    for (const alias of aliases) {
      const group = named.get(alias);
      if (group === undefined) named.set(alias, [value]);
      else group.push(value);
    }
  return named;
};
