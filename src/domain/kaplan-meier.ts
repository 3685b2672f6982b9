/** How long something lasted. Unless the event ended it, it lasts at least this long. */
export interface Lasted {
  readonly days: number;
  readonly isEvent: boolean;
}

/** The share that is left from this time on. */
export interface Survival {
  readonly days: number;
  readonly share: number;
}

/**
 * Estimates, after Kaplan and Meier (1958), the share of cases without the event, at each time at which a case ends, in
 * order. A case that ends without the event counts as long as it was watched. At equal times, events come first.
 */
export const kaplanMeier = (cases: ReadonlyArray<Lasted>): ReadonlyArray<Survival> => {
  const ends = new Map<number, { events: number; all: number }>();
  for (const { days, isEvent } of cases) {
    const { events, all } = ends.get(days) ?? { events: 0, all: 0 };
    ends.set(days, { events: events + Number(isEvent), all: all + 1 });
  }
  let [share, atRisk] = [1, cases.length];
  return [...ends]
    .sort(([a], [b]) => a - b)
    .map(([days, { events, all }]) => {
      share *= 1 - events / atRisk;
      atRisk -= all;
      return { days, share };
    });
};
