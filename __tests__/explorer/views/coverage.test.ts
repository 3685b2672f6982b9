import type { ChartSecurity, Releases } from '../../../explorer/model/documents';
import { digestOf } from '../../builders/digest';
import { coverage } from '../trees/coverage';
import { describeViews } from './golden-views';

const CLOSED = {
  ...{ critical: 1, high: 0, medium: 0, low: 0, unknown: 0 },
  ...{ exploited: 1, ids: ['CVE-2026-9'] },
};

describeViews('coverage', '2026-01-21T09:00:00Z', coverage, [
  ['a platform that was not scanned', '#/images/redis/7.0'],
  ['no stated platform', '#/images/nats'],
  ['an old database', '#/images'],
  ['fixes', '#/images/redis/8.0'],
  ['fixes that may come', '#/images/redis/8.0?fixable=open', { from: 'aria-rowcount' }],
  ['fixes that will not', '#/images/redis/8.0?fixable=never', { from: 'aria-rowcount' }],
  ['how many images of a chart were scanned', '#/charts'],
  ['an image of a chart that is unknown', '#/charts/with-a-sidecar'],
  ['a chart that was scanned', '#/charts/complete'],
  ['a chart that was only partly scanned', '#/charts/partial'],
  [
    'a chart that ships what a rebuild closed',
    '#/charts/complete',
    {
      from: 'h2 Images it',
      changes: {
        'charts/complete/security.json': (chart: ChartSecurity) => ({
          ...chart,
          images: chart.images.map((each) => ({
            ...each,
            ...{ current: false, counts: null, grade: null, closedSince: CLOSED },
          })),
        }),
        'images/nats/releases.json': (known: Releases) => ({
          ...known,
          releases: known.releases.map((release) => ({
            ...release,
            digest: digestOf('rebuilt'),
            former: [
              ...[digestOf('nats:2.0'), digestOf('before')].map((digest, i) => ({
                ...{ digest, until: `2026-01-1${9 - i}T09:00:00Z`, scanned: null },
              })),
            ],
          })),
        }),
      },
    },
  ],
  ['CVEs without a fix', '#/cves?fixable=open', { from: '{aria-label=Filter' }],
]);
