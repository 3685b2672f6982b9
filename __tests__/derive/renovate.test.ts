/** The preset for Renovate: which references it matches, whatever registry and slug, and what it makes of them. */
import { describe, expect, test } from '@jest/globals';
import type { RemovedItem, Replacement } from '../../src/contract/digests';
import type { ImageReleases } from '../../src/contract/releases';
import { RenovatePreset } from '../../src/contract/renovate';
import { toRenovatePreset } from '../../src/derive/projections/renovate';
import { isRepository } from '../../src/read/manifest/repository';
import { digestOf } from '../builders/digest';
import { isReadBy, readByManager } from '../builders/renovate';

const SITE = 'https://acme.github.io/catalog';

const released = (
  slug: string,
  image: string,
  versions: ReadonlyArray<string> = ['2', '1'],
): ImageReleases => ({
  ...{ apiVersion: 'v1', resource: 'release', slug, image, homepage: 'https://redis.io' },
  tags: versions[0] === undefined ? {} : { newest: versions[0] },
  releases: versions.map((version) => ({
    ...{ version, isDeprecated: false, isStable: true, verdict: 'supported', urgent: null },
    former: [],
  })),
});

const gone = (
  slug: string,
  replacement: Replacement | null,
  version: string | null = null,
): RemovedItem => ({ slug, version, digest: null, removed: null, replacement, reason: null });

interface Given {
  readonly removed?: ReadonlyArray<RemovedItem>;
  readonly registry?: string;
  readonly site?: string;
}

const presetOf = (
  releases: ReadonlyArray<ImageReleases>,
  { removed = [], registry = 'ghcr.io/acme', site = SITE }: Given = {},
) => toRenovatePreset({ releases, removed, registry, site });

/** The rules that match a reference without a tag. */
const rulesFor = ({ packageRules }: RenovatePreset, reference: string) =>
  packageRules.filter(({ matchPackageNames }) => isReadBy(matchPackageNames, reference));

const datasourcesFor = (preset: RenovatePreset, reference: string) =>
  rulesFor(preset, reference).map(({ overrideDatasource }) => overrideDatasource);

const REDIS = released('redis', 'ghcr.io/acme/images/redis');

test('the preset sends look-ups to the catalog, and replaces a removed image', () => {
  const preset = presetOf(
    [REDIS, released('cache', 'docker.io/library/memcached'), released('new', 'ghcr.io/acme/new')],
    { removed: [gone('keydb', { slug: 'redis', version: '1' })] },
  );
  expect(JSON.parse(JSON.stringify(RenovatePreset.encode(preset)))).toEqual({
    description: ['Looks up images in the catalog at https://acme.github.io/catalog'],
    customDatasources: {
      'acme-github-io-catalog': {
        defaultRegistryUrlTemplate: `${SITE}/api/v1/images/{{{replace '^.*/' '' packageName}}}/releases.json`,
      },
      'acme-github-io-catalog-cache': {
        defaultRegistryUrlTemplate: `${SITE}/api/v1/images/cache/releases.json`,
      },
    },
    customManagers: ['Reads Kubernetes manifests', 'Reads further values of Helm charts'].map(
      (description) => expect.objectContaining({ description: [description] }),
    ),
    packageRules: [
      {
        description: ['Asks the catalog instead of the registry'],
        matchDatasources: ['docker'],
        matchPackageNames: ['/^(?:ghcr\\.io/acme/images/(?:redis)|ghcr\\.io/acme/(?:new))$/'],
        overrideDatasource: 'custom.acme-github-io-catalog',
        versioning: 'loose',
        changelogUrl: `${SITE}/api/v1/index.html#/images/{{{replace '^.*/' '' packageName}}}/{{{newValue}}}`,
      },
      {
        description: ['Asks the catalog instead of the registry'],
        matchDatasources: ['docker'],
        matchPackageNames: ['/^(?:(?:(?:index\\.)?docker\\.io/)?(?:library/)?(?:memcached))$/'],
        overrideDatasource: 'custom.acme-github-io-catalog-cache',
        versioning: 'loose',
        changelogUrl: `${SITE}/api/v1/index.html#/images/cache/{{{newValue}}}`,
      },
      {
        description: ['Replaces keydb, which was removed'],
        matchDatasources: ['docker'],
        matchPackageNames: ['/^(?:ghcr\\.io/acme/images/(?:keydb)|ghcr\\.io/acme/(?:keydb))$/'],
        versioning: 'regex:^(?<major> )$',
        replacementName: 'ghcr.io/acme/images/redis',
        replacementVersion: '1',
      },
    ],
  });
});

test('a catalog without a version has no rule and no manager: an empty pattern would match every image', () => {
  const { customDatasources, customManagers, packageRules } = presetOf([
    released('redis', 'ghcr.io/acme/redis', []),
  ]);
  expect([[...customDatasources], customManagers, packageRules]).toEqual([[], [], []]);
});

const HOSTILE = [
  ['ghcr.io/acme/images/redis', 'redis'],
  ['registry.acme.example:5000/a.b/c-d/e__f', 'e__f'],
  ['localhost:5000/x', 'x'],
  ['GHCR.io/acme/a.b.c', 'a.b.c'],
  ['a--b.example/x/node-20.1', 'node'],
  ['1.2.3.4/python3', 'python'],
  ['acme/redis', 'redis'],
  ['redis', 'redis'],
  ['index.docker.io/library/redis', 'cache'],
] as const;

describe.each(HOSTILE)('of %s', (image, slug) => {
  const preset = presetOf([released(slug, image)]);
  const reference = image.replace(/^GHCR/, 'ghcr');

  test('is a repository that a manifest may state', () => expect(isRepository(image)).toBe(true));

  test('the reference is matched', () => {
    expect(rulesFor(preset, reference).length).toBe(1);
  });

  test('nothing else is matched: no dot is any character, and no name is part of another', () => {
    const others = [
      `x${reference}`,
      `${reference}x`,
      `${reference}-x`,
      `evil.example/${reference}`,
      `${reference}/x`,
      ...[...reference].flatMap((character, i) =>
        character === '.' || character === '-'
          ? [`${reference.slice(0, i)}x${reference.slice(i + 1)}`]
          : [],
      ),
    ];
    expect(others.filter((each) => rulesFor(preset, each).length > 0)).toEqual([]);
  });

  test.each([0, 1])('manager %i reads the reference with tag and digest', (at) => {
    const manager = preset.customManagers[at];
    const digest = digestOf('a');
    const text = `kind: Pod\nimage: "${reference}:1.2-r3@${digest}"\n`;
    expect(manager && readByManager(manager, text)).toEqual([
      {
        replaceString: `1.2-r3@${digest}`,
        groups: { depName: reference, currentValue: '1.2-r3', currentDigest: digest },
      },
    ]);
  });
});

test('the short forms of Docker Hub are matched, and the same name elsewhere is not', () => {
  const preset = presetOf([released('redis', 'redis'), released('tool', 'acme/tool')]);
  const hub = ['', 'library/', 'docker.io/', 'docker.io/library/', 'index.docker.io/library/'];
  const references = [...hub.map((each) => `${each}redis`), 'acme/tool', 'docker.io/acme/tool'];
  expect(references.filter((each) => rulesFor(preset, each).length !== 1)).toEqual([]);
  const others = ['quay.io/redis', 'quay.io/library/redis', 'tool', 'library/tool', 'acme/redis'];
  expect(others.filter((each) => rulesFor(preset, each).length > 0)).toEqual([]);
});

test('two images with one name in two places are looked up apart', () => {
  const preset = presetOf([
    released('redis', 'ghcr.io/acme/redis'),
    released('their-redis', 'quay.io/acme/redis'),
  ]);
  expect(
    ['ghcr.io/acme/redis', 'quay.io/acme/redis'].map((each) => datasourcesFor(preset, each)),
  ).toEqual([['custom.acme-github-io-catalog'], ['custom.acme-github-io-catalog-their-redis']]);
});

test('texts that are published escape every character that means something to Renovate', () => {
  const image = 'ghcr.io/(a|b)/^x$[y]{2}+*?\\';
  const preset = presetOf([released('x', image)], { site: 'https://acme.example/{{env.TOKEN}}' });
  expect(datasourcesFor(preset, image)).toEqual(['custom.acme-example-env-TOKEN--x']);
  expect([...preset.customDatasources.values()]).toEqual([
    {
      defaultRegistryUrlTemplate:
        'https://acme.example/%7B%7Benv.TOKEN%7D%7D/api/v1/images/x/releases.json',
    },
  ]);
});

const SAMPLES: ReadonlyArray<readonly [file: string, text: string, found: readonly string[]]> = [
  [
    'a Deployment',
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n  - image: ghcr.io/acme/images/redis:7\n  - image: quay.io/x:1\n',
    ['7'],
  ],
  [
    'several objects with comments before them',
    "# a\n---\nkind: Pod\nimage: 'ghcr.io/acme/images/redis:7'\n---\napiVersion: v1\nimage: ghcr.io/acme/images/redis:8\n",
    ['7', '8'],
  ],
  ['what is no object', 'services:\n  a:\n    image: ghcr.io/acme/images/redis:7\n', []],
  [
    'references without a tag, with a variable, and of other images',
    'kind: Pod\nimage: ghcr.io/acme/images/redis\nimage: ghcr.io/acme/images/redis:{{ .Tag }}\nimage: ghcr.io/acme/images/redis-x:1\nimage: evil.example/ghcr.io/acme/images/redis:1\n',
    [],
  ],
  [
    'values of a chart in an object',
    'kind: HelmRelease\nvalues:\n  repository: "ghcr.io/acme/images/redis"\n  tag: "7"\n',
    ['7'],
  ],
];

test.each(SAMPLES)('of %s, the manager for Kubernetes reads its images alone', (_, text, found) => {
  const [manager] = presetOf([REDIS]).customManagers;
  expect(manager && readByManager(manager, text).map((each) => each.replaceString)).toEqual(found);
});

test('the manager for Helm reads one line and two, and no file that Renovate reads itself', () => {
  const [, manager] = presetOf([REDIS]).customManagers;
  if (manager === undefined) throw new Error('no manager');
  const files = ['values-prod.yaml', 'charts/a/values.dev.yml', 'values.yaml', 'a/my-values.yaml'];
  expect(files.map((each) => isReadBy(manager.managerFilePatterns, each))).toEqual([
    ...[true, true, false, false],
  ]);
  const text =
    'a: { repository: ghcr.io/acme/images/redis, tag: 7 }\nimage: ghcr.io/acme/images/redis:8\nb:\n  repository: ghcr.io/acme/images/redis\n  policy: Always\n';
  expect(readByManager(manager, text).map((each) => each.replaceString)).toEqual(['7', '8']);
});

test.each<readonly [string, RemovedItem, readonly (string | undefined)[]]>([
  ['its stated version', gone('old', { slug: 'redis', version: '1' }), ['1']],
  ['the newest one, if none is stated', gone('old', { slug: 'redis', version: null }), ['2']],
  [
    'the newest one, if the stated one is gone',
    gone('old', { slug: 'redis', version: '0' }),
    ['2'],
  ],
  ['nothing, if it is unknown', gone('old', null), []],
  ['nothing, if it is gone too', gone('old', { slug: 'older', version: null }), []],
  ['nothing, if only a version is gone', gone('old', { slug: 'redis', version: '1' }, '7'), []],
])('a removed image is replaced by %s', (_, item, expected) => {
  const rules = rulesFor(presetOf([REDIS], { removed: [item] }), 'ghcr.io/acme/images/old');
  expect(rules.map(({ replacementVersion }) => replacementVersion)).toEqual(expected);
});

test('a removed image is replaced by the recommended version', () => {
  const recommended = { ...REDIS, tags: { newest: '2', recommended: '1' } };
  const preset = presetOf([recommended], {
    removed: [gone('old', { slug: 'redis', version: null })],
  });
  expect(rulesFor(preset, 'ghcr.io/acme/old').map((each) => each.replacementVersion)).toEqual([
    '1',
  ]);
});

test('an image that only got another slug is not replaced', () => {
  const removed = [gone('old', { slug: 'new', version: null })];
  const preset = presetOf([released('new', 'ghcr.io/acme/old')], { removed });
  expect(datasourcesFor(preset, 'ghcr.io/acme/old')).toEqual(['custom.acme-github-io-catalog-new']);
});
