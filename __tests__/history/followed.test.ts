/**
 * Digests that versions follow: a random history in which the manifest states none publishes what it publishes if the manifest
 * states each one as the first tree says, but for the mark and the dates at which builds came. FOLLOW_RUNS sets how many.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { grype, grypeMatch, trivy, trivyFinding } from '../builders/reports';
import type { Tree } from './model';
import { deriveNight, nightOf } from './pure-nights';

/** Versions as `slug/tag`; `twin/1` has the builds of `redis/1`. */
const VERSIONS = ['redis/1', 'redis/2', 'twin/1'] as const;
const BUILDS = ['first', 'second', 'third'].map(digestOf);

const addressOf = (slug: string): string => `${REGISTRY}/images/${slug}`;

const dateOf = (night: number, minute: number): string =>
  new Date(Date.UTC(2026, 7, 10 + night, 2, minute)).toISOString().replace('.000', '');

const anyReport = fc.record({
  of: fc.constantFrom('redis/1', ...VERSIONS),
  digests: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...BUILDS).map((build) => [build]) },
    { weight: 1, arbitrary: fc.subarray(BUILDS, { maxLength: 2 }) },
  ),
  by: fc.constantFrom('tag', 'tag', 'tag', 'tag', 'tags', 'digest', 'place', 'stranger'),
  isGrype: fc.boolean(),
  nightsAgo: fc.constantFrom(0, 0, 0, 0, 0, 1, 3, undefined),
  minute: fc.nat(2),
  found: fc.subarray([1, 2, 3]),
  isEndOfLife: fc.constantFrom(false, false, false, true),
});
type AnyReport = typeof anyReport extends fc.Arbitrary<infer A> ? A : never;

/** What the scanner was asked to scan, and the references in the report. */
const namesOf = ({ of, by, digests }: AnyReport) => {
  const [slug = '', tag = ''] = of.split('/');
  const address = by === 'stranger' ? `${REGISTRY}/images/other` : addressOf(slug);
  const pins = digests.map((digest) => `${address}@${digest}`);
  const tagged = `${address}:${tag}`;
  switch (by) {
    case 'place':
      return { name: 'image.tar', tags: [], pins };
    case 'digest':
      return { name: pins[0] ?? tagged, tags: [], pins };
    case 'tags':
      return {
        name: tagged,
        tags: VERSIONS.map((each) => each.replace('/', ':')).map(
          (each) => `${REGISTRY}/images/${each}`,
        ),
        pins,
      };
    default:
      return { name: tagged, tags: [tagged], pins };
  }
};

const toText = (report: AnyReport, night: number): string => {
  const { isGrype, nightsAgo, minute, found, isEndOfLife } = report;
  const { name, tags, pins } = namesOf(report);
  const date = nightsAgo === undefined ? undefined : dateOf(night - nightsAgo, minute);
  const ids = found.map((n) => `CVE-2026-100${n}`);
  if (isGrype)
    return JSON.stringify(
      grype(
        ids.map((id) => grypeMatch({ id, fix: { state: 'fixed', versions: ['2'] } })),
        { userInput: name, tags, repoDigests: pins },
        { descriptor: { name: 'grype', version: '0.116.0', timestamp: date } },
      ),
    );
  return JSON.stringify(
    trivy([], {
      CreatedAt: date,
      ArtifactName: name,
      Metadata: {
        OS: { Family: 'debian', Name: '12', EOSL: isEndOfLife },
        ...{ RepoTags: tags, RepoDigests: pins },
      },
      Results: [
        {
          ...{ Target: 'debian', Class: 'os-pkgs', Type: 'debian' },
          Vulnerabilities: ids.map((VulnerabilityID) =>
            trivyFinding({ VulnerabilityID, FixedVersion: '2' }),
          ),
        },
      ],
    }),
  );
};

type Status = {
  readonly slug: string;
  readonly version: string;
  readonly digest: string | null;
  readonly digestFrom?: string;
};

const statusOf = (tree: Tree): ReadonlyArray<Status> =>
  JSON.parse(tree.get('api/v1/status.json') ?? '{"data":[]}').data;

const digestsIn = (tree: Tree): ReadonlyMap<string, string | null> =>
  new Map(statusOf(tree).map(({ slug, version, digest }) => [`${slug}/${version}`, digest]));

const manifestWith = (digests: ReadonlyMap<string, string | null>): string =>
  JSON.stringify({
    registry: REGISTRY,
    images: ['redis', 'twin'].map((slug) => ({
      ...imageFields(slug),
      versions: VERSIONS.filter((each) => each.startsWith(`${slug}/`)).map((each) => {
        const digest = digests.get(each);
        return { version: each.slice(slug.length + 1), ...(digest ? { digest } : {}) };
      }),
    })),
  });

const DATES = new Set(['since', 'until', 'releaseTimestamp']);

/** A document without the mark, the dates of builds, and the order by these dates. */
const compared = (path: string, text: string): unknown =>
  JSON.parse(text, (key, value) => {
    if (key === 'digestFrom') return undefined;
    if (DATES.has(key) && /\/(releases|digest\/..)\.json$/.test(path)) return undefined;
    return key.startsWith('sha256:') && Array.isArray(value)
      ? value.map((each) => JSON.stringify(each)).sort()
      : value;
  });

const documentsOf = (tree: Tree) =>
  Object.fromEntries(
    [...tree]
      .filter(([path]) => path.endsWith('.json') && !/\/(state|integrity)\.json$/.test(path))
      .map(([path, text]) => [path, compared(path, text)]),
  );

const scanOf = (digest: string): AnyReport => ({
  ...{ of: 'redis/1', digests: [digest], by: 'tag', isGrype: false, isEndOfLife: false },
  ...{ nightsAgo: 0, minute: 0, found: [1] },
});

/** A tag moves from build to build. */
const MOVING = BUILDS.map((build) => [scanOf(build)]);

const RUNS = Number(process.env['FOLLOW_RUNS'] ?? 60);

test('a run publishes what it would publish if the manifest stated each followed digest', async () => {
  let moves = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyReport, { maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      async (nights) => {
        let [followed, stated]: [Tree, Tree] = [new Map(), new Map()];
        for (const [night, reports] of nights.entries()) {
          const files = Object.fromEntries(
            reports.map((each, i) => [`reports/${i}/${each.of}.json`, toText(each, night)]),
          );
          const run = (before: Tree, manifest: string) =>
            deriveNight(before, nightOf({ 'catalog.yaml': manifest, ...files }, dateOf(night, 59)));
          const former = digestsIn(followed);
          followed = (await run(followed, manifestWith(new Map()))).tree;
          const digests = digestsIn(followed);
          stated = (await run(stated, manifestWith(digests))).tree;
          for (const [key, digest] of digests)
            if (former.get(key) && digest && former.get(key) !== digest) moves += 1;
          expect(statusOf(followed).map(({ digestFrom }) => digestFrom)).toEqual(
            statusOf(followed).map(({ digest }) => (digest === null ? undefined : 'scan')),
          );
          expect(documentsOf(followed)).toEqual(documentsOf(stated));
        }
      },
    ),
    { numRuns: RUNS, examples: [[MOVING]] },
  );
  // At least the tag of the first history.
  expect(moves).toBeGreaterThan(0);
});
