import { NOW } from '../io/clock';
import { ago, dateOf, dayOf } from '../model/freshness';

/** A day, with its time at hand; what is not known is said. */
export const Day = ({ instant }: { instant: string | null }) =>
  instant === null ? (
    <span class="faint">Unknown</span>
  ) : (
    <time dateTime={instant} title={dateOf(instant)}>
      {dayOf(instant)}
    </time>
  );

/** An age in words, with its date. */
export const When = ({ instant }: { instant: string }) => (
  <time dateTime={instant} title={dateOf(instant)}>
    {ago(instant, NOW)}
  </time>
);
