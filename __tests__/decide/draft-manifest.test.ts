import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { draftManifest } from '../../src/decide/draft-manifest';
import { type MatchedReport, matchReports } from '../../src/decide/match-reports';
import { formatProblem } from '../../src/domain/problem';
import { applyDefaults } from '../../src/read/manifest/apply-defaults';
import { parseManifest } from '../../src/read/manifest/decode-manifest';
import type { Manifest } from '../../src/read/manifest/manifest';
import type { Scan } from '../../src/read/reports/scan';
import { anyText } from '../builders/arbitraries';
import { blocksIn } from '../builders/blocks';
import { digestOf } from '../builders/digest';
import { reportOf } from '../builders/parsed-reports';
import { grype, scan } from '../builders/reports';

const [A, B] = [digestOf('a'), digestOf('b')];

/** A scan of a reference. */
const of = (path: string, references: string | ReadonlyArray<string>, more = {}): Scan =>
  scan(path, { identity: { references: [references].flat(), digests: [] }, ...more });
const pinned = (path: string, reference: string, ...digests: ReadonlyArray<string>): Scan =>
  scan(path, { identity: { references: [reference], digests } });

const LABELLED = {
  title: 'Redis',
  description: 'In-memory data store: fast, "hot"',
  licenses: 'BSD-3-Clause',
  url: 'https://redis.io',
  source: 'https://github.com/acme/redis',
};

const basedOn = (name: string): Pick<Scan, 'labels'> => ({ labels: { 'base.name': name } });

/** What a person would write for each TODO. */
const ANSWERS: Readonly<Record<string, string>> = {
  registry: 'ghcr.io/acme',
  category: 'database',
  summary: 'In-memory data store',
  tier: 'standard',
  license: 'MIT',
  upstream: 'https://redis.io',
  version: '"1.0"',
  bases: '',
};
const fillIn = (draft: string): string =>
  draft.replace(/(\w+): # TODO.*/g, (line, key: string) => `${key}: ${ANSWERS[key] ?? line}`);
const uncommentBases = (draft: string): string =>
  draft.replace(/^# bases:.*\n(# .*\n)+/m, (lines) => lines.replace(/^# /gm, ''));

const decode = async (text: string): Promise<Manifest> => {
  const decoded = await parseManifest('catalog.yaml', text)();
  if (E.isLeft(decoded)) throw new Error(decoded.left.map(formatProblem).join('\n'));
  expect(decoded.right.warnings.map(formatProblem)).toEqual([]);
  return decoded.right.value;
};

/** Whole drafts, by what they are made of. */
const DRAFTS = new Map(
  blocksIn(path.join(__dirname, 'drafts.txt')).map(([title, lines]) => [
    title,
    `${lines.join('\n')}\n`,
  ]),
);

const drafted = (scans: ReadonlyArray<Scan>): string => draftManifest(scans) ?? '';

test('the draft of labelled and unlabelled images', () => {
  const scans = [
    scan('reports/redis/8.2.1.json', {
      identity: { references: ['ghcr.io/acme/images/redis:8.2.1'], digests: [A] },
      labels: { ...LABELLED, ...basedOn('debian:12-slim').labels },
    }),
    scan('reports/redis/8.0.3.json', {
      identity: { references: ['ghcr.io/acme/images/redis:8.0.3'], digests: [B] },
      labels: { title: 'old' },
    }),
    of('reports/app.json', 'docker.io/acme/app:1.0', { labels: { licenses: 'Apache 2.0' } }),
  ];
  expect(drafted(scans)).toBe(DRAFTS.get('labelled and unlabelled images'));
});

const fleet = (count: number, labels: Scan['labels']): string =>
  drafted(
    Array.from({ length: count }, (_, i) =>
      of(`reports/${i}.json`, `ghcr.io/acme/images/app-${i}:1.0`, { labels }),
    ),
  );

test('the draft of many images asks for each what one value can answer', async () => {
  const draft = fleet(6, LABELLED);
  expect(draft.split('\n').slice(3, 23)).toEqual([
    '# Texts and addresses are labels of the images. Check them: an image inherits the labels of its base.',
    'registry: ghcr.io/acme',
    'project: # facts for badges',
    '  license: BSD-3-Clause',
    '  base: wolfi',
    'x-all: &all # for every image that states none of its own',
    '  category: # TODO',
    '  tier: # TODO',
    'images:',
    '  - slug: app-0',
    '    name: Redis',
    '    <<: *all',
    '    summary: "In-memory data store: fast, \\"hot\\""',
    '    license: BSD-3-Clause',
    '    upstream: "https://redis.io"',
    '    source: "https://github.com/acme/redis"',
    '    versions:',
    '      - version: 1.0',
    '  - slug: app-1',
    '    name: Redis',
  ]);
  const own = fillIn(draft).replace('slug: app-3', 'slug: app-3\n    tier: critical');
  const { images = [] } = await decode(own);
  expect(images.map(({ category, tier }) => `${category} ${tier}`)).toEqual(
    images.map(({ slug }) => `database ${slug === 'app-3' ? 'critical' : 'standard'}`),
  );
});

test.each([
  [60, LABELLED, 2],
  [60, {}, 182],
  [5, {}, 25],
])(
  'a draft of %j images with the labels %j leaves more than %j lines to fill in',
  (count, labels, lines) => {
    expect(fleet(count, labels).match(/: # TODO/g)?.length).toBe(lines);
  },
);

test('the draft of reports that say little', () => {
  const scans = [
    scan('reports/static/1.0.json', { system: null, gaps: ['unrecognized'] }),
    of('scan.json', 'app.tar'),
    pinned('reports/a.json', `ghcr.io/acme/redis@${A}`, A),
    pinned('reports/b.json', 'ghcr.io/acme/nginx:1.29', A),
    pinned('reports/c.json', 'ghcr.io/acme/nginx:1.29', B),
  ];
  expect(drafted(scans)).toBe(DRAFTS.get('reports that say little'));
});

test('a draft of 40 labelled images of two platforms with their software leaves two lines to fill in', () => {
  const scans = Array.from({ length: 40 }, (_, i) =>
    ['linux/amd64', 'linux/arm64'].map((platform, k) =>
      of(`reports/${i}-${k}.json`, `ghcr.io/acme/images/app-${i}:1.0`, {
        labels: LABELLED,
        platform,
        packages: {
          ...{ extent: 'all', unchecked: [], warnings: [] },
          items: [`app-${i}`, 'zlib'].map((name) => ({ type: 'apk', name, version: '1' })),
        },
      }),
    ),
  ).flat();
  const draft = drafted(scans);
  expect([
    draft.match(/: # TODO/g),
    draft.match(/^platforms: .*/m)?.[0],
    draft.match(/^ +arches: .*/gm),
    draft.match(/^ {4}software: app-\d+$/gm)?.length,
  ]).toEqual([
    [': # TODO', ': # TODO'],
    'platforms: [linux/amd64, linux/arm64]',
    ['  arches: [amd64, arm64]'],
    40,
  ]);
});

describe('the platforms of a draft', () => {
  const on = (name: string, ...platforms: ReadonlyArray<string | null>): ReadonlyArray<Scan> =>
    platforms.map((platform, i) => of(`${i}/${name}.json`, `acme/${name}:1`, { platform }));
  const [amd64, arm64, arm] = ['linux/amd64', 'linux/arm64', 'linux/arm/v7'];

  test.each<[string, ReadonlyArray<Scan>, unknown]>([
    ['none if there is one', on('a', amd64, amd64), {}],
    ['none if only one is known', on('a', amd64, null), {}],
    ['those of reports, once and in order', on('a', arm64, amd64, arm64), { all: [amd64, arm64] }],
    [
      'a default for all images',
      [...on('a', amd64, arm64), ...on('b', arm64, amd64)],
      { all: [amd64, arm64] },
    ],
    [
      'of each image if they differ',
      [...on('a', amd64, arm64), ...on('b', amd64), ...on('c', arm, amd64)],
      { a: [amd64, arm64], c: [amd64, arm] },
    ],
    [
      'of versions together',
      [
        of('a.json', 'acme/a:1', { platform: amd64 }),
        of('b.json', 'acme/a:2', { platform: arm64 }),
      ],
      { all: [amd64, arm64] },
    ],
  ])('%s', async (_, scans, expected) => {
    const { platforms: all, images = [] } = await decode(fillIn(drafted(scans)));
    const own = images.flatMap(({ slug, platforms }) => (platforms ? [[slug, platforms]] : []));
    expect({ ...(all && { all }), ...Object.fromEntries(own) }).toEqual(expected);
    const arches = images.map((image) => image.arches?.map((arch) => `linux/${arch}`));
    expect(arches).toEqual(images.map(({ platforms }) => platforms ?? all));
  });
});

test.each<[string, ReadonlyArray<Scan>, ReadonlyArray<string>]>([
  [
    'what all images say',
    [
      of('a.json', 'acme/a:1', { labels: LABELLED }),
      of('b.json', 'acme/b:1', { labels: LABELLED }),
    ],
    ['license: BSD-3-Clause', 'base: wolfi'],
  ],
  [
    'no license that only some have',
    [of('a.json', 'acme/a:1', { labels: LABELLED }), of('b.json', 'acme/b:1')],
    ['base: wolfi'],
  ],
  [
    'no base that images with another system do not have',
    [of('a.json', 'acme/a:1'), of('b.json', 'acme/b:1', { system: 'debian' })],
    [],
  ],
  [
    'the base of images that have one',
    [of('a.json', 'acme/a:1'), of('b.json', 'acme/b:1', { system: null })],
    ['base: wolfi'],
  ],
])('the facts of a draft are %s', (_, scans, facts) => {
  const [, project = ''] = /^project: .*\n((?: {2}.*\n)*)/m.exec(drafted(scans)) ?? [];
  expect(project.split('\n').flatMap((line) => line.trim() || [])).toEqual(facts);
});

test.each<[string, ReadonlyArray<Scan>, unknown]>([
  ['none without labels', [of('a.json', 'acme/a:1')], undefined],
  [
    'once each, newest first, in order of their repositories',
    [
      of('a.json', 'acme/a:1', basedOn('ghcr.io/z/node:22')),
      of('b.json', 'acme/b:1', basedOn('docker.io/library/debian:12-slim')),
      of('c.json', 'acme/c:1', basedOn(`debian:12-slim@${A}`)),
      of('d.json', 'acme/d:1', basedOn('debian:13')),
    ],
    { debian: ['docker.io/library/debian', '13', '12-slim'], node: ['ghcr.io/z/node', '22'] },
  ],
  [
    'no image of the draft, whatever its tag',
    [of('a.json', 'acme/a:1', basedOn('docker.io/acme/b:2')), of('b.json', 'acme/b:1')],
    undefined,
  ],
  [
    'one tag of those that differ in case only',
    [
      of('a.json', 'acme/a:1', basedOn('debian:trixie')),
      of('b.json', 'acme/b:1', basedOn('debian:Trixie')),
    ],
    { debian: ['docker.io/library/debian', 'Trixie'] },
  ],
  [
    'slugs that no image and no other base has',
    [
      of('a.json', 'acme/debian:1', basedOn('debian:12')),
      of('b.json', 'acme/b:1', basedOn('x.io/debian:12')),
      of('c.json', 'acme/c:1', basedOn('x.io:1/index:1')),
    ],
    {
      'library-debian': ['docker.io/library/debian', '12'],
      'x.io-debian': ['x.io/debian', '12'],
      'image-1': ['x.io:1/index', '1'],
    },
  ],
  ...[
    ...['scratch', 'debian', `debian@${A}`, A, '', ':12', 'debian:', 'debian:-12', 'debian:12 x'],
    ...['https://x.io/debian:12', 'Debian:12', '../debian:12', '-x/y:1', 'debian:12\n::error::x'],
    ...[`debian:${'1'.repeat(129)}`, 'ghcr.io/acme/$(id):1'],
  ].map((name): [string, ReadonlyArray<Scan>, unknown] => [
    `no reference with a tag: ${JSON.stringify(name)}`,
    [of('a.json', 'acme/a:1', basedOn(name))],
    undefined,
  ]),
])('the proposed bases of a draft, %s', async (_, scans, expected) => {
  const draft = drafted(scans);
  expect((await decode(fillIn(draft))).bases).toBeUndefined();
  const { bases } = await decode(fillIn(uncommentBases(draft)));
  const found = bases?.map(({ slug, image, versions }) => [
    slug,
    [image, ...versions.map(({ version }) => version)],
  ]);
  expect(found && Object.fromEntries(found)).toEqual(expected);
});

test('reports that name no image make no draft', () => {
  expect(draftManifest([])).toBeUndefined();
  expect(draftManifest([of('scan.json', 'app.tar')])).toBeUndefined();
});

describe('the images and versions of a draft are those that the reports name', () => {
  test.each([
    [
      'a tag that the path names, not latest',
      [of('r/redis/8.2.json', ['acme/redis:latest', 'acme/redis:8', 'acme/redis:8.2'])],
      { redis: ['docker.io/acme/redis', '8.2'] },
    ],
    [
      'a tag, not latest',
      [of('r/a.json', ['acme/redis:latest', 'acme/redis:8'])],
      { redis: ['docker.io/acme/redis', '8'] },
    ],
    [
      'latest alone',
      [of('a.json', 'redis:latest')],
      { redis: ['docker.io/library/redis', 'latest'] },
    ],
    [
      'a digest next to a path',
      [pinned('r/redis/8.2.json', `acme/redis@${A}`, A)],
      { redis: ['docker.io/acme/redis', '8.2'] },
    ],
    [
      'reports of two platforms',
      [of('a/1.json', 'acme/redis:8'), of('b/1.json', 'acme/redis:8')],
      { redis: ['docker.io/acme/redis', '8'] },
    ],
    [
      'tags that differ in case only',
      [of('a.json', 'acme/redis:V8'), of('b.json', 'acme/redis:v8')],
      { redis: ['docker.io/acme/redis', 'V8'] },
    ],
    [
      'an archive next to a reference',
      [of('r/redis/9.json', 'x.tar'), of('b.json', 'acme/redis:8')],
      { redis: ['docker.io/acme/redis', '9', '8'] },
    ],
    [
      'the id of a local image',
      [of('r/redis/9.json', [`${A}`, 'acme/redis:9'])],
      { redis: ['docker.io/acme/redis', '9'] },
    ],
    [
      'repositories that end alike',
      [of('a.json', 'ghcr.io/a/redis:1'), of('b.json', 'ghcr.io/b/redis:1')],
      { redis: ['ghcr.io/a/redis', '1'], 'b-redis': ['ghcr.io/b/redis', '1'] },
    ],
    [
      'names that are no slugs',
      [
        of('a.json', 'ghcr.io/a/index:1'),
        of('b.json', 'ghcr.io/b__c:1'),
        of('c.json', 'x.io:1/index:1'),
      ],
      {
        'a-index': ['ghcr.io/a/index', '1'],
        b_c: ['ghcr.io/b__c', '1'],
        'image-1': ['x.io:1/index', '1'],
      },
    ],
    [
      'a tag that YAML reads as null',
      [of('a.json', 'acme/redis:null')],
      { redis: ['docker.io/acme/redis', 'null'] },
    ],
  ])('%s', async (_, scans, expected) => {
    const { images = [] } = await decode(fillIn(drafted(scans)));
    const found = images.map(({ slug, image, versions = [] }) => [
      slug,
      [image, ...versions.map(({ version }) => version)],
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test.each([
    ['a tag', 'acme/redis:8', [A], undefined],
    ['no tag', `acme/redis@${A}`, [A], A],
    ['no tag, and two digests', `acme/redis@${A}`, [A, B], undefined],
    [
      'no tag, and a digest that a manifest cannot state',
      'acme/redis@sha512:x',
      ['sha512:x'],
      undefined,
    ],
  ])('the digest of a version with %s', async (_, reference, digests, digest) => {
    const { images = [] } = await decode(
      fillIn(drafted([pinned('a.json', reference, ...digests)])),
    );
    expect(images[0]?.versions?.[0]?.digest).toBe(digest);
  });
});

const exampleScans = (): ReadonlyArray<Scan> => {
  const folder = 'examples/catalog/reports';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = `${folder}/${name}`;
      return { ...reportOf(JSON.parse(readFileSync(file, 'utf8'))), path: file };
    });
};

describe('the draft of the example reports', () => {
  const scans = exampleScans();

  test('once filled in, is a manifest that every report belongs to', async () => {
    const manifest = await decode(fillIn(drafted(scans)));
    const { reports } = matchReports(applyDefaults(manifest), scans);
    expect(manifest.images?.length).toBe(39);
    const isOwn = ({ targets, contradicted, isMisnamed }: MatchedReport): boolean =>
      targets.length > 0 && contradicted.length === 0 && !isMisnamed;
    expect(reports.filter((each) => !isOwn(each))).toEqual([]);
  });

  test('as it is, is refused at each TODO', async () => {
    const draft = drafted(scans);
    const decoded = await parseManifest('catalog.yaml', draft)();
    const lines = draft.split('\n').flatMap((line, i) => (/: # TODO/.test(line) ? [i + 1] : []));
    const problems = E.isLeft(decoded) ? decoded.left : [];
    expect(new Set(problems.map(({ location }) => location?.line))).toEqual(new Set(lines));
    expect(problems.map(formatProblem)[0]).toBe(
      'catalog.yaml:9:13 images[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
    );
  });

  test('does not depend on the order of the reports', () => {
    expect(drafted([...scans].reverse())).toBe(drafted(scans));
  });
});

test('any text of a label is read from the draft as it is', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, anyText, async (title, summary, licenses, base) => {
      const metadata = {
        'org.opencontainers.image.title': title,
        'org.opencontainers.image.description': summary,
        'org.opencontainers.image.licenses': licenses,
        'org.opencontainers.image.base.name': `debian:${base}`,
      };
      const report = reportOf(grype([], { userInput: 'acme/redis:8', labels: metadata }));
      const draft = drafted([{ ...report, path: 'a.json' }]);
      expect(draft).not.toMatch(/##\[|[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e]/u);
      const [image] = (await decode(fillIn(uncommentBases(draft)))).images ?? [];
      const texts = {
        name: title.trim().toWellFormed(),
        summary: summary.trim().toWellFormed(),
      };
      expect({ name: image?.name ?? '', summary: image?.summary }).toEqual({
        name: texts.name === 'redis' ? '' : texts.name,
        summary: texts.summary || ANSWERS['summary'],
      });
    }),
    { numRuns: 40 },
  );
});

const UNRECOGNIZED: Pick<Scan, 'gaps'> = { gaps: ['unrecognized'] };

test.each<readonly [string, ReadonlyArray<Parameters<typeof scan>[1]>, boolean]>([
  ['no system', [UNRECOGNIZED], true],
  ['no system and no package', [{ gaps: ['nothing-scanned', 'unrecognized'] }], true],
  ['no system, beside one of licenses', [UNRECOGNIZED, { soughtInstead: 'licenses' }], true],
  ['no system, and one with a system', [UNRECOGNIZED, {}], false],
  ['a system', [{}], false],
  ['Windows', [{ gaps: ['windows'] }], false],
  ['a system that is not released', [{ gaps: ['unreleased'] }], false],
  ['no system, of licenses', [{ ...UNRECOGNIZED, soughtInstead: 'licenses' }], false],
])('the draft of reports of %s proposes os: none: %#', (_, reports, isProposed) => {
  const draft = drafted(reports.map((each, i) => scan(`${i}/static/1.0.json`, each)));
  expect(draft.includes('# os: none # if it has no operating system')).toBe(isProposed);
});
