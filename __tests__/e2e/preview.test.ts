/** The preview server answers as the contract says, request by request. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Preview, startPreview } from '../../scripts/preview-server.mjs';
import { writeFiles } from '../builders/files';

const COMMON = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
};
const IMAGES = '{"apiVersion":"v1"}\n';
const IMAGES_TAG = '"NbZKg2yLCYMNu_VlVCSd9I50nEQrOMZC2FrLYcsyOdQ"';
const PAGE = '<!doctype html>\n';
const NOT_FOUND = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': '10' },
  body: 'Not found\n',
};

let folder = '';
let server: Preview;

interface Answer {
  readonly status: number;
  /** Without those that every answer has, and those of the connection. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Sends a path as it is written: an ordinary client would tidy it up. */
const ask = (
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const request = http.request({ hostname, port, method, path: target, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const all = Object.entries(response.headers).filter(([name]) => !CONNECTION.includes(name));
        expect(Object.fromEntries(all)).toMatchObject(COMMON);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            all.filter(([name]) => !Object.hasOwn(COMMON, name)),
          ) as Record<string, string>,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'preview-')));
  writeFiles(
    folder,
    Object.entries({
      'site/api/v1/images.json': IMAGES,
      'site/api/v1/security/redis/8.2.1_a.json': IMAGES,
      'site/api/v1/index.html': PAGE,
      'site/api/v1/feed.atom': PAGE,
      'site/.nojekyll': '',
      'site/.git/config': 'secret',
      'site/%2e%2e/odd.txt': 'odd',
      'site-of-another/secret.json': 'secret',
      'secret.json': 'secret',
    }),
  );
  symlinkSync(path.join(folder, 'secret.json'), path.join(folder, 'site/leak.json'));
  symlinkSync(path.join(folder, 'site-of-another'), path.join(folder, 'site/other'));
  symlinkSync(path.join(folder, 'site/api/v1/images.json'), path.join(folder, 'site/alias.json'));
  server = await startPreview({ root: path.join(folder, 'site') });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const COMMAND = path.resolve(__dirname, '../../scripts/preview.mjs');

/** Runs the command until it has said where it serves, asks for a path there, looks around, and ends it. */
const runCommand = (
  target: string,
  args: ReadonlyArray<string>,
  command = COMMAND,
  look = (): void => undefined,
): Promise<{ readonly code: number | null; readonly said: string; readonly status: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let status = 0;
    const listen = async (chunk: Buffer): Promise<void> => {
      said += chunk.toString();
      const [, address] = /^Serving .* at (http:\/\/\S+) \(Ctrl\+C stops it\)$/m.exec(said) ?? [];
      if (address === undefined || status !== 0) return;
      status = (await fetch(new URL(target, address))).status;
      look();
      child.kill('SIGTERM');
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void listen(chunk).catch(reject));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said, status }));
  });

const json = {
  status: 200,
  headers: { 'content-type': 'application/json', 'content-length': '20', etag: IMAGES_TAG },
  body: IMAGES,
};
const html = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-length': '16',
    etag: expect.any(String),
  },
  body: PAGE,
};
const atom = { ...html, headers: { ...html.headers, 'content-type': 'application/atom+xml' } };
const unchanged = { status: 304, headers: { etag: IMAGES_TAG }, body: '' };
const preflight = {
  status: 204,
  headers: {
    allow: 'GET, HEAD, OPTIONS',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '3600',
  },
  body: '',
};
const refused = {
  status: 405,
  headers: {
    allow: 'GET, HEAD, OPTIONS',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '19',
  },
  body: 'Method not allowed\n',
};
const moved = (location: string) => ({
  status: 301,
  headers: { location, 'content-type': 'text/plain; charset=utf-8', 'content-length': '6' },
  body: 'Moved\n',
});
const toThePage = {
  status: 302,
  headers: {
    location: '/api/v1/',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '6',
  },
  body: 'Found\n',
};
const IMAGES_PATH = '/api/v1/images.json';
const tagged = (tag: string) => ({ 'if-none-match': tag });

const TABLE: ReadonlyArray<readonly [string, string, Readonly<Record<string, string>>, object]> = [
  ['GET', IMAGES_PATH, {}, json],
  ['GET', `${IMAGES_PATH}?page=2`, {}, json],
  ['GET', '/api/v1/security/redis/8.2.1_a.json', {}, json],
  ['GET', '/api/v1/security/%72edis/8.2.1_a.json', {}, json],
  ['GET', '/alias.json', {}, json],
  ['GET', '/api/v1/feed.atom', {}, atom],
  ['HEAD', IMAGES_PATH, {}, { ...json, body: '' }],
  ['GET', IMAGES_PATH, tagged(IMAGES_TAG), unchanged],
  ['HEAD', IMAGES_PATH, tagged(IMAGES_TAG), unchanged],
  ['GET', IMAGES_PATH, tagged(`"other", W/${IMAGES_TAG}`), unchanged],
  ['GET', IMAGES_PATH, tagged('*'), unchanged],
  ['GET', IMAGES_PATH, tagged('"other"'), json],
  ['GET', '/api/v1/', {}, html],
  ['GET', '/api/v1/index.html', {}, html],
  ['GET', '/', {}, toThePage],
  ['GET', '/api/v1', {}, moved('/api/v1/')],
  ['GET', '//api//v1?a=b', {}, moved('/api/v1/?a=b')],
  ['OPTIONS', IMAGES_PATH, { origin: 'https://example.test' }, preflight],
  ['OPTIONS', '/nothing', {}, preflight],
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].map(
    (method) => [method, IMAGES_PATH, {}, refused] as const,
  ),
  ...[
    '/api/',
    '/api/v1/nothing.json',
    '/api/v1/security/none.json',
    '/api/v1/images.json/',
    '/api/v1/images.json/more',
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/%2e%2e/odd.txt',
    '/api/..%2f..%2f..%2fsecret.json',
    '/api/..%5c..%5csecret.json',
    '/..%00/secret.json',
    '/%',
    '/%ff',
    '/leak.json',
    '/other/secret.json',
    '/../site-of-another/secret.json',
    '/.git/config',
    '/.nojekyll',
  ].map((target) => ['GET', target, {}, NOT_FOUND] as const),
];

describe('the preview', () => {
  test.each(TABLE)('answers %s %s %j', async (method, target, headers, expected) => {
    expect(await ask(method, target, headers)).toEqual(expected);
  });

  test('answers HEAD of what is not there without a body', async () => {
    expect(await ask('HEAD', '/nothing')).toEqual({ ...NOT_FOUND, body: '' });
  });

  test('shows the 404 page of a tree that has one', async () => {
    const page = path.join(folder, 'site', '404.html');
    writeFileSync(page, 'gone');
    const { status, body } = await ask('GET', '/nothing.json');
    rmSync(page);
    expect([status, body]).toEqual([404, 'gone']);
  });

  test('shows the page at the root of a tree that has one', async () => {
    const page = path.join(folder, 'site', 'index.html');
    writeFileSync(page, PAGE);
    const answer = await ask('GET', '/');
    rmSync(page);
    expect(answer).toEqual(html);
  });

  test('knows no root page of a tree without the API', async () => {
    const other = await startPreview({ root: path.join(folder, 'site-of-another') });
    const { status } = await fetch(other.url, { redirect: 'manual' });
    await other.close();
    expect(status).toBe(404);
  });

  test('runs as a command that serves a folder until it is stopped', async () => {
    const { code, said, status } = await runCommand('images.json', [
      path.join(folder, 'site'),
      '0',
    ]);
    expect([code, status]).toEqual([0, 200]);
    expect(said).toMatch(
      /^Serving .*site at http:\/\/127\.0\.0\.1:\d+\/api\/v1\/ \(Ctrl\+C stops it\)\n$/,
    );
  });

  test('takes the next port if the usual one is taken', async () => {
    const site = path.join(folder, 'site');
    // If another program has the port already, that serves the test as well.
    const taken = await startPreview({ root: site, port: 8080 }).catch(() => undefined);
    const { code, said } = await runCommand('images.json', [site]);
    await taken?.close();
    const port = Number(/:(\d+)\/api/.exec(said)?.[1]);
    expect([code, port > 8080, port < 8100]).toEqual([0, true, true]);
  });

  test('publishes the demo, keeps it while it serves it, names the worst CVE, and removes it in the end', async () => {
    // The demo itself is run by __tests__/e2e/example.test.ts.
    const kept = path.join(folder, 'kept');
    const said = `process.argv[2] === '--keep' && console.log(${JSON.stringify(`=== The end\n\nKept in ${kept}`)})`;
    const scripts = ['preview.mjs', 'preview-server.mjs'].map(
      (name) => [`scripts/${name}`, readFileSync(path.join(COMMAND, '..', name))] as const,
    );
    writeFiles(folder, [
      ...scripts,
      ['scripts/demo.mjs', said],
      ['kept/site/api/v1/cve.json', '{"data":[{"id":"CVE-2026-0001"},{"id":"CVE-2026-0002"}]}'],
    ]);
    const command = path.join(folder, 'scripts/preview.mjs');
    let isKept = false;
    const look = (): void => {
      isKept = existsSync(kept);
    };
    // An empty argument means no folder, so that a port can follow.
    const ran = await runCommand('cve.json', ['', '0'], command, look);
    expect([ran.code, ran.status, isKept, existsSync(kept)]).toEqual([0, 200, true, false]);
    expect(ran.said.split('\n').at(-2)).toMatch(
      /^Worst CVE: http:\/\/127\.0\.0\.1:\d+\/api\/v1\/#\/cves\/CVE-2026-0001$/,
    );
  });

  test('says what is wrong with its arguments', async () => {
    const nowhere = path.join(folder, 'nowhere');
    expect(await runCommand('', [nowhere])).toEqual({
      code: 1,
      said: `found no folder ${nowhere}, expected a published tree: what "output" wrote, or a checkout of the branch\n`,
      status: 0,
    });
    expect(await runCommand('', [folder, '65536'])).toEqual({
      code: 1,
      said: 'found the port 65536, expected a number up to 65535\n',
      status: 0,
    });
    const port = new URL(server.url).port;
    expect(await runCommand('', [folder, port])).toEqual({
      code: 1,
      said: `port ${port} is taken: name another one, as in npm run preview ${folder} 9000\n`,
      status: 0,
    });
  });
});
