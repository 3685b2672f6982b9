import type { IO } from 'fp-ts/IO';
import type * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Artifact, WorkflowRun } from '../artifacts/artifact';
import type { Access, BranchFacts } from '../doctor/check';
import type { Served } from '../doctor/pages';
import type { Effect, Noted, Problem, Result } from '../errors';
import type { File, Pieces } from '../render/file';
import type { RowsRef, Scan } from '../reports/scan';

/** A file of a report: where it is, and what messages, order and the place of a report call it. */
export interface ReportFile {
  readonly name: string;
  /** Relative to the workspace, or absolute. */
  readonly location: string;
}

/** The files of the runner. Paths are relative to the workspace or absolute. */
export interface FileSystem {
  /** The text of a manifest-sized file: UTF-8, at most 16 MiB. */
  readonly readText: (path: string) => Effect<string>;
  /**
   * The report files that lines of paths, folders and globs name, in byte order, each once. Fails
   * with every line that matches nothing.
   */
  readonly findReports: (lines: ReadonlyArray<string>) => Effect<Noted<ReadonlyArray<string>>>;
  /** A folder to stage an output in, beside the place where it will stand. */
  readonly openOutput: (folder: string) => Effect<Output>;
}

/** A rendered tree on its way into a folder: nothing there changes until `finish`. */
export interface Output {
  readonly write: (path: string, pieces: Pieces) => Effect<void>;
  /** Puts the tree in place of the former one, and `.nojekyll` beside it. */
  readonly finish: () => Effect<void>;
  /** Removes what is staged; does nothing after `finish`. */
  readonly discard: () => Effect<void>;
}

/** Reads reports, plain or gzip, at most 512 MiB each; their rows wait on disk. */
export interface ReportReader {
  /** Where it pays, others begin to read at once. */
  readonly begin: (files: ReadonlyArray<ReportFile>) => Reading;
}

/** Reports that are being read. */
export interface Reading {
  /** How many there are. */
  readonly files: number;
  /**
   * Reads what is left, and waits for the others: each report for itself, in the given order, whatever
   * is wrong with others; `onRead` hears how many are done. Fails only if reading itself breaks down.
   */
  readonly finish: (onRead: (done: number) => void) => Effect<ReadonlyArray<Result<Scan>>>;
}

/** What waits of a report on disk until it is known where it belongs. */
export interface RowStore {
  /** Rows of the API as JSON in UTF-8, good until `release`. */
  readonly rows: (ref: RowsRef) => Result<Buffer>;
  /** The findings that rows do not say everything of, as JSON in UTF-8, good until `release`. */
  readonly others: (ref: RowsRef) => Result<Buffer>;
  /** Whatever was read is not looked at any more: what is read next may take its place. */
  readonly release: IO<void>;
}

/** What ships with the action besides the program. */
export interface Assets {
  /** The documents that describe the API, as files below `api/v1`; the same until the next release. */
  readonly contract: Effect<ReadonlyArray<File>>;
  /** The page that shows the API to people. */
  readonly explorer: Effect<string>;
}

/** A commit that a branch points to, and its tree. */
export interface Tip {
  readonly commit: string;
  readonly tree: string;
  /** The remote's `HEAD` names the branch; false also where the remote does not say what it names. */
  readonly isDefault: boolean;
}

export interface TreeEntry {
  /** As git writes it: `40000` for a folder, `100644` for a plain file. */
  readonly mode: string;
  readonly id: string;
}

/** Names (bytes as Latin-1, so that no byte gets lost) and what they name. */
export type Tree = ReadonlyMap<string, TreeEntry>;

export interface Commit {
  /** The commit in whose place it comes; none for a new branch. */
  readonly parent: O.Option<string>;
  /** Whether it follows that commit, or stands for itself with the same tree. */
  readonly history: 'append' | 'squash';
  /** Id of its tree. */
  readonly tree: string;
  /** The folders of that tree that are not here yet. */
  readonly folders: ReadonlyArray<StoredTree>;
  readonly message: string;
  readonly author: Author;
  /** Seconds since 1970. */
  readonly time: number;
}

/** A folder as git stores it, without header and not yet compressed, and its id. */
export interface StoredTree {
  readonly id: string;
  readonly bytes: Buffer;
}

export interface Author {
  readonly name: string;
  readonly mail: string;
}

/**
 * How a push ended that was not refused for good: `moved` means that somebody else was faster, or that the
 * remote says so; `unknown` that the answer got lost, so that only the branch can tell.
 */
export type Pushed =
  | { readonly kind: 'landed' }
  | { readonly kind: 'moved'; readonly problem: Problem }
  | {
      readonly kind: 'unknown';
      readonly problem: Problem;
      /** Milliseconds that the server wants to be left alone; 0 if it does not say. */
      readonly retryAfter: number;
    };

/** What a push is to find: none where there is no branch. Without history it need not follow from it. */
export interface Lease {
  readonly tip: O.Option<string>;
  readonly history: Commit['history'];
}

/** A private repository without work tree, and the remote it publishes to. */
export interface Git {
  /**
   * The branch's tip; none if the branch does not exist. Fails if that cannot be found out. Fetches
   * its trees too, and its blobs only where the server cannot filter.
   */
  readonly fetchTip: (branch: string) => Effect<O.Option<Tip>>;
  /**
   * Whether the branch left the tip that was fetched last, and something of that tip cannot be read any
   * more: its server serves nothing but tips, or threw away what the branch held.
   */
  readonly hasMoved: Effect<boolean>;
  /** A tree of the tip. */
  readonly readTree: (id: string) => Effect<Tree>;
  /** Fetches the blobs of these ids that are not local yet, in one request. */
  readonly prefetch: (ids: ReadonlyArray<string>) => Effect<void>;
  /** The bytes of a blob that is here; of one that is larger than a file may be, its first, one too many. */
  readonly read: (id: string) => Effect<Buffer>;
  /** Writes a blob for the next commit, which brings it here; pieces of blobs before it are not stored again. */
  readonly writeBlob: (id: string, pieces: Pieces) => Effect<void>;
  /** Writes the commit, and everything written for it; its id. */
  readonly commit: (commit: Commit) => Effect<string>;
  /** Pushes a commit in place of exactly that tip. Fails with a mend if the remote refuses for good. */
  readonly push: (commit: string, branch: string, lease: Lease) => Effect<Pushed>;
}

/** The commit that the manifest is read from. */
export interface SourceHead {
  readonly commit: string;
  /** RFC 3339, UTC, whole seconds. */
  readonly committed: string | null;
  /** Whether the manifest file is the one of that commit, as far as git tells. */
  readonly unchanged: boolean;
}

/** How the commit of this run lies to the published one. */
export type Relation = 'older' | 'newer' | 'diverged' | 'unknown';

/** The git repository of the workspace, read only. */
export interface SourceRepository {
  /** How a commit lies to another: from local history, else from GitHub. Never fails. */
  readonly relation: (manifest: string, own: string, published: string) => Task<Relation>;
  /** Whether local history alone tells how a commit lies to another. Never fails. */
  readonly reaches: (manifest: string, own: string, published: string) => Task<boolean>;
  /**
   * HEAD of the repository that holds the manifest; none without a repository, nor for one that cannot be
   * read, with a warning.
   */
  readonly head: (manifest: string, text: string) => Effect<Noted<O.Option<SourceHead>>>;
}

/**
 * The workflow runs of the source repository and their artifacts, as GitHub says. Requests are sent
 * again where that may help; what fails for good says what to do.
 */
export interface WorkflowRuns {
  readonly defaultBranch: Effect<string>;
  readonly run: (id: number) => Effect<WorkflowRun>;
  /** A page of the successful runs on a branch, newest first; none after the last. From 1. */
  readonly successful: (branch: string, page: number) => Effect<ReadonlyArray<WorkflowRun>>;
  /** All artifacts of a run, expired ones too. */
  readonly artifacts: (run: number) => Effect<ReadonlyArray<Artifact>>;
  /** Downloads an artifact; its report files, named `<artifact>/<path>`. */
  readonly download: (artifact: Artifact) => Effect<ReadonlyArray<ReportFile>>;
}

/** Where Pages serves a repository. */
export interface Site {
  readonly address: string;
  /** The folder of the branch that is served; empty for its root. */
  readonly folder: string;
}

/** What GitHub says of the site; nothing where it does not answer plainly. Never fails. */
export interface Pages {
  /** GitHub is asked once, however often this runs. */
  readonly site: Task<O.Option<Served>>;
  /** Address of the page where people set it up. */
  readonly settings: string;
}

/** What the repository that is published to lets this run do. Nothing is written, nothing fails. */
export interface Clearance {
  readonly access: Task<Access>;
  readonly branch: (branch: string) => Task<BranchFacts>;
}

/** What a line of the log stands out for. */
export type Tone = 'good' | 'bad' | 'changed' | 'heading';

/** The log, annotations, outputs and summary of the step. All texts are made harmless here. */
export interface Workflow {
  readonly info: (text: string, tone?: Tone) => void;
  /** Shown only where the runner was asked for debug logging. */
  readonly debug: (text: string) => void;
  readonly notice: (text: string) => void;
  readonly warning: (problem: Problem) => void;
  readonly error: (problem: Problem) => void;
  readonly group: <A>(title: string, run: () => Promise<A>) => Promise<A>;
  readonly setOutput: (name: string, value: string) => void;
  /** Adds Markdown, taken as it is, to the summary of the job. Never fails. */
  readonly summarize: (markdown: string) => Promise<void>;
}

/** Everything that touches the world. */
export interface Capabilities {
  readonly files: FileSystem;
  readonly reports: ReportReader;
  readonly assets: Assets;
  readonly rows: RowStore;
  readonly git: Git;
  readonly source: SourceRepository;
  /** Loaded with the first call: most runs ask nothing of the kind. */
  readonly runs: Task<WorkflowRuns>;
  readonly pages: Pages;
  readonly clearance: Clearance;
  readonly workflow: Workflow;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}
