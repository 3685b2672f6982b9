import type { Rebuild } from '../../decide/rebuilds';
import type { ScanDiff, VersionChange } from '../../derive/news/scan-diff';
import { formatProblem, type Location, type Problem, type Remarks } from '../../domain/problem';
import { keyOfSeverity, type SeverityCounts, severityKeys } from '../../domain/severity-counts';
import { formatNumber, joinLimited } from '../../domain/values/plural';
import { nameTag, type VersionName } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
import type { Check } from '../../publish/preflight/check';
import type { MissingPages } from '../../publish/preflight/pages-site';
import type { Liveness } from '../../publish/site-check/rounds';
import type { Inputs } from '../../read/inputs/inputs';
import type { FoundCve } from './group-by-cve';
import { code, link, prose } from './markdown';

/** Everything that the summary of a finished run shows. */
export interface SummaryInput extends Remarks {
  readonly publication: Publication;
  readonly liveness: Liveness;
  readonly differences: ScanDiff;
  readonly inputs: Inputs;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  readonly address: string;
  readonly settings: string;
  /** Why to ask the owner to switch Pages on; undefined if there is nothing to ask. */
  readonly missingPages: MissingPages | undefined;
  /** The preflight checks of a dry run; empty in other runs. */
  readonly checks: ReadonlyArray<Check>;
}

/** Addresses of this catalog that summaries link to. */
export interface Addresses {
  readonly api: string;
  /** Whether the page is, or will be, served there. */
  readonly hasPage: boolean;
  readonly settings: string;
}

const linkToPage = (
  { api, hasPage }: Addresses,
  text: string,
  parts: ReadonlyArray<string>,
): string =>
  hasPage ? link(code(text), `${api}/#/${parts.map(encodeURIComponent).join('/')}`) : code(text);

/** `redis`, linked to the page. */
export const formatImage = (addresses: Addresses, slug: string): string =>
  linkToPage(addresses, slug, ['images', slug]);

/** `redis:8.2.1`, linked to the page. */
export const formatVersion = (addresses: Addresses, named: VersionName): string =>
  linkToPage(addresses, nameTag(named), ['images', named.slug, named.version]);

/** `CVE-2026-0001`, linked to the page. */
export const formatCve = (addresses: Addresses, id: string): string =>
  linkToPage(addresses, id, ['cves', id]);

const SHOWN_DIGEST_LENGTH = 'sha256:'.length + 12;

/** `sha256:0123456789ab…`; empty without a digest. */
export const formatDigest = ({ digest }: Pick<Rebuild, 'digest'>): string =>
  digest === null ? '' : code(`${digest.slice(0, SHOWN_DIGEST_LENGTH)}…`);

export const KIND_LABELS: Readonly<Record<VersionChange['kind'], string>> = {
  worse: '🔴&nbsp;worse',
  other: '🟡&nbsp;changed',
  withdrawn: '⚪&nbsp;same image',
  partial: '🌗&nbsp;partial',
  new: '🔵&nbsp;scanned',
  awaiting: '⏳&nbsp;awaiting&nbsp;a&nbsp;scan',
  gone: '⚫&nbsp;gone',
  better: '🟢&nbsp;better',
};

/** `+3`, `−2`; empty without a change. */
export const formatChange = (change: number): string => {
  if (change === 0) return '';
  return change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`;
};

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `2 critical, 1 low`: the severities that have findings. */
export const formatSeverities = (counts: SeverityCounts): string =>
  severityKeys
    .flatMap((key) => (counts[key] > 0 ? [`${formatNumber(counts[key])} ${key}`] : []))
    .join(', ');

/** The first new CVEs, one per line. */
export const formatOpened = (
  addresses: Addresses,
  cves: ReadonlyArray<FoundCve>,
  limit: number,
): string =>
  joinLimited(
    cves,
    limit,
    ({ id, severity, fixable }) =>
      `${formatCve(addresses, id)} ${keyOfSeverity[severity]}${fixable ? ', fixable' : ''}`,
    '<br>',
  );

/** The first CVEs that are closed, no longer reported, and suppressed, one per line. */
export const formatClosed = (
  addresses: Addresses,
  { closed, withdrawn, suppressed }: Pick<VersionChange, 'closed' | 'withdrawn' | 'suppressed'>,
  limit: number,
): string => {
  const named = (cves: ReadonlyArray<FoundCve>, how: string): ReadonlyArray<string> =>
    cves.map(({ id }) => `${formatCve(addresses, id)}${how}`);
  const all = [
    ...named(closed, ''),
    ...named(withdrawn, ' no longer reported'),
    ...named(suppressed, ' suppressed'),
  ];
  return joinLimited(all, limit, String, '<br>');
};

/** Counts before and after: `3 → 5`. */
export const beforeAfter = ({ before, after }: VersionChange): string => {
  const from = before === undefined ? '' : formatNumber(before.total);
  const to = after === undefined ? 'none' : `**${formatNumber(after.total)}**`;
  return before === undefined ? to : `${from}&nbsp;→&nbsp;${to}`;
};

/** The address of the line that a problem is about; undefined if there is none. */
export type AddressOf = (location: Location) => string | undefined;

/** A problem, with its location as code, linked if it has an address, and its message as text. */
export const formatProblemMarkdown = (
  { location, message }: Problem,
  addressOf: AddressOf = () => undefined,
): string => {
  if (location === undefined) return prose(message);
  const where = code(formatProblem({ location, message: '' }).replace(/: $/, ''));
  const address = addressOf(location);
  return `${address === undefined ? where : link(where, address)} ${prose(message)}`;
};
