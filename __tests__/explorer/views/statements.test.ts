import type { CveDocument } from '../../../explorer/model/documents';
import { statements } from '../trees/statements';
import { describeViews } from './golden-views';

const NOW = '2026-01-21T09:00:00Z';
const STATED = { from: 'h2 The owner' };

/** A CVE in so many images with statements. */
const inImages = (count: number) => {
  const slugs = Array.from({ length: count }, (_, i) => `image-${i}`);
  return {
    'vex/index.json': () => ({
      packages: slugs.map((slug) => ({ location: `pkg/oci/${slug}/vex.json` })),
    }),
    'cve/other/CVE-2026-1.json': (cve: CveDocument) => ({
      ...cve,
      images: slugs.flatMap((slug) => cve.images.map((each) => ({ ...each, slug }))),
    }),
  };
};

describeViews('statements', NOW, async () => (await statements())[1], [
  ['beside what a scan found', '#/images/redis/8.0'],
  ['where there is no scan', '#/images/redis/7.0', STATED],
  ['an image without', '#/images/nats', { from: 'aria-label=Breadcrumb' }],
  ['beside the versions that have a CVE', '#/cves/CVE-2026-1'],
  ['of a suppressed CVE', '#/cves/CVE-2026-2'],
  ['of as many images as are read', '#/cves/CVE-2026-1', { changes: inImages(30) }],
  ['of more images than are read', '#/cves/CVE-2026-1?latest=', { changes: inImages(31) }],
]);

describeViews('without-statements', NOW, async () => (await statements())[0], [
  ['an image of a catalog that publishes none', '#/images/redis/8.0'],
]);
