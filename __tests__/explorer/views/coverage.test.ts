import { coverage } from '../trees/coverage';
import { describeViews } from './golden-views';

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
  ['a chart that was scanned in part', '#/charts/partial'],
  ['what the owner states', '#/badges', { from: 'h2 Stated' }],
  ['CVEs without a fix', '#/cves?fixable=open', { from: '{aria-label=Filter' }],
]);
