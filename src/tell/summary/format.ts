import type { Rebuild } from '../../decide/rebuilds';
import type { Headline } from '../../derive/news/headline';
import { formatProblem, type Location, type Problem, type Remarks } from '../../domain/problem';
import { type SeverityCounts, severityKeys } from '../../domain/severity-counts';
import { formatNumber } from '../../domain/values/plural';
import { nameTag, type VersionName } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
import type { MissingPages } from '../../publish/pages-site';
import type { Liveness } from '../../publish/site-check/rounds';
import type { Inputs } from '../../read/inputs/inputs';
import { code, link, prose } from './markdown';

/** The most items that a line of "What to do next" names. */
export const MAX_IN_OVERVIEW = 3;

/** What the summary of a completed run shows. */
export interface SummaryInput extends Remarks {
  readonly publication: Publication;
  readonly headline: Headline;
  readonly liveness: Liveness;
  readonly inputs: Inputs;
  /** The address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  readonly address: string;
  readonly settings: string;
  /** Why to ask the owner to turn on Pages; undefined if there is nothing to ask. */
  readonly missingPages: MissingPages | undefined;
}

export interface Addresses {
  readonly api: string;
  /** Whether the page is or will be published. */
  readonly hasPage: boolean;
}

/** Text as code, linked to the page. */
export const linkToPage = (
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

/** `2 critical, 1 low`: leaves out severities without findings. */
export const formatSeverities = (counts: SeverityCounts): string =>
  severityKeys
    .flatMap((key) => (counts[key] > 0 ? [`${formatNumber(counts[key])} ${key}`] : []))
    .join(', ');

/** The address of the line of a problem, if it has one. */
export type AddressOf = (location: Location) => string | undefined;

/** Shows the location of a problem as code, linked if it has an address, then a colon and the message. */
export const formatProblemMarkdown = (
  { location, message }: Problem,
  addressOf: AddressOf = () => undefined,
): string => {
  if (location === undefined) return prose(message);
  const where = code(formatProblem({ location, message: '' }).replace(/: $/, ''));
  const address = addressOf(location);
  return `${address === undefined ? where : link(where, address)}: ${prose(message)}`;
};
