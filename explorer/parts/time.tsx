import { NOW } from '../io/clock';
import { formatAge, formatDay, formatInstant } from '../model/freshness';

/** `Unknown` without an instant. */
export const Day = ({ instant }: { instant: string | null }) =>
  instant === null ? (
    <span class="faint">Unknown</span>
  ) : (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatDay(instant)}
    </time>
  );

export const When = ({ instant }: { instant: string }) => (
  <time dateTime={instant} title={formatInstant(instant)}>
    {formatAge(instant, NOW)}
  </time>
);
