import { useDocument } from '../io/load';
import { dayText } from '../model/changes';
import type { Changes } from '../model/documents';
import { dayOf } from '../model/freshness';
import { linkTo } from '../model/route';
import { Head } from '../parts/head';
import { Empty, Ready } from '../parts/states';
import { Table } from '../parts/table';
import { Day } from '../parts/time';

/** Since when it is told: what happened before, nobody wrote down. */
const From = ({ from }: Pick<Changes, 'from'>) => (
  <p class="note">
    {from === null ? (
      'Since when this is told is not known. '
    ) : (
      <>
        Told since <Day instant={from} />: nothing before is.{' '}
      </>
    )}
    A CVE counts once for each version that it came to or left. Also as a feed:{' '}
    <a href="feed.atom">Atom</a>, <a href="feed.json">JSON Feed</a>.
  </p>
);

const Days = ({ changes: { data } }: { changes: Changes }) =>
  data.length === 0 ? (
    <Empty title="Nothing has changed since then" />
  ) : (
    <Table
      class="plain-days"
      aria-label="Changes by day"
      items={data}
      columns={[
        ['Day', ({ date }) => <a href={linkTo(['changes', date])}>{dayOf(date)}</a>],
        ['What happened', dayText],
      ]}
      page={60}
      results
    />
  );

/** The days on which something happened, the newest first. */
export const ChangesView = () => (
  <>
    <Head title="Changes" json={['changes.json']} />
    <Ready
      of={useDocument<Changes>('changes.json')}
      missing={<Empty title="This catalog publishes no changes" />}
    >
      {(changes) => (
        <>
          <From from={changes.from} />
          <Days changes={changes} />
        </>
      )}
    </Ready>
  </>
);
