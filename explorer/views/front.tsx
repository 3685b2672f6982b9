import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { NOW } from '../io/clock';
import { useCveItem, useExploitedCves } from '../io/exploitation';
import { readyValue, useDocument } from '../io/load';
import { remedyText } from '../model/advisory';
import { kevText } from '../model/cves';
import type { CveDocument, Feed } from '../model/documents';
import { latestNews } from '../model/news';
import { linkTo } from '../model/route';
import type { Totals, VersionTotals } from '../model/totals';
import { NewsList } from '../parts/news';
import { ExploitedPill } from '../parts/security';

const MOST_NEWS = 4;

export const Sentence = ({ totals, versions }: { totals: Totals; versions: VersionTotals }) => {
  const { available, planned, scanned, clean, unseen } = totals;
  const missing = versions.all - versions.scanned;
  return (
    <span>
      <strong>{pluralize(available, 'image')}</strong>
      {scanned > 0 && (
        <>
          , {scanned === available ? null : `${formatNumber(scanned)} scanned, `}
          <strong>{formatNumber(clean)} without findings</strong>
          {unseen > 0 ? ` (${formatNumber(unseen)} whose own software was not seen)` : ''}
          {missing > 0
            ? `; ${formatNumber(missing)} of ${pluralize(versions.all, 'version')} not scanned in full`
            : ''}
        </>
      )}
      {planned > 0 ? `; ${formatNumber(planned)} more ${planned === 1 ? 'is' : 'are'} planned` : ''}
    </span>
  );
};

const Details = ({ cve }: { cve: CveDocument }) => {
  const item = useCveItem(cve.id);
  const kev = item === undefined ? '' : kevText(item);
  return (
    <>
      <p>
        <ExploitedPill /> <a href={linkTo(['cves', cve.id])}>{cve.id}</a> {cve.title}
      </p>
      <p class="line">
        In {pluralize(cve.images.length, 'image')}. {remedyText(cve)}
        {kev === '' ? '' : ` ${kev}.`}
      </p>
    </>
  );
};

/** Shows the most urgent exploited CVE. `expected` counts them until they have loaded, so that nothing moves. */
export const ExploitedBand = ({ expected }: { expected: number }) => {
  const open = useExploitedCves().filter(({ images }) => images.length > 0);
  const [first] = open;
  const count = Math.max(expected, open.length);
  return (
    count > 0 && (
      <section class="notice flow spread" data-exploited aria-label="Exploited CVEs">
        <div class="urgent">
          {first === undefined ? <ExploitedPill more={`: ${count}`} /> : <Details cve={first} />}
        </div>
        {count > 1 && (
          <a href={linkTo(['cves'], { exploited: '1' })}>and {formatNumber(count - 1)} more</a>
        )}
      </section>
    )
  );
};

/** Keeps its place until the feed has loaded; on the first day there is no news. */
export const Week = ({ days }: { days: number }) => {
  const feed = useDocument<Feed>('feed.json', 'later');
  const { heading, items } = latestNews(readyValue(feed)?.items ?? [], NOW, MOST_NEWS);
  return items.length === 0 && (days < 2 || feed.kind !== 'loading') ? null : (
    <section class="week" aria-labelledby="week" aria-busy={feed.kind === 'loading'}>
      <div class="week-head">
        <h2 id="week">{heading}</h2>
        <a href={linkTo(['changes'])}>All changes</a>
      </div>
      <NewsList items={items} isBrief />
    </section>
  );
};
