import { Justification, type Suppression } from '../../../contract/security';
import { isRecord } from '../../../domain/codec/object';
import type { Reason } from '../suppression';
import { textOrNull } from '../wording';
import type { GrypeIgnoredMatch, GrypeIgnoreRule, GrypeReport } from './grype-report';
import { joinFixes, namesIn, severityOf } from './vulnerability';

const IGNORED: Reason = { status: 'ignored', justification: null, statement: null };

/** The owner's reason for a rule about a vulnerability; empty for any other rule. */
const findReasons = (rule: GrypeIgnoreRule): ReadonlyArray<Reason> => {
  const status = rule['vex-status'];
  const justification = rule['vex-justification'];
  if (status === 'not_affected' || status === 'fixed')
    return [
      {
        status,
        justification: Justification.is(justification) ? justification : null,
        statement: null,
      },
    ];
  return rule.vulnerability ? [IGNORED] : [];
};

const KERNEL_SOURCES: ReadonlyArray<unknown> = ['kernel', 'linux', 'linux.*'];

/** Recognizes the rules of Grype itself: headers of a kernel do not contain the kernel. */
const isOwnRule = ({ 'match-type': type, package: pkg }: GrypeIgnoreRule): boolean =>
  type === 'exact-indirect-match' && isRecord(pkg) && KERNEL_SOURCES.includes(pkg['upstream-name']);

/**
 * Whether the owner hides a match by package, path, language, namespace, match type or fix state, and no rule names a
 * vulnerability. Such a rule also hides later findings.
 */
const isHiddenUnseen = ({ appliedIgnoreRules }: GrypeIgnoredMatch): boolean => {
  const rules = appliedIgnoreRules ?? [];
  return !rules.some((rule) => rule.vulnerability || rule['vex-status']) && !rules.every(isOwnRule);
};

export const hidesUnseen = ({ ignoredMatches }: GrypeReport): boolean =>
  (ignoredMatches ?? []).some(isHiddenUnseen);

/** Returns one suppression for each rule and vulnerability. They are merged like those of several reports. */
const toSuppressions = (match: GrypeIgnoredMatch): ReadonlyArray<Suppression> => {
  const { vulnerability, artifact, relatedVulnerabilities, appliedIgnoreRules } = match;
  const id = textOrNull(vulnerability?.id);
  const pkg = textOrNull(artifact?.name);
  if (id === null || pkg === null) return [];
  const found = {
    severity: severityOf(vulnerability?.severity),
    pkg,
    installed: textOrNull(artifact?.version),
    fixed: joinFixes(vulnerability?.fix),
  };
  const reasons = isHiddenUnseen(match)
    ? [IGNORED]
    : (appliedIgnoreRules ?? []).flatMap(findReasons);
  return namesIn(id, relatedVulnerabilities).flatMap(({ id, aliases }) =>
    reasons.map((reason) => ({ id, ...found, aliases: [...aliases], ...reason })),
  );
};

export const findSuppressions = ({ ignoredMatches }: GrypeReport): ReadonlyArray<Suppression> =>
  (ignoredMatches ?? []).flatMap(toSuppressions);
