import * as t from 'io-ts';
import { nullable } from '../codec/nullable';
import { field, object } from '../codec/object';
import { Bool, enumeration } from '../codec/scalar';
import { ApiPath, ApiVersion, Count, Digest, FullDate, Instant, Slug, Tag, Text } from './scalars';
import { SeverityWord } from './security';

const DATE = { examples: ['2026-08-14T02:18:46Z'], unit: 'RFC 3339 in UTC, whole seconds' };
const slug = (of: string) => field(Slug, `Slug of the ${of}.`, { examples: ['redis'] });
const day = field(FullDate, 'The day, in UTC.', { examples: ['2026-08-14'] });
const first = field(Instant, 'The earliest date of what happened.', DATE);
const last = field(Instant, 'The latest date of what happened.', DATE);
const at = field(Instant, 'Date of the commit of the catalog.', DATE);

export const ChangedVersions = object('ChangedVersions', {
  slug: slug('image'),
  versions: field(t.array(Tag), 'The versions, newest first.', { examples: [['8.2.2', '8.0.3']] }),
});
export type ChangedVersions = t.TypeOf<typeof ChangedVersions>;

const versions = (what: string) =>
  field(t.array(ChangedVersions), `The versions ${what}, by slug.`);

export const CveChanges = object('CveChanges', {
  id: field(Text, 'The CVE identifier, or that of an advisory that has none.', {
    examples: ['CVE-2025-9230'],
  }),
  severity: field(SeverityWord, 'Highest severity of what happened.'),
  title: field(nullable(Text), 'Title of what was found; null if unknown, or nothing was found.'),
  opened: versions('in which it was found for the first time'),
  fixable: versions('for which a fix became available'),
  closed: versions('in which it is no longer found'),
  suppressed: versions('in which it is found, and no longer counts'),
  first,
  last,
});
export type CveChanges = t.TypeOf<typeof CveChanges>;

export const RebuiltVersion = object('RebuiltVersion', {
  version: field(Tag, 'The tag.', { examples: ['8.2.2'] }),
  from: field(nullable(Digest), 'Its digest before; null if unknown.'),
  to: field(nullable(Digest), 'Its digest after; null if unknown.'),
  at,
});
export type RebuiltVersion = t.TypeOf<typeof RebuiltVersion>;

const tags = (what: string) => field(t.array(Tag), `The versions ${what}, newest first.`);

export const ImageChanges = object('ImageChanges', {
  slug: slug('image'),
  new: field(Bool, 'Whether the image is new.'),
  gone: field(Bool, 'Whether the image is gone.'),
  added: tags('that are new'),
  removed: tags('that are gone'),
  rebuilt: field(t.array(RebuiltVersion), 'The versions that have another digest, by date.'),
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

const resource = field(enumeration('ChangesResource', ['changes']), 'Type of the document.');
const apiVersion = field(ApiVersion, 'Version of the API.');

/** `changes/<day>.json`: what happened on a day. */
export const DayChanges = object('DayChanges', {
  apiVersion,
  resource,
  date: day,
  cves: field(t.array(CveChanges), 'What happened to vulnerabilities, by id.'),
  images: field(t.array(ImageChanges), 'What happened to images, by slug.'),
  charts: field(t.array(ChartChanges), 'What happened to charts, by slug.'),
});
export type DayChanges = t.TypeOf<typeof DayChanges>;

const count = (what: string, unit: string) => field(Count, `${what}.`, { unit });

export const ChangesItem = object('ChangesItem', {
  date: day,
  facts: count('All that happened; a client that keeps it knows what to fetch again', 'facts'),
  opened: count('Vulnerabilities found in a version for the first time', 'versions'),
  closed: count('Vulnerabilities no longer found in a version', 'versions'),
  added: count('New versions', 'versions'),
  removed: count('Versions that are gone', 'versions'),
  rebuilt: count('Versions that have another digest', 'versions'),
  href: field(ApiPath, 'Path of the document of the day.', {
    examples: ['/api/v1/changes/2026-08-14.json'],
  }),
});
export type ChangesItem = t.TypeOf<typeof ChangesItem>;

/** `changes.json`: the days on which something happened. */
export const ChangesCollection = object('ChangesCollection', {
  apiVersion,
  resource,
  from: field(
    nullable(Instant),
    'When the list began: nothing before is told; null if unknown.',
    DATE,
  ),
  total: field(Count, 'Number of items in `data`.', { unit: 'items' }),
  data: field(t.array(ChangesItem), 'The newest day first.'),
});
export type ChangesCollection = t.TypeOf<typeof ChangesCollection>;
