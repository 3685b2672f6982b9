import { type Problem, problem } from '../../domain/problem';
import { keyOfSeverity } from '../../domain/severity-counts';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { Gate, StateGateWord } from '../../read/inputs/fail-on';
import type { Reason } from '../../read/reports/scan';
import { countStale, type Freshness, nameStale } from '../freshness';
import type { ImageStatus, VersionStatus } from '../image-status';
import { reasonsOf } from '../incomplete';
import type { LatestRow, MetGate } from './rows';

export interface GateEvidence {
  /** Every available image. */
  readonly images: ReadonlyArray<ImageStatus>;
  readonly freshness: Pick<Freshness, 'newest' | 'stale'>;
  /** The run kept the published manifest, because its own is older. */
  readonly isSourceStale: boolean;
  /** The gates on findings that are met, in any order. */
  readonly met: ReadonlyArray<MetGate>;
}

const describe = (gate: string, found: string, named: string, advice: string): Problem =>
  problem(
    `input fail-on: found ${found}, expected none: ${named}; ${advice}, or remove ${gate} from fail-on`,
  );

const PLAIN = /^[\w@+.:~/-]+(?:, [\w@+.:~/-]+)*$/;
const MAX_PLAIN_LENGTH = 80;

/** A text of a report: as it is if it looks like a name or like versions, else quoted. */
const nameOf = (text: string): string =>
  text.length <= MAX_PLAIN_LENGTH && PLAIN.test(text) ? text : show(text);

/** `CVE-2026-1 in redis:8.2.2 (critical, openssl 3.0.1, fixed in 3.0.2)`. */
const describeRow = ({ slug, version, id, row }: LatestRow): string => {
  const { severity, pkg, installed, fixed } = row;
  const what = [pkg, ...(installed === null ? [] : [installed])].map(nameOf).join(' ');
  const fix = fixed === null ? 'no fix' : `fixed in ${nameOf(fixed)}`;
  return `${nameOf(id)} in ${slug}:${version} (${keyOfSeverity[severity]}, ${what}, ${fix})`;
};

const describeMet = ({ gate, findings, cves, images, isFixable, worst }: MetGate): Problem => {
  const more = cves - worst.length;
  const rebuild = `rebuild ${images === 1 ? 'this image' : 'these images'}`;
  return describe(
    gate.text,
    `${pluralize(findings, 'finding')} of ${pluralize(cves, 'CVE')} in ${pluralize(images, 'image')} for ${gate.text}`,
    `${worst.map(describeRow).join(', ')}${more > 0 ? ` and ${pluralize(more, 'more CVE')}` : ''}`,
    isFixable ? rebuild : 'update or rebuild what is affected',
  );
};

const MAX_NAMED = 5;

type GapState = Exclude<VersionStatus['state'], 'scanned'>;

/** A version in the state of a gate, why it is so, and what to do. */
interface NamedGap {
  readonly name: string;
  readonly reasons: ReadonlyArray<Reason>;
}

const NOT_SCANNED = { short: '', why: '', cure: 'scan what has no report' };

const nameGap = ({ name, reasons }: NamedGap): string => {
  const short = reasons.map((each) => each.short).filter((text) => text !== '');
  return short.length === 0 ? name : `${name} (${short.join(', ')})`;
};

/** Finds versions in a state, in the order of the catalog, and the cures of those that it names. */
const findGaps = (state: GapState, { images }: GateEvidence): ReadonlyArray<Problem> => {
  const gaps = images.flatMap(({ slug, versions }) =>
    versions
      .filter((each) => each.state === state)
      .map((each): NamedGap => {
        const reasons = state === 'unscanned' ? [NOT_SCANNED] : reasonsOf(each);
        return { name: `${slug}:${each.version}`, reasons };
      }),
  );
  if (gaps.length === 0) return [];
  const found = pluralize(gaps.length, `${state} version`);
  const cures = gaps.slice(0, MAX_NAMED).flatMap(({ reasons }) => reasons.map(({ cure }) => cure));
  const advice = [...new Set(cures)].join('; ');
  return [describe(state, found, joinLimited(gaps, MAX_NAMED, nameGap), advice)];
};

/** Finds stale versions, oldest first. */
const findStale = ({ freshness }: GateEvidence): ReadonlyArray<Problem> => {
  if (freshness.stale.length === 0) return [];
  const advice =
    freshness.stale.length === 1
      ? 'find out why it gets no new report, scan it, or take it out of the manifest'
      : 'find out why they get no new report, scan them, or take them out of the manifest';
  return [describe('stale', countStale(freshness), nameStale(freshness), advice)];
};

const STALE_SOURCE = problem(
  'input fail-on: found a source commit that is older than the published one, expected the newest: the published manifest was used instead; run again from the newest commit, or remove stale-source from fail-on',
);

/** The error of `not-live`, which is known only after the publish. */
const NOT_LIVE = problem(
  'input fail-on: found a site that does not serve this publish, expected one that does: the warning of the live check says what it serves; run again once the site is deployed, or remove not-live from fail-on',
);

/** Drops the error of `not-live` unless the site was asked and does not serve the publish. */
export const settleNotLive = (
  failures: ReadonlyArray<Problem>,
  live: boolean | undefined,
): ReadonlyArray<Problem> =>
  live === false ? failures : failures.filter(({ message }) => message !== NOT_LIVE.message);

const findStates = (state: StateGateWord, evidence: GateEvidence): ReadonlyArray<Problem> => {
  if (state === 'stale') return findStale(evidence);
  if (state === 'stale-source') return evidence.isSourceStale ? [STALE_SOURCE] : [];
  if (state === 'not-live') return [NOT_LIVE];
  return findGaps(state, evidence);
};

/**
 * One error for each gate that is met, in the order of the gates. That of `not-live` is among them until the site was
 * asked (see {@link settleNotLive}).
 */
export const findFailures = (
  gates: ReadonlyArray<Gate>,
  evidence: GateEvidence,
): ReadonlyArray<Problem> =>
  gates.flatMap((gate) =>
    gate.kind === 'state'
      ? findStates(gate.text, evidence)
      : evidence.met.filter((each) => each.gate === gate).map(describeMet),
  );

/** Warns about gates that need a KEV catalog if none was ever used (`exploited` is null). */
export const warnOfBlindGates = (
  gates: ReadonlyArray<Gate>,
  exploited: number | null,
): ReadonlyArray<Problem> => {
  const blind = gates.filter((gate) => gate.kind === 'findings' && gate.qualities.has('exploited'));
  if (exploited !== null || blind.length === 0) return [];
  const named = blind.map(({ text }) => text).join(', ');
  return [
    problem(
      `input fail-on: found ${named}, but no KEV catalog was ever used, expected one: without it no vulnerability is known to be exploited, and ${blind.length === 1 ? 'this gate' : 'these gates'} cannot fail; give the KEV catalog in the input kev, or remove ${named} from fail-on`,
    ),
  ];
};
