import { type Severity, severities } from '../domain/severity';
import { isWebAddress } from '../domain/web-address';
import { truncate } from '../values/truncate';

const MAX_FALLBACK_TITLE_LENGTH = 160;

/** The text; null if it is missing or empty. Lone surrogates become U+FFFD. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text ? text.toWellFormed() : null;

/** Null without a description. */
export const truncateDescription = (description: string | null | undefined): string | null =>
  truncate(description, MAX_FALLBACK_TITLE_LENGTH);

/** The address if it may be published (http or https only), otherwise null. */
export const addressOrNull = (address: string | null | undefined): string | null =>
  address && isWebAddress(address) ? address.toWellFormed() : null;

/** Whether a value is an address that may be published. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && addressOrNull(value) !== null;

/** The first address that may be published. */
export const firstAddress = (addresses: ReadonlyArray<unknown> | null | undefined): string | null =>
  addressOrNull((addresses ?? []).find(isAddress));

/** Parses a scanner's severity; `UNKNOWN` if the API does not have it. */
export const parseSeverity = (word: string | null | undefined): Severity => {
  const upper = (word ?? '').toUpperCase();
  return severities.find((severity) => severity === upper) ?? 'UNKNOWN';
};

const DIGEST = /@([a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Za-z=_-]{32,})$/;

/** The digest after the `@` of a reference, as a list of at most one; a path may contain an `@` too. */
export const findDigest = (reference: string): ReadonlyArray<string> =>
  DIGEST.exec(reference)?.slice(1) ?? [];
