import type { SourceCommit } from '../branch/state';
import { isPlaceholder, PLACEHOLDER_PATTERN, type Placeholder } from '../inputs/commit-template';
import { printable } from '../text/escape';

export type MessageFacts = Readonly<Record<Placeholder, string | number>>;

/** What the trailers of a commit say. */
export interface Origin {
  readonly source: SourceCommit;
  /** The commit that the scans of a stale run came with. */
  readonly staleCommit: string | null;
}

/** The message with its placeholders filled in, and trailers that say what it was rendered from. */
export const commitMessage = (
  template: string,
  facts: MessageFacts,
  { source, staleCommit }: Origin,
): string => {
  const text = template.replace(PLACEHOLDER_PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? String(facts[name]) : whole,
  );
  const body = text.split('\n').map(printable).join('\n').trim();
  const trailers = [
    `Source-Repository: ${printable(source.repository)}`,
    ...(source.commit === null ? [] : [`Source-Commit: ${source.commit}`]),
    ...(staleCommit === null ? [] : [`Stale-Source-Commit: ${staleCommit}`]),
  ];
  return `${body}\n\n${trailers.join('\n')}\n`;
};
