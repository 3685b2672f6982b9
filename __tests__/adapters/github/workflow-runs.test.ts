/** Artifacts from GitHub's storage: which requests are sent, and sent again. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openWorkflowRuns } from '../../../src/adapters/github/workflow-runs';
import type { WorkflowRuns } from '../../../src/read/artifacts/artifact';
import { artifact } from '../../builders/artifacts';
import { digestOf } from '../../builders/digest';
import { artifactWith } from '../../builders/github-api';
import { orThrow } from '../../builders/source';
import { zipOf } from '../../builders/zip';

interface Answer {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves answers by path, the first ones first, and the last one again and again. */
const within = async (
  answers: Readonly<Record<string, ReadonlyArray<Answer>>>,
  use: (runs: WorkflowRuns) => Promise<void>,
  token = 'T',
): Promise<{ readonly asked: readonly string[]; readonly slept: readonly number[] }> => {
  const asked: string[] = [];
  const slept: number[] = [];
  const server = createServer(({ url = '', socket, headers: { authorization } }, response) => {
    asked.push(`${url}${authorization === undefined ? ' without a token' : ''}`);
    const count = asked.filter((each) => each.split(' ')[0] === url).length;
    const known = answers[url] ?? [{ status: 404 }];
    const { status, body, headers } = known[Math.min(count, known.length) - 1] ?? { status: 0 };
    if (status === 0) socket.destroy();
    else response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'runs-'));
  const { port } = server.address() as AddressInfo;
  const github = { api: `http://127.0.0.1:${port}`, token, repository: 'acme/catalog' };
  const sleep = async (milliseconds: number) => void slept.push(milliseconds);
  try {
    await use(openWorkflowRuns(github, folder, { sleep, info: () => undefined }));
    return { asked, slept };
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
};

const [ZIP, STORAGE] = ['/repos/acme/catalog/actions/artifacts/7/zip', '/storage?signature=abc'];
const BYTES = zipOf({ 'sub/r.json': '{}', 'readme.txt': 'x' });
const ARTIFACT = artifact('scan', { id: 7, digest: digestOf(BYTES) });
const MOVED: Answer = { status: 302, headers: { Location: STORAGE } };

test('requests that fail for a while are sent again, and only the API gets the token', async () => {
  const answers = {
    [ZIP]: [{ status: 429, headers: { 'Retry-After': '1' } }, MOVED],
    // Trouble, an address that has expired, an archive that is cut off.
    [STORAGE]: [
      ...[{ status: 503 }, { status: 403 }, { status: 200, body: BYTES.subarray(0, 100) }],
      { status: 200, body: BYTES },
    ],
  };
  const { asked, slept } = await within(answers, async (runs) => {
    const files = orThrow(await runs.download(ARTIFACT)());
    expect(files.map(({ name, location }) => [name, readFileSync(location, 'utf8')])).toEqual([
      ['scan/sub/r.json', '{}'],
    ]);
  });
  const both = [ZIP, `${STORAGE} without a token`];
  expect(asked).toEqual([ZIP, ...both, ...both, ...both, ...both]);
  expect(slept).toEqual([1_000, 2_000, 5_000, 10_000]);
});

/** In place of Octokit, an ES module that jest cannot load: its pages, which fail as it does. */
const pages = new Map<number, ReadonlyArray<unknown>>();
const queries: unknown[] = [];
jest.mock(
  '@actions/github',
  () => ({
    getOctokit: () => ({
      rest: {
        actions: {
          listWorkflowRunArtifacts: async (query: { readonly page: number }) => {
            queries.push(query);
            if (queries.length === 1) throw Object.assign(new Error('busy'), BUSY);
            return { data: { total_count: 101, artifacts: pages.get(query.page) } };
          },
        },
      },
    }),
  }),
  { virtual: true },
);
const BUSY = { status: 502, response: { headers: {} } };

test('a list of more than one page is read as a whole, and asked for again after a failure', async () => {
  const ids = Array.from({ length: 101 }, (_, i) => 1_000 + i);
  const all = ids.map((id) => artifactWith({ id, name: `scan-${id}` }));
  pages.set(1, all.slice(0, 100)).set(2, all.slice(100));
  const { slept } = await within({}, async (runs) => {
    const found = orThrow(await runs.listArtifacts(1)());
    expect(found.map(({ name }) => name)).toEqual(ids.map((id) => `scan-${id}`));
  });
  const query = { owner: 'acme', repo: 'catalog', run_id: 1, per_page: 100 };
  expect([queries, slept]).toEqual([[1, 1, 2].map((page) => ({ ...query, page })), [500]]);
});

test('without a token, no request is sent', async () => {
  const use = async (runs: WorkflowRuns) => {
    const result = await runs.listArtifacts(1)();
    expect(E.isLeft(result) && result.left.map(({ message }) => message)).toEqual([
      'input source-token: found nothing, expected a token with actions: read',
    ]);
  };
  expect((await within({}, use, '')).asked).toEqual([]);
});
