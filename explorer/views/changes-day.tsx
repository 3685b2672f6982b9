import { pluralize } from '../../src/domain/values/plural';
import { readyValue, useDocument } from '../io/load';
import { type ChangedCve, changedCves, isEmptyDay, KINDS, type Kind } from '../model/changes';
import type { DayChanges, Feed } from '../model/documents';
import { formatDay } from '../model/freshness';
import { newsOf, saysMore } from '../model/news';
import { isFileName, linkTo, type Route } from '../model/route';
import { Head } from '../parts/head';
import { CveName, ImageLink, LinkList } from '../parts/links';
import { NewsList } from '../parts/news';
import { SeverityPill } from '../parts/security';
import { Some } from '../parts/some';
import { Empty, Ready } from '../parts/states';
import { type Columns, TableSection } from '../parts/table';
import { ChangedCharts, ChangedImages } from './changes-catalog';

const UP = ['Changes', linkTo(['changes'])] as const;
const MOST_IMAGES = 5;

type Where = ChangedCve['where'];

const Places = ({ where }: { where: Where }) => (
  <Some items={where} most={MOST_IMAGES} noun="image">
    {(some) => (
      <ul class="places">
        {some.map(({ slug, versions }) => (
          <li key={slug}>
            <ImageLink slug={slug} /> <LinkList to={['images', slug]} names={versions} />
          </li>
        ))}
      </ul>
    )}
  </Some>
);

const CVE_COLUMNS: Columns<ChangedCve> = [
  ['CVE', ({ id, title }) => <CveName id={id} more={title} />],
  ['Severity', ({ severity }) => <SeverityPill severity={severity} />],
  ['Versions', ({ where }) => <Places where={where} />],
];

const Cves = ({ day, kind, label }: { day: DayChanges; kind: Kind; label: string }) => {
  const cves = changedCves(day, kind);
  return (
    <TableSection
      id={kind}
      title={`${label}: ${pluralize(cves.length, 'CVE')}`}
      class="plain-changed"
      items={cves}
      columns={CVE_COLUMNS}
      page={50}
      results
    />
  );
};

const Happened = ({ day }: { day: DayChanges }) =>
  isEmptyDay(day) ? (
    <Empty title="Nothing happened on this day" />
  ) : (
    <>
      {KINDS.map(([kind, label]) => (
        <Cves key={kind} day={day} kind={kind} label={label} />
      ))}
      <ChangedImages images={day.images} />
      <ChangedCharts charts={day.charts} />
    </>
  );

/** Days are in UTC. */
export const ChangesDayView = ({ route }: { route: Route }) => {
  const asked = route.parts[1] ?? '';
  const path = isFileName(asked) ? `changes/${asked}.json` : undefined;
  const document = useDocument<DayChanges>(path);
  const feed = useDocument<Feed>('feed.json');
  // A CVE may become known to be exploited on a day without changes.
  const news = newsOf(readyValue(feed)?.items ?? [], asked);
  const none = (
    <Empty title="No changes are recorded for this day">
      <p>Nothing happened on it, or it is older than the record.</p>
      <a class="button" href={UP[1]}>
        All changes
      </a>
    </Empty>
  );
  const missing =
    news.length > 0 ? (
      <div class="days" data-results>
        <NewsList items={news.filter(saysMore)} />
      </div>
    ) : (
      <Ready of={feed} missing={none}>
        {() => none}
      </Ready>
    );
  // There may be no such date.
  const isUnknown = path === undefined || (document.kind === 'missing' && news.length === 0);
  return (
    <>
      <Head title={isUnknown ? asked : `Changes of ${formatDay(asked)}`} up={UP} />
      {path === undefined ? (
        missing
      ) : (
        <Ready of={document} missing={missing}>
          {(day) => <Happened day={day} />}
        </Ready>
      )}
    </>
  );
};
