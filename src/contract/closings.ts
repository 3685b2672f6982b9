import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { Bool } from '../domain/codec/scalar';
import { count } from './fields';
import { Count, Text } from './scalars';

const of = (severity: string) =>
  count(`Distinct vulnerabilities of severity ${severity}`, 'vulnerabilities');

const counts = {
  critical: of('critical'),
  high: of('high'),
  medium: of('medium'),
  low: of('low'),
  unknown: of('unknown'),
};

const CVE_IDS = { examples: [['CVE-2025-9230']] };

/** What later builds of a version closed of a former one. */
export const ClosedSince = object('ClosedSince', {
  ...counts,
  exploited: field(
    nullable(Count),
    'The vulnerabilities that are known to be exploited; null if no KEV catalog was ever used.',
    { unit: 'vulnerabilities' },
  ),
  ids: field(
    t.array(Text),
    'The first 8: known to be exploited first, then worst first, then by id.',
    CVE_IDS,
  ),
  atLeast: field(
    optional(Bool),
    'True if the image keeps so many closed vulnerabilities that some may be forgotten; otherwise absent.',
  ),
});
export type ClosedSince = t.TypeOf<typeof ClosedSince>;

export const closedSince = field(
  optional(nullable(ClosedSince)),
  'For a superseded build, absent otherwise: what later builds closed that its last scan had found; null if no scan of it is known. All zeros: nothing is known to be closed.',
);

export const Closes = object('Closes', {
  ...counts,
  ids: field(t.array(Text), 'The first 8: worst first, then by id.', CVE_IDS),
});
export type Closes = t.TypeOf<typeof Closes>;
