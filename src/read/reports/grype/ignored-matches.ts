import { Justification, type Suppression } from '../../../contract/security';
import { show } from '../../../domain/values/escape';
import { joinLimited } from '../../../domain/values/plural';
import { selectAliases } from '../aliases';
import type { Reason } from '../suppression';
import { textOrNull } from '../wording';
import type { GrypeIgnoredMatch, GrypeIgnoreRule, GrypeReport } from './grype-report';
import { ALIAS_PREFIXES, joinFixes, severityOf } from './vulnerability';

/** The owner's reason for a rule; empty for rules of Grype itself, and rules by fix state. */
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
  return rule.vulnerability ? [{ status: 'ignored', justification: null, statement: null }] : [];
};

/** Returns one suppression for each rule. They are merged like suppressions of several reports. */
const toSuppressions = (match: GrypeIgnoredMatch): ReadonlyArray<Suppression> => {
  const { vulnerability, artifact, relatedVulnerabilities, appliedIgnoreRules } = match;
  const id = textOrNull(vulnerability?.id);
  const pkg = textOrNull(artifact?.name);
  if (id === null || pkg === null) return [];
  const related = relatedVulnerabilities?.map((each) => each.id);
  const found = {
    id,
    severity: severityOf(vulnerability?.severity),
    pkg,
    installed: textOrNull(artifact?.version),
    fixed: joinFixes(vulnerability?.fix),
    aliases: [...selectAliases(id, related, ALIAS_PREFIXES)],
  };
  return (appliedIgnoreRules ?? []).flatMap(findReasons).map((reason) => ({ ...found, ...reason }));
};

/** The vulnerabilities that Grype was told to leave out, by VEX statements or by name. */
export const findSuppressions = ({ ignoredMatches }: GrypeReport): ReadonlyArray<Suppression> =>
  (ignoredMatches ?? []).flatMap(toSuppressions);

const MAX_SHOWN_STATES = 5;

/** The fix states of rules that left out matches; rules with a reason do not count. */
const findFixStates = ({ ignoredMatches }: GrypeReport): ReadonlyArray<string> => {
  const rules = (ignoredMatches ?? []).flatMap((match) => match.appliedIgnoreRules ?? []);
  const states = rules.flatMap((rule) =>
    findReasons(rule).length > 0 ? [] : rule['fix-state'] || [],
  );
  return [...new Set(states)];
};

/** Warns of findings that no count includes. */
export const findWarnings = (report: GrypeReport): ReadonlyArray<string> => {
  const states = findFixStates(report);
  if (states.length === 0) return [];
  const rule = joinLimited(states, MAX_SHOWN_STATES, show);
  return [
    `found findings that Grype left out by the rule fix-state: ${rule}, expected a report of all findings; the counts are too low: scan without --only-fixed, --only-notfixed and rules of this kind`,
  ];
};
