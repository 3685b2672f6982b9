/** The issues of a repository behind HTTP, with as much of GitHub's API as a workflow needs that keeps one. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Permissions } from '../workflows/workflow';
import type { Program } from './programs';

export const BOT = 'github-actions[bot]';
/** GitHub's limit of a body, in characters. */
const MAX_BODY = 65_536;

export interface Issue {
  readonly number: number;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  state_reason: string | null;
  readonly user: { readonly login: string };
  readonly pull_request?: object;
}

export interface IssuesServer {
  readonly url: string;
  /** All issues, to be changed as people do. */
  readonly issues: Issue[];
  /** The comments, with the number of their issue. */
  readonly comments: (readonly [number: number, body: string])[];
  /** The requests that changed something, such as `PATCH /issues/1`, in order. */
  readonly changes: string[];
  /** Whether the repository has issues. */
  isOn: boolean;
  /** Requests from now on come from a job with these permissions. */
  allow(permissions: Permissions): void;
}

interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly link?: string;
}

const REPOSITORY = '/repos/acme/catalog';
const refusal = (status: number, message: string): Answer => ({ status, value: { message } });

/** A page of the issues that a search asks for, newest first. */
const pageOf = (all: readonly Issue[], asked: URL): Answer => {
  const {
    state,
    creator,
    per_page: size = '30',
    page = '1',
  } = Object.fromEntries(asked.searchParams);
  const found = all
    .filter((each) => state === 'all' || each.state === (state ?? 'open'))
    .filter(({ user }) => creator === undefined || user.login === creator)
    .sort((a, b) => b.number - a.number);
  const end = Number(page) * Number(size);
  const next = new URL(asked);
  next.searchParams.set('page', String(Number(page) + 1));
  const value = found.slice(end - Number(size), end);
  return { status: 200, value, ...(found.length > end ? { link: `<${next}>; rel="next"` } : {}) };
};

/** Calls `use` with a repository that has no issues yet. */
export const withIssues = async (use: (server: IssuesServer) => Promise<void>): Promise<void> => {
  let permissions: Permissions = {};
  const known: Omit<IssuesServer, 'url'> = {
    ...{ issues: [], comments: [], changes: [], isOn: true },
    allow: (given) => {
      permissions = given;
    },
  };

  const create = (given: Partial<Issue>): Answer => {
    const { title = '', body = '' } = given;
    const number = Math.max(0, ...known.issues.map((each) => each.number)) + 1;
    const issue: Issue = {
      ...{ number, title, body, state: 'open', state_reason: null, user: { login: BOT } },
    };
    known.issues.push(issue);
    return { status: 201, value: issue };
  };
  const change = (number: number, isComment: boolean, given: Partial<Issue>): Answer => {
    const issue = known.issues.find((each) => each.number === number);
    if (issue === undefined) return refusal(404, 'Not Found');
    if (isComment) known.comments.push([number, given.body ?? '']);
    else Object.assign(issue, given);
    return { status: isComment ? 201 : 200, value: issue };
  };
  const write = (method: string, address: string, given: Partial<Issue>): Answer => {
    const [, number, comments] = /^\/issues(?:\/(\d+)(\/comments)?)?$/.exec(address) ?? [];
    known.changes.push(`${method} ${address}`);
    if ((given.body ?? '').length > MAX_BODY) return refusal(422, 'body is too long');
    if (number === undefined) return create(given);
    return change(Number(number), comments !== undefined, given);
  };
  const answer = (method: string, asked: URL, text: string): Answer => {
    if (!known.isOn) return refusal(410, 'Issues has been disabled in this repository.');
    if (permissions['issues'] !== 'write')
      return refusal(403, 'Resource not accessible by integration');
    if (method === 'GET') return pageOf(known.issues, asked);
    return write(method, asked.pathname.replace(REPOSITORY, ''), JSON.parse(text));
  };

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = new URL(request.url ?? '', url);
    const { status, value, link } = answer(
      request.method ?? '',
      asked,
      Buffer.concat(chunks).toString(),
    );
    response.writeHead(status, link === undefined ? {} : { link }).end(JSON.stringify(value));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await use(Object.assign(known, { url }));
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

/** `gh api`, which asks only about issues here. It prints what GitHub says of a request that it refuses. */
export const ghOfIssues =
  ({ url }: IssuesServer): Program =>
  async ({ args, after, at }) => {
    const method = after('--method') || 'GET';
    const input = args.includes('--input') ? { body: readFileSync(at(after('--input'))) } : {};
    const target = args.find((each) => each.startsWith('repos/'));
    const texts: string[] = [];
    let next: string | undefined = `${url}/${target}`;
    while (next !== undefined) {
      const response = await fetch(next, { method, ...input });
      texts.push(await response.text());
      if (!response.ok) return { code: 1, output: texts.join('\n') };
      const [, following] = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
      next = args.includes('--paginate') ? following : undefined;
    }
    return {
      code: 0,
      output: args.includes('--silent') ? '' : texts.join('\n'),
      jq: after('--jq'),
    };
  };
