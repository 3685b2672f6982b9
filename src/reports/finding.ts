import { type Severity, worse } from '../domain/severity';

/**
 * A finding in no scanner's words. What scanners say for lack of a value of their own (a title cut
 * from the description, a reference instead of the primary address) is kept apart as spare, because
 * it serves a row only if no finding of that row has a value of its own.
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
  /** Where it was seen, in order of appearance, each once. */
  readonly targets: ReadonlyArray<string>;
}

/** What makes two findings one. Lengths stand before the texts: no text, however made, can pass for the end of another. */
const keyOf = ({ id, pkg, installed }: Finding): string =>
  `${id.length}:${pkg.length}:${id}${pkg}${installed ?? ''}`;

/** All but the targets. */
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
 * One finding per `id`, `pkg` and `installed`: the higher severity counts, of everything else the
 * first that is there, targets are united. Merging parts and then their results gives the same.
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

/** Targets are united once per group, not once per finding: a group can be as large as a report. */
const mergeGroup = (group: ReadonlyArray<Finding>): Finding => {
  const [first, ...others] = group as readonly [Finding, ...Finding[]];
  if (others.length === 0) return first;
  const targets = new Set(group.flatMap((finding) => finding.targets));
  return { ...others.reduce(merge, first), targets: [...targets] };
};
