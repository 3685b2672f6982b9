import { printable } from '../domain/values/escape';
import type { SourceCommit } from '../previous/state';

export interface CommitFacts {
  /** The news of the run in one line, which is the default message. */
  readonly headline: string;
  readonly own: SourceCommit;
  /** The source commit of the published manifest. That of a stale run differs. */
  readonly source: SourceCommit;
  readonly isStale: boolean;
}

const fillIn = (template: string, { headline, own }: CommitFacts): string =>
  template.replace(/\{(sha|news)\}/g, (_, name) =>
    name === 'sha' ? (own.commit ?? '') : headline,
  );

/** Adds trailers that name the source. */
export const commitMessage = (template: string, facts: CommitFacts): string => {
  const { source, own, isStale } = facts;
  const text = template === '' ? facts.headline : fillIn(template, facts);
  const body = text.split('\n').map(printable).join('\n').trim();
  const trailers = [
    `Source-Repository: ${printable(source.repository)}`,
    ...(source.commit === null ? [] : [`Source-Commit: ${source.commit}`]),
    ...(isStale && own.commit !== null ? [`Stale-Source-Commit: ${own.commit}`] : []),
  ];
  return `${body}\n\n${trailers.join('\n')}\n`;
};
