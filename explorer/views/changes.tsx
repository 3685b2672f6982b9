import { pluralize } from '../../src/domain/values/plural';
import { NOW } from '../io/clock';
import { readyValue, useDocument } from '../io/load';
import type { Changes, ChangesItem, Feed, Statuses } from '../model/documents';
import { formatDay } from '../model/freshness';
import {
  allDays,
  dayTitle,
  imagesOf,
  type News,
  newsOf,
  newsOfWeek,
  newsPlace,
  quietWeekText,
  titleOf,
  toneOf,
} from '../model/news';
import { linkTo } from '../model/route';
import { latestScan } from '../model/totals';
import { commaList } from '../parts/links';
import { Listing } from '../parts/listing';
import { NewsSentence } from '../parts/news';
import { Empty, Ready } from '../parts/states';
import { InParts } from '../parts/table';
import { Day } from '../parts/time';

/** Images of a change before a link leads to the others. */
const MOST_IMAGES = 8;
/** A feed has at most so many items, so its oldest day may lack some. */
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

const Images = ({ item }: { item: News }) => {
  const slugs = imagesOf(item);
  const more = Math.max(slugs.length, item._catalog.images) - MOST_IMAGES;
  return slugs.length === 0 ? null : (
    <span>
      {commaList(slugs.slice(0, MOST_IMAGES), (slug) => (
        <a href={linkTo(['images', slug])}>{slug}</a>
      ))}
      {more > 0 ? <a href={linkTo(newsPlace(item))}> and {more} more</a> : null}
    </span>
  );
};

const Change = ({ item }: { item: News }) => {
  const title = titleOf(item);
  const { severity } = item._catalog;
  return (
    <li class="change" data-kind={toneOf(item)} data-severity={severity}>
      <span class="sign" aria-hidden="true" />
      <div class="flow">
        <NewsSentence item={item} />
        {title === undefined ? null : <span class="faint">{title}</span>}
        <Images item={item} />
      </div>
    </li>
  );
};

interface DayProps {
  readonly date: string;
  readonly day: ChangesItem | undefined;
  readonly items: ReadonlyArray<News>;
}

/** Whether the line of a day lacks something of an item. */
const saysMore = (item: News): boolean => item._catalog.cve !== null || imagesOf(item).length > 0;

/** Sentences that need no line above them that sums them up. */
const MOST_SAID = 2;

/** A day in a line, then in sentences, unless these say it all; as a number where the feed does not have all of it. */
const DayOf = ({ date, day, items }: DayProps) => {
  const news = newsOf(items, date);
  const sentences = news.filter(saysMore);
  const isSaidBelow = news.length <= MOST_SAID && sentences.length === news.length;
  const isWhole = news.length > 0 && (items.length < MOST_ITEMS || news.at(-1) !== items.at(-1));
  return (
    <li>
      <h2>
        {day === undefined ? (
          formatDay(date)
        ) : (
          <a href={linkTo(['changes', date])}>{formatDay(date)}</a>
        )}{' '}
        {isWhole || day === undefined
          ? isSaidBelow || dayTitle(news)
          : pluralize(day.facts, 'change')}
      </h2>
      <ul>
        {sentences.map((item) => (
          <Change key={item.id} item={item} />
        ))}
      </ul>
    </li>
  );
};

/** A week without news. How long ago the catalog was last scanned is asked only then. */
const QuietWeek = () => {
  const statuses = useDocument<Statuses>('status.json', 'later');
  if (statuses.kind === 'loading') return <p class="faint">&nbsp;</p>;
  const latest = latestScan(readyValue(statuses)?.data ?? [], NOW);
  return <p class="faint">{quietWeekText(latest, NOW)}</p>;
};

const Days = ({ days, items }: { days: Changes['data']; items: ReadonlyArray<News> }) =>
  days.length + items.length === 0 ? (
    <Empty title="Nothing has changed since" />
  ) : (
    <>
      {newsOfWeek(items, NOW).length === 0 ? <QuietWeek /> : null}
      <InParts items={allDays(days, items)} page={60}>
        {(shown) => (
          <ol class="days" data-results>
            {shown.map(([date, day]) => (
              <DayOf key={date} date={date} day={day} items={items} />
            ))}
          </ol>
        )}
      </InParts>
    </>
  );

/** The changes as sentences, newest day first. */
export const ChangesView = () => {
  const feed = useDocument<Feed>('feed.json');
  return (
    <Listing<Changes> title="Changes" path="changes.json" what="changes">
      {({ from, data }) => (
        <>
          <From from={from} />
          {feed.kind === 'loading' ? (
            <Ready of={feed} missing={null}>
              {() => null}
            </Ready>
          ) : (
            <Days days={data} items={readyValue(feed)?.items ?? []} />
          )}
        </>
      )}
    </Listing>
  );
};
