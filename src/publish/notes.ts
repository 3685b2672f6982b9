import type { Problem, Remarks } from '../domain/problem';

/** Takes what a run has to say beside its result. */
export interface Note {
  readonly warn: (warning: Problem) => void;
  readonly notice: (text: string) => void;
}

/** What was noted, in that order. */
export type Notes = Note & Remarks;

/** Starts without notes: every attempt to publish has its own. */
export const openNotes = (): Notes => {
  const warnings: Problem[] = [];
  const notices: string[] = [];
  return {
    warnings,
    notices,
    warn: (warning) => warnings.push(warning),
    notice: (text) => notices.push(text),
  };
};

/** Notes everything that a part found. */
export const noteAll = (
  { warn, notice }: Note,
  { warnings = [], notices = [] }: Partial<Remarks>,
): void => {
  warnings.forEach(warn);
  notices.forEach(notice);
};
