import { formatNumber, pluralize } from '../../src/values/plural';
import { NOW } from '../io/clock';
import { useCveItem, useExploitedCves } from '../io/exploitation';
import { readyValue, useDocument } from '../io/load';
import { remedyText } from '../model/advisory';
import { kevText } from '../model/cves';
import type { CveDocument, Feed } from '../model/documents';
import { latestNews } from '../model/news';
import { linkTo } from '../model/route';
import type { Totals } from '../model/totals';
import { NewsList } from '../parts/news';
import { ExploitedPill } from '../parts/security';

/** Exploited CVEs in the band; a link leads to the others. */
const MOST_EXPLOITED = 3;
const MOST_NEWS = 4;

/** The catalog in a sentence. */
export const Sentence = ({ totals: { available, scanned, clean } }: { totals: Totals }) => (
  <span>
    <strong>{pluralize(available, 'image')}</strong>, {formatNumber(scanned)} scanned
    {scanned === 0 ? '' : `, ${formatNumber(clean)} without findings`}
  </span>
);

const Line = ({ cve }: { cve: CveDocument }) => {
  const item = useCveItem(cve.id);
  const kev = item === undefined ? '' : kevText(item);
  return (
    <li>
      <ExploitedPill /> <a href={linkTo(['cves', cve.id])}>{cve.id}</a> {cve.title}
      <span class="line">
        In {pluralize(cve.images.length, 'image')}. {remedyText(cve)}
        {kev === '' ? '' : ` ${kev}.`}
      </span>
    </li>
  );
};

/** What cannot wait: open CVEs that are known to be exploited. */
export const ExploitedBand = () => {
  const open = useExploitedCves().filter(({ images }) => images.length > 0);
  const more = open.length - MOST_EXPLOITED;
  return open.length === 0 ? null : (
    <section class="band" data-exploited aria-label="Exploited CVEs">
      <ul>
        {open.slice(0, MOST_EXPLOITED).map((cve) => (
          <Line key={cve.id} cve={cve} />
        ))}
        {more > 0 ? (
          <li>
            <a href={linkTo(['cves'], { exploited: '1' })}>{formatNumber(more)} more</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
};

/** What happened this week, from the feed. */
export const Week = () => {
  const feed = readyValue(useDocument<Feed>('feed.json', 'later'));
  const latest = latestNews(feed?.items ?? [], NOW, MOST_NEWS);
  return latest === undefined ? null : (
    <section class="week" aria-labelledby="week">
      <h2 id="week">{latest.heading}</h2>
      <NewsList items={latest.items} dated />
    </section>
  );
};
