import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PER_PAGE } from '../src/contract/collections';
import { printable } from '../src/domain/values/escape';
import { memoryGit } from './builders/memory-git';
import { runAction } from './builders/run';

/** Texts with a special meaning in a path, a runner, a page or a decoder. */
const hostile = fc.constantFrom(
  '',
  ' ',
  'index',
  '../../x',
  '..',
  '/etc/passwd',
  'a/b',
  'redis.json',
  '.git',
  '__proto__',
  'constructor',
  '\n::error::x',
  '##[group]x',
  '<script>alert(1)</script>',
  '\u202e',
  '\ud800',
  'x'.repeat(300),
);
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('redis', 'nginx', '1.0', '2.0', 'MIT', 'https://a.test'),
  },
  { weight: 1, arbitrary: hostile },
  { weight: 1, arbitrary: fc.string() },
);
/** Mostly valid values for a field, sometimes anything. */
const mostly = (wanted: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: wanted }, { weight: 1, arbitrary: fc.anything() });
const some = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, mostly(value)])),
    { noNullPrototype: true },
  );

const slug = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-z]{1,4}$/) },
  { weight: 1, arbitrary: hostile },
);
const version = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[0-9]{1,3}$/) },
  { weight: 1, arbitrary: hostile },
);

const image = some({
  slug,
  category: fc.constant('c'),
  summary: text,
  tier: fc.constant('low'),
  license: fc.constantFrom('MIT', 'SSPL-1.0', 'x y'),
  upstream: fc.constant('https://a.test'),
  status: fc.constantFrom('available', 'planned'),
  versions: fc.array(some({ version }), { maxLength: 4 }),
});
const manifest = some({
  registry: fc.constant('ghcr.io/acme'),
  source: text,
  badges: fc.dictionary(slug, some({ message: text, color: text }), { maxKeys: 2 }),
  images: fc.array(image, { maxLength: PER_PAGE + 2 }),
});

const finding = some({
  VulnerabilityID: text,
  PkgName: text,
  InstalledVersion: text,
  FixedVersion: text,
  Severity: fc.constantFrom('HIGH', 'low', 'x'),
  Title: text,
  PrimaryURL: text,
  References: fc.array(text),
});
const report = some({
  SchemaVersion: fc.constant(2),
  ArtifactType: fc.constant('container_image'),
  ArtifactName: text,
  Results: fc.array(
    some({
      Target: text,
      Class: fc.constantFrom('os-pkgs', 'lang-pkgs'),
      Vulnerabilities: fc.array(finding, { maxLength: 5 }),
    }),
    { maxLength: 3 },
  ),
});

const asJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '{';
  }
};

const OURS =
  /^(\.nojekyll|api\/v1\/(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*\.json|api\/v1\/(?:images\/[a-z0-9._-]+\/)?feed\.atom|api\/v1\/(?:badge|images)\/[a-z0-9._/-]+\.svg)$/;

test('for any manifest and reports a run either reports each problem on one line, or publishes only below api/v1', async () => {
  let published = 0;
  await fc.assert(
    fc.asyncProperty(
      manifest,
      fc.array(fc.tuple(slug, version, report), { maxLength: 4 }),
      async (catalog, reports) => {
        const remote = memoryGit();
        const files = Object.fromEntries(
          reports.map(([s, v, each]) => [`reports/${s}/${v}.json`, asJson(each)]),
        );
        const ran = await runAction({
          git: remote.git,
          files: { ...files, 'catalog.json': asJson(catalog) },
          inputs: { manifest: 'catalog.json', 'invalid-reports': 'warn' },
        });
        const said = [...ran.errors, ...ran.warnings];
        expect(said.filter((line) => line !== printable(line))).toEqual([]);
        const paths = [...(remote.files()?.keys() ?? [])];
        expect(paths.filter((path) => !OURS.test(path))).toEqual([]);
        expect(paths.length > 0).toBe(ran.errors.length === 0);
        published += Number(paths.length > 0);
      },
    ),
    { numRuns: 60 },
  );
  expect(published).toBeGreaterThan(0);
});
