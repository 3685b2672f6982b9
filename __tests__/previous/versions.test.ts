import { expect, test } from '@jest/globals';
import type { StatusItem } from '../../src/contract/items';
import { versionKey } from '../../src/domain/version-key';
import { joinVersions } from '../../src/previous/versions';
import { digestOf } from '../builders/digest';

const RECORD = ['security/a/1.json'];
const [AT, A, B] = ['2026-08-01T00:00:00Z', digestOf('a'), digestOf('b')];

const item = (state: StatusItem['state']): StatusItem => ({
  ...{ slug: 'a', version: '1', digest: A, state, scannedAt: AT, scanner: 'Trivy 0.74.0' },
  ...{ database: null, verdict: 'supported', urgent: false },
});

const UNKNOWN = {
  ...{ digest: null, state: 'partial', scannedAt: null, scanner: null, database: null },
  ...{ verdict: 'unverified', urgent: null },
};
const { slug: _, version: __, ...status } = item('scanned');
test.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<StatusItem>, object]>([
  ['scanned, with a record', RECORD, [item('scanned')], { ...status, hasRecord: true }],
  [
    'partial, with a record',
    RECORD,
    [item('partial')],
    { ...status, state: 'partial', hasRecord: true },
  ],
  [
    'unscanned, with a record',
    RECORD,
    [item('unscanned')],
    { ...status, state: 'partial', hasRecord: true },
  ],
  [
    'withheld, with a record',
    RECORD,
    [item('withheld')],
    { ...status, state: 'partial', hasRecord: true },
  ],
  [
    'partial for a gap, with a record',
    RECORD,
    [{ ...item('partial'), gaps: ['windows'] }],
    { ...status, state: 'partial', gaps: ['windows'], hasRecord: true },
  ],
  [
    'withheld for a gap, without a record',
    [],
    [{ ...item('withheld'), gaps: ['windows'] }],
    { ...status, state: 'withheld', gaps: ['windows'], hasRecord: false },
  ],
  [
    'withheld for a gap, but has a record',
    RECORD,
    [{ ...item('withheld'), gaps: ['windows'] }],
    { ...status, state: 'partial', hasRecord: true },
  ],
  ['unknown, with a record', RECORD, [], { ...UNKNOWN, hasRecord: true }],
  ['scanned, without a record', [], [item('scanned')], { ...status, hasRecord: false }],
])('a published version that is %s', (_, files, items, expected) => {
  const key = versionKey('a', '1');
  const stated = new Map([['a', new Map([['1', B]])]]);
  expect([
    joinVersions(files, items, new Map()).get(key),
    joinVersions(files, items, stated).get(key),
  ]).toEqual([expected, { ...expected, digest: B }]);
});

test('what a version had before its digest changed counts only while it is unscanned', () => {
  const before = { scannedAt: AT, verdict: 'supported' } as const;
  const key = versionKey('a', '1');
  const beforeOf = (files: ReadonlyArray<string>, state: StatusItem['state']) =>
    joinVersions(files, [{ ...item(state), before }], new Map()).get(key)?.before;
  expect([
    beforeOf([], 'unscanned'),
    beforeOf([], 'withheld'),
    beforeOf(RECORD, 'scanned'),
    beforeOf(RECORD, 'unscanned'),
  ]).toEqual([before, undefined, undefined, undefined]);
});
