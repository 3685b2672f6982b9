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

/** Debian names its releases by numbers; `forky/sid` is none, so it has no advisories, and no report says so. */
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

/** Whether Trivy has no advisories for a system; a finding shows that it has some now. */
const lacksAdvisories = ({ Metadata }: TrivyReport, results: Results): boolean => {
  const { Family, Name } = Metadata?.OS ?? {};
  const first = WITHOUT_ADVISORIES.get(Family) ?? Number.POSITIVE_INFINITY;
  const release = typeof Name === 'string' ? Number.parseInt(Name, 10) || 0 : 0;
  return release >= first && !results.some((each) => isOfSystem(each) && hasFindings(each));
};

/**
 * Whether Trivy found a system and none of its packages. A report that lists no packages at all says nothing of them; but
 * since 0.67 it does list them, unless it has a result of a language without a list.
 */
const lacksList = (report: TrivyReport, results: Results): boolean =>
  results.some((each) => isOfSystem(each) && !isListed(each) && !hasFindings(each)) &&
  (results.some(isListed) ||
    (listsPackages(report) &&
      results.every((each) => each.Class !== 'lang-pkgs' || isListed(each))));

/** ActiveState has no packages of a system, but those of languages. */
const WITHOUT_SYSTEM_PACKAGES = 'activestate';

/** The gaps of a report; `noneChecked` says that it lists packages, and none of them was checked. */
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
    // Trivy does not say what it was told to leave out.
    ignored: false,
    excluded: false,
  };
  return coverageGaps.filter((gap) => has[gap]);
};
