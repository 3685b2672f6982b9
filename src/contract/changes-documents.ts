import { ChangesCollection, DayChanges } from '../api/changes';
import { Feed } from '../api/feed';
import { HistoryCollection } from '../api/history';
import { FullDate } from '../api/scalars';
import type { DocumentKind, MediaKind } from './document-kind';

const NO_FEED = 'No catalog is published here, or nothing in it has a date.';

/** The documents about changes. */
export const CHANGES_DOCUMENTS: ReadonlyArray<DocumentKind> = [
  {
    name: 'changes',
    path: 'changes.json',
    operationId: 'listChanges',
    tag: 'Changes',
    summary: 'The days with changes',
    description:
      'The newest 400 days. A client that remembers `facts` of each day can tell from this document which days to fetch.',
    codec: ChangesCollection,
  },
  {
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
  },
  {
    name: 'feed',
    path: 'feed.json',
    operationId: 'getFeed',
    tag: 'Changes',
    summary: 'The latest changes, as a JSON Feed',
    description:
      'JSON Feed 1.1: at most 100 items of the newest 14 days with changes, and the vulnerabilities that became known to be exploited since the oldest of these days.',
    codec: Feed,
    notFound: NO_FEED,
  },
  {
    name: 'history',
    path: 'history.json',
    operationId: 'listHistory',
    tag: 'Changes',
    summary: 'The numbers of the catalog, day by day',
    description: 'The newest 800 days with changes, oldest first.',
    codec: HistoryCollection,
  },
];

/** The same feed in another format. */
export const CHANGES_MEDIA: ReadonlyArray<MediaKind> = [
  {
    name: 'feed-atom',
    path: 'feed.atom',
    operationId: 'getAtomFeed',
    tag: 'Changes',
    summary: 'The latest changes, as an Atom feed',
    description: 'Atom (RFC 4287) with the items of `feed.json`.',
    mediaType: 'application/atom+xml',
    notFound: NO_FEED,
  },
];
