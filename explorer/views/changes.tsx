import { readyValue, useDocument } from '../io/load';
import { dayText } from '../model/changes';
import type { Changes, Feed } from '../model/documents';
import { formatDay } from '../model/freshness';
import { newsOf } from '../model/news';
import { linkTo } from '../model/route';
import { Listing } from '../parts/listing';
import { NewsList } from '../parts/news';
import { Empty } from '../parts/states';
import { Table } from '../parts/table';
import { Day } from '../parts/time';

const From = ({ from }: Pick<Changes, 'from'>) => (
  <p class="note">
    {from === null ? (
      'It is not known when this record begins. '
    ) : (
      <>
        Changes are recorded since <Day instant={from} />.{' '}
      </>
    )}
    A CVE counts once for each version that gained or lost it. Also as a feed:{' '}
    <a href="feed.atom">Atom</a>, <a href="feed.json">JSON Feed</a>.
  </p>
);

const Days = ({ changes: { data } }: { changes: Changes }) => {
  const news = readyValue(useDocument<Feed>('feed.json', 'later'))?.items ?? [];
  return data.length === 0 ? (
    <Empty title="Nothing has changed since" />
  ) : (
    <Table
      class="plain-days"
      aria-label="Changes by day"
      items={data}
      columns={[
        ['Day', ({ date }) => <a href={linkTo(['changes', date])}>{formatDay(date)}</a>],
        [
          'What happened',
          (item) => (
            <div>
              {dayText(item)}
              <NewsList items={newsOf(news, item.date)} />
            </div>
          ),
        ],
      ]}
      page={60}
      results
    />
  );
};

/** The days with changes, newest first. */
export const ChangesView = () => (
  <Listing<Changes> title="Changes" path="changes.json" what="changes">
    {(changes) => (
      <>
        <From from={changes.from} />
        <Days changes={changes} />
      </>
    )}
  </Listing>
);
