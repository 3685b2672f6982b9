import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { formatProblem } from '../../../src/domain/problem';
import { type Gate, parseFailOn } from '../../../src/read/inputs/fail-on';
import { orThrow } from '../../builders/source';

const gatesOf = (raw: string): ReadonlyArray<Gate> => orThrow(parseFailOn(raw));

const textsOf = (raw: string): ReadonlyArray<string> => gatesOf(raw).map(({ text }) => text);

const problemsOf = (raw: string): ReadonlyArray<string> => {
  const parsed = parseFailOn(raw);
  return E.isLeft(parsed) ? parsed.left.map(formatProblem) : [];
};

describe('gates of fail-on', () => {
  test.each<readonly [string, ReadonlyArray<string>]>([
    ['', []],
    [' \n , \n', []],
    ['critical', ['critical']],
    ['critical,', ['critical']],
    [',critical', ['critical']],
    ['low\n\n  high , stale-source', ['low', 'high', 'stale-source']],
    ['high\r\nlow', ['high', 'low']],
    ['unscanned, critical', ['unscanned', 'critical']],
    ['critical+new', ['critical+new']],
    [' critical\t+ new ', ['critical+new']],
    ['new+fixable+exploited+unknown', ['new+fixable+exploited+unknown']],
    ['critical, critical', ['critical']],
    ['critical+critical', ['critical']],
    ['critical+new+critical', ['critical+new']],
    ['critical+new, new + critical\nnew+critical+new', ['critical+new']],
    ['new, fixable+new, fixable', ['new', 'fixable+new', 'fixable']],
    ['stale, stale-source, stale', ['stale', 'stale-source']],
    ['stale+stale', ['stale']],
    [
      'critical,high,medium,low,unknown,fixable,exploited,new,unscanned,partial,withheld,stale,stale-source',
      [
        ...['critical', 'high', 'medium', 'low', 'unknown', 'fixable', 'exploited', 'new'],
        ...['unscanned', 'partial', 'withheld', 'stale', 'stale-source'],
      ],
    ],
  ])('%j', (raw, expected) => {
    expect(textsOf(raw)).toEqual(expected);
  });

  test('a gate on findings has a severity or none, and its other words', () => {
    expect(gatesOf('high+new, fixable, unknown')).toEqual([
      { kind: 'findings', text: 'high+new', severity: 'HIGH', qualities: new Set(['new']) },
      { kind: 'findings', text: 'fixable', severity: undefined, qualities: new Set(['fixable']) },
      { kind: 'findings', text: 'unknown', severity: 'UNKNOWN', qualities: new Set() },
    ]);
  });

  test('a gate that stands alone is not about findings', () => {
    expect(gatesOf('stale')).toEqual([{ kind: 'state', text: 'stale' }]);
  });
});

const EXPECTED =
  'expected words of findings (critical, high, medium, low, unknown, fixable, exploited, new; several joined by +), of versions (unscanned, partial, withheld, stale) or of the run (stale-source, not-live), separated by commas or lines';
const SIDES = 'expected a word on each side of +';
const ALONE =
  'to stand alone, since it is about versions, the source or the site and not about findings; separate it by a comma:';
const ONE = 'expected at most one severity, which means it or worse; write only';

test.each<readonly [string, ReadonlyArray<string>]>([
  ['critcal', [`found "critcal", ${EXPECTED}; did you mean critical?`]],
  ['Critical', [`found "Critical", ${EXPECTED}; did you mean critical?`]],
  [
    '[high, NEW]',
    [
      `found "[high", ${EXPECTED}; did you mean high?`,
      `found "NEW]", ${EXPECTED}; did you mean new?`,
    ],
  ],
  ['stale_source', [`found "stale_source", ${EXPECTED}; did you mean stale-source?`]],
  ['everything', [`found "everything", ${EXPECTED}; write, for example, critical+new`]],
  ['constructor', [`found "constructor", ${EXPECTED}; write, for example, critical+new`]],
  ['critical+nev', [`found "nev" in "critical+nev", ${EXPECTED}; did you mean new?`]],
  ['high low', [`found "high low", ${EXPECTED}; write, for example, critical+new`]],
  [
    'x+y, high+z',
    [
      `found "x" in "x+y", ${EXPECTED}; write, for example, critical+new`,
      `found "y" in "x+y", ${EXPECTED}; write, for example, critical+new`,
      `found "z" in "high+z", ${EXPECTED}; write, for example, critical+new`,
    ],
  ],
  ['x+x', [`found "x" in "x+x", ${EXPECTED}; write, for example, critical+new`]],
  ['critical+', [`found "critical+", ${SIDES}; write critical, or add the missing word`]],
  ['+new', [`found "+new", ${SIDES}; write new, or add the missing word`]],
  ['high++new', [`found "high++new", ${SIDES}; write high+new, or add the missing word`]],
  ['+', [`found "+", ${SIDES}; remove it, or write a gate such as critical+new`]],
  ['critical+\nnew', [`found "critical+", ${SIDES}; write critical, or add the missing word`]],
  ['critical+high', [`found "critical+high", ${ONE} high to include both`]],
  ['low+new+critical', [`found "low+new+critical", ${ONE} low to include both`]],
  ['unknown+low+medium', [`found "unknown+low+medium", ${ONE} unknown to include all`]],
  ['unscanned+new', [`found "unscanned+new", expected unscanned ${ALONE} new, unscanned`]],
  [
    'high+stale+fixable+partial',
    [`found "high+stale+fixable+partial", expected stale ${ALONE} high+fixable, stale, partial`],
  ],
  [
    'stale-source+stale',
    [`found "stale-source+stale", expected stale-source ${ALONE} stale-source, stale`],
  ],
  [
    'critical+high, new, fixable+, x',
    [
      `found "critical+high", ${ONE} high to include both`,
      `found "fixable+", ${SIDES}; write fixable, or add the missing word`,
      `found "x", ${EXPECTED}; write, for example, critical+new`,
    ],
  ],
  [
    '\u0000::error::x\u2028y',
    [`found "\\u0000::error::x\\u2028y", ${EXPECTED}; write, for example, critical+new`],
  ],
])('values of fail-on that are rejected: %j', (raw, expected) => {
  expect(problemsOf(raw)).toEqual(expected.map((text) => `input fail-on: ${text}`));
});
