import { countFixes, describeFixes } from '../../domain/fixes';
import { type Problem, problem } from '../../domain/problem';
import { keyOfSeverity } from '../../domain/severity-counts';
import { firstText } from '../../domain/values/compare';
import { show } from '../../domain/values/escape';
import { type Group, groupBy } from '../../domain/values/group-by';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { nameTag, nameVersion } from '../../domain/version-key';
import type { Gate, StateGateWord } from '../../read/inputs/fail-on';
import { countStale, type Freshness, nameScans } from '../freshness';
import type { ImageStatus } from '../image-status';
import { findGaps, type Gap } from '../incomplete';
import type { LatestRow, MetGate } from './rows';

/** A problem that fails the step, after everything is published. */
export interface Failure extends Problem {
  /** Why the step fails, in a few words of plain text. */
  readonly reason: string;
  readonly ids?: ReadonlyArray<string>;
  /** Whether the reason says that these are exploited. */
  readonly isExploited?: boolean;
}

export interface GateEvidence {
  readonly images: ReadonlyArray<ImageStatus>;
  readonly freshness: Pick<Freshness, 'newest' | 'stale'>;
  /** Whether the run kept the published manifest, because its own is older. */
  readonly isSourceStale: boolean;
  /** In any order. */
  readonly met: ReadonlyArray<MetGate>;
  /** The ids that met the same gates before this run, and since when. */
  readonly before: ReadonlyMap<string, string | null>;
}

const gateProblem = (found: string, named: string, advice: string): Problem =>
  problem(`input fail-on: ${found}: ${named}; ${advice}`);

const MAX_IN_MESSAGE = 5;
const MAX_IN_REASON = 2;

const PLAIN_NAME = /^[\w@+.:~/-]+(?:, [\w@+.:~/-]+)*$/;
const MAX_PLAIN_LENGTH = 80;

/** Quotes a text of a report unless it looks like a name or like versions. */
const plainName = (text: string): string =>
  text.length <= MAX_PLAIN_LENGTH && PLAIN_NAME.test(text) ? text : show(text);

/** `CVE-2026-1 in redis:8.2.2 (critical, openssl 3.0.1, fixed in 3.0.2)`. */
const describeRow = ({ slug, version, id, row }: LatestRow): string => {
  const { severity, pkg, installed, fixed } = row;
  const what = [pkg, ...(installed === null ? [] : [installed])].map(plainName).join(' ');
  const fix = fixed === null ? 'no fix' : `fixed in ${plainName(fixed)}`;
  return `${plainName(id)} in ${slug}:${version} (${keyOfSeverity[severity]}, ${what}, ${fix})`;
};

/** `fix available: rebuild`; each kind of fix with its number, if only some findings have one. */
const curesOf = ({ findings, fixes }: MetGate): ReadonlyArray<string> => {
  const count = countFixes(fixes);
  return count === 0
    ? ['no fix yet']
    : describeFixes(fixes, ({ pkg }) => plainName(pkg), count < findings);
};

/** ` (open since 2026-11-16)`: the oldest date; empty if a date is unknown. */
const openSince = ({ cves }: MetGate, before: GateEvidence['before']): string => {
  const dates = [...cves.keys()].map((id) => before.get(id) ?? null);
  const oldest = dates.includes(null) ? null : firstText(dates);
  return oldest === null ? '' : ` (open since ${oldest.slice(0, 10)})`;
};

const hasExploited = (group: Group<MetGate>): boolean =>
  group.some(({ gate }) => gate.qualities.has('exploited'));

/** `1 exploited CVE (CVE-2026-1) still in aistor (open since 2026-11-16) · fix available: rebuild`. */
const reasonOfGates = (group: Group<MetGate>, { before }: Pick<GateEvidence, 'before'>): string => {
  const [met] = group;
  const ids = [...met.cves.keys()];
  const [severity, ...others] = new Set(met.cves.values());
  const word = severity && others.length === 0 ? `${keyOfSeverity[severity]} CVE` : 'CVE';
  const what = pluralize(ids.length, hasExploited(group) ? 'exploited CVE' : word);
  const isStill = !met.hasNew && ids.every((id) => before.has(id));
  const names = ids.length <= MAX_IN_REASON ? ` (${ids.map(plainName).join(', ')})` : '';
  const where =
    met.slugs.length <= MAX_IN_REASON ? met.slugs.join(', ') : pluralize(met.slugs.length, 'image');
  const found = isStill
    ? `${what}${names} still in ${where}${openSince(met, before)}`
    : `${what}${names} in ${where}`;
  return [found, ...curesOf(met)].join(' · ');
};

/** Makes one failure of the gates that the same findings meet. */
const describeMet = (group: Group<MetGate>, evidence: GateEvidence): Failure => {
  const [met] = group;
  const { findings, fixes, cves, slugs, worst } = met;
  const gates = group.map(({ gate }) => gate.text).join(', ');
  const where =
    slugs.length === 1
      ? slugs.join()
      : `${pluralize(slugs.length, 'image')} (${joinLimited(slugs, MAX_IN_MESSAGE)})`;
  const more = cves.size - worst.length;
  const rebuild = `rebuild ${slugs.length === 1 ? 'this image' : 'these images'}`;
  const advice = fixes.system === findings ? [rebuild] : curesOf(met);
  return {
    ...gateProblem(
      `${pluralize(findings, 'finding')} of ${pluralize(cves.size, 'CVE')} in ${where} ${findings === 1 ? 'meets' : 'meet'} ${gates}`,
      `${worst.map(describeRow).join(', ')}${more > 0 ? ` and ${pluralize(more, 'more CVE')}` : ''}`,
      advice.join('; '),
    ),
    reason: reasonOfGates(group, evidence),
    ids: [...cves.keys()],
    isExploited: hasExploited(group),
  };
};

const nameGap = (gap: Gap): string => {
  const name = nameTag(gap);
  const short = gap.reasons.map((each) => each.short).filter((text) => text !== '');
  return short.length === 0 ? name : `${name} (${short.join(', ')})`;
};

/** Finds the versions in a state. The advice cures those that the message names. */
const findInState = (state: Gap['state'], { images }: GateEvidence): ReadonlyArray<Failure> => {
  const gaps = findGaps(images).filter((each) => each.state === state);
  if (gaps.length === 0) return [];
  const found = pluralize(gaps.length, `${state} version`);
  const cures = gaps
    .slice(0, MAX_IN_MESSAGE)
    .flatMap(({ reasons }) => reasons.map(({ cure }) => cure));
  const advice = [...new Set(cures)].join('; ');
  const problem = gateProblem(found, joinLimited(gaps, MAX_IN_MESSAGE, nameGap), advice);
  return [{ ...problem, reason: `${found}: ${joinLimited(gaps, MAX_IN_REASON, nameVersion)}` }];
};

const findStale = ({ freshness }: GateEvidence): ReadonlyArray<Failure> => {
  const { stale } = freshness;
  if (stale.length === 0) return [];
  const advice =
    stale.length === 1
      ? 'find out why it gets no new report, scan it, or take it out of the manifest'
      : 'find out why they get no new report, scan them, or take them out of the manifest';
  const named = joinLimited(stale, MAX_IN_REASON, nameVersion);
  return [
    {
      ...gateProblem(countStale(freshness), nameScans(stale), advice),
      reason: `${pluralize(stale.length, 'stale version')}: ${named}`,
    },
  ];
};

const STALE_SOURCE: Failure = {
  ...problem(
    'input fail-on: the source commit is older than the published one, so the published manifest was used; run again from the newest commit',
  ),
  reason: 'the commit is older than the published one',
};

/** Known only after the publish (see {@link settleNotLive}). */
const NOT_LIVE: Failure = {
  ...problem(
    'input fail-on: the site does not serve this publish: the warning of the live check says what it serves; run again once the site is deployed',
  ),
  reason: 'the site does not serve this publish',
};

/** Drops the failure of `not-live`, unless the site was asked and does not serve the publish. */
export const settleNotLive = (
  failures: ReadonlyArray<Failure>,
  live: boolean | undefined,
): ReadonlyArray<Failure> =>
  live === false ? failures : failures.filter(({ message }) => message !== NOT_LIVE.message);

const findStates = (state: StateGateWord, evidence: GateEvidence): ReadonlyArray<Failure> => {
  if (state === 'stale') return findStale(evidence);
  if (state === 'stale-source') return evidence.isSourceStale ? [STALE_SOURCE] : [];
  if (state === 'not-live') return [NOT_LIVE];
  return findInState(state, evidence);
};

/** Groups the gates that the same findings meet, in the order of the input. */
const groupMet = (
  gates: ReadonlyArray<Gate>,
  { met }: GateEvidence,
): ReadonlyArray<Group<MetGate>> => {
  const ordered = gates.flatMap((gate) => met.filter((each) => each.gate === gate));
  return [...groupBy(ordered, ({ key }) => key).values()];
};

/**
 * Makes one failure for each gate that is met, in the order of the gates. Gates that the same findings meet share one, in
 * the place of the first. `not-live` always fails here (see {@link settleNotLive}).
 */
export const findFailures = (
  gates: ReadonlyArray<Gate>,
  evidence: GateEvidence,
): ReadonlyArray<Failure> => {
  const groups = groupMet(gates, evidence);
  return gates.flatMap((gate) =>
    gate.kind === 'state'
      ? findStates(gate.text, evidence)
      : groups
          .filter(([first]) => first.gate === gate)
          .map((group) => describeMet(group, evidence)),
  );
};

/** Warns about gates that need a KEV catalog, if none was ever used (`exploited` is null). */
export const warnOfBlindGates = (
  gates: ReadonlyArray<Gate>,
  exploited: number | null,
): ReadonlyArray<Problem> => {
  const blind = gates.filter((gate) => gate.kind === 'findings' && gate.qualities.has('exploited'));
  if (exploited !== null || blind.length === 0) return [];
  const named = blind.map(({ text }) => text).join(', ');
  return [
    problem(
      `input fail-on: ${named} cannot fail, because no KEV catalog was ever used; give one in the input kev`,
    ),
  ];
};
