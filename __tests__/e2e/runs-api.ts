/** GitHub's API of workflow runs and artifacts, and the storage it sends on to, on a world's server. */
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { digestOf } from '../builders/digest';
import { answerTo, artifactWith } from '../builders/github-api';
import type { World } from './world';

export interface FakeRun {
  readonly id: number;
  readonly event?: string;
  readonly head?: string;
}

export interface FakeArtifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly bytes?: Buffer;
}

export interface FakeApi {
  readonly runs?: ReadonlyArray<FakeRun>;
  readonly artifacts?: ReadonlyArray<FakeArtifact>;
  /** Answers in place of the usual ones; `count` is how often the path was asked, from 1. */
  readonly instead?: ((path: string, count: number) => GitAnswer | undefined) | undefined;
}

/** A request that was answered. */
export interface Asked {
  /** Path and query without the prefix of the API. */
  readonly path: string;
  readonly authorization: string | undefined;
}

const NOW = '2026-01-03T00:00:00Z';

/** An answer of the API. The client reads JSON only under this very header. */
export const jsonAnswer = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): GitAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const RUN = '/repos/acme/catalog/actions/runs/1';

const runAnswer = (run: FakeRun) => ({
  id: run.id,
  name: 'Scan',
  event: run.event ?? 'schedule',
  status: 'completed',
  head_branch: 'main',
  conclusion: 'success',
  created_at: NOW,
  repository: { id: 1, full_name: 'acme/catalog' },
  head_repository: { id: 1, full_name: run.head ?? 'acme/catalog' },
});

const artifactAnswer = (artifact: FakeArtifact) =>
  artifactWith({
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.bytes?.length ?? 0,
    expired: false,
    created_at: NOW,
    expires_at: '2026-04-03T00:00:00Z',
    digest: digestOf(artifact.bytes ?? Buffer.alloc(0)),
    workflow_run: {
      id: artifact.run,
      repository_id: 1,
      head_repository_id: 1,
    },
  });

const pageOf = <A>(items: ReadonlyArray<A>, query: URLSearchParams): ReadonlyArray<A> => {
  const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))];
  return items.slice((page - 1) * size, page * size);
};

const V3 = '/api/v3';

const oneRun = ({ runs = [] }: FakeApi, id: number): GitAnswer => {
  const run = runs.find((each) => each.id === id);
  if (run === undefined) return notFound;
  return jsonAnswer(answerTo(RUN, runAnswer(run)));
};

const listArtifacts = ({ artifacts = [] }: FakeApi, run: number, query: URLSearchParams) => {
  const all = artifacts.filter((each) => each.run === run);
  return jsonAnswer({
    total_count: all.length,
    artifacts: pageOf(all, query).map(artifactAnswer),
  });
};

const notFound = jsonAnswer({ message: 'Not Found' }, 404);

const usual = (api: FakeApi, url: URL, server: string): GitAnswer => {
  const path = url.pathname.slice(V3.length);
  const [, run, list] = /\/actions\/runs\/(\d+)(\/artifacts)?$/.exec(path) ?? [];
  if (run !== undefined)
    return list ? listArtifacts(api, Number(run), url.searchParams) : oneRun(api, Number(run));
  const [, id] = /\/actions\/artifacts\/(\d+)\/zip$/.exec(path) ?? [];
  if (id === undefined) return notFound;
  return { status: 302, headers: { Location: `${server}/storage/${id}?signature=abc` } };
};

const stored = ({ artifacts = [] }: FakeApi, url: URL): GitAnswer => {
  const [, id] = /^\/storage\/(\d+)$/.exec(url.pathname) ?? [];
  const bytes = artifacts.find((each) => each.id === Number(id))?.bytes;
  return bytes === undefined
    ? { status: 404 }
    : { status: 200, headers: { 'Content-Type': 'application/zip' }, body: bytes };
};

/** Serves the API; the list of what was asked grows. */
export const serveRuns = (w: World, api: FakeApi): ReadonlyArray<Asked> => {
  const asked: Asked[] = [];
  w.server.hooks.onRequest = async ({ url: text, headers }: GitRequest) => {
    const url = new URL(text, w.server.url);
    const isApi = url.pathname.startsWith(`${V3}/`);
    if (!isApi && !url.pathname.startsWith('/storage/')) return undefined;
    const path = `${isApi ? url.pathname.slice(V3.length) : url.pathname}${url.search}`;
    asked.push({ path, authorization: headers.authorization });
    const count = asked.filter((each) => each.path === path).length;
    return api.instead?.(path, count) ?? (isApi ? usual(api, url, w.server.url) : stored(api, url));
  };
  return asked;
};
