/** Random numbers that are repeatable by their seed. */
export interface Random {
  /** An integer from 0 (inclusive) to `end` (exclusive). */
  readonly below: (end: number) => number;
  readonly pick: <A>(items: ReadonlyArray<A>) => A;
}

/** Mulberry32: small, and random enough for mutations. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
};
