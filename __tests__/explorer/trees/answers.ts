/** Documents of changes, removals and history, as published, for tests of the page. */
import type {
  Changes as ChangesDocument,
  DayChanges,
  Digests,
  Fixes,
  FixRow,
  History,
  HistoryRow,
  Images,
  Releases,
  Removed,
  Statuses,
} from '../../../explorer/model/documents';
import { digestPrefix } from '../../../src/domain/document-file';
import { digestOf } from '../../builders/digest';
import { REGISTRY } from '../../builders/items';
import { image, MANIFEST, manifest, reportOf, yaml } from '../../e2e/builders';
import { evil } from './hostile';
import { type Changes, changed, once, publishInTurn } from './publishing';

export const IMAGE = `${REGISTRY}/images/redis`;
export const CURRENT = digestOf('redis:8.2.2');
export const OLD = digestOf('redis:8.0.3');
export const FORMER = digestOf('redis:8.2.2 before');
export const GONE = digestOf('adminer:5.4.4');

const MANY = Array.from({ length: 8 }, (_, i) => ({ slug: `image-${i}`, versions: ['1.0'] }));

const changes: ChangesDocument = {
  apiVersion: 'v1',
  resource: 'changes',
  from: '2026-07-26T02:11:40Z',
  total: 2,
  data: [
    {
      date: '2026-08-20',
      facts: 20,
      opened: 9,
      closed: 1,
      added: 1,
      removed: 2,
      rebuilt: 1,
      href: '/api/v1/changes/2026-08-20.json',
      withdrawn: 1,
    },
    {
      date: '2026-08-14',
      facts: 1,
      opened: 1,
      closed: 0,
      added: 0,
      removed: 0,
      rebuilt: 0,
      href: '/api/v1/changes/2026-08-14.json',
      withdrawn: 0,
    },
  ],
};

const DATES = { first: '2026-08-20T02:18:46Z', last: '2026-08-20T09:12:00Z' };
const NOTHING = { opened: [], fixable: [], closed: [], suppressed: [], withdrawn: [] };
const REDIS = [{ slug: 'redis', versions: ['8.2.2', '8.0.3'] }];

export const day: DayChanges = {
  apiVersion: 'v1',
  resource: 'changes',
  date: '2026-08-20',
  cves: [
    {
      ...NOTHING,
      id: 'CVE-2026-1000',
      severity: 'LOW',
      title: null,
      fixable: REDIS,
      suppressed: [{ slug: 'redis', versions: ['8.0.3'] }],
      ...DATES,
    },
    {
      ...NOTHING,
      id: 'CVE-2026-2000',
      severity: 'CRITICAL',
      title: 'openssl: out of bounds access',
      opened: [...MANY, { slug: 'redis', versions: ['8.0.3'] }],
      closed: [{ slug: 'redis', versions: ['8.2.2'] }],
      ...DATES,
    },
    {
      ...NOTHING,
      id: 'CVE-2026-3000',
      severity: 'MEDIUM',
      title: 'curl: leak',
      opened: [{ slug: 'redis', versions: ['8.0.3'] }],
      withdrawn: [{ slug: 'redis', versions: ['8.2.2'] }],
      ...DATES,
    },
  ],
  images: [
    {
      slug: 'adminer',
      new: false,
      gone: true,
      added: [],
      removed: ['5.4.4', '5.4.3'],
      rebuilt: [],
      ...DATES,
    },
    {
      slug: 'redis',
      new: false,
      gone: false,
      added: ['8.4.0'],
      removed: [],
      rebuilt: [
        { version: '8.2.2', from: FORMER, to: CURRENT, at: '2026-08-20T09:12:00Z' },
        { version: '8.0.3', from: null, to: OLD, at: '2026-08-20T09:12:00Z' },
      ],
      ...DATES,
    },
  ],
  charts: [
    {
      slug: 'old',
      new: false,
      gone: true,
      versions: [],
      ...DATES,
    },
    {
      slug: 'redis',
      new: true,
      gone: false,
      versions: [{ from: '1.4.0', to: '1.5.0', at: '2026-08-20T09:12:00Z' }],
      ...DATES,
    },
  ],
};

const entry = (version: string, digest: string): Digests['data'] => ({
  [digest]: [
    {
      slug: 'redis',
      version,
      image: IMAGE,
      status: 'current',
      security: version === '8.2.2' ? `/api/v1/security/redis/${version}.json` : null,
      supersededBy: null,
      until: null,
      replacement: null,
    },
  ],
});

const CLOSED = {
  ...{ critical: 2, high: 2, medium: 0, low: 0, unknown: 0 },
  ...{ exploited: 1, ids: ['CVE-2026-2000', evil('CVE'), 'CVE-2026-3000', 'CVE-2026-4000'] },
};

const digests: Digests['data'] = {
  ...entry('8.2.2', CURRENT),
  ...entry('8.0.3', OLD),
  [FORMER]: [
    {
      slug: 'redis',
      version: '8.2.2',
      image: IMAGE,
      status: 'superseded',
      security: null,
      supersededBy: CURRENT,
      until: '2026-08-20T09:12:00Z',
      replacement: null,
      closedSince: CLOSED,
    },
    {
      slug: 'redis',
      version: '7.0',
      image: IMAGE,
      status: 'removed',
      security: null,
      supersededBy: null,
      until: null,
      replacement: null,
    },
  ],
  [GONE]: [
    {
      slug: 'adminer',
      version: '5.4.4',
      image: null,
      status: 'removed',
      security: null,
      supersededBy: null,
      until: '2026-08-18T12:00:00Z',
      replacement: { slug: 'redis', version: null },
    },
  ],
};

const removed: Removed = {
  apiVersion: 'v1',
  resource: 'removed',
  total: 4,
  data: [
    {
      slug: 'adminer',
      version: null,
      digest: null,
      removed: '2026-08-18T12:00:00Z',
      replacement: { slug: 'redis', version: null },
      reason: 'nobody needs it',
    },
    {
      slug: 'adminer',
      version: '5.4.4',
      digest: GONE,
      removed: '2026-08-18T12:00:00Z',
      replacement: { slug: 'redis', version: '8.2.2' },
      reason: null,
    },
    {
      slug: 'redis',
      version: '7.0',
      digest: null,
      removed: null,
      replacement: { slug: 'redis', version: '8.2.2' },
      reason: 'superseded',
    },
    {
      slug: 'envoy',
      version: '1.0',
      digest: null,
      removed: '2026-08-19T12:00:00Z',
      replacement: null,
      reason: null,
    },
  ],
};

/** The page shows it as it is. */
export const SIGNED = `cosign verify --certificate-identity-regexp '^https://a\\.test/' ${IMAGE}@${CURRENT}`;

const releases: Releases = {
  apiVersion: 'v1',
  resource: 'release',
  slug: 'redis',
  image: IMAGE,
  homepage: 'https://redis.test',
  tags: { newest: '8.2.2', recommended: '8.2.2' },
  releases: [
    {
      version: '8.2.2',
      digest: CURRENT,
      isDeprecated: false,
      isStable: true,
      verdict: 'supported',
      urgent: false,
      former: [{ digest: FORMER, until: '2026-08-20T09:12:00Z', scanned: null }],
      closes: CLOSED,
      verify: [
        { what: 'signature', command: SIGNED },
        { what: 'provenance', command: `gh attestation verify oci://${IMAGE}@${CURRENT} \n` },
      ],
    },
    {
      version: '8.0.3',
      digest: OLD,
      isDeprecated: false,
      isStable: false,
      verdict: 'rebuild',
      urgent: true,
      eol: '2097-01-31',
      former: [{ digest: digestOf('redis:8.0.3 before'), until: null, scanned: null }],
    },
  ],
};

/** A row of the history, by days since 20 June 2024; exploitation is unknown on the first three. */
export const historyRow = (day_: number): HistoryRow => ({
  date: new Date(Date.UTC(2024, 5, 20 + day_)).toISOString().slice(0, 10),
  images: 2,
  versions: 3,
  scanned: 3,
  partial: 0,
  withheld: 0,
  unscanned: 0,
  total: 10 + (day_ % 7),
  fixable: 2,
  critical: 1,
  high: 2 + (day_ % 7),
  medium: 3,
  low: 4,
  unknown: 0,
  imagesWithCves: 1,
  imagesNeedingRebuild: 1,
  exploited: day_ < 3 ? null : 1,
});

export const historyOf = (days: number): History => ({
  apiVersion: 'v1',
  resource: 'history',
  total: days,
  data: Array.from({ length: days }, (_, i) => historyRow(i)),
});

type Item = Statuses['data'][number];

const judged = (item: Item): Item => ({
  ...item,
  ...(item.version === '8.2.2'
    ? { verdict: 'supported', urgent: false }
    : { verdict: 'rebuild', urgent: true }),
});

type Listed = Images['data'][number];

const recommending = (image: Listed): Listed => ({
  ...image,
  ...{ recommended: image.slug === 'redis' ? '8.2.2' : null },
  ...(image.versions === undefined
    ? {}
    : {
        versions: image.versions.map((version) =>
          version.version === '8.0.3' ? { ...version, eol: '2097-01-31' } : version,
        ),
      }),
});

const FILES = {
  [MANIFEST]: yaml(
    manifest({
      images: [
        image('redis', ['8.2.2', '8.0.3'], { name: 'Redis' }),
        image('envoy', [], { name: 'Envoy', status: 'planned' }),
      ],
    }),
  ),
  'reports/redis-8.2.2.json': reportOf('redis', '8.2.2', []),
  'reports/redis-8.0.3.json': reportOf('redis', '8.0.3', [{ id: 'CVE-2026-3000' }]),
};

const documentsOfDigests = (): Changes => {
  const prefixes = new Set(Object.keys(digests).map(digestPrefix));
  const of = (prefix: string) =>
    Object.fromEntries(
      Object.entries(digests).filter(([digest]) => digestPrefix(digest) === prefix),
    );
  return Object.fromEntries(
    [...prefixes].map((prefix) => [
      `digest/${prefix}.json`,
      () => ({ apiVersion: 'v1', resource: 'digests', prefix, data: of(prefix) }),
    ]),
  );
};

const NONE = { '7': null, '14': null, '30': null, '90': null };
const fixRow = (scope: FixRow['scope'], more: Partial<FixRow>): FixRow => ({
  ...{ scope, clock: 'fixable', n: 40, fixed: 10, open: 30 },
  ...{ unproven: 0, suppressed: 0, removed: 0, before: 2, within: NONE },
  ...{ p50: null, p80: null, p95: null, oldestOpenDays: 60.5 },
  ...more,
});

/** Critical ones are fixed in time, high ones are not, and of the others there are few or none. */
const fixes: Fixes = {
  ...{ apiVersion: 'v1', resource: 'fixes', from: null, to: null, resolution: 24, targets: null },
  data: [
    fixRow('critical', {
      ...{ n: 34, fixed: 34, open: 0, within: { '7': 0.29, '14': 0.941, '30': 1, '90': 1 } },
      ...{ p50: 8, p80: 11.5, p95: 16, oldestOpenDays: null },
    }),
    fixRow('high', { within: { ...NONE, '7': 0.25 } }),
    fixRow('high', { clock: 'seen', n: 3, fixed: 0, open: 3, before: 0, oldestOpenDays: 1 }),
    fixRow('low', { n: 0, fixed: 0, open: 0, before: 0, oldestOpenDays: null }),
  ],
  images: [],
};

/** A published tree, with these documents in place of its own. */
export const answers = once(async () => {
  const [tree = new Map()] = await publishInTurn({ files: FILES });
  return changed(tree, {
    'images.json': (images: Images) => ({ ...images, data: images.data.map(recommending) }),
    'status.json': (statuses: Statuses) => ({ ...statuses, data: statuses.data.map(judged) }),
    'changes.json': () => changes,
    'changes/2026-08-20.json': () => day,
    'removed.json': () => removed,
    'images/redis/releases.json': () => releases,
    'history.json': () => historyOf(90),
    'fixes.json': () => fixes,
    ...documentsOfDigests(),
  });
});
