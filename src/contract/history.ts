import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { documentKind } from './document-kind';
import { collectionHead, count, coverageFields, total } from './fields';
import { Count, PastDay, PositiveInt } from './scalars';

const findings = (what: string) =>
  count(`Findings ${what}, in the newest scanned versions`, 'findings');

export const HistoryRow = object('HistoryRow', {
  date: field(PastDay, 'The day of the data, in UTC.', { examples: ['2026-08-20'] }),
  images: count('Available images', 'images'),
  versions: count('Their versions', 'versions'),
  ...coverageFields,
  total: findings('of all severities'),
  fixable: findings('that have a fix'),
  critical: findings('of severity critical'),
  high: findings('of severity high'),
  medium: findings('of severity medium'),
  low: findings('of severity low'),
  unknown: findings('of unknown severity'),
  imagesWithCves: count('Images with findings', 'images'),
  imagesNeedingRebuild: count('Images with a finding that has a fix', 'images'),
  exploited: field(
    nullable(Count),
    'Open vulnerabilities that are known to be exploited; null if no KEV catalog was ever used.',
    { unit: 'vulnerabilities' },
  ),
  older: field(
    optional(PositiveInt),
    'Images counted by an older version, because a newer build waits for its scan; absent if there is no such image.',
    { unit: 'images' },
  ),
});
export type HistoryRow = t.TypeOf<typeof HistoryRow>;

/** `history.json`: the numbers of the catalog, day by day. */
export const HistoryCollection = object('HistoryCollection', {
  ...collectionHead('History', 'history'),
  total,
  data: field(t.array(HistoryRow), 'Oldest day first.'),
});
export type HistoryCollection = t.TypeOf<typeof HistoryCollection>;

export const HISTORY = documentKind({
  name: 'history',
  path: 'history.json',
  isMemory: true,
  operationId: 'listHistory',
  tag: 'Changes',
  summary: 'The numbers of the catalog, day by day',
  description: 'The newest 800 days with changes, oldest first.',
  codec: HistoryCollection,
});
