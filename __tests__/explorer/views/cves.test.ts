import type { CveCollection, CveDocument } from '../../../src/contract/cves';
import { GHSA, nights } from '../trees/cves';
import { evil } from '../trees/hostile';
import { describeViews } from './golden-views';

const NOW = '2026-01-06T09:00:00Z';
const DOCUMENT = 'cve/2026/CVE-2026-1000.json';

const CLOSED = {
  slug: 'redis',
  version: '8.2',
  severity: 'CRITICAL',
  reason: 'gone',
  since: '2026-01-01T03:00:00Z',
  until: '2026-01-05T03:00:00Z',
} as const;

/** A CVE that the newest version of an image does not have, with the versions of packages that fix it. */
const fixedBy =
  (fixes: (slug: string) => ReadonlyArray<string> | undefined) =>
  (cve: CveDocument): unknown => ({
    ...cve,
    closed: [CLOSED],
    images: cve.images.map((each) => ({
      ...each,
      latest: each.slug === 'redis' ? '8.2' : each.latest,
      versions: each.versions.map((entry) => ({ ...entry, fixes: fixes(each.slug) })),
    })),
  });

const LONG = 'X'.repeat(129);
const TABLE = { from: 'aria-rowcount' };

describeViews('first-night', NOW, async () => (await nights())[0] ?? new Map(), [
  ['nobody looked for exploitation', '#/cves'],
  ['none of those is known to be exploited, as nobody looked', '#/cves?exploited=1'],
  ['an image of which the same holds', '#/images', { from: '{aria-label=Filter' }],
]);

describeViews('cves', NOW, async () => (await nights())[1] ?? new Map(), [
  ['all CVEs', '#/cves'],
  ['a CVE with a fix', '#/cves?fixable=1', TABLE],
  ['those without', '#/cves?fixable=open', TABLE],
  ['those in newest versions', '#/cves?latest=1', { from: '{aria-label=Filter' }],
  ['the least severe first', '#/cves?sort=severity&reverse=1', TABLE],
  ['filters that let nothing through', '#/cves?severity=HIGH&fixable=1', { from: 'role=status' }],
  ['an alias', '#/cves?q=3ppc-4f35', TABLE],
  ['a CVE, however its id is written', '#/cves/cve-2026-1000'],
  ...[
    ['no known version fixes it', () => undefined],
    ['one version fixes it everywhere', () => ['3.0.2']],
    ['each image is fixed by its own', (slug: string) => [slug === 'redis' ? '3.0.2' : '3.1']],
  ].map(
    ([title, fixes]) =>
      [
        title as string,
        '#/cves/CVE-2026-1000',
        { changes: { [DOCUMENT]: fixedBy(fixes as Parameters<typeof fixedBy>[0]) } },
      ] as const,
  ),
  ['a suppressed CVE', '#/cves/CVE-2026-3000'],
  ['a CVE that is no longer reported', '#/cves/CVE-2026-2000'],
  [
    'a CVE that charts still ship',
    '#/cves/CVE-2026-2000',
    {
      changes: {
        'cve/2026/CVE-2026-2000.json': (cve: CveDocument) => ({
          ...cve,
          ...{ charts: ['nats'], formerCharts: ['redis', evil('chart')] },
        }),
      },
    },
  ],
  ['a name of a CVE', `#/cves/${GHSA.toLowerCase()}`],
  ['a CVE that nobody found', '#/cves/CVE-2020-9999'],
  ['what is no id', `#/cves/${encodeURIComponent(evil('CVE'))}`],
  ['an address in place of an id', '#/cves/..%2F..%2Fstate'],
  ['a broken id', '#/cves/%'],
  ['too long an id', `#/cves/${'A'.repeat(200)}`],
  [
    'an id without a document that the list has',
    `#/cves/${LONG}`,
    {
      changes: {
        'cve.json': (list: CveCollection) => ({
          ...list,
          data: list.data.map((item, i) => (i === 1 ? { ...item, id: LONG, href: null } : item)),
        }),
      },
    },
  ],
  [
    'a CVE in very many images',
    '#/cves/CVE-2026-1000',
    {
      from: '2,000 images',
      changes: {
        [DOCUMENT]: (cve: CveDocument) => ({
          ...cve,
          images: Array.from({ length: 2000 }, (_, i) => ({ ...cve.images[0], slug: `i-${i}` })),
        }),
      },
    },
  ],
  [
    'the newest version of each image only',
    '#/cves/CVE-2026-1000?latest=1',
    { from: 'h2 Affected' },
  ],
  ['the front page begins with what is exploited', '#/images'],
  [
    'the latest changes are older than a week',
    '#/',
    { now: '2027-02-01T09:00:00Z', from: 'h2 Latest' },
  ],
  ['an id, where images are searched', `#/images?q=${GHSA}`, { from: '{aria-label=Filter' }],
  ['an image since when it has what, and what is left out', '#/images/redis/8.0'],
  ['its CVE under all names', '#/images/redis/8.0?cve=CVE-2026-1000', { from: 'aria-rowcount' }],
  ['findings that no scan confirmed', '#/images/nats'],
  [
    'an image of which nothing is known over time',
    '#/images/redis',
    { from: 'h2 Findings', changes: { 'images/redis/findings.json': undefined } },
  ],
  ['an image that nobody scanned', '#/images/never'],
]);
