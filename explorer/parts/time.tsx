import { NOW } from '../io/clock';
import { formatAge, formatDay, formatInstant } from '../model/freshness';

/** A day, with the time as its title, or "Unknown". */
export const Day = ({ instant }: { instant: string | null }) =>
  instant === null ? (
    <span class="faint">Unknown</span>
  ) : (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatDay(instant)}
    </time>
  );

/** An age in words, with the date as its title. */
export const When = ({ instant }: { instant: string }) => (
  <time dateTime={instant} title={formatInstant(instant)}>
    {formatAge(instant, NOW)}
  </time>
);
