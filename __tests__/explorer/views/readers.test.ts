import type { CveItem, Cves, Releases, Statuses } from '../../../explorer/model/documents';
import type { Changes } from '../trees/publishing';
import { BEFORE, readers } from '../trees/readers';
import { describeViews } from './golden-views';

const VERSIONS = { from: 'aria-label=Breadcrumb' };

/** A version of argo is end of life. */
const ended: Changes = {
  'status.json': (known: Statuses) => ({
    ...known,
    data: known.data.map((each) =>
      each.version === '2.14.2' ? { ...each, verdict: 'eol' } : each,
    ),
  }),
};
const pinned: Changes = {
  'images/redis/releases.json': (known: Releases) => ({
    ...known,
    tags: { ...known.tags, recommended: '2.0.0' },
  }),
};
/** Nobody listed the package of a CVE, though its name is known. */
const unlisted: Changes = {
  'cve.json': (known: Cves) => ({
    ...known,
    data: known.data.map((item: CveItem) => ({ ...item, packageNames: ['git'] })),
  }),
};

describeViews('readers', '2026-01-06T09:00:00Z', readers, [
  ['the whole catalog', '#/images'],
  ['a build that waits for its scan', '#/images/redis', VERSIONS],
  ['an older version next to it', '#/images/redis/2.0.0', VERSIONS],
  [
    'an older version that its owner recommends',
    '#/images/redis',
    { changes: pinned, ...VERSIONS },
  ],
  ['a CVE of the build before', '#/cves/CVE-2026-5'],
  ['the former digest of a build that waits', `#/digest/${BEFORE.redis}`],
  ['into worse', '#/images/argo/2.14.2', VERSIONS],
  ['into worse, from what is end of life', '#/images/argo/2.14.2', { changes: ended, ...VERSIONS }],
  ['what is recommended, and exploited', '#/images/argo', VERSIONS],
  ['what a version that is gone leads to', '#/images/argo/1.0', { from: '{role=banner' }],
  ['a CVE whose newest version is worse', '#/cves/CVE-2026-4'],
  ['software that was not seen', '#/images/curl', VERSIONS],
  ['why nothing is published', '#/images/ghost', VERSIONS],
  ['a version of what was built from a source', '#/packages?q=xz+5.6.1'],
  ['a name that is in no list, with names like it', '#/packages?q=XZ-+9'],
  ['a name that is in no list', '#/packages?q=zlib+1.3'],
  ['a package that a CVE names, searched', '#/packages?q=git', { changes: unlisted }],
  ['a package that a CVE names', '#/packages/apk/git', { changes: unlisted }],
  ['a package of a type without a list', '#/packages/deb/xz?version=5.6.1'],
  ['what a rebuild closed', '#/cves/CVE-2026-1001'],
  ['the present digest of a rebuild', `#/digest/${BEFORE.nats}`],
]);
