/** How long something lasted, and whether the event ended it. If not, nobody knows how long it would have lasted. */
export interface Lasted {
  readonly days: number;
  readonly isEvent: boolean;
}

/** From this time on, this share is left. */
export interface Survival {
  readonly days: number;
  readonly share: number;
}

/**
 * The estimator of Kaplan and Meier (1958): the share to which the event has not happened, at each time at which a case
 * ends, in order. What ends otherwise counts as long as it was watched. At one time, events come first.
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
