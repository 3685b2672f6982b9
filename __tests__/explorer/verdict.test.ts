import { expect, test } from '@jest/globals';
import { supportOf, verdictWords } from '../../explorer/model/verdict';
import type { Verdict } from '../../src/domain/verdict';

const URGENT = 'A critical or high finding has a fix.';
const SUPPORTED = 'It was scanned in full, and no critical or high finding has a fix.';
const NO_SCAN = 'No full scan in the last 30 days.';

test.each<[Verdict, boolean | null, string, string]>([
  ['supported', false, 'Supported', SUPPORTED],
  ['rebuild', true, 'Rebuild due', URGENT],
  ['unverified', null, 'Unverified', NO_SCAN],
  ['eol', false, 'End of support', 'Support has ended.'],
  ['eol', true, 'End of support', `Support has ended. ${URGENT}`],
  ['deprecated', null, 'Deprecated', 'Its owner advises against it.'],
  ['deprecated', true, 'Deprecated', `Its owner advises against it. ${URGENT}`],
])('the verdict %s, urgent: %s, in words', (verdict, urgent, label, meaning) => {
  expect(verdictWords({ version: '1', verdict, urgent })).toEqual({ verdict, label, meaning });
});

test.each([
  [1, '1 critical or high CVE has a fix.'],
  [2, '2 critical or high CVEs have a fix.'],
])('how many CVEs make a rebuild urgent: %i', (count, meaning) => {
  expect(verdictWords({ version: '1', verdict: 'rebuild', urgent: true }, count)).toEqual({
    verdict: 'rebuild',
    label: 'Rebuild due',
    meaning,
  });
});

test.each<[Verdict, string]>([
  ['unverified', 'Its build is not scanned yet.'],
  ['deprecated', 'Its owner advises against it.'],
])('a build that waits for its scan, %s', (verdict, meaning) => {
  expect(verdictWords({ version: '1', verdict, urgent: null, state: 'unscanned' }).meaning).toBe(
    meaning,
  );
});

test.each(['loved', 'constructor'])('a verdict of a later release stands as it is: %s', (word) => {
  expect(verdictWords({ version: '1', verdict: word as Verdict, urgent: true })).toEqual({
    verdict: word,
    label: word,
    meaning: 'This page does not know this verdict. A critical or high finding has a fix.',
  });
});

test.each([
  ['2027-01-31', 'Supported until Jan 31, 2027', false],
  ['2026-02-22', 'Supported until Feb 22, 2026', false],
  ['2026-02-21', 'Support ends in 90 days', false],
  ['2025-11-24', 'Support ends in 1 day', false],
  ['2025-11-23', 'Support ends today', false],
  ['2025-11-22', 'Support ended Nov 22, 2025', true],
  ['2025-11-01', 'Support ended Nov 1, 2025', true],
])('support until %s is, on Nov 23, 2025: %s', (eol, text, isOver) => {
  const now = Date.parse('2025-11-23T12:00:00Z');
  expect(supportOf({ version: '1', eol }, now)).toEqual({ text, isOver });
});
