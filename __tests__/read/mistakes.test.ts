/** Mistakes that only a run finds, beside those of one text (messages.txt), and their exact messages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openWorkspace } from '../../src/adapters/files/workspace';
import { formatProblem } from '../../src/domain/problem';
import { parseInputs } from '../../src/read/inputs/parse-inputs';
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
  /** All files of the workspace. */
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

type Row = readonly [string, Situation, ReadonlyArray<string>];

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
    [
      'input base-url: found "https://acme.github.io/catalog", expected "https://wrong.test", the site in "catalog.yaml": outputs and summary lead to the one, feeds to the other; correct the wrong one, or leave it out',
    ],
  ],
  [
    'a manifest in UTF-16',
    { files: { 'catalog.yaml': Buffer.from(`\ufeff${GOOD}`, 'utf16le') } },
    ['catalog.yaml: found bytes that are not UTF-8, expected a text; save the file as UTF-8'],
  ],
  [
    'no manifest, but reports',
    {
      files: { 'README.md': '', 'reports/r.json': JSON.stringify(REDIS) },
      inputs: { reports: 'reports' },
    },
    [
      'catalog.yaml: found no such file, expected it in the workspace; the log and the summary have a draft, made from 1 report: save it as catalog.yaml, fill in what is marked TODO, and commit it; or if there is a manifest, check the path in the input, and that the repository that has it is checked out before this step',
    ],
  ],
  // Files
  [
    'catalog.yml',
    { files: { 'catalog.yml': GOOD } },
    [
      'catalog.yaml: found "catalog.yml" in its place, expected "catalog.yaml"; rename it, or name "catalog.yml" in the input',
    ],
  ],
  [
    'catalog.yml, which is there with two other endings',
    {
      files: { 'catalog.json': '{}', 'catalog.yaml': GOOD, 'cat.yml': GOOD },
      inputs: { manifest: 'catalog.yml' },
    },
    [
      'catalog.yml: found "catalog.yaml" in its place, expected "catalog.yml"; rename it, or name "catalog.yaml" in the input',
    ],
  ],
  [
    'a short name with an ending that is far from the stated one',
    { files: { 'a.json': '{}', 'b.yml': GOOD }, inputs: { manifest: 'a.yml' } },
    [
      'a.yml: found "a.json" in its place, expected "a.yml"; rename it, or name "a.json" in the input',
    ],
  ],
  [
    'no checkout',
    { files: {} },
    [
      'catalog.yaml: found an empty workspace, expected the repository in it; add actions/checkout before this step',
    ],
  ],
  [
    'no manifest',
    { files: { 'README.md': '' } },
    [
      'catalog.yaml: found no such file, expected it in the workspace; check the path in the input, and that the repository that has it is checked out before this step',
    ],
  ],
  [
    'a manifest in a folder',
    { files: { 'config/catalog.yaml': GOOD } },
    [
      'catalog.yaml: found no such file, but "config/catalog.yaml", expected it at the path in the input; name "config/catalog.yaml" there, or move the file',
    ],
  ],
  [
    'an address as manifest',
    { inputs: { manifest: 'https://acme.test/catalog.yaml' } },
    [
      'https://acme.test/catalog.yaml: found an address, expected the path of a file, since the action downloads nothing; check out the repository that has it with actions/checkout, and name its path',
    ],
  ],
  [
    'a folder as manifest',
    { files: { 'catalog.yaml/x': '' } },
    ['catalog.yaml: found a folder, expected a file; name the file in the input'],
  ],
  // Reports
  [
    'a misspelt folder of reports',
    reports('report', 'reports/a.json'),
    [
      'input reports: found no file for "report", expected one at that path in "/checkout"; did you mean reports (1 file)?',
    ],
  ],
  [
    'reports in one line',
    reports('reports/a.json, reports/b.json', 'reports/a.json', 'reports/b.json'),
    [
      'input reports: found "reports/a.json, reports/b.json" on one line, expected one path on each; write reports: | and each path on a line of its own',
    ],
  ],
  [
    'a folder of reports that is empty',
    { files: { ...FOREIGN, 'reports/': '' }, inputs: { reports: 'reports' } },
    [
      'input reports: found the folder "reports" without any *.json or *.json.gz, expected a report in it; check that the scan before this step writes its reports there',
    ],
  ],
  [
    'no folder of reports',
    reports('scans/**/*.json'),
    [
      'input reports: found no file for "scans/**/*.json", expected one at that path in "/checkout"; check the path, and that the scan ran before this step',
    ],
  ],
  [
    'a pattern that does not reach the folders of reports',
    reports('reports/*.json', 'reports/redis/a.json', 'reports/nginx/b.json'),
    [
      'input reports: found no file for "reports/*.json", expected one at that path in "/checkout"; did you mean reports (2 files)?',
    ],
  ],
  [
    'a ZIP archive of reports',
    report('PK\u0003\u0004', 'reports.zip', { reports: 'reports.zip' }),
    [
      'reports.zip: found a ZIP archive, expected a report in JSON; unpack it before this step, or name the artifact in the input artifact',
    ],
  ],
  [
    'a tar archive of reports',
    report(Buffer.concat([Buffer.alloc(257), Buffer.from('ustar')]), 'r.tar', { reports: 'r.tar' }),
    ['r.tar: found a tar archive, expected a report in JSON; unpack it before this step'],
  ],
  ...['scans.zip', 'scans.tar.gz'].map(
    (name): Row => [
      `a folder with nothing but ${name}`,
      report('', `reports/${name}`),
      [
        `input reports: found the folder "reports" with "${name}", but no *.json or *.json.gz, expected a report in it; unpack "${name}" before this step`,
      ],
    ],
  ),
  [
    'a folder with other files than reports',
    {
      ...report('', 'reports/a.txt'),
      files: { ...FOREIGN, 'reports/a.txt': '', 'reports/b.sarif': '' },
    },
    [
      'input reports: found the folder "reports" with "a.txt", "b.sarif", but no *.json or *.json.gz, expected a report in it; check that the scan before this step writes its reports there',
    ],
  ],
  [
    'an address as report',
    { inputs: { reports: 'https://acme.test/r.json' } },
    [
      'input reports: found the address "https://acme.test/r.json", expected the path of a file or folder, since the action downloads nothing; download it before this step, and name the file',
    ],
  ],
  ...(
    [
      ['linux/arm64/v9', 'did you mean linux/arm64? Otherwise scan'],
      ['windows/amd64', 'did you mean linux/amd64? Otherwise scan'],
      ['linux/s390x', 'scan'],
    ] as const
  ).map(
    ([platform, advice]): Row => [
      `a platform that is not scanned: ${platform}`,
      {
        files: {
          ...edit('    versions:', `    platforms: [${platform}]\n    versions:`).files,
          'reports/r.json': JSON.stringify(REDIS),
        },
        inputs: { reports: 'reports' },
      },
      [
        `found no report of ${platform} for 1 version (redis 8.2.1), expected one of each stated platform, so it is partial; ${advice} with --platform ${platform} too, or remove it from platforms`,
        'found 1 report of an unknown platform ("reports/r.json"), expected operating system and architecture in each, so it serves no stated platform; scan again with a current version of the scanner',
      ],
    ],
  ),
  [
    'a platform of Windows beside the same one of Linux',
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
    [
      'found no report of windows/amd64 for 1 version (redis 8.2.1), expected one of each stated platform, so it is partial; scan with --platform windows/amd64 too, or remove it from platforms',
    ],
  ],
  [
    'statements given as reports',
    report({ '@context': 'https://openvex.dev/ns/v0.2.0', statements: [] }),
    [
      'reports/scan.json: found an OpenVEX document, expected a Trivy (schema version 2) or Grype report of a container image in JSON; name it in the input vex',
    ],
  ],
  [
    'reports given as statements',
    report(REDIS, 'reports/scan.json', { vex: 'reports' }),
    [
      'reports/scan.json:1:1 ["@context"]: found a report of Trivy, expected OpenVEX 0.2.0 ("https://openvex.dev/ns/v0.2.0"); name reports in the input reports, and statements in the input vex',
    ],
  ],
  ...[
    '# accepted\nCVE-2026-0001\n',
    'vulnerabilities:\n  - id: CVE-2026-0001\n',
    'ignore: []\n',
  ].map(
    (text): Row => [
      `an ignore file given as statements: ${JSON.stringify(text)}`,
      vex(text, '.trivyignore'),
      [
        '.trivyignore: found an ignore file, expected an OpenVEX document in JSON; write the statements as one, for example with vexctl',
      ],
    ],
  ),
  ...['author: a\n', '"@context": https://openvex.dev/ns/v0.2.0\n', '---\nauthor: a\n'].map(
    (text): Row => [
      `statements in YAML: ${JSON.stringify(text)}`,
      vex(text, 'vex.json'),
      [
        'vex.json: found YAML, expected an OpenVEX document in JSON; write the statements as one, for example with vexctl',
      ],
    ],
  ),
  [
    'SARIF given as statements',
    vex('{"version":"2.1.0","runs":[]}', 'vex.json'),
    [
      'vex.json:1:1 ["@context"]: found SARIF, expected OpenVEX 0.2.0 ("https://openvex.dev/ns/v0.2.0"); write the statements in that format, for example with vexctl',
    ],
  ],
  [
    'a report of another tag',
    report(trivy([], made('ghcr.io/acme/images/redis:8.2.2', digestOf('b')))),
    [
      'reports/scan.json: found a report that was made for "ghcr.io/acme/images/redis:8.2.2", "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d", expected one of an image version of the manifest; the manifest has "8.2.1" of "redis"; add "8.2.2" to it, or scan "8.2.1"',
    ],
  ],
  [
    'a report of another image',
    report(trivy([], made('ghcr.io/acme/images/kafka:4.0.0', digestOf('b')))),
    [
      'reports/scan.json: found a report that was made for "ghcr.io/acme/images/kafka:4.0.0", "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d", expected one of an image version of the manifest; add that version to the manifest, or name the file <slug>/<version>.json',
    ],
  ],
  [
    'a report of another digest',
    report(trivy([], made('ghcr.io/acme/images/redis:8.2.1', digestOf('b')))),
    [
      'reports/scan.json: found a report that was made for "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d", expected "sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", which the manifest states for redis/8.2.1; it is not used for redis/8.2.1; update the digest in the manifest, or scan the published image',
    ],
  ],
  [
    'lines of reports that exclude everything',
    {
      files: { ...FOREIGN, 'reports/r.json': JSON.stringify(REDIS) },
      inputs: { reports: 'reports\n!reports/*.json' },
    },
    [
      'input reports: found no file that the lines with ! do not exclude, expected at least one; exclude less',
    ],
  ],
  // Updates
  [
    'no file of updates',
    { inputs: { updates: 'updates.yaml' } },
    [
      'updates.yaml: found no such file, expected it in the workspace; check the path in the input, and that the repository that has it is checked out before this step',
    ],
  ],
  [
    'squash on the branch of the sources',
    {
      inputs: { branch: 'main', history: 'squash' },
      branch: { 'README.md': '' },
      startedOn: 'main',
    },
    [
      'input history: found squash for the branch "main", which is the branch that this run was started on, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch',
    ],
  ],
  // The remote
  [
    'the branch of the sources',
    { inputs: { branch: 'main' }, branch: { 'README.md': '' }, startedOn: 'main' },
    [
      'input branch: found "main", which is the branch that this run was started on, expected a branch of its own, since every publish adds a commit; publish to another branch, here or in a repository of its own',
    ],
  ],
];

/** Valid input that may not be what was meant. */
const NOTICES: ReadonlyArray<Row> = [
  [
    'a report of another reference',
    report(trivy([], made('nginx:1.29', digestOf('b'))), 'reports/nginx/1.29.0.json'),
    [
      'a report is matched only by the path, although made for another reference: "reports/nginx/1.29.0.json" was made for "nginx:1.29", "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d" and counts for nginx/1.29.0; scan the reference in the manifest if that is not intended',
    ],
  ],
];

test.each([...MISTAKES, ...NOTICES])('the message for %s', async (_, situation, messages) => {
  expect(await told(situation)).toEqual(messages);
});

test('each message has a place, what was found, what was expected and what to do', () => {
  const messages = MISTAKES.flatMap(([, , each]) => each);
  expect(messages.length).toBeGreaterThan(30);
  expect(
    messages.filter(
      (each) => !/(found .+|\w+ is missing|would remove .+), expected .+; .+/.test(each),
    ),
  ).toEqual([]);
});
