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

/** What is missing from the scans: ` (2 in part, 7 of 76 versions not in full)`. */
const missingText = ({ partial }: Totals, { all, scanned }: VersionTotals): string => {
  const parts = [
    ...(partial > 0 ? [`${formatNumber(partial)} in part`] : []),
    ...(scanned < all
      ? [`${formatNumber(all - scanned)} of ${pluralize(all, 'version')} not in full`]
      : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
};

/** The catalog in a sentence. */
export const Sentence = ({ totals, versions }: { totals: Totals; versions: VersionTotals }) => {
  const { available, planned, scanned, clean } = totals;
  return (
    <span>
      <strong>{pluralize(available, 'image')}</strong>
      {scanned === 0 ? null : (
        <>
          , {scanned === available ? 'all' : formatNumber(scanned)} scanned
          {missingText(totals, versions)}, <strong>{formatNumber(clean)} without findings</strong>
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

/**
 * What cannot wait: the most urgent open CVE that is known to be exploited, and how many more there are. `expected` of
 * them keep its place until it has loaded, so that nothing moves.
 */
export const ExploitedBand = ({ expected }: { expected: number }) => {
  const open = useExploitedCves().filter(({ images }) => images.length > 0);
  const [first] = open;
  const more = Math.max(expected, open.length) - 1;
  return more < 0 ? null : (
    <section class="band" data-exploited aria-label="Exploited CVEs">
      <div class="urgent">{first === undefined ? null : <Details cve={first} />}</div>
      {more > 0 ? (
        <a class="others" href={linkTo(['cves'], { exploited: '1' })}>
          and {formatNumber(more)} more
        </a>
      ) : null}
    </section>
  );
};

/** What happened this week, from the feed. Its place is kept until it has loaded, so that nothing moves. */
export const Week = () => {
  const feed = useDocument<Feed>('feed.json', 'later');
  const { heading, items } = latestNews(readyValue(feed)?.items ?? [], NOW, MOST_NEWS);
  return (
    <section class="week" aria-labelledby="week" aria-busy={feed.kind === 'loading'}>
      <div class="week-head">
        <h2 id="week">{heading}</h2>
        <a href={linkTo(['changes'])}>All changes</a>
      </div>
      {items.length > 0 || feed.kind === 'loading' ? (
        <NewsList items={items} />
      ) : (
        <p class="faint">
          {feed.kind === 'ready'
            ? 'Nothing has changed yet. What later runs change will stand here.'
            : 'No changes are known.'}
        </p>
      )}
    </section>
  );
};
