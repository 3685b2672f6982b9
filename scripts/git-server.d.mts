import type { IncomingHttpHeaders } from 'node:http';

/** A request as the hooks see it. */
export interface GitRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** `git-upload-pack` or `git-receive-pack`; undefined for other requests. */
  readonly service: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An answer in place of git's; status 0 drops the connection. */
export interface GitAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Buffer | undefined;
  /** The answer is meant to differ from everything that GitHub describes. */
  readonly malformed?: boolean | undefined;
}

export interface GitServerHooks {
  /** Called before each request and its credential check; may answer it. */
  onRequest?: ((request: GitRequest) => Promise<GitAnswer | undefined>) | undefined;
  /** Called once, after a push has read the refs and before its POST reaches git. */
  onPush?: ((request: GitRequest) => Promise<void>) | undefined;
}

export interface GitServerOptions extends GitServerHooks {
  /** A folder of bare repositories `<owner>/<name>.git`, and git's home. */
  readonly root: string;
  /** May fetch and push. */
  readonly token: string;
  /** May fetch; a push is answered with 403. */
  readonly readOnlyToken?: string | undefined;
  /** Sees each answer that `onRequest` gives. */
  readonly onAnswer?: ((request: GitRequest, answer: GitAnswer) => void) | undefined;
  /** Receives git's standard error, and failures of the server. */
  readonly log?: ((line: string) => void) | undefined;
  /** Runs git to its end and returns its output; by default as a child of this process. */
  readonly run?: RunGit | undefined;
}

export type RunGit = (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string | undefined>>,
  input: Buffer,
  log: (line: string) => void,
) => Promise<Buffer>;

/** Requests, and bytes of their bodies on the wire. */
export interface GitServerStats {
  readonly requests: number;
  readonly bytesDown: number;
  readonly bytesUp: number;
}

export interface GitServer {
  readonly url: string;
  readonly port: number;
  /** Counted since the start or the last reset. */
  stats(): GitServerStats;
  reset(): void;
  /** Can be changed at any time. */
  readonly hooks: GitServerHooks;
  close(): Promise<void>;
}

/** Creates the bare repository `<root>/<name>.git` (name: `owner/name`) and returns its path. */
export function makeRepository(root: string, name: string): string;

/** Serves the bare repositories below `root` on the loopback to holders of a token. */
export function startGitServer(options: GitServerOptions): Promise<GitServer>;
