/** The simulated Pages behind HTTP: its site, GitHub's API for deployments, and the tokens that prove where one comes from. */
import http from 'node:http';
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { answerTo } from '../builders/github-api';
import type { Permissions } from '../workflows/workflow';
import { jsonAnswer } from './github-answers';
import { type SimulatedPages, type Site, simulatePages } from './simulated-pages';

export interface PagesServer {
  readonly pages: SimulatedPages;
  readonly url: string;
  /** The artifacts for Pages: the id of one is its place, counted from 1. */
  readonly artifacts: Site[];
  /** Requests from now on come from a job with these permissions. */
  allow(permissions: Permissions): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: string | Buffer;
}

/** The secret for tokens of a job, and a token. */
export const OIDC = { secret: 'request-token', token: 'oidc-token' };
const DEPLOYMENTS = '/api/repos/acme/catalog/pages/deployments';

const json = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value) });

const bodyOf = async (request: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

interface NewDeployment {
  readonly artifact_id?: unknown;
  readonly pages_build_version?: unknown;
  readonly oidc_token?: unknown;
}

/** Serves a simulated site on the loopback. */
const startPages = async (pages: SimulatedPages): Promise<PagesServer> => {
  const artifacts: Site[] = [];
  let permissions: Permissions = {};

  const create = (url: string, given: NewDeployment): Answer => {
    const { artifact_id: artifact, pages_build_version: version, oidc_token: token } = given;
    const site = artifacts[Number(artifact) - 1];
    if (typeof artifact !== 'number' || typeof version !== 'string' || token !== OIDC.token)
      return json(400, { message: 'Invalid request' });
    if (site === undefined) return json(400, { message: 'No artifact' });
    if (pages.deploy(version, site) === 404) return json(404, { message: 'Not Found' });
    return json(200, {
      id: version,
      status_url: `${DEPLOYMENTS}/${version}`,
      page_url: `${url}/site/`,
    });
  };
  const deployments = (url: string, method: string, rest: string, body: string): Answer => {
    if (permissions['pages'] !== 'write')
      return json(403, { message: 'Resource not accessible by integration' });
    if (method === 'POST' && rest === '') return create(url, JSON.parse(body) as NewDeployment);
    if (method === 'POST') return json(204, '');
    const status = pages.statusOf(rest.slice(1));
    return status === undefined ? json(404, { message: 'Not Found' }) : json(200, { status });
  };
  const answer = async (url: string, request: http.IncomingMessage): Promise<Answer> => {
    const { method = '', url: address = '' } = request;
    if (address.startsWith('/site/')) return pages.get(address.slice('/site'.length));
    if (address.startsWith(DEPLOYMENTS))
      return deployments(url, method, address.slice(DEPLOYMENTS.length), await bodyOf(request));
    if (address !== '/oidc?for=job') return json(200, {});
    const known = request.headers.authorization === `Bearer ${OIDC.secret}`;
    return known ? json(200, { value: OIDC.token }) : json(401, {});
  };

  let url = '';
  const server = http.createServer((request, response) => {
    void answer(url, request).then(({ status, body }) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
  return {
    pages,
    url,
    artifacts,
    allow(given) {
      permissions = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** What GitHub's API says of a site that Pages deploys from its branch; undefined for any other request. */
export const answerPages = (
  { method, url }: GitRequest,
  server: PagesServer | undefined,
  permissions: Permissions,
): GitAnswer | undefined => {
  const asked = /^\/api\/v3\/repos\/acme\/catalog\/pages(\/builds\/latest)?$/.exec(url);
  if (method !== 'GET' || server === undefined || asked === null) return undefined;
  if (permissions['pages'] === undefined)
    return jsonAnswer({ message: 'Resource not accessible by integration' }, 403);
  const build = server.pages.lastBuild();
  const path = '/repos/acme/catalog/pages';
  const site = { html_url: `${server.url}/site/`, build_type: 'legacy' };
  if (asked[1] === undefined)
    return jsonAnswer(answerTo(path, { ...site, source: { branch: 'gh-pages', path: '/' } }));
  const error = { message: build?.status === 'errored' ? 'Page build failed.' : null };
  return build === undefined
    ? jsonAnswer({ message: 'Not Found' }, 404)
    : jsonAnswer(answerTo(`${path}${asked[1]}`, { ...build, error }));
};

/** Calls `use` with a site that only deployments change. */
export const withPages = async (
  use: (pages: PagesServer) => Promise<void>,
  pages: SimulatedPages = simulatePages(),
): Promise<void> => {
  const server = await startPages(pages);
  try {
    await use(server);
  } finally {
    await server.close();
  }
};
