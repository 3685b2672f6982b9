import { type Severity, severities } from '../domain/severity';
import { isWebAddress } from '../domain/web-address';

const MAX_FALLBACK_TITLE_LENGTH = 160;

/** The text itself; null for none and for an empty one. Lone surrogates become U+FFFD. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text ? text.toWellFormed() : null;

/** The start of a description, cut between code points. */
export const truncateDescription = (description: string | null | undefined): string | null => {
  if (!description) return null;
  const start = description.slice(0, 2 * MAX_FALLBACK_TITLE_LENGTH);
  return [...start].slice(0, MAX_FALLBACK_TITLE_LENGTH).join('').toWellFormed();
};

/** An address that may be published: http(s) only. */
export const addressOrNull = (address: string | null | undefined): string | null =>
  address && isWebAddress(address) ? address.toWellFormed() : null;

/** Whether a value is an address that may be published. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && addressOrNull(value) !== null;

/** The first of several addresses that may be published. */
export const firstAddress = (addresses: ReadonlyArray<unknown> | null | undefined): string | null =>
  addressOrNull((addresses ?? []).find(isAddress));

/** A scanner's word for a severity; any other word than those of the API is `UNKNOWN`. */
export const parseSeverity = (word: string | null | undefined): Severity => {
  const upper = (word ?? '').toUpperCase();
  return severities.find((severity) => severity === upper) ?? 'UNKNOWN';
};

const DIGEST = /@([a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Za-z=_-]{32,})$/;

/** The digest behind the `@` of a reference; a path with an `@` in it has none. */
export const findDigest = (reference: string): ReadonlyArray<string> =>
  DIGEST.exec(reference)?.slice(1) ?? [];
