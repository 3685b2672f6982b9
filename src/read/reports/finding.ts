import { type FindingIdentity, keyOfFinding } from '../../contract/record/rows';
import { type Cve, type FixState, fixStates } from '../../contract/security';
import { canonicalId } from '../../domain/canonical-id';
import { type Severity, worse } from '../../domain/severity';
import { firstText, sortUnique } from '../../domain/values/compare';
import { type Group, groupBy } from '../../domain/values/group-by';

/**
 * A finding, independent of the scanner. A row uses a fallback (a truncated description as title, a reference instead of
 * the primary address) only if none of its findings has the real value.
 */
export interface Finding {
  readonly id: string;
  readonly pkg: string;
  readonly installed: string | null;
  readonly severity: Severity;
  readonly fixed: string | null;
  /** Why there is no fix; undefined if unknown. */
  readonly fixState?: FixState | undefined;
  /** Undefined for a package of the operating system, or if the report does not say. */
  readonly kind?: Cve['kind'] | undefined;
  /** Index of the layer that added the package; undefined if unknown. */
  readonly layer?: number | undefined;
  readonly title: string | null;
  readonly url: string | null;
  readonly fallbackTitle: string | null;
  readonly fallbackUrl: string | null;
  /** In order of appearance, each once. */
  readonly targets: ReadonlyArray<string>;
  /** Other names of the vulnerability, sorted, without duplicates and without the id. */
  readonly aliases: ReadonlyArray<string>;
}

/** The names of a vulnerability, and where it was found, suppressed or not. */
export type NamedFinding = FindingIdentity & { readonly aliases?: ReadonlyArray<string> };

/** Identifies a vulnerability in a package, under any of its names. */
export const keyOfVulnerability = (finding: NamedFinding): string =>
  keyOfFinding({
    id: canonicalId(finding),
    pkg: finding.pkg,
    installed: finding.installed,
  });

/** Joins the names of several findings: the id is the canonical one if a finding has it, otherwise their first. */
export const mergeNames = (group: Group<NamedFinding>): { id: string; aliases: string[] } => {
  const [first] = group;
  const canonical = canonicalId(first);
  const ids = group.map(({ id }) => id);
  const id = ids.includes(canonical) ? canonical : (firstText(ids) ?? first.id);
  const names = group.flatMap((each) => [each.id, ...(each.aliases ?? [])]);
  return { id, aliases: sortUnique(names).filter((name) => name !== id) };
};

const mergeFixStates = (a: Finding, b: Finding): FixState | undefined =>
  fixStates.find((state) => state === a.fixState || state === b.fixState);

/** The highest of two layers; unknown if one is. */
export const mergeLayers = (
  { layer: a }: Pick<Finding, 'layer'>,
  { layer: b }: Pick<Finding, 'layer'>,
): number | undefined => (a === undefined || b === undefined ? undefined : Math.max(a, b));

const merge = (a: Finding, b: Finding): Finding => ({
  ...a,
  severity: worse(a.severity, b.severity),
  fixed: a.fixed ?? b.fixed,
  fixState: mergeFixStates(a, b),
  kind: a.kind === b.kind ? a.kind : undefined,
  layer: mergeLayers(a, b),
  title: a.title ?? b.title,
  url: a.url ?? b.url,
  fallbackTitle: a.fallbackTitle ?? b.fallbackTitle,
  fallbackUrl: a.fallbackUrl ?? b.fallbackUrl,
});

/** Unites names and targets once per group, because a group can be as large as a report. */
const mergeGroup = (group: Group<Finding>): Finding => {
  const [first, ...others] = group;
  if (others.length === 0) return first;
  const targets = new Set(group.flatMap((finding) => finding.targets));
  return { ...others.reduce(merge, first), ...mergeNames(group), targets: [...targets] };
};

/**
 * Merges findings with the same key: by default the vulnerability, `pkg` and `installed`. Takes the highest severity, the
 * unions of targets and names, and the first value of every other field that is not null. Merging is associative.
 */
export const mergeFindings = (
  findings: Iterable<Finding>,
  keyOf: (finding: NamedFinding) => string = keyOfVulnerability,
): ReadonlyArray<Finding> => [...groupBy(findings, keyOf).values()].map(mergeGroup);
