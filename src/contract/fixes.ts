import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { Decimal, enumeration, Fraction, integer } from '../domain/codec/scalar';
import { severityKeys } from '../domain/severity-counts';
import { documentKind } from './document-kind';
import { count, dateLike, documentHead, slug } from './fields';
import { Count, Instant } from './scalars';

const cases = (what: string) => count(`Cases ${what}`, 'cases');
const date = (what: string) =>
  field(nullable(Instant), `${what}; null if unknown.`, dateLike('2026-08-22T02:19:07Z'));
const days = (what: string) => field(nullable(Decimal), what, { examples: [3.2], unit: 'days' });

export const FixClock = enumeration('FixClock', ['seen', 'fixable']);
export type FixClock = t.TypeOf<typeof FixClock>;
export const TargetDays = integer('TargetDays', 1, 3650);

const share = (of: number) =>
  field(nullable(Fraction), `Estimated share that is fixed within ${of} days.`, {
    examples: [0.125],
  });
const FixedWithin = object('FixedWithin', {
  '7': share(7),
  '14': share(14),
  '30': share(30),
  '90': share(90),
});

const rowFields = {
  clock: field(
    FixClock,
    'What the time is counted from: the scan that found it (seen), or the first that named a fix (fixable).',
  ),
  n: cases('in all: the sum of the next five numbers'),
  fixed: cases('that ended because another build does not have the vulnerability'),
  open: cases('that are open'),
  unproven: cases('that are no longer found although no rebuild explains it'),
  suppressed: cases('that were suppressed'),
  removed: cases('that ended with a removed version'),
  before: count(
    'Open vulnerabilities that are not cases, because they began too early or at an unknown date',
    'vulnerabilities in images',
  ),
  within: field(
    FixedWithin,
    'Shares that are fixed in time, estimated by Kaplan-Meier; null beyond the longest case, and for fewer than 20 cases.',
  ),
  p50: days('Time in which half are fixed; null if fewer are, or for fewer than 20 cases.'),
  p80: days('The same for 80%.'),
  p95: days('The same for 95%.'),
  oldestOpenDays: days(
    'Age of the oldest open vulnerability, even if it is not a case; null if nothing is open.',
  ),
};

export const fixScopes = ['all', ...severityKeys, 'exploited'] as const;
export const FixScope = enumeration('FixScope', fixScopes);
export type FixScope = t.TypeOf<typeof FixScope>;

export const FixRow = object('FixRow', {
  scope: field(FixScope, 'Which vulnerabilities: all, of a severity, or known to be exploited.'),
  ...rowFields,
});
export type FixRow = t.TypeOf<typeof FixRow>;
const ImageFixRow = object('ImageFixRow', { slug, ...rowFields });

const FixTarget = object('FixTarget', {
  days: field(TargetDays, 'Days within which to fix, as the owner states them.', { unit: 'days' }),
  met: cases('that were fixed in time'),
  missed: cases('that took longer, however they ended, or are open and older'),
  pending: cases('that are open and not older'),
});
const target = (severity: string) =>
  field(optional(FixTarget), `Of severity ${severity}; absent if the owner states none.`);
const FixTargets = object('FixTargets', {
  from: field(FixClock, 'What the days are counted from.'),
  critical: target('critical'),
  high: target('high'),
  medium: target('medium'),
  low: target('low'),
  unknown: target('unknown'),
});

/** `fixes.json`: how long the newest versions of images keep what scans find in them. */
export const Fixes = object('Fixes', {
  ...documentHead('Fixes', 'fixes'),
  from: date('Cases began after this date: 365 days before `to`, or when the catalog first looked'),
  to: date('The latest date in the data'),
  resolution: field(
    nullable(Count),
    'Median time between the scan that found the fix and the one before, which is the precision of these times; null without a fix.',
    { unit: 'hours' },
  ),
  targets: field(nullable(FixTargets), 'What the owner aims for; null if nothing is stated.'),
  data: field(t.array(FixRow), 'The catalog: each scope by both clocks.'),
  images: field(
    t.array(ImageFixRow),
    'Images with 20 or more critical and high cases, by slug: these cases.',
  ),
});
export type Fixes = t.TypeOf<typeof Fixes>;

export const FIXES = documentKind({
  name: 'fixes',
  path: 'fixes.json',
  operationId: 'getFixes',
  tag: 'Findings',
  summary: 'How fast vulnerabilities are fixed',
  description:
    'Times from a scan that found a vulnerability in the newest version of an image to the scan of another build without it. Open ones count with the time that has passed.',
  codec: Fixes,
});
