import type { Rebuild } from '../catalog/rebuilds';
import type { FoundCve } from '../diff/scan-diff';
import { code, link } from './markdown';

/** Addresses that summaries link to; own ones, unlike those in reports. */
export interface Addresses {
  /** Address of the API. */
  readonly api: string;
  /** Whether the page for people is, or will be, served there. */
  readonly hasPage: boolean;
  /** The address of the Pages settings. */
  readonly settings: string;
}

/** An image and perhaps one of its versions, as the page addresses them. */
interface Subject {
  readonly slug: string;
  readonly version: string;
}

const linkToPage = (
  { api, hasPage }: Addresses,
  text: string,
  parts: ReadonlyArray<string>,
): string =>
  hasPage ? link(code(text), `${api}/#/${parts.map(encodeURIComponent).join('/')}`) : code(text);

/** `redis`, with a link to its place in the page. */
export const formatImage = (addresses: Addresses, slug: string): string =>
  linkToPage(addresses, slug, ['images', slug]);

/** `redis:8.2.1`, with a link to its place in the page. */
export const formatVersion = (addresses: Addresses, { slug, version }: Subject): string =>
  linkToPage(addresses, `${slug}:${version}`, ['images', slug, version]);

/** `8.2.1`, where the image is clear. */
export const formatTag = (addresses: Addresses, { slug, version }: Subject): string =>
  linkToPage(addresses, version, ['images', slug, version]);

/** The id of a CVE, with a link to its place in the page. */
export const formatCve = (addresses: Addresses, id: string): string =>
  linkToPage(addresses, id, ['cves', id]);

/** The longest address of an advisory that is linked; reports state it. */
const MAX_ADVISORY_LENGTH = 500;

/** The id of a CVE, with a link to its advisory. */
export const formatAdvisory = ({ id, url }: Pick<FoundCve, 'id' | 'url'>): string =>
  url !== null && url.length <= MAX_ADVISORY_LENGTH ? link(code(id), url) : code(id);

const SHOWN_DIGEST_LENGTH = 'sha256:'.length + 12;

/** `sha256:0123456789ab…`; empty without a digest. */
export const formatDigest = ({ digest }: Pick<Rebuild, 'digest'>): string =>
  digest === null ? '' : code(`${digest.slice(0, SHOWN_DIGEST_LENGTH)}…`);
