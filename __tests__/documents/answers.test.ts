/** The commands in the documents for consumers print the right answers for the example catalog. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { folderId } from '../../src/domain/git-objects/folder-id';
import { blobId } from '../../src/domain/git-objects/objects';
import { filesBelow } from '../builders/files';
import { BLOCKS, COPIES } from './blocks';
import { runScript, SITE } from './consumers';
import { writeExampleSite } from './example-site';
import { understood } from './renovate';
import { answerOf, hasShell, prepareShell } from './shell';

let site = '';

const OF_COMMANDS = ['docs/changes.md', 'docs/running.md', 'docs/verify.md'];

const CURRENT = 'sha256:1e3d143f58d5a221745683fa8fe7133f42dba3bd810a78e24583e01c36d6f8ce';

const published = (file: string): string => readFileSync(path.join(site, 'api/v1', file), 'utf8');

/** The listed files directly in `api/v1`, and the folders. */
const integrity = (): string => {
  const { files, folders } = JSON.parse(published('integrity.json')) as {
    readonly files: ReadonlyArray<{ readonly path: string }>;
    readonly folders: ReadonlyArray<{ readonly path: string; readonly tree: string }>;
  };
  return [
    ...files.map((each) => {
      const hash = createHash('sha256').update(published(each.path)).digest('hex');
      return `${each.path} ${hash}\n`;
    }),
    ...folders.map(({ path: folder, tree }) => `${folder}/ ${tree}\n`),
  ].join('');
};

/** The id of a folder as a git tree. */
const treeOf = (folder: string): string => {
  const files = Object.entries(filesBelow(path.join(site, 'api/v1', folder)));
  return folderId(files.map(([file, bytes]) => [file, blobId([bytes])]));
};

const API = `${SITE}/api/v1`;

/** The answer of each command that runs here, by the comment above it or by the command itself. */
const ANSWERS: Readonly<Record<string, () => string>> = {
  'Recent findings in two images, with severity': () =>
    'CVE-2025-61727 (MEDIUM) found in 15 images\nCVE-2025-61729 (HIGH) found in 16 images\n',
  'Fetch it only if it changed': () => published('integrity.json'),
  'The values to compare with the previous ones': integrity,
  'The number of changes on each day': () =>
    [
      '2026-07-14: 0 opened, 1 closed, 1 rebuilt, 0 removed',
      '2026-07-11: 0 opened, 7 closed, 3 rebuilt, 0 removed',
      '2026-07-08: 3 opened, 2 closed, 1 rebuilt, 0 removed',
      '2026-07-04: 0 opened, 6 closed, 3 rebuilt, 0 removed',
      '2026-06-27: 43 opened, 0 closed, 0 rebuilt, 0 removed',
      '2026-06-19: 0 opened, 0 closed, 0 rebuilt, 1 removed\n',
    ].join('\n'),
  'The CVEs opened and closed on the newest day': () => 'CVE-2024-13176 closed in haproxy 3.2.4\n',
  'For a spreadsheet': () =>
    [
      '"2026-06-15",93,33,1',
      '"2026-06-19",93,33,1',
      '"2026-06-27",127,67,1',
      '"2026-07-04",122,62,1',
      '"2026-07-08",125,65,1',
      '"2026-07-11",116,56,1',
      '"2026-07-14",115,55,1\n',
    ].join('\n'),
  'What to run, with the digest to pin': () => `ghcr.io/acme/images/redis:8.2.2@${CURRENT}\n`,
  'What to take, in words': () => 'Use 8.2.2\n',
  'What the rebuilds since closed, of every former build with this prefix': () =>
    'redis 8.2.2: 0 exploited, 0 critical: CVE-2024-12797 CVE-2024-13176\n',
  'The verdict on each version of an image': () => '8.2.2 supported\n8.0.3 rebuild\n',
  'Versions that nobody should run': () => 'etcd v3.5.17 eol\n',
  'The status of a digest': () => `redis 8.2.2 is superseded, now ${CURRENT}\n`,
  'What was removed, and what replaces it': () => 'memcached 1.6.22: take memcached 1.6.39\n',
  [`curl -fs --output 8.2.2.json ${API}/security/redis/8.2.2.json`]: () =>
    published('security/redis/8.2.2.json'),
  [`curl -fs --output integrity.json ${API}/integrity.json`]: () => published('integrity.json'),
  [`curl -fs --output status.json ${API}/status.json`]: () => published('status.json'),
  'jq -r \'.files[] | "\\(.sha256)  \\(.path)"\' integrity.json | sha256sum --check --ignore-missing':
    () => 'status.json: OK\n',
  'jq -r \'.folders[] | select(.path == "security") | .tree\' integrity.json': () =>
    `${treeOf('security')}\n`,
};

interface Command {
  readonly title: string;
  readonly command: string;
}

/** The commands for curl and jq in a block, each with the comment above it. */
const commandsOf = (text: string): readonly Command[] => {
  const lines = text.split('\n');
  return lines.flatMap((command, i) => {
    if (!/^(?:curl|jq) /.test(command)) return [];
    const above = lines[i - 1] ?? '';
    return [{ title: above.startsWith('# ') ? above.slice(2) : command, command }];
  });
};

const ofKind = (kind: string) =>
  BLOCKS.filter((block) => OF_COMMANDS.includes(block.file) && block.kind === kind);

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'answers-'));
  await writeExampleSite(site);
  prepareShell(site);
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Titles of the newest items on vulnerabilities. */
const TITLES = [
  'CVE-2025-48384 (HIGH) is known to be exploited',
  'CVE-2025-48384 (HIGH) found in 3 images',
];

const addressIn = (title: string) => `${API}/index.html#/cves/${title.split(' ')[0]}`;

const scriptIn = (file: string, n: number): string =>
  [...BLOCKS, ...COPIES].filter((block) => block.file === file && block.kind === 'sh script')[n]
    ?.text ?? '';

const COMMANDS = ofKind('sh').flatMap(({ text }) => commandsOf(text));

test('every command has an answer here', () => {
  expect(COMMANDS.map(({ title }) => title).sort()).toEqual(Object.keys(ANSWERS).sort());
});

(hasShell ? describe : describe.skip)('answers', () => {
  test.each(COMMANDS)('$title', async ({ title, command }) => {
    expect(await answerOf(site, command)).toBe(ANSWERS[title]?.());
  });

  test.each<readonly [string, string, number, ReadonlyArray<string>]>([
    [
      'the versions that have a CVE',
      'docs/consumers.md',
      0,
      [
        'AFFECTED gitea 1.24.6 since 2026-06-27 (fixed in 3.5.4-r0)',
        'AFFECTED kafka 4.1.0 since 2026-07-04 (fixed in 3.5.2-r1)',
        'AFFECTED mariadb 10.11.14 since 2026-06-27 (fixed in 3.5.4-r0)',
        'AFFECTED mongodb 8.0.13 since 2026-06-27 (fixed in 3.0.17-1~deb12u3)',
        'AFFECTED valkey 7.2.11 since 2026-06-27 (fixed in 3.5.4-r0)',
        'CLOSED keycloak 26.4.0 on 2026-07-11: builds before it have it; check your digest',
        'CLOSED temurin 21.0.9_10 on 2026-07-08: builds before it have it; check your digest',
        'exit code 1',
      ],
    ],
    [
      'the status of the images that run in a cluster',
      'examples/recipes/pods.sh',
      0,
      [
        'sha256:1e3d143f58d5 current redis 8.2.2',
        'sha256:9a6e038b8dfd superseded redis 8.2.2',
        'sha256:ffffffffffff unknown  ',
      ],
    ],
    [
      'which of these images have a CVE',
      'examples/recipes/pods-with-cve.sh',
      0,
      [
        'sha256:1e3d143f58d5 redis 8.2.2: not known to have it',
        'sha256:9a6e038b8dfd redis 8.2.2: superseded, so look at what replaces it',
        'sha256:ffffffffffff  : not a digest of the catalog',
      ],
    ],
  ])('%s', async (_, file, n, lines) => {
    expect(await answerOf(site, scriptIn(file, n))).toBe(`${lines.join('\n')}\n`);
  });

  test('a build that had the CVE until a later one closed it', async () => {
    const script = scriptIn('examples/recipes/pods-with-cve.sh', 0);
    expect(await answerOf(site, script.replace('CVE-2025-9230', 'CVE-2024-13176'))).toContain(
      'sha256:9a6e038b8dfd redis 8.2.2: had it on its last scan: a later build closed it\n',
    );
  });

  test.each([
    [0, { text: TITLES.map((title) => `${title} ${addressIn(title)}`).join('\n') }],
    [
      1,
      {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: {
              ...{ type: 'AdaptiveCard', version: '1.4' },
              body: TITLES.map((title) => ({ type: 'TextBlock', wrap: true, text: title })),
            },
          },
        ],
      },
    ],
  ])('message %d for a chat', async (n, message) => {
    expect(JSON.parse(await answerOf(site, scriptIn('docs/changes.md', n)))).toEqual(message);
  });
});

test('the changes since the stored days', async () => {
  const [script] = ofKind('js consumer');
  const lines = (await runScript(site, script?.text ?? '')).split('\n');
  const short = lines.map((line) => line.replace(/(sha256:.{6}).*/, '$1'));
  expect(short.filter((line) => line >= '2026-07-04')).toEqual([
    '2026-07-14 haproxy 3.2.4 is now sha256:01f354',
    '2026-07-11 argocd v3.1.8 is now sha256:6af0fb',
    '2026-07-11 keycloak 26.4.0 is now sha256:987f05',
    '2026-07-11 redis 8.2.2 is now sha256:1e3d14',
    '2026-07-08 CVE-2025-48384 HIGH argocd v3.1.8',
    '2026-07-08 CVE-2025-48384 HIGH gitea 1.24.6',
    '2026-07-08 CVE-2025-48384 HIGH kubectl-toolbox 1.33.5',
    '2026-07-08 temurin 21.0.9_10 is now sha256:86da49',
    '2026-07-04 cert-manager v1.19.1 is now sha256:b1ddfd',
    '2026-07-04 coredns 1.13.1 is now sha256:05a3e5',
    '2026-07-04 nats 2.12.1 is now sha256:480f18',
  ]);
});

test.each([
  [{ releases: [{ version: '8.2.2', digest: null }] }],
  [{ releases: [{ version: '8.2.2', isStable: 'yes' }] }],
  [{ releases: [{ tag: '8.2.2' }] }],
  [{ releases: [{ version: '8.2.2', releaseTimestamp: 'yesterday' }] }],
  [{ releases: [], tags: { recommended: null } }],
  [{ data: [] }],
])('Renovate rejects %j', (document) => {
  expect(() => understood(document)).toThrow();
});
