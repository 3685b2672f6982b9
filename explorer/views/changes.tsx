import { pluralize } from '../../src/domain/values/plural';
import { useNameOf } from '../io/lists';
import { readyValue, useDocument } from '../io/load';
import type { Changes, ChangesItem, Feed } from '../model/documents';
import { formatDay } from '../model/freshness';
import { allDays, dayTitle, type News, newsOf, saysMore } from '../model/news';
import { linkTo } from '../model/route';
import { Listing } from '../parts/listing';
import { NewsList } from '../parts/news';
import { Empty, Loading } from '../parts/states';
import { InParts } from '../parts/table';
import { Day } from '../parts/time';

/** A feed has at most this many items, so its oldest day may lack some. */
const MOST_ITEMS = 100;

const From = ({ from }: Pick<Changes, 'from'>) => (
  <p class="note">
    {from === null ? (
      'It is not known when this record begins. '
    ) : (
      <>
        Changes are recorded since <Day instant={from} />.{' '}
      </>
    )}
    Also as a feed: <a href="feed.atom">Atom</a>, <a href="feed.json">JSON Feed</a>.
  </p>
);

interface DayProps {
  readonly date: string;
  readonly day: ChangesItem | undefined;
  readonly items: ReadonlyArray<News>;
}

/** Shows numbers in place of sentences if the feed lacks a part of the day. */
const DayOf = ({ date, day, items }: DayProps) => {
  const nameOf = useNameOf();
  const news = newsOf(items, date);
  const isWhole = news.length > 0 && (items.length < MOST_ITEMS || news.at(-1) !== items.at(-1));
  return (
    <li>
      <h2>
        <a href={linkTo(['changes', date])}>{formatDay(date)}</a>{' '}
        {isWhole || day === undefined ? dayTitle(news, nameOf) : pluralize(day.facts, 'change')}
      </h2>
      <NewsList items={news.filter(saysMore)} />
    </li>
  );
};

const Days = ({ days, items }: { days: Changes['data']; items: ReadonlyArray<News> }) =>
  days.length + items.length === 0 ? (
    <Empty title="No changes are recorded yet" />
  ) : (
    <InParts items={allDays(days, items)} page={60}>
      {(shown) => (
        <ol class="days" data-results>
          {shown.map(([date, day]) => (
            <DayOf key={date} date={date} day={day} items={items} />
          ))}
        </ol>
      )}
    </InParts>
  );

export const ChangesView = () => {
  const feed = useDocument<Feed>('feed.json');
  return (
    <Listing<Changes> title="Changes" path="changes.json" what="changes">
      {({ from, data }) => (
        <>
          <From from={from} />
          {feed.kind === 'loading' ? (
            <Loading />
          ) : (
            <Days days={data} items={readyValue(feed)?.items ?? []} />
          )}
        </>
      )}
    </Listing>
  );
};
