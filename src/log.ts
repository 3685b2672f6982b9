import type { Problem } from './problem';

/** What a line of the log stands out for. */
export type Tone = 'good' | 'bad' | 'changed' | 'heading';

/** The log, annotations, outputs and summary of the step. All texts are made harmless here. */
export interface ActionLog {
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
