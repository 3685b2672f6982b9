import { toUtcSeconds } from '../../domain/instant';
import { platformName } from '../../domain/platform';
import { type Severity, severities } from '../../domain/severity';
import { truncate } from '../../domain/values/truncate';
import { isWebAddress } from '../../domain/web-address';

const MAX_FALLBACK_TITLE_LENGTH = 160;

/** The text; null if it is missing or empty. Lone surrogates become U+FFFD. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text ? text.toWellFormed() : null;

export const truncateDescription = (description: string | null | undefined): string | null =>
  truncate(description, MAX_FALLBACK_TITLE_LENGTH);

/** The address if it may be published (http or https only), otherwise null. */
export const addressOrNull = (address: string | null | undefined): string | null =>
  address && isWebAddress(address) ? address.toWellFormed() : null;

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

export const hasDigest = (reference: string): boolean => DIGEST.test(reference);

/** A value that a report may state in any way: its text, or empty if it is not a text. */
const anyText = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface StatedPlatform {
  readonly os?: unknown;
  readonly architecture?: unknown;
  readonly variant?: unknown;
}

/** The name of a platform; null if the report states none. */
export const readPlatform = (stated: StatedPlatform | null | undefined): string | null =>
  platformName(
    anyText(stated?.os),
    anyText(stated?.architecture),
    anyText(stated?.variant) || undefined,
  ) ?? null;

/** Recognizes a Windows image, whose system no scanner looks at. */
export const isWindows = (stated: StatedPlatform): boolean =>
  anyText(stated.os).toLowerCase() === 'windows';

/** A date in UTC with whole seconds; null for anything else. */
export const readDate = (value: unknown): string | null => toUtcSeconds(anyText(value));
