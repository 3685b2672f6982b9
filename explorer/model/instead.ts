/** Says what to run instead of a version, unless that is worse. */
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { isEnded, type Verdict } from '../../src/domain/verdict';
import { exploitedMore, isWorse, type VersionRisk } from '../../src/domain/worse-version';
import type { ImageFindings, StatusItem } from './documents';
import { exploitedIn } from './exploitation';
import { briefly } from './findings';
import { formatShortDay } from './freshness';
import { type OwnRecord, recordOf } from './own-image';
import { meaningOf } from './verdict';

export interface Compared extends Pick<StatusItem, 'version' | 'verdict'> {
  /** Its findings, or its former build's while the new one awaits a scan; undefined if unknown. */
  readonly record: OwnRecord | undefined;
  readonly exploited: VersionRisk['exploited'];
  readonly isWaiting: boolean;
}

/** Newest first. `exploited` has the ids of all open CVEs that are known to be exploited. */
export const compareVersions = (
  findings: ImageFindings | undefined,
  statuses: ReadonlyArray<StatusItem>,
  exploited: ReadonlySet<string>,
): ReadonlyArray<Compared> =>
  statuses.map(({ version, verdict, state, before }) => {
    const isWaiting = before !== undefined;
    const isKnown =
      findings !== undefined && (isWaiting || state === 'scanned' || state === 'partial');
    return {
      ...{ version, verdict, isWaiting },
      record: isKnown ? recordOf(findings, version, isWaiting) : undefined,
      exploited: exploitedIn(findings, exploited, version),
    };
  });

/** Undefined unless the other version is worse. */
const worseText = (yours: Compared, other: Compared): string | undefined => {
  const [own, instead] = [yours.record, other.record];
  if (own === undefined || instead === undefined) return undefined;
  const onlyExploited = isEnded(yours.verdict);
  if (!isWorse({ ...own, ...yours }, { ...instead, ...other }, { onlyExploited })) return undefined;
  const neither = own.total > 0 ? ' Neither is clean.' : '';
  const more = exploitedMore(yours, other);
  if (more.length > 0)
    return `${other.version} has ${briefly(more)} (exploited), ${yours.version} does not.${neither}`;
  const key = instead.critical > own.critical ? 'critical' : 'high';
  const count = own[key] === 0 ? 'none' : formatNumber(own[key]);
  return `${other.version} has ${pluralize(instead[key], `${key} CVE`)}, ${yours.version} has ${count}.${neither}`;
};

/** Warns of exploited CVEs; empty without any. */
const exploitedText = (version: Compared, all: ReadonlyArray<Compared>): string => {
  if (version.exploited.size === 0) return '';
  const others = all.filter(
    (each) => each !== version && each.record !== undefined && !isEnded(each.verdict),
  );
  const without = others.find((each) => exploitedMore(each, version).length > 0);
  const rest =
    others.length === 0 ? '' : ', and so has every other supported version that was scanned';
  return (
    (without && worseText(without, version)) ??
    `${version.version} has ${briefly([...version.exploited])} (exploited)${rest}.`
  );
};

/** `3.0.4: the build of Nov 10 is not scanned yet; the one before it had 2 CVEs`. */
export const waitText = ({ version, record }: Compared, since: string | undefined): string => {
  const build = since === undefined ? 'its build' : `the build of ${formatShortDay(since)}`;
  const { total = 0 } = record ?? {};
  const had = total === 0 ? 'no known CVE' : pluralize(total, 'CVE');
  return `${version}: ${build} is not scanned yet; the one before it had ${had}.`;
};

export const takeText = (version: string, verdict: Verdict): string =>
  `${verdict === 'supported' ? 'Use' : 'Go to'} ${version}`;

/** What speaks against a version, and that it has fewer CVEs. */
const whyText = (yours: Compared | undefined, { verdict, record }: Compared): string => {
  const [own, instead] = [yours?.record?.total, record?.total];
  const meaning = meaningOf(verdict).slice(0, -1);
  return [
    ...(verdict === 'supported' ? [] : [meaning.charAt(0).toLowerCase() + meaning.slice(1)]),
    ...(own === undefined || instead === undefined || instead >= own
      ? []
      : [`it has ${pluralize(instead, 'CVE')} instead of ${formatNumber(own)}`]),
  ].join('; ');
};

/** `to` is set if the page should link to the version. */
export interface Lead {
  readonly text: string;
  readonly to?: string;
}

/** Whether a version is older than one that awaits its scan: a rebuild must not lead users back. */
const isBehind = (all: ReadonlyArray<Compared>, version: string): boolean =>
  all.findIndex(({ isWaiting }) => isWaiting) >= 0 &&
  all.findIndex(({ isWaiting }) => isWaiting) < all.findIndex((each) => each.version === version);

/**
 * Leads from a version, which may be gone, to another one, but never to a worse one, nor to one older than a version
 * that awaits its scan.
 */
export const leadTo = (
  all: ReadonlyArray<Compared>,
  from: string,
  to: string,
  since?: string,
): Lead => {
  const yours = all.find(({ version }) => version === from);
  const other = all.find(({ version }) => version === to);
  if (other === undefined) return { text: '' };
  const warning = exploitedText(other, all);
  if (from === to) return { text: warning };
  const worse = yours === undefined || yours.isWaiting ? undefined : worseText(yours, other);
  if (worse !== undefined) return { text: worse };
  const isUnknown = yours?.record === undefined && warning !== '';
  if (isUnknown || isBehind(all, to)) return { text: warning };
  const why = whyText(yours, other);
  const take = other.isWaiting
    ? waitText(other, since)
    : `${[takeText(to, other.verdict), why].filter(Boolean).join(': ')}.`;
  return { text: `${take} ${warning}`.trim(), to };
};

export const leadFrom = (
  all: ReadonlyArray<Compared>,
  from: string,
  recommended: string | undefined,
  since?: string,
): Lead => {
  if (recommended !== undefined) return leadTo(all, from, recommended, since);
  const isOver = all.every(({ verdict }) => isEnded(verdict));
  return { text: isOver ? 'No version is supported.' : '' };
};
