import type { Gate } from './fail-on';

/** The run to take artifacts from: this one, or one by its id. */
export type ArtifactRun = 'this' | number;

export interface Inputs {
  readonly manifest: string;
  /** Lines of paths, folders and globs; if empty, this run adds no scans. */
  readonly reports: ReadonlyArray<string>;
  /** Lines of names and globs of workflow artifacts; if empty, nothing is downloaded. */
  readonly artifact: ReadonlyArray<string>;
  readonly artifactRunId: ArtifactRun;
  /** Result file of the daily version check; if empty, the published updates stay. */
  readonly updates: string;
  /** The KEV catalog; if empty, the published exploitation data stays. */
  readonly kev: string;
  /** An EPSS score file; if empty, the published scores stay. */
  readonly epss: string;
  /** Lines of paths, folders and globs of OpenVEX files; if empty, the published statements stay. */
  readonly vex: ReadonlyArray<string>;
  readonly repository: string;
  readonly branch: string;
  /** The folders above `api/v1`; empty for the root of the branch. */
  readonly destination: ReadonlyArray<string>;
  readonly token: string;
  /** Token for the repository of the manifest, to read its artifacts and compare its commits. */
  readonly sourceToken: string;
  /** Without a trailing slash; if empty, the address is looked up. */
  readonly baseUrl: string;
  readonly carryForward: boolean;
  readonly unmatchedReports: 'warn' | 'error' | 'ignore';
  readonly invalidReports: 'error' | 'warn';
  readonly allowRemovals: boolean;
  readonly explorer: boolean;
  /** Whether a folder without other content gets an `index.html` that leads to the explorer. */
  readonly landing: boolean;
  /** Whether the commit is added to the history of the branch or replaces it. */
  readonly history: 'append' | 'squash';
  /** Template with placeholders; empty for the default message. */
  readonly commitMessage: string;
  readonly author: { readonly name: string; readonly email: string };
  /** A folder to write the tree to as well; empty for none. */
  readonly output: string;
  /** Conditions that fail the step after everything is published, in the order of the input. */
  readonly failOn: ReadonlyArray<Gate>;
  /** Seconds to wait after a push until the site serves it; 0 to skip. */
  readonly verify: number;
  readonly dryRun: boolean;
  /** Publishes nothing, and drafts a manifest from the reports. */
  readonly draft: boolean;
}
