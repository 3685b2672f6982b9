import {
  countMissed,
  countStale,
  describeScans,
  type Freshness,
  nameScans,
} from '../decide/freshness';
import { settleNotLive } from '../decide/gates/find-failures';
import { headlineOf } from '../derive/news/headline';
import { isFirst } from '../derive/news/news-facts';
import type { ActionLog, Tone } from '../domain/log';
import { pluralize } from '../domain/values/plural';
import { countChanges } from '../previous/file-changes';
import type { Publication } from '../publish/attempt';
import type { Pages } from '../publish/pages-site';
import type { Inputs } from '../read/inputs/inputs';
import { collectOutputs, outputNotices } from './outputs';
import { type LocatedSite, missingPages } from './site-address';
import type { SummaryInput } from './summary/format';
import { summarySections } from './summary/result';
import { describeFindings } from './summary/totals';
import { writeSummary } from './summary/write-summary';

type LogLine = readonly [text: string, tone?: Tone | undefined];

const scanLines = (freshness: Freshness): ReadonlyArray<LogLine> => [
  [describeScans(freshness)],
  ...(freshness.missed.length > 0
    ? [[`${countMissed(freshness)}: ${nameScans(freshness.missed)}`, 'bad'] as const]
    : []),
  ...(freshness.stale.length > 0
    ? [[`${countStale(freshness)}: ${nameScans(freshness.stale)}`, 'bad'] as const]
    : []),
];

const totalLines = (
  { plan: { changes, decided }, tip }: Publication,
  inputs: Inputs,
): ReadonlyArray<LogLine> => {
  const { totals } = decided;
  const files = countChanges(changes);
  const change = `${changes.added.size} added, ${changes.modified.size} modified, ${changes.removed.length} removed`;
  const counted = pluralize(files, 'file');
  const done = inputs.dryRun ? `dry run: ${counted} would change` : `${counted} changed`;
  return [
    [
      `${pluralize(totals.images, 'image')} (${totals.scannedImages} scanned), ${pluralize(totals.charts, 'chart')}`,
    ],
    [
      `versions: ${totals.partial} partial, ${totals.withheld} withheld, ${totals.unscanned} unscanned`,
    ],
    ...scanLines(decided.freshness),
    [describeFindings(decided)],
    [files === 0 ? 'nothing changed: no commit' : `${done}: ${change}`, 'heading'],
    ...(tip === undefined ? [] : [[`commit: ${tip}`] as const]),
  ];
};

const jekyllNotice = ({ plan: { branch } }: Publication): ReadonlyArray<string> =>
  branch.isJekyll
    ? [
        'found a _config.yml on the branch, so .nojekyll is not added: Jekyll builds the site, and omits versions whose names begin with _',
      ]
    : [];

/** The stages have logged their warnings already. */
export interface Ended
  extends Pick<SummaryInput, 'publication' | 'liveness' | 'inputs' | 'server' | 'warnings'> {
  readonly site: LocatedSite;
}

/** Reports the result as notices, outputs, log and summary. Returns the failures and the headline, which come last. */
export const reportResult =
  (
    ended: Ended,
    { log, pages }: { readonly log: ActionLog; readonly pages: Pick<Pages, 'settings'> },
  ) =>
  async () => {
    const { publication, liveness, inputs, site } = ended;
    const { plan } = publication;
    const notices = [
      ...plan.notices,
      ...jekyllNotice(publication),
      ...outputNotices(publication),
      ...site.notices,
      ...liveness.notices,
    ];
    for (const notice of [...plan.decided.unapplied, ...notices]) log.notice(notice);
    for (const [name, value] of collectOutputs(publication, site.api, liveness))
      log.setOutput(name, value);
    for (const [text, tone] of totalLines(publication, inputs)) log.info(text, tone);
    log.info(site.api);
    const failures = [...publication.failures, ...settleNotLive(plan.gateFailures, liveness.live)];
    const settled: Publication = { ...publication, failures };
    const headline = headlineOf(plan, { ...inputs, failures });
    const sections = summarySections({
      ...ended,
      publication: settled,
      headline,
      address: site.api,
      settings: pages.settings,
      missingPages: missingPages(inputs, isFirst(plan), site.answer),
      notices,
    });
    await writeSummary(sections, log)();
    return { failures, headline: headline.text };
  };
