import { isPlaceholder, PATTERN, type Placeholder } from '../inputs/commit-template';
import type { SourceCommit } from '../published/state';
import { printable } from '../vocabulary/printable';

export type MessageFacts = Readonly<Record<Placeholder, string | number>>;

/**
 * The message with its placeholders filled in, and trailers that say what it was rendered from (and, of a
 * stale run, which commit its scans came with).
 */
export const commitMessage = (
  template: string,
  facts: MessageFacts,
  source: SourceCommit,
  staleCommit: string | null,
): string => {
  const text = template.replace(PATTERN, (whole, name: string) =>
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
