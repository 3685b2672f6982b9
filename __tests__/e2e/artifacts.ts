/** Workflow artifacts as GitHub's API serves them: a list, and a ZIP behind a redirect. */
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { digestOf } from '../builders/digest';
import { artifactWith } from '../builders/github-api';
import { zipOf } from '../builders/zip';
import { jsonAnswer } from './github-answers';

/** Paths with `/` and contents. */
type Contents = Readonly<Record<string, Buffer>>;

export interface Artifact {
  readonly name: string;
  readonly contents: Contents;
}

const forbidden = jsonAnswer({ message: 'Resource not accessible by integration' }, 403);

const described = (serverUrl: string, repository: string, artifacts: readonly Artifact[]) =>
  artifacts.map(({ name, contents }, index) =>
    artifactWith({
      id: index + 1,
      name,
      size_in_bytes: zipOf(contents).length,
      digest: digestOf(zipOf(contents)),
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
  if (archive)
    return { status: 200, body: zipOf(artifacts[Number(archive[1]) - 1]?.contents ?? {}) };
  const base = `/api/v3/repos/${repository}/actions`;
  if (method !== 'GET' || !pathname.startsWith(base)) return undefined;
  if (!mayRead) return forbidden;
  if (pathname === `${base}/runs/1/artifacts`) {
    const perPage = Number(searchParams.get('per_page') ?? 30);
    const page = Number(searchParams.get('page') ?? 1);
    const all = described(serverUrl, repository, artifacts);
    return jsonAnswer({
      total_count: all.length,
      artifacts: all.slice(perPage * (page - 1), perPage * page),
    });
  }
  const [, id] = /\/artifacts\/(\d+)\/zip$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  return { status: 302, headers: { Location: `${serverUrl}/archives/${id}` } };
};
