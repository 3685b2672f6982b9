/** What readers see: a build that waits for its scan, a way into worse, packages that nobody listed, what a rebuild closed. */
import type {
  History,
  Images,
  Releases,
  Statuses,
  StatusItem,
} from '../../../explorer/model/documents';
import { digestOf } from '../../builders/digest';
import { REGISTRY } from '../../builders/items';
import { trivyFinding } from '../../builders/reports';
import { chart, type Fields, image, MANIFEST, manifest, yaml } from '../../e2e/builders';
import { changed, once, publishInTurn } from './publishing';
import { reportOn } from './reporting';

const finding = (id: string, PkgName: string, Severity = 'HIGH'): Fields =>
  trivyFinding({ VulnerabilityID: id, PkgName, Severity, FixedVersion: '9' });
const XZ = { Name: 'xz-libs', SrcName: 'xz', Version: '5.6.1-r0' };
const packages = [
  { ...XZ, Identifier: { PURL: 'pkg:apk/wolfi/xz-libs@5.6.1-r0' } },
  ...['a', 'b', 'c', 'd', 'e'].map((each) => ({
    ...{ Name: `xz-${each}`, Version: '1' },
    Identifier: { PURL: `pkg:apk/wolfi/xz-${each}@1` },
  })),
];

export const BEFORE = { redis: digestOf('redis:3.0.4'), nats: digestOf('nats:2.0') };

const manifestOf = (digests: typeof BEFORE): string =>
  yaml(
    manifest({
      project: { signing: 'cosign' },
      images: [
        {
          ...image('redis', ['2.0.0']),
          versions: [
            { version: '3.0.4', digest: digests.redis },
            { version: '2.0.0', digest: digestOf('redis:2.0.0') },
          ],
        },
        image('argo', ['3.1.8', '2.14.2']),
        image('curl', ['3.1.5']),
        image('ghost', ['1.0.0']),
        { ...image('nats', []), versions: [{ version: '2.0', digest: digests.nats }] },
      ],
      charts: [
        chart('web', {
          images: [{ name: 'nats', image: `${REGISTRY}/images/nats@${BEFORE.nats}` }],
        }),
      ],
    }),
  );

const on = (day: number, ...findings: ReadonlyArray<Fields>) => ({
  ...{ at: `2026-01-0${day}T03:00:00Z`, findings },
});
const night = (day: number, digests: typeof BEFORE) => ({
  [MANIFEST]: manifestOf(digests),
  'reports/redis-2.json': reportOn(
    'redis',
    '2.0.0',
    on(day, finding('CVE-2026-1', 'a'), finding('CVE-2026-2', 'b'), finding('CVE-2026-3', 'c')),
  ),
  'reports/argo-3.json': reportOn(
    'argo',
    '3.1.8',
    on(day, finding('CVE-2025-48384', 'git', 'MEDIUM')),
  ),
  'reports/argo-2.json': reportOn('argo', '2.14.2', on(day, finding('CVE-2026-4', 'go'))),
  'reports/curl.json': reportOn('curl', '3.1.5', { ...on(day), packages }),
  'kev.json': JSON.stringify({
    ...{ catalogVersion: '2026.01.01', dateReleased: '2026-01-01T14:00:00Z' },
    vulnerabilities: ['CVE-2025-48384', 'CVE-2026-1001'].map((cveID) => ({
      ...{ cveID, dateAdded: '2026-01-01' },
    })),
  }),
});

const FIRST = {
  ...night(2, BEFORE),
  'reports/redis-3.json': reportOn(
    'redis',
    '3.0.4',
    on(2, finding('CVE-2026-5', 'd', 'LOW'), finding('CVE-2026-6', 'e', 'LOW')),
  ),
  'reports/nats.json': reportOn('nats', '2.0', on(2, finding('CVE-2026-1001', 'z', 'CRITICAL'))),
};
const AFTER = { redis: digestOf('redis again'), nats: digestOf('nats again') };
const SECOND = {
  ...night(5, AFTER),
  'reports/nats.json': reportOn('nats', '2.0', on(5)).replaceAll(BEFORE.nats, AFTER.nats),
};

const FIELDS: Readonly<Record<string, Partial<StatusItem>>> = {
  'redis 3.0.4': { before: { scannedAt: '2026-01-02T03:00:00Z', verdict: 'supported' } },
  'curl 3.1.5': { named: false },
  'ghost 1.0.0': { state: 'withheld', gaps: ['no-package-list'] },
};
const RECOMMENDED: Readonly<Record<string, string>> = { redis: '3.0.4', argo: '3.1.8' };

/** A tree of two nights; the second rebuilds nats, and redis, whose scan fails. */
export const readers = once(async () => {
  const inputs = { kev: 'kev.json' };
  const [, tree = new Map()] = await publishInTurn(
    { files: FIRST, inputs },
    { files: SECOND, inputs },
  );
  const recommending = (slug: string) => ({
    [`images/${slug}/releases.json`]: ({ tags, ...rest }: Releases) => ({
      ...rest,
      tags: { ...tags, recommended: RECOMMENDED[slug] },
    }),
  });
  return changed(tree, {
    'status.json': (known: Statuses) => ({
      ...known,
      data: known.data.map((each) => ({ ...each, ...FIELDS[`${each.slug} ${each.version}`] })),
    }),
    'images.json': (known: Images) => ({
      ...known,
      data: known.data.map((each) => ({
        ...each,
        recommended: RECOMMENDED[each.slug] ?? each.recommended,
      })),
    }),
    'history.json': (known: History) => ({
      ...known,
      data: known.data.map((row, i) => (i === known.data.length - 1 ? { ...row, older: 1 } : row)),
    }),
    ...recommending('redis'),
    ...recommending('argo'),
  });
});
