import { Justification, MAX_STATEMENT_LENGTH, type Suppression } from '../../../contract/security';
import { truncate } from '../../../domain/values/truncate';
import { selectAliases } from '../aliases';
import type { Reason } from '../suppression';
import { parseSeverity, textOrNull } from '../wording';
import type { TrivyModifiedFinding, TrivyReport } from './trivy-report';

/** Only names with these prefixes are aliases: vendors also name groups of vulnerabilities. */
export const ALIAS_PREFIXES = ['GHSA-'];

/** Statements of ignore files are private, so only those of VEX documents are published. */
const toReason = ({ Status, Statement }: TrivyModifiedFinding): Reason => {
  if (Status !== 'not_affected' && Status !== 'fixed')
    return { status: 'ignored', justification: null, statement: null };
  return Justification.is(Statement)
    ? { status: Status, justification: Statement, statement: null }
    : {
        status: Status,
        justification: null,
        statement: truncate(Statement, MAX_STATEMENT_LENGTH),
      };
};

const toSuppressions = (modified: TrivyModifiedFinding): ReadonlyArray<Suppression> => {
  const { Type, Finding } = modified;
  const id = textOrNull(Finding?.VulnerabilityID);
  const pkg = textOrNull(Finding?.PkgName);
  if (Type !== 'vulnerability' || id === null || pkg === null) return [];
  return [
    {
      id,
      severity: parseSeverity(Finding?.Severity),
      pkg,
      installed: textOrNull(Finding?.InstalledVersion),
      fixed: textOrNull(Finding?.FixedVersion),
      aliases: [...selectAliases(id, Finding?.VendorIDs, ALIAS_PREFIXES)],
      ...toReason(modified),
    },
  ];
};

/** The vulnerabilities that Trivy was told to leave out; reports list them with `--show-suppressed`. */
export const findSuppressions = ({ Results }: TrivyReport): ReadonlyArray<Suppression> =>
  (Results ?? []).flatMap(({ ExperimentalModifiedFindings }) =>
    (ExperimentalModifiedFindings ?? []).flatMap(toSuppressions),
  );
