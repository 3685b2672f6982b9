/** Mistakes that only a run finds, beside those of one text (messages.txt), and their exact messages: mistakes.txt. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openWorkspace } from '../../src/adapters/files/workspace';
import { formatProblem } from '../../src/domain/problem';
import { parseInputs } from '../../src/read/inputs/parse-inputs';
import { blocksIn } from '../builders/blocks';
import { digestOf } from '../builders/digest';
import { memoryGit } from '../builders/memory-git';
import { trivy } from '../builders/reports';
import { rawInputs, runAction } from '../builders/run';

const GOOD = `registry: ghcr.io/acme
images:
  - slug: redis
    category: database
    summary: In-memory data store
    tier: critical
    license: BSD-3-Clause
    upstream: https://redis.io
    versions:
      - version: 8.2.1
        digest: "${digestOf('a')}"
  - slug: nginx
    category: web
    summary: Web server
    tier: standard
    license: BSD-2-Clause
    upstream: https://nginx.org
    versions:
      - version: 1.29.0
charts:
  - slug: redis
    category: database
    summary: Redis with persistence
    tier: standard
    license: Apache-2.0
    chartVersion: 1.4.0
    appVersion: 8.2.1
`;

interface Situation {
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** On the branch before the run. */
  readonly branch?: Readonly<Record<string, string>>;
  /** The branch that the run was started on. */
  readonly startedOn?: string;
}

/** The good manifest with one text replaced. */
const edit = (from: string | RegExp, to: string): Situation => ({
  files: { 'catalog.yaml': GOOD.replace(from, to) },
});
const report = (content: unknown, name = 'reports/scan.json', given = {}): Situation => ({
  files: {
    'catalog.yaml': GOOD,
    [name]:
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  },
  inputs: { reports: 'reports', ...given },
});
const reports = (line: string, ...names: ReadonlyArray<string>): Situation => ({
  files: {
    'catalog.yaml': GOOD,
    ...Object.fromEntries(names.map((name) => [name, JSON.stringify(REDIS)])),
  },
  inputs: { reports: line },
});

const made = (name: string, digest?: string) => ({
  ArtifactName: name,
  Metadata: {
    OS: { Family: 'wolfi', Name: '1' },
    ...(digest ? { RepoDigests: [`${name.replace(/:[^:]*$/, '')}@${digest}`] } : {}),
  },
});
const REDIS = trivy([], made('ghcr.io/acme/images/redis:8.2.1', digestOf('a')));

const OF_NGINX = report(
  trivy([], made(`ghcr.io/acme/images/nginx@${digestOf('b')}`, digestOf('b'))),
);

const write = (folder: string, files: Readonly<Record<string, string | Buffer>>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(name.endsWith('/') ? file : path.dirname(file), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(file, text);
  }
};

/** Errors, or else warnings and notices. */
const told = async (situation: Situation): Promise<ReadonlyArray<string>> => {
  const { files = { 'catalog.yaml': GOOD }, inputs: given = {}, branch } = situation;
  const read = parseInputs(rawInputs({ reports: '', ...given }));
  if (E.isLeft(read)) return read.left.map(formatProblem);
  const folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  try {
    write(folder, files);
    const remote = memoryGit();
    if (branch) remote.edit(branch);
    const { errors, warnings, notices } = await runAction({
      git: remote.git,
      files,
      workspace: openWorkspace(folder),
      inputs: { reports: '', ...given },
      ...(situation.startedOn ? { startedOn: situation.startedOn } : {}),
    });
    return [...errors, ...warnings, ...notices].map((line) => line.replaceAll(folder, '/checkout'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const FOREIGN = { 'catalog.yaml': GOOD };

const DEBIAN = 'docker.io/library/debian';

/** A report, and a manifest with a base and with what else it states. */
const ofBase = (
  fields: ReturnType<typeof made>,
  {
    path: name = 'reports/scan.json',
    more = '',
  }: { readonly path?: string; readonly more?: string } = {},
): Situation => ({
  ...report(''),
  files: {
    'catalog.yaml': `${GOOD}bases:
  - slug: debian
    image: debian
    versions: [{ version: 12-slim, digest: "${digestOf('c')}" }]
${more}`,
    [name]: JSON.stringify(trivy([], fields)),
  },
});

type Row = readonly [string, Situation];

const vex = (text: string, name: string): Situation => ({
  files: { ...FOREIGN, [name]: text },
  inputs: { vex: name },
});
const MISTAKES: ReadonlyArray<Row> = [
  [
    'site and base-url that differ',
    {
      ...edit('images:', 'site: https://wrong.test\nimages:'),
      inputs: { 'base-url': 'https://acme.github.io/catalog' },
    },
  ],
  ['a manifest in UTF-16', { files: { 'catalog.yaml': Buffer.from(`\ufeff${GOOD}`, 'utf16le') } }],
  [
    'no manifest, but reports',
    {
      files: { 'README.md': '', 'reports/r.json': JSON.stringify(REDIS) },
      inputs: { reports: 'reports' },
    },
  ],
  // Files
  ['catalog.yml', { files: { 'catalog.yml': GOOD } }],
  [
    'catalog.yml, which is there with two other endings',
    {
      files: { 'catalog.json': '{}', 'catalog.yaml': GOOD, 'cat.yml': GOOD },
      inputs: { manifest: 'catalog.yml' },
    },
  ],
  [
    'a short name with an ending that is far from the stated one',
    { files: { 'a.json': '{}', 'b.yml': GOOD }, inputs: { manifest: 'a.yml' } },
  ],
  ['no checkout', { files: {} }],
  ['no manifest', { files: { 'README.md': '' } }],
  ['a manifest in a folder', { files: { 'config/catalog.yaml': GOOD } }],
  ['an address as manifest', { inputs: { manifest: 'https://acme.test/catalog.yaml' } }],
  ['a folder as manifest', { files: { 'catalog.yaml/x': '' } }],
  // Reports
  ['a misspelt folder of reports', reports('report', 'reports/a.json')],
  ['a path of reports with backslashes', reports('reports\\*.json', 'reports/a.json')],
  [
    'reports in one line',
    reports('reports/a.json, reports/b.json', 'reports/a.json', 'reports/b.json'),
  ],
  [
    'a folder of reports that is empty',
    { files: { ...FOREIGN, 'reports/': '' }, inputs: { reports: 'reports' } },
  ],
  ['no folder of reports', reports('scans/**/*.json')],
  [
    'a pattern that does not reach the folders of reports',
    reports('reports/*.json', 'reports/redis/a.json', 'reports/nginx/b.json'),
  ],
  ['a ZIP archive of reports', report('PK\u0003\u0004', 'reports.zip', { reports: 'reports.zip' })],
  [
    'a tar archive of reports',
    report(Buffer.concat([Buffer.alloc(257), Buffer.from('ustar')]), 'r.tar', { reports: 'r.tar' }),
  ],
  ...['scans.zip', 'scans.tar.gz'].map(
    (name): Row => [`a folder with nothing but ${name}`, report('', `reports/${name}`)],
  ),
  [
    'a folder with other files than reports',
    {
      ...report('', 'reports/a.txt'),
      files: { ...FOREIGN, 'reports/a.txt': '', 'reports/b.sarif': '' },
    },
  ],
  ['an address as report', { inputs: { reports: 'https://acme.test/r.json' } }],
  ...['linux/arm64/v9', 'windows/amd64', 'linux/s390x'].map(
    (platform): Row => [
      `a platform that is not scanned: ${platform}`,
      {
        files: {
          ...edit('    versions:', `    platforms: [${platform}]\n    versions:`).files,
          'reports/r.json': JSON.stringify(REDIS),
        },
        inputs: { reports: 'reports' },
      },
    ],
  ),
  [
    'a platform of Windows next to the same one of Linux',
    {
      files: {
        ...edit('    versions:', '    platforms: [linux/amd64, windows/amd64]\n    versions:')
          .files,
        'reports/r.json': JSON.stringify({
          ...REDIS,
          Metadata: {
            ...made('ghcr.io/acme/images/redis:8.2.1', digestOf('a')).Metadata,
            ImageConfig: { os: 'linux', architecture: 'amd64' },
          },
        }),
      },
      inputs: { reports: 'reports' },
    },
  ],
  [
    'statements given as reports',
    report({ '@context': 'https://openvex.dev/ns/v0.2.0', statements: [] }),
  ],
  ['reports given as statements', report(REDIS, 'reports/scan.json', { vex: 'reports' })],
  ...[
    '# accepted\nCVE-2026-0001\n',
    'vulnerabilities:\n  - id: CVE-2026-0001\n',
    'ignore: []\n',
  ].map(
    (text): Row => [
      `an ignore file given as statements: ${JSON.stringify(text)}`,
      vex(text, '.trivyignore'),
    ],
  ),
  ...['author: a\n', '"@context": https://openvex.dev/ns/v0.2.0\n', '---\nauthor: a\n'].map(
    (text): Row => [`statements in YAML: ${JSON.stringify(text)}`, vex(text, 'vex.json')],
  ),
  ['SARIF given as statements', vex('{"version":"2.1.0","runs":[]}', 'vex.json')],
  [
    'a report of another tag',
    report(trivy([], made('ghcr.io/acme/images/redis:8.2.2', digestOf('b')))),
  ],
  [
    'a report of another image',
    report(trivy([], made('ghcr.io/acme/images/kafka:4.0.0', digestOf('b')))),
  ],
  [
    'a report of another digest',
    report(trivy([], made('ghcr.io/acme/images/redis:8.2.1', digestOf('b')))),
  ],
  [
    'a report by another digest, as of a single platform',
    report(trivy([], made(`ghcr.io/acme/images/redis@${digestOf('b')}`, digestOf('b')))),
  ],
  ['a report by digest of an image whose digest nobody knows', OF_NGINX],
  [
    'a report by another digest than a scan of the same run saw',
    {
      ...OF_NGINX,
      files: {
        ...OF_NGINX.files,
        'reports/nginx/1.29.0.json': JSON.stringify(
          trivy([], made('ghcr.io/acme/images/nginx:1.29.0', digestOf('c'))),
        ),
      },
    },
  ],
  ['a report of another tag of a base', ofBase(made(`${DEBIAN}:13-slim`, digestOf('b')))],
  ['a report of another digest of a base', ofBase(made(`${DEBIAN}:12-slim`, digestOf('b')))],
  [
    'a platform of a base that is not scanned',
    ofBase(made(`${DEBIAN}:12-slim`, digestOf('c')), { more: 'platforms: [linux/s390x]\n' }),
  ],
  [
    'lines of reports that exclude everything',
    {
      files: { ...FOREIGN, 'reports/r.json': JSON.stringify(REDIS) },
      inputs: { reports: 'reports\n!reports/*.json' },
    },
  ],
  // Updates
  ['no file of updates', { inputs: { updates: 'updates.yaml' } }],
  [
    'squash on the branch of the sources',
    {
      inputs: { branch: 'main', history: 'squash' },
      branch: { 'README.md': '' },
      startedOn: 'main',
    },
  ],
  // The remote
  [
    'the branch of the sources',
    { inputs: { branch: 'main' }, branch: { 'README.md': '' }, startedOn: 'main' },
  ],
];

/** Valid input that may not be what was meant. */
const NOTICES: ReadonlyArray<Row> = [
  [
    'a report of another reference at the place of a base',
    ofBase(made('ubuntu:24.04'), { path: 'reports/debian/12-slim.json' }),
  ],
  [
    'a report of another reference',
    report(trivy([], made('nginx:1.29', digestOf('b'))), 'reports/nginx/1.29.0.json'),
  ],
];

const MESSAGES = new Map(blocksIn(path.join(__dirname, 'mistakes.txt')));

test.each([...MISTAKES, ...NOTICES])('the message for %s', async (title, situation) => {
  expect(await told(situation)).toEqual(MESSAGES.get(title));
});

test('each message has a place, what was found, what was expected and what to do', () => {
  const messages = MISTAKES.flatMap(([title]) => MESSAGES.get(title) ?? []);
  expect(messages.length).toBeGreaterThan(30);
  expect(
    messages.filter(
      (each) => !/(found .+|\w+ is missing|would remove .+), expected .+; .+/.test(each),
    ),
  ).toEqual([]);
});
