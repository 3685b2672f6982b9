import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { GitAnswer } from '../../scripts/git-server.mjs';
import { zip, zipOf } from '../builders/zip';
import type { RunResult } from './action';
import { image, MANIFEST, manifestOf, reportOf, trivyReport } from './builders';
import type { Environment } from './process';
import { idsOf, recordsIn } from './results';
import { inWorld, refused, runWell } from './runs';
import { type Asked, type FakeApi, type FakeArtifact, jsonAnswer, serveRuns } from './runs-api';
import type { World } from './world';

const CATALOG = { [MANIFEST]: manifestOf(image('redis', ['1.0']), image('node', ['24'])) };
const REDIS = reportOf('redis', '1.0', [{ id: 'CVE-2026-1' }]);
const NODE = reportOf('node', '24', [{ id: 'CVE-2026-2' }]);

const ARTIFACTS: ReadonlyArray<FakeArtifact> = [
  { id: 11, run: 1, name: 'scan-redis', bytes: zipOf({ 'r.json': REDIS, 'readme.txt': 'x' }) },
  { id: 12, run: 1, name: 'scan-node', bytes: zipOf({ 'sub/n.json.gz': gzipSync(NODE) }) },
  { id: 13, run: 1, name: 'logs', bytes: zipOf({ 'log.txt': 'x' }) },
];

const LIST = '/repos/acme/catalog/actions/runs/1/artifacts?per_page=100&page=1';
const zipPath = (id: number): string => `/repos/acme/catalog/actions/artifacts/${id}/zip`;
const pathsOf = (asked: ReadonlyArray<Asked>): ReadonlyArray<string> =>
  asked.map(({ path }) => path);

const run = (w: World, inputs: Environment): Promise<RunResult> =>
  runWell(w, w.checkout(CATALOG), inputs);

test(
  'artifacts of this run are read as further reports, and the token goes to the API only',
  inWorld(async (w) => {
    const asked = serveRuns(w, { artifacts: ARTIFACTS });
    const result = await run(w, { artifact: 'scan-*', 'base-url': 'https://acme.test' });
    expect(recordsIn(w.tree('gh-pages')).toSorted()).toEqual(['node/24', 'redis/1.0']);
    expect(result.log).toContain('artifacts: 2, report files in them: 2\n');
    expect(pathsOf(asked).toSorted()).toEqual(
      [
        LIST,
        zipPath(11),
        zipPath(12),
        '/storage/11?signature=abc',
        '/storage/12?signature=abc',
      ].toSorted(),
    );
    for (const { path, authorization } of asked)
      expect(authorization !== undefined).toBe(!path.startsWith('/storage/'));
  }),
);

test(
  'reports of artifacts are merged with others in byte order of `<artifact>/<path>`, and matched by their place',
  inWorld(async (w) => {
    const plain = (id: string, title: string) => trivyReport({ findings: [{ id, title }] });
    serveRuns(w, {
      artifacts: [
        { id: 1, run: 1, name: 'b', bytes: zipOf({ 'redis/1.0.json': plain('CVE-2026-1', 'b') }) },
        { id: 2, run: 1, name: 'a', bytes: zipOf({ 'redis/1.0.json': plain('CVE-2026-1', 'a') }) },
      ],
    });
    const files = { ...CATALOG, 'aa/redis/1.0.json': plain('CVE-2026-1', 'aa') };
    await runWell(w, w.checkout(files), { artifact: 'b\na', reports: 'aa' });
    const tree = w.tree('gh-pages');
    expect(idsOf(tree, 'redis', '1.0')).toEqual(['CVE-2026-1']);
    expect(tree['api/v1/security/redis/1.0.json']).toContain('"title":"a"');
  }),
);

test(
  'a matrix of more artifacts than fit on a page',
  inWorld(async (w) => {
    const versions = Array.from({ length: 130 }, (_, i) => `1.${i}`);
    const asked = serveRuns(w, {
      artifacts: versions.map((version, i) => ({
        id: i + 1,
        run: 1,
        name: `scan-${version}`,
        bytes: zipOf({ 'r.json': reportOf('redis', version) }),
      })),
    });
    const files = { [MANIFEST]: manifestOf(image('redis', versions)) };
    await runWell(w, w.checkout(files), { artifact: 'scan-*\n!scan-1.1' });
    expect(recordsIn(w.tree('gh-pages')).length).toBe(129);
    expect(pathsOf(asked).filter((path) => path.includes('/runs/'))).toEqual([
      LIST,
      LIST.replace('&page=1', '&page=2'),
    ]);
  }),
);

test(
  'requests of artifacts that fail for a while are sent again',
  inWorld(async (w) => {
    const SLOW = { 'Retry-After': '1' };
    const STORAGE = '/storage/11?signature=abc';
    const secondary = { message: 'You have exceeded a secondary rate limit.' };
    const failures: Readonly<Record<string, ReadonlyArray<GitAnswer>>> = {
      [LIST]: [
        { status: 0 },
        jsonAnswer({ message: 'Bad Gateway' }, 502),
        jsonAnswer({ message: 'slow down' }, 429, SLOW),
        jsonAnswer(secondary, 403, SLOW),
      ],
      [zipPath(11)]: [jsonAnswer({ message: 'slow down' }, 429, SLOW)],
      // Trouble, an address that has expired, an archive that is cut off.
      [STORAGE]: [
        { status: 503 },
        { status: 403 },
        { status: 200, body: zipOf({ 'r.json': REDIS }).subarray(0, 100) },
      ],
    };
    const asked = serveRuns(w, {
      artifacts: ARTIFACTS,
      instead: (path, count) => failures[path]?.[count - 1],
    });
    await run(w, { artifact: 'scan-redis' });
    expect(recordsIn(w.tree('gh-pages'))).toEqual(['redis/1.0']);
    const countOf = (path: string) => pathsOf(asked).filter((each) => each === path).length;
    expect([LIST, zipPath(11), STORAGE].map(countOf)).toEqual([5, 5, 4]);
  }),
);

describe('nothing is published, and the error says what to do', () => {
  const RIGHTS = '"permissions: {actions: read, contents: write}"';
  const always =
    (faulty: string, answer: ReturnType<typeof jsonAnswer>): FakeApi['instead'] =>
    (path) =>
      path === faulty ? answer : undefined;
  const artifact = (bytes: Buffer): FakeApi => ({
    artifacts: [{ id: 1, run: 1, name: 'scan', bytes }],
  });

  test.each<readonly [string, FakeApi, Environment, ReadonlyArray<string>]>([
    [
      'the token may not read artifacts',
      {
        instead: always(
          LIST,
          jsonAnswer({ message: 'Resource not accessible by integration' }, 403),
        ),
      },
      {},
      [
        `the artifacts of run 1 cannot be listed: status 403 (Resource not accessible by integration); the token may not read artifacts: give the job ${RIGHTS}, or a source-token with actions: read`,
      ],
    ],
    [
      'the run is not there',
      {},
      { 'artifact-run-id': '77' },
      [
        `run 77 cannot be read: status 404 (Not Found); it does not exist, or the token may not see it: check artifact-run-id, and give the job ${RIGHTS}`,
      ],
    ],
    [
      "this run is that of a fork's pull request",
      { artifacts: [{ id: 1, run: 1, name: 'scan', bytes: zipOf({}), foreign: true }] },
      {},
      [
        "input artifact: found run 1, which worked on the head of another repository, such as a fork's pull request, whose author controls the artifacts, expected one that worked on this repository; scan in such a run",
      ],
    ],
    [
      "the stated run is that of a fork's pull request",
      { runs: [{ id: 7, event: 'pull_request', head: 'mallory/catalog' }] },
      { 'artifact-run-id': '7' },
      [
        "input artifact-run-id: found run 7, which worked on the head of another repository, such as a fork's pull request, whose author controls the artifacts, expected one that worked on this repository; scan in such a run",
      ],
    ],
    [
      'the archive names a place outside',
      artifact(zip({ name: '../../r.json', data: REDIS })),
      {},
      [
        'the artifact "scan" cannot be unpacked: invalid relative path: ../../r.json; upload it again',
      ],
    ],
    [
      'a report in the archive is none, and the message names its artifact',
      artifact(zipOf({ 'a/b.json': '{}' })),
      {},
      [expect.stringMatching(/^scan\/a\/b\.json/) as unknown as string],
    ],
    [
      'there is no token',
      {},
      { 'source-token': '' },
      ['input source-token: found nothing, expected a token with actions: read'],
    ],
  ])('%s', (_, api, inputs, errors) =>
    inWorld(async (w) => {
      serveRuns(w, api);
      expect(await refused(w, w.checkout(CATALOG), { artifact: 'scan', ...inputs })).toEqual(
        errors,
      );
    })(),
  );
});

test(
  'artifacts of a stated run of this repository are read',
  inWorld(async (w) => {
    const bytes = zipOf({ 'r.json': REDIS });
    const asked = serveRuns(w, {
      runs: [{ id: 7 }],
      artifacts: [{ id: 70, run: 7, name: 'scan', bytes }],
    });
    await run(w, { artifact: 'scan', 'artifact-run-id': '7' });
    expect(recordsIn(w.tree('gh-pages'))).toEqual(['redis/1.0']);
    expect(pathsOf(asked)).toEqual([
      '/repos/acme/catalog/actions/runs/7',
      LIST.replace('/1/', '/7/'),
      zipPath(70),
      '/storage/70?signature=abc',
      '/repos/acme/catalog/pages',
    ]);
  }),
);

test(
  'a job that is cancelled during a download leaves nothing behind',
  inWorld(async (w) => {
    const cancel = new AbortController();
    serveRuns(w, {
      artifacts: ARTIFACTS,
      instead: (path) => {
        if (!path.startsWith('/storage/')) return undefined;
        setTimeout(() => cancel.abort('SIGTERM'), 0);
        // The rest of the body never comes.
        return { status: 200, headers: { 'Content-Length': '100000' }, body: 'PK' };
      },
    });
    const { signal } = cancel;
    const result = await w.run(w.checkout(CATALOG), { artifact: 'scan-redis' }, { signal });
    expect([result.code, result.leftovers, w.tree('gh-pages')]).toEqual([130, [], {}]);
  }),
);
