import type { Inputs } from './inputs';

/** The files of the workspace that a run reads and writes, besides the file of the summary. */
export interface OtherFiles {
  /** Paths of single files. */
  readonly inputs: ReadonlyArray<string>;
  /** Lines of paths, folders and globs. */
  readonly reports: ReadonlyArray<string>;
  /** A folder; empty for none. */
  readonly output: string;
}

export const otherFiles = ({
  manifest,
  updates,
  kev,
  epss,
  reports,
  output,
}: Pick<Inputs, 'manifest' | 'updates' | 'kev' | 'epss' | 'reports' | 'output'>): OtherFiles => ({
  inputs: [manifest, updates, kev, epss].filter((each) => each !== ''),
  reports,
  output,
});
