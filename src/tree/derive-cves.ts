import { CVE, CVES } from '../api/cve-documents';
import type { Coverage, CveCollection, CveDocument } from '../api/cves';
import { cveFile } from '../api/paths';
import type { ImageStatus } from '../catalog/image-status';
import { futureDateWarning } from '../domain/future-date';
import { startOf } from '../domain/instant';
import type { Exploitation } from '../exploitation/exploitation';
import { findFutureAddition, nextCveList, withPossibleFiles } from '../history/cve-list';
import { type Mentions, toMentions } from '../history/mentions';
import { type ChangedCve, NO_CHANGE, nextCves, touchedIds } from '../history/next-cves';
import type { TaskResult } from '../problem';
import type { Published } from '../published/published';
import { inDocument } from '../published/read-documents';
import { readAllYesterday, readYesterday, type Yesterday } from '../published/yesterday';
import { steps } from '../task/steps';
import { firstText } from '../values/compare';
import { show } from '../values/escape';
import { pluralize } from '../values/plural';
import type { Derivation } from './derive';
import type { NextCharts } from './derive-charts';
import { type ChangedFindings, findingsOf } from './derive-findings';

/** The documents of vulnerabilities after the run, by id; undefined for one that is removed. */
export type NextDocuments = ReadonlyMap<string, CveDocument | undefined>;

/** What the untouched images mention, by slug. */
const readMentions = (
  yesterday: Yesterday,
  untouched: ReadonlyArray<ImageStatus>,
): TaskResult<ReadonlyArray<readonly [slug: string, mentions: Mentions]>> =>
  steps(function* ($) {
    const newest = new Map(
      untouched.map(({ slug, versions }) => [
        slug,
        versions.find(({ rollup }) => rollup)?.version ?? null,
      ]),
    );
    const needed = findingsOf(yesterday.published, [...newest.keys()]);
    const findings = yield* $(readAllYesterday(yesterday, needed));
    return [...findings].map(
      ([slug, found]) => [slug, toMentions(found, newest.get(slug) ?? null)] as const,
    );
  });

/** The changes of ids that have no document, completed from the findings of all images and the titles in the list. */
const completeUndocumented = (
  yesterday: Yesterday,
  list: CveCollection | undefined,
  { cves, undocumented }: ChangedFindings,
  untouched: ReadonlyArray<ImageStatus>,
): TaskResult<ReadonlyMap<string, ChangedCve>> =>
  steps(function* ($) {
    const own = [...cves].filter(([id]) => cveFile(id) === undefined);
    if (own.length === 0) return cves;
    const isBelieved = yesterday.published.asPublished.has(CVES.path);
    const titles = new Map(isBelieved ? list?.data.map(({ id, title }) => [id, title]) : []);
    const others = [...(yield* $(readMentions(yesterday, untouched))), ...undocumented];
    const whole = own.map(([id, change]) => {
      const all = others.flatMap(([slug, mentions]) => {
        const mention = mentions.get(id);
        return mention ? [[slug, mention] as const] : [];
      });
      const title = firstText([change.title, titles.get(id) ?? null]);
      return [id, { ...change, title, mentions: new Map([...all, ...change.mentions]) }] as const;
    });
    return new Map([...cves, ...whole]);
  });

/** The ids whose documents a run reads: all that change; for their titles only, if the memory was edited elsewhere. */
const idsToRead = (
  { memory, asPublished }: Published,
  changed: ReadonlyMap<string, ChangedCve>,
): Iterable<string> => {
  if (memory.trusted) return touchedIds(changed);
  return asPublished.has('cve') ? changed.keys() : [];
};

/** Ids with a document in a list. */
const listedIds = (list: CveCollection | undefined): ReadonlyArray<string> =>
  (list?.data ?? []).flatMap(({ id, href }) => (href === null ? [] : [id]));

/** The documents of some of the vulnerabilities in the published list. */
export const cvesOf = (list: CveCollection | undefined, ids: Iterable<string>) => {
  const listed = new Set(listedIds(list));
  return { kind: CVE, keys: ids, isListed: (id: string): boolean => listed.has(id) };
};

/** Reads the published list of vulnerabilities, without additions to the KEV catalog in the future. */
export const readList = (yesterday: Yesterday): TaskResult<CveCollection | undefined> =>
  steps(function* ($) {
    const { published, latest, warn } = yesterday;
    const list = (yield* $(readYesterday(yesterday, { kind: CVES }, '')))?.usable;
    if (list === undefined) return undefined;
    const added = findFutureAddition(list, latest);
    if (added !== undefined)
      warn(futureDateWarning(`the date ${startOf(added)}`, `api/v1/${CVES.path}`));
    return withPossibleFiles(list, !published.asPublished.has(CVES.path), latest);
  });

/** Without the ids that are too long for the name of a document. */
const withFiles = (next: NextDocuments) => [...next].filter(([id]) => cveFile(id) !== undefined);

/** Derives the documents of the vulnerabilities that touched images mention differently. */
export const deriveCves = (
  yesterday: Yesterday,
  list: CveCollection | undefined,
  findings: ChangedFindings,
  untouched: ReadonlyArray<ImageStatus>,
  charts: Pick<NextCharts, 'byVersion' | 'ids'>,
): Derivation<typeof CVE.codec, NextDocuments> => {
  const { published } = yesterday;
  const changed = new Map([
    ...[...charts.ids].map((id) => [id, NO_CHANGE] as const),
    ...findings.cves,
  ]);
  const listed = cvesOf(list, [...idsToRead(published, changed)]);
  const needed = {
    ...listed,
    isListed: (id: string): boolean => listed.isListed(id) || findings.formerIds.has(id),
  };
  return {
    ...needed,
    isExact: true,
    next: ({ write }) =>
      steps(function* ($) {
        const before = yield* $(readAllYesterday(yesterday, needed));
        const all = yield* $(
          completeUndocumented(yesterday, list, { ...findings, cves: changed }, untouched),
        );
        const next = nextCves(all, before, charts.byVersion);
        for (const [id, document] of withFiles(next)) yield* $(write(id, document));
        return next;
      }),
  };
};

const isOlder = (given: string | null, published: string | null): boolean =>
  given !== null && published !== null && given < published;

const olderNotice = (input: string, given: string | null, published: string | null): string =>
  `input ${input}: found a file of ${given}, expected one that is not older than the published one of ${published}, so it is not used; download it again`;

/** Drops files that are older than the published ones. */
export const chooseExploitation = (
  { kev, epss }: Exploitation,
  list: CveCollection | undefined,
): { readonly value: Exploitation; readonly notices: ReadonlyArray<string> } => {
  const [released, date] = [list?.kev?.released ?? null, list?.epss?.date ?? null];
  const oldKev = kev && isOlder(kev.released, released) ? kev : undefined;
  const oldEpss = epss && isOlder(epss.date, date) ? epss : undefined;
  return {
    value: { kev: oldKev ? undefined : kev, epss: oldEpss ? undefined : epss },
    notices: [
      ...(oldKev ? [olderNotice('kev', oldKev.released, released)] : []),
      ...(oldEpss ? [olderNotice('epss', oldEpss.date, date)] : []),
    ],
  };
};

/** Warns of ids that are too long for the name of a document. */
const warnOfLongIds = ({ warn }: Yesterday, { data }: CveCollection): void => {
  const [first, ...others] = data.filter(({ href }) => href === null).map(({ id }) => id);
  if (first === undefined) return;
  const message = `${pluralize(others.length + 1, 'id')} without a document: found names of more than 128 characters, such as ${show(first)}, expected shorter ones; they are in the list only`;
  warn(inDocument(CVES.path, message));
};

/** The list of vulnerabilities after the run. Of a list that was edited, only the exploitation is used. */
export const nextList = (
  yesterday: Yesterday,
  list: CveCollection | undefined,
  changed: NextDocuments,
  exploitation: Exploitation,
  coverage: Coverage,
): CveCollection => {
  const dropped = yesterday.published.memory.trusted ? [] : (list?.data ?? []);
  const all = new Map([...dropped.map(({ id }) => [id, undefined] as const), ...changed]);
  const next = nextCveList(list, all, exploitation, coverage);
  warnOfLongIds(yesterday, next);
  return next;
};
