import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { countChanges } from '../branch/file-changes';
import type { Capabilities } from '../capabilities';
import type { VersionChange } from '../diff/scan-diff';
import type { CatalogTotals } from '../diff/totals';
import type { Inputs } from '../inputs/inputs';
import type { Tone } from '../log';
import { countChecks } from '../preflight/check';
import type { Pages, Site } from '../preflight/pages';
import { belowServed, pagesTrouble } from '../preflight/pages-site';
import type { Publication } from '../publish/attempt';
import { type Story, summaryOf } from '../summary/result';

/** Jobs that GitHub takes in one matrix. */
const MOST_REBUILDS = 256;

const GITHUB = 'https://github.com';

const usualAddress = (repository: string): string => {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  return name === `${owner}.github.io`
    ? `https://${owner}.github.io`
    : `https://${owner}.github.io/${name}`;
};

/** A CNAME file holds a host name and nothing else. */
const fromCname = (cname: string | undefined): Site | undefined =>
  cname !== undefined && /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(cname)
    ? { address: `https://${cname}`, folder: '' }
    : undefined;

const siteOf =
  ({ baseUrl, repository }: Inputs, cname: string | undefined, pages: Pages): T.Task<Site> =>
  async () => {
    if (baseUrl !== '') return { address: baseUrl, folder: '' };
    return pipe(
      await pages.site(),
      O.getOrElse(() => fromCname(cname) ?? { address: usualAddress(repository), folder: '' }),
    );
  };

/** Only github.com has that address, and another server need not say which one it has. */
const addressNotice = (
  { baseUrl, repository }: Inputs,
  server: string,
  { address }: Site,
): ReadonlyArray<string> =>
  baseUrl === '' && server !== GITHUB && address === usualAddress(repository)
    ? [
        'GitHub does not say where Pages serves the site, so api-url is the address that it would have on github.com, which this server is not; state the right one in base-url',
      ]
    : [];

/** Where the API is served: of the destination only what is below the folder that Pages serves. */
export const apiUrl = ({ address, folder }: Site, destination: ReadonlyArray<string>): string => {
  const below = belowServed(folder, destination) ?? destination;
  return [address, ...below.map(encodeURIComponent), 'api/v1'].join('/');
};

const rebuildNotice = ({ needsRebuild }: CatalogTotals): ReadonlyArray<string> => {
  const more = needsRebuild.length - MOST_REBUILDS;
  return more > 0
    ? [`needs-rebuild names the ${MOST_REBUILDS} worst versions; ${more} more have fixable CVEs`]
    : [];
};

const outputsOf = (
  { plan: { changes, manifestChoice: chosen }, tip, totals }: Publication,
  address: string,
): ReadonlyArray<readonly [string, string]> => [
  ['changed', String(countChanges(changes) > 0)],
  ['commit', O.toNullable(tip) ?? ''],
  ['api-url', address],
  ['files-added', String(changes.added.size)],
  ['files-modified', String(changes.modified.size)],
  ['files-removed', String(changes.removed.length)],
  ['images', String(totals.images)],
  ['charts', String(totals.charts)],
  ['scanned-images', String(totals.scannedImages)],
  ['unscanned', String(totals.unscanned)],
  ['withheld', String(totals.withheld)],
  ['partial', String(totals.partial)],
  ['cves', String(totals.cves)],
  ['fixable', String(totals.fixable)],
  ['stale-source', String(chosen.stale)],
  ['needs-rebuild', JSON.stringify(totals.needsRebuild.slice(0, MOST_REBUILDS))],
];

/** A line of the log, and what it stands out for. */
type Line = readonly [text: string, tone?: Tone | undefined];

const MOST_CHANGES = 20;

const TONES: Readonly<Partial<Record<VersionChange['kind'], Tone>>> = {
  worse: 'bad',
  better: 'good',
};

const changeLine = ({ kind, slug, version, before, after, added, fixed }: VersionChange): Line => [
  `${kind}: ${slug}/${version}, CVEs ${before?.total ?? 'none'} -> ${after?.total ?? 'none'}, ${added.length} new, ${fixed.length} fixed`,
  TONES[kind],
];

/** What became worse or better, so that the log alone tells it too. */
const changeLines = ({ differences: { versions } }: Publication): ReadonlyArray<Line> => {
  const told = versions.filter(({ kind }) => TONES[kind] !== undefined);
  const more = told.length - MOST_CHANGES;
  return [
    ...told.slice(0, MOST_CHANGES).map(changeLine),
    ...(more > 0 ? [[`and ${more} more that are worse or better`] as const] : []),
  ];
};

const totalLines = (
  { plan: { changes }, totals, tip }: Publication,
  inputs: Inputs,
): ReadonlyArray<Line> => {
  const files = countChanges(changes);
  const change = `${changes.added.size} added, ${changes.modified.size} modified, ${changes.removed.length} removed`;
  const done = inputs.dryRun ? `dry run: ${files} files would change` : `${files} files changed`;
  return [
    [`${totals.images} images (${totals.scannedImages} scanned), ${totals.charts} charts`],
    [
      `versions: ${totals.partial} partial, ${totals.withheld} withheld, ${totals.unscanned} unscanned`,
    ],
    [`${totals.cves} CVEs, ${totals.fixable} of them fixable`],
    [files === 0 ? 'nothing changed: no commit' : `${done}: ${change}`, 'heading'],
    ...(O.isSome(tip) ? [[`tip of ${inputs.branch}: ${tip.value}`] as const] : []),
  ];
};

const MOST_LISTED = 200;

/** What a dry run would do, file by file. */
const listOf = ({ plan: { changes } }: Publication): ReadonlyArray<Line> => {
  const { added, modified, removed } = changes;
  const lines: ReadonlyArray<Line> = [
    ...[...added.keys()].map((path): Line => [`+ ${path}`, 'good']),
    ...[...modified.keys()].map((path): Line => [`~ ${path}`, 'changed']),
    ...removed.map((path): Line => [`- ${path}`, 'bad']),
  ];
  const more = lines.length - MOST_LISTED;
  return more > 0 ? [...lines.slice(0, MOST_LISTED), [`and ${more} more`]] : lines;
};

const jekyllNotice = ({ plan: { branch } }: Publication): ReadonlyArray<string> =>
  branch.root.jekyll || branch.destination.jekyll
    ? [
        'found a _config.yml on the branch, so .nojekyll is not added beside it: Jekyll builds the site, and leaves out versions whose name begins with _',
      ]
    : [];

/** Who states an address may serve the branch elsewhere, so Pages is none of our business then. */
const pagesNotice =
  (inputs: Inputs, pages: Pages): T.Task<ReadonlyArray<string>> =>
  async () => {
    if (inputs.baseUrl !== '') return [];
    const served = await pages.site();
    if (O.isNone(served)) return [];
    const trouble = pagesTrouble({ ...inputs, settings: pages.settings }, served.value);
    return trouble === undefined ? [] : [trouble];
  };

/** Says how the run ended: log, annotations, outputs and summary. Stages told their own warnings. */
export const tell =
  (
    told: Pick<Story, 'publication' | 'inputs' | 'server' | 'warnings' | 'checks'>,
    { log, pages }: Capabilities,
  ): T.Task<void> =>
  async () => {
    const { publication, inputs } = told;
    const { plan, totals } = publication;
    const site = await siteOf(inputs, plan.branch.cname, pages)();
    const notices = [
      ...plan.notices,
      ...jekyllNotice(publication),
      ...rebuildNotice(totals),
      ...(await pagesNotice(inputs, pages)()),
      ...addressNotice(inputs, told.server, site),
    ];
    for (const warning of plan.warnings) log.warning(warning);
    for (const notice of notices) log.notice(notice);
    const address = apiUrl(site, inputs.destination);
    for (const [name, value] of outputsOf(publication, address)) log.setOutput(name, value);
    const list = inputs.dryRun ? listOf(publication) : [];
    const lines = [...list, ...changeLines(publication), ...totalLines(publication, inputs)];
    for (const [text, tone] of lines) log.info(text, tone);
    if (told.checks.length > 0) log.info(`the way to publish: ${countChecks(told.checks)}`);
    log.info(address);
    await log.summarize(summaryOf({ ...told, address, notices }));
  };
