import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { type Check, countChecks } from './doctor/check';
import { pagesTrouble } from './doctor/pages';
import type { Capabilities, Pages, Site, Workflow } from './effects/capabilities';
import type { Inputs } from './inputs/inputs';
import { countOf } from './publish/changes';
import type { Publication } from './publish/publish';
import type { CatalogTotals } from './publish/totals';
import { asText } from './publish/tree';

/** Jobs that GitHub takes in one matrix. */
const MOST_REBUILDS = 256;

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

/** Where the API is served: the destination is left out where Pages serves that very folder. */
export const apiUrl = ({ address, folder }: Site, destination: ReadonlyArray<string>): string => {
  const path = destination.join('/');
  const below =
    path === '' || path === folder ? '' : `/${path.split('/').map(encodeURIComponent).join('/')}`;
  return `${address}${below}/api/v1`;
};

const rebuildsOf = ({ needsRebuild }: CatalogTotals, workflow: Workflow): string => {
  const more = needsRebuild.length - MOST_REBUILDS;
  if (more > 0)
    workflow.notice(
      `needs-rebuild names the ${MOST_REBUILDS} worst versions; ${more} more have fixable CVEs`,
    );
  return JSON.stringify(needsRebuild.slice(0, MOST_REBUILDS));
};

const outputsOf = (
  { draft: { changes, chosen }, tip, totals }: Publication,
  address: string,
  workflow: Workflow,
): ReadonlyArray<readonly [string, string]> => [
  ['changed', String(countOf(changes) > 0)],
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
  ['needs-rebuild', rebuildsOf(totals, workflow)],
];

const storyOf = (
  { draft: { changes }, totals, tip }: Publication,
  inputs: Inputs,
): ReadonlyArray<string> => {
  const count = countOf(changes);
  const change = `${changes.added.size} added, ${changes.modified.size} modified, ${changes.removed.length} removed`;
  const done = inputs.dryRun ? `dry run: ${count} files would change` : `${count} files changed`;
  return [
    `${totals.images} images (${totals.scannedImages} scanned), ${totals.charts} charts`,
    `versions: ${totals.partial} partial, ${totals.withheld} withheld, ${totals.unscanned} unscanned`,
    `${totals.cves} CVEs, ${totals.fixable} of them fixable`,
    count === 0 ? 'nothing changed: no commit' : `${done}: ${change}`,
    ...(O.isSome(tip) ? [`tip of ${inputs.branch}: ${tip.value}`] : []),
  ];
};

const MOST_LISTED = 200;

/** What a dry run would do, file by file. */
const listOf = ({ draft: { changes } }: Publication): ReadonlyArray<string> => {
  const { added, modified, removed } = changes;
  const lines = [
    ...[...added.keys()].map((path) => `+ ${asText(path)}`),
    ...[...modified.keys()].map((path) => `~ ${asText(path)}`),
    ...removed.map((path) => `- ${asText(path)}`),
  ];
  const more = lines.length - MOST_LISTED;
  return more > 0 ? [...lines.slice(0, MOST_LISTED), `and ${more} more`] : lines;
};

const jekyllNotice = ({ draft: { branch } }: Publication): ReadonlyArray<string> =>
  branch.root.jekyll || branch.destination.jekyll
    ? [
        'found a _config.yml on the branch, so .nojekyll is not added beside it: Jekyll builds the site and takes the API along as it is',
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

/** Says how the run ended: log, annotations and outputs. */
export const tell =
  (
    publication: Publication,
    checks: ReadonlyArray<Check>,
    inputs: Inputs,
    { workflow, pages }: Capabilities,
  ): T.Task<void> =>
  async () => {
    const { draft } = publication;
    for (const warning of draft.warnings) workflow.warning(warning);
    for (const notice of [...draft.notices, ...jekyllNotice(publication)]) workflow.notice(notice);
    const site = await siteOf(inputs, draft.branch.cname, pages)();
    for (const notice of await pagesNotice(inputs, pages)()) workflow.notice(notice);
    const address = apiUrl(site, inputs.destination);
    for (const [name, value] of outputsOf(publication, address, workflow))
      workflow.setOutput(name, value);
    const list = inputs.dryRun ? listOf(publication) : [];
    const way = checks.length === 0 ? [] : [`the way to publish: ${countChecks(checks)}`];
    const story = [...list, ...storyOf(publication, inputs), ...way, address];
    for (const line of story) workflow.info(line);
  };
