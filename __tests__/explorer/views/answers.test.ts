import type { Feed, Images, Statuses } from '../../../explorer/model/documents';
import { digestOf } from '../../builders/digest';
import { answers, CURRENT, day, FORMER, GONE, historyOf, IMAGE, OLD } from '../trees/answers';
import { evil } from '../trees/hostile';
import type { Changes } from '../trees/publishing';
import { describeViews } from './golden-views';

const NOW = '2026-08-22T09:00:00Z';

const SLUGS = Array.from({ length: 11 }, (_, i) => `image-${i}`);
const news = (facts: object, title: string, text: string, slugs: ReadonlyArray<string>) => ({
  ...{ id: title, title, content_text: text, date_modified: '2026-08-21T02:00:00Z' },
  _catalog: {
    date: '2026-08-20',
    cve: null,
    severity: null,
    ...{ images: 1, versions: 1, slugs },
    ...facts,
  },
});
const CVE = { cve: 'CVE-2026-2000', severity: 'CRITICAL', images: 11, versions: 18 };
const NEWS = [
  news({ ...CVE, kind: 'found' }, 'found', 'openssl: leak\nimage-0: 1.0', SLUGS),
  news({ ...CVE, kind: 'exploited', date: '2026-08-21' }, 'known', 'openssl: leak', []),
  news({ kind: 'closed' }, '2 CVEs closed in 1 image', 'redis: 2 gone', ['redis']),
  news({ kind: 'closed' }, '1 CVE no longer reported in 1 image', 'nats: 1 no longer reported', [
    'nats',
  ]),
  news({ kind: 'catalog' }, 'redis 8.2.2 rebuilt', 'redis: rebuilt 8.2.2', ['redis']),
];
const feed = (items: ReadonlyArray<unknown>): Changes => ({
  'feed.json': (known: Feed) => ({ ...known, items }),
});

/** Without news, after a scan. */
const quiet = (scannedAt: string): Changes => ({
  ...feed([]),
  'status.json': (known: Statuses) => ({
    ...known,
    data: known.data.map((each) => ({ ...each, scannedAt })),
  }),
});

const verdicts = (of: (version: string) => string, recommended: string | null): Changes => ({
  'status.json': (known: Statuses) => ({
    ...known,
    data: known.data.map((each) => ({ ...each, verdict: of(each.version) })),
  }),
  'images.json': (known: Images) => ({
    ...known,
    data: known.data.map((each) => ({ ...each, recommended })),
  }),
});

const never = { scanned: 0, unscanned: 3, total: 0, critical: 0, high: 0, medium: 0, low: 0 };
const history = (days: number, unseen = 0): Changes => ({
  'history.json': () => {
    const { data, ...rest } = historyOf(days);
    return { ...rest, data: data.map((row, i) => (i < unseen ? { ...row, ...never } : row)) };
  },
});

const NUMBERS = { from: 'Open findings' };
const VERSIONS = { from: 'aria-label=Breadcrumb' };
const SEARCH = { from: '{aria-label=Filter' };

describeViews('answers', NOW, answers, [
  ['days of changes', '#/changes'],
  ['changes in sentences', '#/changes', { changes: feed(NEWS), from: 'h2 ' }],
  [
    'no change yet',
    '#/changes',
    { changes: { ...feed([]), 'changes.json': (known: object) => ({ ...known, data: [] }) } },
  ],
  [
    'a record of an unknown beginning',
    '#/changes',
    {
      changes: { 'changes.json': (known: object) => ({ ...known, from: null }) },
      from: 'It is not',
    },
  ],
  ['a day', '#/changes/2026-08-20'],
  [
    'a day on which nothing happened',
    '#/changes/2026-08-20',
    {
      changes: { 'changes/2026-08-20.json': () => ({ ...day, cves: [], images: [], charts: [] }) },
    },
  ],
  ...['2020-01-01', '2026-02-30', evil('day'), '..'].map(
    (asked) =>
      [`no such day: ${asked.slice(0, 10)}`, `#/changes/${encodeURIComponent(asked)}`] as const,
  ),
  ['a digest, however it is written', `#/digest/sha256:${CURRENT.slice(7).toUpperCase()}`],
  ['a digest without findings', `#/digest/${OLD}`],
  ['a digest that another replaced', `#/digest/${FORMER}`],
  ['a digest that went', `#/digest/${GONE}`],
  ['a digest that nobody knows', `#/digest/${digestOf('never')}`],
  ['a digest next to others', `#/digest/${FORMER.slice(0, -1)}${FORMER.endsWith('0') ? 1 : 0}`],
  ['what is no digest', '#/digest/sha256:abc'],
  ['a former digest, where images are searched', `#/images?q=${IMAGE}%40${FORMER}`, SEARCH],
  ['a digest, where images are searched', `#/images?q=${CURRENT}`, SEARCH],
  ['an image that went', '#/images/adminer'],
  ['a version of it', '#/images/adminer/5.4.4'],
  ['an image that never was', '#/images/never'],
  ['a version that went', '#/images/redis/7.0'],
  ['a version that never was', '#/images/redis/6.0'],
  ['a planned image that was there', '#/images/envoy'],
  ['which version to run', '#/images/redis'],
  ['what is wrong with another', '#/images/redis/8.0.3'],
  [
    'no version is supported',
    '#/images/redis/8.0.3',
    { changes: verdicts(() => 'eol', null), ...VERSIONS },
  ],
  [
    'one version needs a rebuild',
    '#/images/redis/8.0.3',
    { changes: verdicts((each) => (each === '8.2.2' ? 'rebuild' : 'eol'), '8.2.2'), ...VERSIONS },
  ],
  [
    'the owner recommends what scans do not support',
    '#/images/redis',
    { changes: verdicts(() => 'unverified', '8.2.2'), ...VERSIONS },
  ],
  [
    'when a version was published, and its nights',
    '#/images/redis',
    {
      from: 'h2 Versions',
      now: '2026-08-22T09:00:00Z',
      changes: {
        'images.json': (images: Images) => ({
          ...images,
          data: images.data.map((image) => ({
            ...image,
            versions: image.versions?.map((each) => ({ ...each, published: '2026-01-02' })),
          })),
        }),
        ...quiet('2026-08-21T02:00:00Z'),
      },
    },
  ],
  ['the trend of ninety days', '#/images'],
  ['days without a scan', '#/images', { changes: history(8, 5), ...NUMBERS }],
  ...([0, 2, 3, 4] as const).map(
    (days) =>
      [`a history of ${days} days`, '#/images', { changes: history(days), ...NUMBERS }] as const,
  ),
]);
