import { type Severity, worse } from '../domain/severity';

/**
 * A finding, independent of the scanner. Fallbacks (a description cut to a title, a reference instead of
 * the primary address) are kept apart: a row uses one only if none of its findings has a proper value.
 */
export interface Finding {
  readonly id: string;
  readonly pkg: string;
  readonly installed: string | null;
  readonly severity: Severity;
  readonly fixed: string | null;
  readonly title: string | null;
  readonly url: string | null;
  readonly fallbackTitle: string | null;
  readonly fallbackUrl: string | null;
  /** Where it was found, without duplicates, in order of appearance. */
  readonly targets: ReadonlyArray<string>;
}

/** Findings with the same key are one. The lengths come first, so that no two triples have the same key. */
const keyOf = ({ id, pkg, installed }: Finding): string =>
  `${id.length}:${pkg.length}:${id}${pkg}${installed ?? ''}`;

/** Merges everything but the targets. */
const merge = (a: Finding, b: Finding): Finding => ({
  ...a,
  severity: worse(a.severity, b.severity),
  fixed: a.fixed ?? b.fixed,
  title: a.title ?? b.title,
  url: a.url ?? b.url,
  fallbackTitle: a.fallbackTitle ?? b.fallbackTitle,
  fallbackUrl: a.fallbackUrl ?? b.fallbackUrl,
});

/**
 * Merges findings with the same `id`, `pkg` and `installed`: takes the highest severity, the union of the
 * targets, and the first value that is present of everything else. Merging is associative: parts can be
 * merged first.
 */
export const mergeFindings = (findings: Iterable<Finding>): ReadonlyArray<Finding> => {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].map(mergeGroup);
};

/** Unites the targets once per group, not once per finding: a group can be as large as a report. */
const mergeGroup = (group: ReadonlyArray<Finding>): Finding => {
  const [first, ...others] = group as readonly [Finding, ...Finding[]];
  if (others.length === 0) return first;
  const targets = new Set(group.flatMap((finding) => finding.targets));
  return { ...others.reduce(merge, first), targets: [...targets] };
};
