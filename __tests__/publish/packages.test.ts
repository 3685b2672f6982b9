/** Which packages are published, night after night. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ImagePackages } from '../../src/contract/packages';
import { anyManifest, anyScan } from '../builders/arbitrary-packages';
import { type Files, publishOn } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { listing, packagesIn } from '../builders/package-runs';
import { grype, trivy } from '../builders/reports';

/** The files of a night with other names of its reports, so that they are read in another order. */
const swapped = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file.replace(/^reports\/(.)/, (_, folder) => `reports/${folder === 'a' ? 'b' : 'a'}`),
      text,
    ]),
  );

test('the order of reports, another run, lost lists of types and Grype change nothing', async () => {
  const twice = fc.tuple(anyManifest, fc.array(anyScan, { maxLength: 5 }));
  await fc.assert(
    fc.asyncProperty(twice, async ([catalog, scans]) => {
      const files = Object.assign({}, catalog, ...scans) as Files;
      const [remote, other] = [memoryGit(), memoryGit()];
      await publishOn(remote, files);
      const published = packagesIn(remote);
      await publishOn(other, swapped(files));
      expect(packagesIn(other)).toEqual(published);
      const derived = Object.keys(published).filter((file) => !file.includes('/images/'));
      other.edit(Object.fromEntries(derived.map((file) => [file, undefined])));
      await publishOn(other, catalog);
      expect(packagesIn(other)).toEqual(published);
      expect((await publishOn(remote, files)).outputs['changed']).toBe('false');
      const later = { userInput: `${REGISTRY}/images/redis:1` };
      await publishOn(remote, {
        ...catalog,
        'reports/redis/1.json': JSON.stringify(grype([], later)),
      });
      expect(packagesIn(remote)).toEqual(published);
    }),
    { numRuns: Number(process.env['PACKAGE_RUNS'] ?? 5) },
  );
});

const openssl = { Name: 'libssl3', Version: '3.5.1-r0', SrcName: 'openssl' };
const catalogOf = (slugs: ReadonlyArray<string>, more: object = {}): Files => ({
  'catalog.yaml': manifestText(
    slugs.map((slug) => `${slug}/1`),
    more,
  ),
});
const both: Files = {
  ...catalogOf(['nginx', 'redis']),
  'reports/nginx/1.json': listing(openssl),
  'reports/redis/1.json': listing(openssl, { Name: 'zlib', Version: '1.3' }),
};

test('the first publish of packages says that they are public, and how to publish none', async () => {
  const remote = memoryGit();
  const first = await publishOn(remote, both);
  expect(first.warnings).toEqual([
    'package names, private ones included, are published from this run on; to publish none, write packages: false at the top of the manifest',
  ]);
  expect(packagesIn(remote)).toEqual({
    'api/v1/images/nginx/packages.json':
      '{"apiVersion":"v1","resource":"image-packages","slug":"nginx","image":"ghcr.io/acme/images/nginx","versions":[{"version":"1","known":true}],"data":[{"type":"apk","name":"libssl3","source":"openssl","version":"3.5.1-r0","versions":["1"]}]}\n',
    'api/v1/images/redis/packages.json':
      '{"apiVersion":"v1","resource":"image-packages","slug":"redis","image":"ghcr.io/acme/images/redis","versions":[{"version":"1","known":true}],"data":[{"type":"apk","name":"libssl3","source":"openssl","version":"3.5.1-r0","versions":["1"]},{"type":"apk","name":"zlib","version":"1.3","versions":["1"]}]}\n',
    'api/v1/packages.json':
      '{"apiVersion":"v1","resource":"packages","coverage":{"versions":2,"known":2},"total":1,"data":[{"type":"apk","names":2,"images":2,"href":"/api/v1/packages/apk.json"}],"unknown":[]}\n',
    'api/v1/packages/apk.json':
      '{"apiVersion":"v1","resource":"package-names","type":"apk","total":2,"data":[{"name":"libssl3","sources":["openssl"],"images":["nginx","redis"],"versions":[{"version":"3.5.1-r0","images":["nginx","redis"]}]},{"name":"zlib","images":["redis"],"versions":[{"version":"1.3","images":["redis"]}]}]}\n',
  });
  const second = await publishOn(remote, both);
  expect([second.warnings, second.outputs['changed']]).toEqual([[], 'false']);
  const last = await publishOn(remote, {
    ...both,
    ...catalogOf(['nginx', 'redis'], { packages: false }),
  });
  expect([last.warnings, packagesIn(remote)]).toEqual([[], {}]);
});

test('a source that an image no longer has stays if another image has it', async () => {
  const remote = memoryGit();
  await publishOn(remote, both);
  const rebuilt = {
    ...catalogOf(['nginx', 'redis']),
    'reports/redis/1.json': listing({ Name: 'zlib', Version: '1.3' }),
  };
  await publishOn(remote, rebuilt);
  expect(packagesIn(remote)['api/v1/packages/apk.json']).toBe(
    '{"apiVersion":"v1","resource":"package-names","type":"apk","total":2,"data":[{"name":"libssl3","sources":["openssl"],"images":["nginx"],"versions":[{"version":"3.5.1-r0","images":["nginx"]}]},{"name":"zlib","images":["redis"],"versions":[{"version":"1.3","images":["redis"]}]}]}\n',
  );
});

/** Names, sources and versions that mean harm to a path, a log, a page or an object. */
const HOSTILE = [
  ...['../../index.html', '/etc/passwd', 'a\u0000b', 'a\n::error::b', '\u001b[2J', '\u202ea'],
  ...['<script>alert(1)</script>', '`| @octocat', '__proto__', 'constructor', 'toString', '.json'],
  ...['\ufeff', ' ', 'é\u0301', '\u{1f4a9}'],
];

test('hostile names are published as they are, and only there', async () => {
  const remote = memoryGit();
  const entries = HOSTILE.map((each) => ({ Name: each, Version: each, SrcName: `of ${each}` }));
  const ran = await publishOn(remote, {
    ...catalogOf(['redis']),
    'reports/redis/1.json': JSON.stringify(
      trivy([], {
        ArtifactName: 'x',
        Results: [
          { Class: 'os-pkgs', Type: 'wolfi', Packages: entries },
          ...HOSTILE.map((Type) => ({ Class: 'lang-pkgs', Type, Packages: [{ Name: 'a' }] })),
        ],
      }),
    ),
  });
  const tree = packagesIn(remote);
  expect(Object.keys(tree)).toEqual([
    'api/v1/images/redis/packages.json',
    'api/v1/packages.json',
    'api/v1/packages/apk.json',
    'api/v1/packages/other.json',
  ]);
  const { data } = JSON.parse(tree['api/v1/images/redis/packages.json'] ?? '') as ImagePackages;
  const listed = data.filter(({ type }) => type === 'apk');
  expect(listed.map(({ name, source, version }) => [name, source, version])).toEqual(
    HOSTILE.map((each) => [each.toLowerCase(), `of ${each}`, each]).sort(([a = ''], [b = '']) =>
      a < b ? -1 : 1,
    ),
  );
  expect(data.filter(({ type }) => type === 'other').map(({ name }) => name)).toEqual(
    HOSTILE.map((each) => `${each}/a`).sort(),
  );
  const said = [...ran.log, ran.summary, ...remote.commits.map(({ message }) => message)];
  expect(said.filter((text) => HOSTILE.slice(0, 7).some((each) => text.includes(each)))).toEqual(
    [],
  );
});
