import { enumeration, integer, text, textLike } from '../domain/codec/scalar';
import { GIT_ID, isGitId } from '../domain/git-id';
import { isDateTime, isFullDate, toUtcSeconds } from '../domain/instant';
import { isPlatform, PLATFORM } from '../domain/platform';
import { isWebAddress } from '../domain/web-address';

const SLUG = '[a-z0-9]+([._-][a-z0-9]+)*';
const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';
const DIGEST = 'sha256:[0-9a-f]{64}';
const CHART_VERSION = '[A-Za-z0-9][A-Za-z0-9._+-]*';
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const whole = (pattern: string, flags = ''): RegExp => new RegExp(`^${pattern}$`, flags);
const slugForm = whole(SLUG);
const uuidForm = whole(UUID, 'i');

export const Text = text('Text', {
  expected: 'a text',
  minLength: 1,
  is: (s) => s !== '' && s.isWellFormed(),
});

export const AnyText = text('AnyText', { expected: 'a text', is: (s) => s.isWellFormed() });

/** Identifies an image, chart or badge in paths. */
export const Slug = text('Slug', {
  expected:
    'a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"',
  pattern: `^(?!index$)(?!.*\\.json$)${SLUG}$`,
  maxLength: 128,
  is: (s) => s.length <= 128 && s !== 'index' && !s.endsWith('.json') && slugForm.test(s),
});

/** A version is an OCI tag. */
export const Tag = textLike(
  'Tag',
  'a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"',
  `^${TAG}$`,
);

/** A version of a chart, such as a SemVer version. The page writes it into a command, where it needs no quotes. */
export const ChartVersion = textLike(
  'ChartVersion',
  'the version of a chart: letters, digits, ".", "_", "+" and "-", starting with a letter or digit',
  `^${CHART_VERSION}$`,
);

export const Digest = textLike('Digest', '"sha256:" and 64 lower-case hex digits', `^${DIGEST}$`);

/** A date as its author wrote it. */
export const DateTime = text('DateTime', {
  expected: 'an RFC 3339 date and time such as 2026-01-31T08:00:00Z',
  format: 'date-time',
  is: isDateTime,
});

/** A date as this action writes it: UTC, whole seconds. */
export const Instant = text('Instant', {
  expected: 'an RFC 3339 date and time in UTC with whole seconds',
  format: 'date-time',
  is: (s) => toUtcSeconds(s) === s,
});

const fullDate = {
  expected: 'a date such as 2026-01-31',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  is: isFullDate,
};

export const FullDate = text('FullDate', fullDate);

/** A day on which something happened, so it is never in the future; the end of support may be. */
export const PastDay = text('PastDay', fullDate);

export const WebAddress = text('WebAddress', {
  expected: 'an http or https address',
  format: 'uri',
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
  is: isWebAddress,
});

export const Uuid = text('Uuid', {
  expected: 'a UUID',
  format: 'uuid',
  is: (s) => uuidForm.test(s),
});

export const PinnedReference = textLike(
  'PinnedReference',
  'a reference pinned by digest: <repository>@sha256:<64 hex digits>',
  `^[^\\s@]+@${DIGEST}$`,
);

export const Platform = text('Platform', {
  expected: 'a platform such as linux/amd64, linux/arm64 or linux/arm/v7',
  pattern: `^${PLATFORM}$`,
  is: isPlatform,
});

/** Starts at the base of the site. */
export const ApiPath = textLike(
  'ApiPath',
  'a path such as /api/v1/images.json',
  '^/api/v1/.+\\.json$',
);

export const GitId = text('GitId', {
  expected: 'a git object id',
  pattern: GIT_ID,
  is: isGitId,
});

export const Count = integer('Count', 0);
export const PositiveInt = integer('PositiveInt', 1);
export const Port = integer('Port', 0, 65_535);

export const Tier = enumeration('Tier', ['critical', 'standard', 'low']);
export const Status = enumeration('Status', ['available', 'planned']);
export const LicenseClean = enumeration('LicenseClean', ['clean', 'agpl', 'caution']);
export const Priority = enumeration('Priority', ['next', 'planned', 'exploring']);
/** Where a digest is from that the manifest does not state. */
export const DigestFrom = enumeration('DigestFrom', ['scan']);
export const ApiVersion = enumeration('ApiVersion', ['v1']);
