import type { Problem } from './problem';

/** The emphasis of a line of the log. */
export type Tone = 'good' | 'bad' | 'changed' | 'heading';

/** The log, annotations, outputs and summary of the step. It escapes every text. */
export interface ActionLog {
  readonly info: (text: string, tone?: Tone) => void;
  /** Shown only with debug logging. */
  readonly debug: (text: string) => void;
  readonly notice: (text: string) => void;
  readonly warning: (problem: Problem) => void;
  readonly error: (problem: Problem) => void;
  readonly group: <A>(title: string, run: () => Promise<A>) => Promise<A>;
  readonly setOutput: (name: string, value: string) => void;
  /** Appends Markdown, unescaped, to the summary of the job. Never fails. */
  readonly summarize: (markdown: string) => Promise<void>;
}
