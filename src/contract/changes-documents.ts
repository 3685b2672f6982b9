import { ChangesCollection, DayChanges } from '../api/changes';
import { Feed } from '../api/feed';
import { HistoryCollection } from '../api/history';
import { FullDate } from '../api/scalars';
import type { DocumentKind, MediaKind } from './document-kind';

const NOT_PUBLISHED = 'No catalog is published here.';
const NO_FEED = 'No catalog is published here, or nothing in it has a date.';

/** The documents that say what changed. */
export const CHANGES_DOCUMENTS: ReadonlyArray<DocumentKind> = [
  {
    name: 'changes',
    path: 'changes.json',
    operationId: 'listChanges',
    tag: 'Changes',
    summary: 'The days on which something changed',
    description:
      'The newest 400 days. A client that keeps `facts` of each day knows from this document alone which days to fetch.',
    codec: ChangesCollection,
    parameters: [],
    notFound: NOT_PUBLISHED,
  },
  {
    name: 'changes-day',
    path: 'changes/{day}.json',
    operationId: 'getChanges',
    tag: 'Changes',
    summary: 'What changed on a day',
    description:
      'What was found, fixed and closed, and which images, versions and charts came, went and were rebuilt. It only grows.',
    codec: DayChanges,
    parameters: [
      { name: 'day', codec: FullDate, description: 'The day, in UTC.', example: '2026-07-14' },
    ],
    notFound: 'Nothing is told of that day.',
  },
  {
    name: 'feed',
    path: 'feed.json',
    operationId: 'getFeed',
    tag: 'Changes',
    summary: 'What changed lately, as a JSON Feed',
    description:
      'JSON Feed 1.1: at most 100 items of the newest 14 days, and what became known to be exploited since.',
    codec: Feed,
    parameters: [],
    notFound: NO_FEED,
  },
  {
    name: 'history',
    path: 'history.json',
    operationId: 'listHistory',
    tag: 'Changes',
    summary: 'The numbers of the catalog, day by day',
    description: 'The newest 800 days on which something changed, the oldest first.',
    codec: HistoryCollection,
    parameters: [],
    notFound: NOT_PUBLISHED,
  },
];

/** The same feed in another format. */
export const CHANGES_MEDIA: ReadonlyArray<MediaKind> = [
  {
    name: 'feed-atom',
    path: 'feed.atom',
    operationId: 'getAtomFeed',
    tag: 'Changes',
    summary: 'What changed lately, as an Atom feed',
    description: 'Atom (RFC 4287) with the items of `feed.json`.',
    mediaType: 'application/atom+xml',
    parameters: [],
    notFound: NO_FEED,
  },
];
