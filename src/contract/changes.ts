import * as t from 'io-ts';
import { field, nullable, object } from '../domain/codec/object';
import { Bool } from '../domain/codec/scalar';
import { dayOf } from '../domain/instant';
import { documentKind } from './document-kind';
import { count, cveId, dateLike, documentHead, total } from './fields';
import { ApiPath, Count, Digest, FullDate, Instant, PastDay, Slug, Tag, Text } from './scalars';
import { SeverityWord } from './security';

const DATE = dateLike('2026-08-14T02:18:46Z');
const slug = (of: string) => field(Slug, `Slug of the ${of}.`, { examples: ['redis'] });
const day = field(PastDay, 'The day, in UTC.', { examples: ['2026-08-14'] });
const first = field(Instant, 'The earliest date of these changes.', DATE);
const last = field(Instant, 'The latest date of these changes.', DATE);
const at = field(Instant, 'Date of the commit of the catalog.', DATE);
const scanned = field(
  Instant,
  'Date of the scan that saw it; of the commit of the catalog if the scan has none.',
  DATE,
);

export const ChangedVersions = object('ChangedVersions', {
  slug: slug('image'),
  versions: field(t.array(Tag), 'The versions, newest first.', { examples: [['8.2.2', '8.0.3']] }),
});
export type ChangedVersions = t.TypeOf<typeof ChangedVersions>;

const versions = (what: string) =>
  field(t.array(ChangedVersions), `The versions ${what}, by slug.`);

export const CveChanges = object('CveChanges', {
  id: cveId,
  severity: field(SeverityWord, 'Highest severity of these changes.'),
  title: field(
    nullable(Text),
    'Title of the vulnerability; null if unknown, or if it was not found for the first time.',
  ),
  opened: versions('in which it was found for the first time'),
  fixable: versions('for which a fix became available'),
  closed: versions(
    'in which it is no longer found after a rebuild, or in a build of unknown digest',
  ),
  suppressed: versions('in which it is now suppressed'),
  first,
  last,
  withdrawn: field(
    t.array(ChangedVersions),
    'The versions in which it is no longer found although the build is the same, by slug: nobody fixed it.',
  ),
});
export type CveChanges = t.TypeOf<typeof CveChanges>;

export const RebuiltVersion = object('RebuiltVersion', {
  version: field(Tag, 'The tag.', { examples: ['8.2.2'] }),
  from: field(nullable(Digest), 'Its digest before; null if unknown.'),
  to: field(nullable(Digest), 'Its digest after; null if unknown.'),
  at: scanned,
});
export type RebuiltVersion = t.TypeOf<typeof RebuiltVersion>;

const tags = (what: string) => field(t.array(Tag), `The versions ${what}, newest first.`);

export const ImageChanges = object('ImageChanges', {
  slug: slug('image'),
  new: field(Bool, 'Whether the image is new.'),
  gone: field(Bool, 'Whether the image is gone.'),
  added: tags('that are new'),
  removed: tags('that are gone'),
  rebuilt: field(
    t.array(RebuiltVersion),
    'The versions in which a scan saw another build, by date.',
  ),
  first,
  last,
});
export type ImageChanges = t.TypeOf<typeof ImageChanges>;

export const ChartUpdate = object('ChartUpdate', {
  from: field(Text, 'Version of the chart before.', { examples: ['1.4.0'] }),
  to: field(Text, 'Version of the chart after.', { examples: ['1.5.0'] }),
  at,
});
export type ChartUpdate = t.TypeOf<typeof ChartUpdate>;

export const ChartChanges = object('ChartChanges', {
  slug: slug('chart'),
  new: field(Bool, 'Whether the chart is new.'),
  gone: field(Bool, 'Whether the chart is gone.'),
  versions: field(t.array(ChartUpdate), 'Its updates, by date.'),
  first,
  last,
});
export type ChartChanges = t.TypeOf<typeof ChartChanges>;

const head = documentHead('Changes', 'changes');

/** `changes/<day>.json`: the changes of a day. */
export const DayChanges = object('DayChanges', {
  ...head,
  date: day,
  cves: field(t.array(CveChanges), 'Changes of vulnerabilities, by id.'),
  images: field(t.array(ImageChanges), 'Changes of images, by slug.'),
  charts: field(t.array(ChartChanges), 'Changes of charts, by slug.'),
});
export type DayChanges = t.TypeOf<typeof DayChanges>;

export const ChangesItem = object('ChangesItem', {
  date: day,
  facts: count('All changes of the day; if this number changes, fetch the day again', 'facts'),
  opened: count('Vulnerabilities found in a version for the first time', 'versions'),
  closed: count(
    'Vulnerabilities no longer found in a version of another or unknown build',
    'versions',
  ),
  added: count('New versions', 'versions'),
  removed: count('Removed versions', 'versions'),
  rebuilt: count('Versions in which a scan saw another build', 'versions'),
  href: field(ApiPath, 'Path of the document of the day.', {
    examples: ['/api/v1/changes/2026-08-14.json'],
  }),
  withdrawn: field(Count, 'Vulnerabilities no longer found in a version of the same build.', {
    unit: 'versions',
  }),
});
export type ChangesItem = t.TypeOf<typeof ChangesItem>;

/** `changes.json`: the days with changes. */
export const ChangesCollection = object('ChangesCollection', {
  ...head,
  from: field(
    nullable(Instant),
    'When recording began; nothing earlier is listed. Null if unknown.',
    DATE,
  ),
  total,
  data: field(t.array(ChangesItem), 'Newest day first.'),
});
export type ChangesCollection = t.TypeOf<typeof ChangesCollection>;

export const CHANGES = documentKind({
  name: 'changes',
  path: 'changes.json',
  isMemory: true,
  operationId: 'listChanges',
  tag: 'Changes',
  summary: 'The days with changes',
  description:
    'The newest 400 days. A client that remembers `facts` of each day can tell from this document which days to fetch.',
  codec: ChangesCollection,
});

/** RFC 3339 in UTC; dates may repeat. */
const datesOfDay = ({ cves, images, charts }: DayChanges): ReadonlyArray<string> => [
  ...[...cves, ...images, ...charts].flatMap(({ first, last }) => [first, last]),
  ...images.flatMap(({ rebuilt }) => rebuilt.map(({ at }) => at)),
  ...charts.flatMap(({ versions }) => versions.map(({ at }) => at)),
];

/** Checks the day of a document and the dates of all its changes. */
export const isOfDay = (found: DayChanges, day: string): boolean =>
  [found.date, ...datesOfDay(found)].every((date) => dayOf(date) === day);

export const DAY = documentKind({
  name: 'changes-day',
  path: 'changes/{day}.json',
  operationId: 'getChanges',
  tag: 'Changes',
  summary: 'The changes of a day',
  description:
    'Vulnerabilities that were found, became fixable or were closed; images, versions and charts that were added, removed, rebuilt or updated. The document only grows.',
  codec: DayChanges,
  parameters: [
    { name: 'day', codec: FullDate, description: 'The day, in UTC.', example: '2026-07-14' },
  ],
  notFound: 'No changes are recorded for that day.',
});
