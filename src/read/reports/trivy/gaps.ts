import { type CoverageGap, coverageGaps } from '../../../contract/gaps';
import { isRecord } from '../../../domain/codec/object';
import { isWindows } from '../wording';
import { entriesOf, namesFound } from './entries';
import type { ClassifiedResult, TrivyReport } from './trivy-report';
import { listsPackages } from './versions';

type Results = ReadonlyArray<ClassifiedResult>;

const isOfSystem = ({ Class }: ClassifiedResult): boolean => Class === 'os-pkgs';
const isListed = (result: ClassifiedResult): boolean => entriesOf(result).length > 0;
const hasFindings = (result: ClassifiedResult): boolean => namesFound(result).length > 0;

/** Debian numbers its releases; `forky/sid` has no number and no advisories, and no report says so. */
const isUnreleased = ({ Metadata }: TrivyReport): boolean => {
  const { Family, Name } = Metadata?.OS ?? {};
  return Family === 'debian' && !(typeof Name === 'string' && /^\d+(\.\d+)*$/.test(Name));
};

/** Systems for which Trivy has no advisories, and the first such release. */
const WITHOUT_ADVISORIES: ReadonlyMap<string | null | undefined, number> = new Map([
  ['redhat', 10],
  ['oracle', 10],
  ['coreos', 0],
]);

/** Whether Trivy has no advisories for a system; a finding shows that it has some. */
const lacksAdvisories = ({ Metadata }: TrivyReport, results: Results): boolean => {
  const { Family, Name } = Metadata?.OS ?? {};
  const first = WITHOUT_ADVISORIES.get(Family) ?? Number.POSITIVE_INFINITY;
  const release = typeof Name === 'string' ? Number.parseInt(Name, 10) || 0 : 0;
  return release >= first && !results.some((each) => isOfSystem(each) && hasFindings(each));
};

/**
 * Whether Trivy found a system and none of its packages. A report without package lists proves nothing. Since 0.67 Trivy lists
 * packages, unless a result of a language has no list.
 */
const lacksList = (report: TrivyReport, results: Results): boolean =>
  results.some((each) => isOfSystem(each) && !isListed(each) && !hasFindings(each)) &&
  (results.some(isListed) ||
    (listsPackages(report) &&
      results.every((each) => each.Class !== 'lang-pkgs' || isListed(each))));

/** ActiveState has packages of languages, and none of a system. */
const WITHOUT_SYSTEM_PACKAGES = 'activestate';

/** `noneChecked`: the report lists packages, and Trivy checked none of them. */
export const findGaps = (
  report: TrivyReport,
  results: Results,
  noneChecked: boolean,
): ReadonlyArray<CoverageGap> => {
  const { OS: system, ImageConfig: config } = report.Metadata ?? {};
  const family = system?.Family ?? '';
  const classes = results.map(({ Class }) => Class);
  const seesOs = classes.includes('os-pkgs');
  const hasSystem = family !== '' && family !== 'none';
  const windows = isRecord(config) && isWindows(config);
  const has: Readonly<Record<CoverageGap, boolean>> = {
    'end-of-life': system?.EOSL === true,
    windows,
    unreleased: isUnreleased(report),
    'no-advisories': lacksAdvisories(report, results),
    'os-not-scanned': hasSystem && !seesOs && family !== WITHOUT_SYSTEM_PACKAGES,
    'no-package-list': lacksList(report, results),
    'nothing-checked': noneChecked,
    'nothing-scanned': !seesOs && !classes.includes('lang-pkgs'),
    // A system that Trivy does not recognize looks like no system.
    unrecognized: !windows && !hasSystem && !seesOs,
    // Trivy does not report what it was told to leave out.
    ignored: false,
    excluded: false,
  };
  return coverageGaps.filter((gap) => has[gap]);
};
