import type { Images, Integrity, Releases } from '../../../explorer/model/documents';
import { DOWN } from '../rendering';
import { example } from '../trees/example';
import type { Changes } from '../trees/publishing';
import { describeViews } from './golden-views';

type Json = Readonly<Record<string, unknown>>;
type Collection = Json & { readonly data: ReadonlyArray<Json> };

/** The items of a collection, changed. */
const each =
  (change: (item: Json, i: number) => Json) =>
  (collection: Collection): Collection => ({ ...collection, data: collection.data.map(change) });
const status = (change: (item: Json, i: number) => Json): Changes => ({
  'status.json': each((item, i) => ({ ...item, ...change(item, i) })),
});
const none = () => ({ apiVersion: 'v1', resource: 'any', total: 0, data: [] });
const DAYS = ['2026-07-14', '2026-07-10', '2026-04-14', '2026-07-18'];

const UNSEEN: Changes = {
  'images.json': each((image) => ({ ...image, security: null })),
  'charts.json': each((chart) => ({ ...chart, security: null, worst: null })),
  'history.json': each((row) => ({ ...row, scanned: 0, partial: 0 })),
  ...status((_, i) => ({
    state: i === 0 ? 'withheld' : 'unscanned',
    scannedAt: null,
    scanner: null,
  })),
  'cve.json': () => ({
    coverage: { scanned: 0, partial: 0 },
    kev: { version: '1', released: null, count: 1 },
    epss: null,
    total: 0,
    data: [],
  }),
};

const EMPTY = '{"apiVersion":"v1","resource":"charts","total":0,"data":[]}\n';
const withoutCharts = ({ files = [], ...integrity }: Integrity) => ({
  ...integrity,
  files: files.map((file) =>
    file.path === 'charts.json' ? { ...file, bytes: EMPTY.length } : file,
  ),
});
const withNews = (feed: object) => ({
  ...feed,
  items: [{ id: 'a', title: 'a', date_modified: '2026-07-15T02:50:00Z' }],
});

const FILTERS = { from: '{aria-label=Filter' };
const TABLE = { from: '{aria-rowcount' };

describeViews('example', '2026-07-15T03:00:00Z', example, [
  ['the front page', ''],
  ['the whole page', '#/roadmap', { whole: true }],
  [
    'a list that is known to be empty is left out of the navigation',
    '#/roadmap',
    { whole: true, changes: { 'integrity.json': withoutCharts, 'feed.json': withNews } },
  ],
  [
    'every list is there where that is not known',
    '#/roadmap',
    { whole: true, changes: { 'integrity.json': undefined } },
  ],
  ['images by name', '#/images?sort=name', TABLE],
  ['all words of a search', '#/images?q=database+redis', FILTERS],
  ['similar names', '#/images?q=postgress', FILTERS],
  ['a reference', '#/images?q=ghcr.io%2Facme%2Fimages%2Fredis%3A8', TABLE],
  ['the beginning of a digest', '#/images?q=sha256%3A6fd00387', TABLE],
  ['nothing of that name', '#/images?q=no+such+thing', FILTERS],
  ['every filter', '#/images?category=Databases&tier=standard&grade=F&rebuild=1', FILTERS],
  ['images without a grade', '#/images?grade=none', TABLE],
  ['the fewest findings first', '#/images?sort=total&reverse=1', TABLE],
  ['an image with findings', '#/images/mongodb'],
  ['the worst findings with a fix', '#/images/mongodb/8.0.13?severity=HIGH&fixable=1', TABLE],
  ['findings by id', '#/images/mongodb/8.0.13?sort=id', TABLE],
  [
    'a row for each package',
    '#/images/mongodb/8.0.13?rows=1',
    { from: '{data-severity=CRITICAL}{data-zero' },
  ],
  ['similar findings', '#/images/mongodb/8.0.13?q=coreutlis', { from: 'Search findings' }],
  ['a CVE over an image', '#/images/mongodb/8.0.13?cve=CVE-2023-45853', { from: '{aria-rowcount' }],
  [
    'an image by its link, before the lists of the catalog are there',
    '#/images/mongodb',
    { changes: { 'images.json': undefined, 'status.json': undefined } },
  ],
  ['a version without findings', '#/images/redis/8.2.2'],
  ['an older version', '#/images/redis/8.0.3'],
  ['no such version', '#/images/redis/0.0.1'],
  ['a version that was not scanned', '#/images/mongodb/7.0.24', { from: 'h2 Findings' }],
  ['a report that proves nothing', '#/images/busybox/1.36.1'],
  ['a scan of a part', '#/images/traefik/v2.11.2', { from: 'h2 Findings' }],
  ['a planned image', '#/images/envoy'],
  ['all CVEs', '#/cves'],
  ['a CVE', '#/cves/CVE-2025-9230'],
  ['charts', '#/charts'],
  ['charts of a category', '#/charts?category=Databases&sort=name'],
  ['charts of a tier', '#/charts?tier=low', { from: '{role=status}' }],
  ['charts with a word, in capitals', '#/charts?q=REDIS', { from: '{role=status}' }],
  ['a chart', '#/charts/monitoring'],
  ['the roadmap', '#/roadmap'],
  ['updates', '#/updates'],
  ['too long an address', '#/roadmap/Image'],
  ['no such image', '#/images/nothing'],
  ['no such section', '#/somewhere/else'],

  ['nobody looked', '#/images', { changes: UNSEEN }],
  ['nobody looked at charts', '#/charts', { changes: UNSEEN }],
  [
    'the oldest scan is that of an older version',
    '#/images',
    {
      changes: status(({ version }) => ({
        state: version === '7.0.24' ? 'unscanned' : 'scanned',
        scannedAt: version === '8.0.3' ? '2020-01-01T02:00:00Z' : '2020-01-26T02:00:00Z',
      })),
    },
  ],
  [
    'no version is supported: none needs a rebuild',
    '#/images?rebuild=1',
    { changes: status(() => ({ verdict: 'deprecated' })) },
  ],
  [
    'three images have no record',
    '#/images?sort=catalog',
    {
      changes: {
        'images.json': each((image, i) => (i < 3 ? { ...image, security: null } : image)),
      },
    },
  ],
  [
    'words that a later release may use',
    '#/images',
    {
      ...FILTERS,
      changes: {
        'images.json': each((image) => ({ ...image, tier: 'vital', security: null })),
        ...status(() => ({ state: 'queued' })),
      },
    },
  ],
  ...(['fresh', 'old', 'stale', 'future'] as const).map(
    (scan) =>
      [
        `scans that are ${scan}`,
        `#/images?scan=${scan}`,
        {
          ...TABLE,
          changes: status((_, i) => ({ scannedAt: `${DAYS[i % 4]}T02:00:00Z` })),
        },
      ] as const,
  ),
  ['the scans cannot be loaded', '#/images?q=redis', { changes: { 'status.json': DOWN } }],
  ['no list of images', '#/images', { changes: { 'images.json': undefined } }],
  ['no image', '#/images', { changes: { 'images.json': none } }],
  ['no chart', '#/charts', { changes: { 'charts.json': none } }],
  ['no plans', '#/roadmap', { changes: { 'roadmap.json': none } }],
  ['no update', '#/updates', { changes: { 'updates.json': none } }],
  [
    'an image that states all it can',
    '#/images/redis',
    {
      changes: {
        'images.json': (images: Images) => ({
          ...images,
          data: images.data.map((image) => ({
            ...image,
            caution: true,
            source: 'https://example.test/source',
            arches: ['amd64', 'arm64'],
          })),
        }),
      },
    },
  ],
  [
    'an image whose references no shell takes as a word',
    '#/images/redis',
    {
      from: 'h2 Pull',
      changes: {
        'images/redis/releases.json': (known: Releases) => ({
          ...known,
          image: 'ghcr.io/x; $(reboot) `reboot`',
        }),
      },
    },
  ],
]);
