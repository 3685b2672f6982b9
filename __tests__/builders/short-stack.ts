/** Items of a list that do not fit into a call on a short stack. On a whole one it takes 130,000. */
export const TOO_MANY_ITEMS = 40_000;

/** Makes a call with a quarter of the stack left: what spreads a long list into a call fails, and lists may be short. */
export const onShortStack = <A>(run: () => A): A =>
  ((..._: ReadonlyArray<undefined>): A => run())(...Array(95_000));
