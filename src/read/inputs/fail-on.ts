import * as E from 'fp-ts/Either';
import { fail, type Problem, problem, type Result } from '../../domain/problem';
import { type Severity, severities } from '../../domain/severity';
import { keyOfSeverity, type SeverityKey, severityKeys } from '../../domain/severity-counts';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import { groupBy } from '../../domain/values/group-by';

/** The words of a gate on findings, except severities. */
export const QUALITIES = ['fixable', 'exploited', 'new'] as const;
type Quality = (typeof QUALITIES)[number];

const VERSION_GATES = ['unscanned', 'partial', 'withheld', 'stale'] as const;
const RUN_GATES = ['stale-source', 'not-live'] as const;
export const STATE_GATES = [...VERSION_GATES, ...RUN_GATES] as const;
export type StateGateWord = (typeof STATE_GATES)[number];

/** A gate that a row meets if every word holds for it. */
export interface FindingGate {
  readonly kind: 'findings';
  /** The words as they were written, each once, joined by `+`. */
  readonly text: string;
  /** This severity or a worse one; undefined for any. */
  readonly severity: Severity | undefined;
  readonly qualities: ReadonlySet<Quality>;
}

/** A gate on the states of versions, on the source, or on the site. */
export interface StateGate {
  readonly kind: 'state';
  readonly text: StateGateWord;
}

export type Gate = FindingGate | StateGate;

const WORDS = [...severityKeys, ...QUALITIES, ...STATE_GATES] as const;

const EXPECTED = `expected words of findings (${[...severityKeys, ...QUALITIES].join(', ')}; several joined by +), of versions (${VERSION_GATES.join(', ')}) or of the run (${RUN_GATES.join(', ')}), separated by commas or lines`;

const isOneOf =
  <A extends string>(words: ReadonlyArray<A>) =>
  (word: string): word is A =>
    words.some((each) => each === word);

const isWord = isOneOf(WORDS);
const isSeverity = isOneOf(severityKeys);
const isQuality = isOneOf(QUALITIES);
const isStateGate = isOneOf(STATE_GATES);

const wrong = (found: string, expected: string, fix: string): Problem =>
  problem(`input fail-on: found ${found}, ${expected}; ${fix}`);

const adviseWord = (word: string): string => {
  const meant = didYouMean(word, WORDS);
  return meant ? `did you mean ${meant}?` : 'write, for example, critical+new';
};

const unknownWord =
  (gate: string) =>
  (word: string): Problem =>
    wrong(`${show(word)}${word === gate ? '' : ` in ${show(gate)}`}`, EXPECTED, adviseWord(word));

const missingWord = (gate: string, stated: ReadonlyArray<string>): Problem =>
  wrong(
    show(gate),
    'expected a word on each side of +',
    stated.length === 0
      ? 'remove it, or write a gate such as critical+new'
      : `write ${stated.join('+')}, or add the missing word`,
  );

const joinedState = (gate: string, state: StateGateWord, words: ReadonlyArray<string>): Problem => {
  const joined = words.filter((word) => !isStateGate(word)).join('+');
  const gates = [...(joined === '' ? [] : [joined]), ...words.filter(isStateGate)];
  return wrong(
    show(gate),
    `expected ${state} to stand alone, since it is about versions, the source or the site and not about findings`,
    `separate it by a comma: ${gates.join(', ')}`,
  );
};

const severalSeverities = (gate: string, found: ReadonlyArray<SeverityKey>): Problem =>
  wrong(
    show(gate),
    'expected at most one severity, which means it or worse',
    `write only ${severityKeys.findLast((key) => found.includes(key))} to include ${found.length === 2 ? 'both' : 'all'}`,
  );

/** Finds the flaw of a gate of known, distinct words. A word can be empty. */
const flawOf = (gate: string, words: ReadonlyArray<string>): Problem | undefined => {
  const stated = words.filter((word) => word !== '');
  if (stated.length < words.length) return missingWord(gate, stated);
  const state = stated.find(isStateGate);
  if (state !== undefined && stated.length > 1) return joinedState(gate, state, stated);
  const found = stated.filter(isSeverity);
  return found.length > 1 ? severalSeverities(gate, found) : undefined;
};

const toGate = (words: ReadonlyArray<string>): Gate => {
  const state = words.find(isStateGate);
  if (state !== undefined) return { kind: 'state', text: state };
  const named = words.find(isSeverity);
  return {
    kind: 'findings',
    text: words.join('+'),
    severity: severities.find((severity) => keyOfSeverity[severity] === named),
    qualities: new Set(words.filter(isQuality)),
  };
};

const parseGate = (text: string): Result<Gate> => {
  const words = [...new Set(text.split('+').map((word) => word.trim()))];
  const unknown = words.filter((word) => word !== '' && !isWord(word));
  if (unknown.length > 0) return fail(unknown.map(unknownWord(text)));
  const flaw = flawOf(text, words);
  return flaw === undefined ? E.right(toGate(words)) : fail([flaw]);
};

/** Equal for gates with the same words in any order. */
const keyOfGate = ({ text }: Gate): string => text.split('+').sort().join('+');

/**
 * Parses gates separated by commas or line ends, in their order, each once. A gate is a word that stands alone, or
 * words joined by `+` which must all hold for one row. Fails with every problem.
 */
export const parseFailOn = (raw: string): Result<ReadonlyArray<Gate>> => {
  const parsed = raw
    .split(/[,\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(parseGate);
  const problems = parsed.flatMap((each) => (E.isLeft(each) ? each.left : []));
  const gates = parsed.flatMap((each) => (E.isRight(each) ? [each.right] : []));
  return problems.length > 0
    ? fail(problems)
    : E.right([...groupBy(gates, keyOfGate).values()].map(([first]) => first));
};
