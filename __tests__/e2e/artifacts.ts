/** Workflow artifacts as GitHub's API serves them: a list, and a ZIP behind a redirect. */
import { crc32 } from 'node:zlib';
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { digestOf } from '../builders/digest';
import { artifactWith } from '../builders/github-api';

/** Paths with `/` and contents. */
type Contents = Readonly<Record<string, Buffer>>;

export interface Artifact {
  readonly name: string;
  readonly contents: Contents;
}

const numbers = (...fields: ReadonlyArray<readonly [bytes: 2 | 4, value: number]>): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

/** A ZIP file whose entries are stored as they are (PKWARE APPNOTE 4.3). */
export const zip = (contents: Contents): Buffer => {
  let offset = 0;
  const entries = Object.entries(contents).map(([name, data]) => {
    const size = data.length;
    const about = numbers([2, 20], [2, 0x800], [2, 0], [4, 0x21_0000], [4, crc32(data)]);
    const sizes = numbers([4, size], [4, size], [2, Buffer.byteLength(name)], [2, 0]);
    const local = Buffer.concat([numbers([4, 0x04034b50]), about, sizes, Buffer.from(name), data]);
    const central = Buffer.concat([
      numbers([4, 0x02014b50], [2, 20]),
      about,
      sizes,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      Buffer.from(name),
    ]);
    offset += local.length;
    return { local, central };
  });
  const directory = Buffer.concat(entries.map(({ central }) => central));
  const count = entries.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
  );
  const rest = numbers([4, offset], [2, 0]);
  return Buffer.concat([...entries.map(({ local }) => local), directory, end, rest]);
};

const json = (status: number, body: unknown): GitAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

const forbidden = json(403, { message: 'Resource not accessible by integration' });

const described = (serverUrl: string, repository: string, artifacts: readonly Artifact[]) =>
  artifacts.map(({ name, contents }, index) =>
    artifactWith({
      id: index + 1,
      name,
      size_in_bytes: zip(contents).length,
      digest: digestOf(zip(contents)),
      expired: false,
      created_at: '2026-01-02T03:04:05Z',
      expires_at: '2036-01-02T03:04:05Z',
      archive_download_url: `${serverUrl}/api/v3/repos/${repository}/actions/artifacts/${index + 1}/zip`,
      workflow_run: { id: 1, head_branch: 'main' },
    }),
  );

/**
 * Answers the questions about artifacts of run 1, for a job that may read them or not; undefined for
 * any other request.
 */
export const answerArtifacts = (
  { method, url }: GitRequest,
  { serverUrl, repository }: { readonly serverUrl: string; readonly repository: string },
  artifacts: readonly Artifact[],
  mayRead: boolean,
): GitAnswer | undefined => {
  const { pathname, searchParams } = new URL(url, serverUrl);
  const archive = /^\/archives\/(\d+)$/.exec(pathname);
  if (archive) return { status: 200, body: zip(artifacts[Number(archive[1]) - 1]?.contents ?? {}) };
  const base = `/api/v3/repos/${repository}/actions`;
  if (method !== 'GET' || !pathname.startsWith(base)) return undefined;
  if (!mayRead) return forbidden;
  if (pathname === `${base}/runs/1/artifacts`) {
    const perPage = Number(searchParams.get('per_page') ?? 30);
    const page = Number(searchParams.get('page') ?? 1);
    const all = described(serverUrl, repository, artifacts);
    return json(200, {
      total_count: all.length,
      artifacts: all.slice(perPage * (page - 1), perPage * page),
    });
  }
  const [, id] = /\/artifacts\/(\d+)\/zip$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  return { status: 302, headers: { Location: `${serverUrl}/archives/${id}` } };
};
