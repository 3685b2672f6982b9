/** Seconds of each unit, from the largest. */
const UNITS: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** How long ago an instant is, e.g. `3 days ago`. */
export const ago = (instant: string, now: number): string => {
  const seconds = (Date.parse(instant) - now) / 1000;
  if (Number.isNaN(seconds)) return instant;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['minute', 60];
  return relative.format(Math.trunc(seconds / size), unit);
};

/** An instant for people, in UTC; a text that is none stays as it is. */
export const dateOf = (instant: string): string => {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : `${dates.format(time)} UTC`;
};
