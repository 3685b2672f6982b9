import { young } from '../trees/young';
import { describeViews } from './golden-views';

const NOW = '2026-01-22T09:00:00Z';

describeViews('empty', NOW, async () => (await young()).empty, [
  ['no image', '', { whole: true }],
  ['no CVE', '#/cves'],
  ['no change', '#/changes'],
  ['no package', '#/packages'],
]);

describeViews('unscanned', NOW, async () => (await young()).unscanned, [
  ['images without a scan', '', { whole: true }],
  ['an image without a scan', '#/images/redis'],
  ['CVEs without a scan', '#/cves'],
  ['a CVE without a scan', '#/cves/CVE-2026-1'],
  ['a package without a scan', '#/packages?q=xz'],
]);

describeViews('quiet', NOW, async () => (await young()).quiet, [
  ['one image, and nothing new', ''],
  ['no change since the first scan', '#/changes'],
]);
