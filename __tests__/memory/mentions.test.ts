import { describe, expect, test } from '@jest/globals';
import type { ImageFindings } from '../../src/api/findings';
import { changedMentions, mentionsOf } from '../../src/memory/mentions';
import { closed, day, entry, findings, open } from '../builders/findings';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-bbbb-cccc';

const suppressed = (id: string): ImageFindings['suppressed'][number] => ({
  ...{ id, severity: 'LOW' },
  versions: [
    { version: '2', status: 'not_affected', justification: 'component_not_present' },
    { version: '1', status: 'ignored', justification: null },
  ],
});

describe('what an image says of each vulnerability', () => {
  test('is nothing without a document', () => {
    expect([...mentionsOf(undefined, '1')]).toEqual([]);
  });

  test('is where it is open, where it does not count, and where it was', () => {
    const document = findings({
      open: [open(A)],
      suppressed: [suppressed(A), suppressed(B)],
      closed: [closed(B), closed(A, { until: day(3) }), closed(A)],
    });
    const suppressions = [
      {
        ...{ slug: 'redis', version: '2', severity: 'LOW', status: 'not_affected' },
        justification: 'component_not_present',
      },
      {
        ...{ slug: 'redis', version: '1', severity: 'LOW', status: 'ignored' },
        justification: null,
      },
    ];
    const end = (until: string) => ({
      ...{ slug: 'redis', version: '1', severity: 'HIGH', reason: 'gone', since: day(1), until },
    });
    expect(Object.fromEntries(mentionsOf(document, '2'))).toEqual({
      [A]: {
        open: {
          ...{ slug: 'redis', image: 'r/redis', latest: '2' },
          ...{ severity: 'HIGH', since: day(1), versions: [entry()] },
        },
        suppressed: suppressions,
        closed: [end(day(3)), end(day(2))],
      },
      [B]: { open: undefined, suppressed: suppressions, closed: [end(day(2))] },
    });
  });
});

describe('what an image says otherwise than before', () => {
  const named = (...aliases: string[]) => findings({ open: [open(A, {}, [entry({ aliases })])] });
  test.each<
    readonly [
      string,
      ImageFindings | undefined,
      ImageFindings | undefined,
      Readonly<Record<string, ReadonlyArray<string>>>,
    ]
  >([
    ['nothing', named(GHSA), named(GHSA), {}],
    ['nothing of any', undefined, undefined, {}],
    ['that it has one, and its names', undefined, named(GHSA), { [A]: [GHSA] }],
    ['that it has one no more, and its names', named(GHSA), undefined, { [A]: [GHSA] }],
    ['names that come and go', named(GHSA, 'X'), named(GHSA, 'Y'), { [A]: ['X', 'Y'] }],
    [
      'a date',
      findings({ open: [open(A)] }),
      findings({ open: [open(A, { since: day(0) })] }),
      { [A]: [] },
    ],
    [
      'that it is closed; of another it says the same',
      findings({ open: [open(A), open(B)] }),
      findings({ open: [open(B)], closed: [closed(A)] }),
      { [A]: [] },
    ],
    [
      'another suppression',
      findings({ suppressed: [suppressed(A)] }),
      findings({ suppressed: [{ ...suppressed(A), severity: 'HIGH' }] }),
      { [A]: [] },
    ],
  ])('%s', (_, before, after, expected) => {
    const now = mentionsOf(after, '1');
    const changed = changedMentions(mentionsOf(before, '1'), now);
    expect(
      Object.fromEntries([...changed].map(([id, { names }]) => [id, [...names].sort()])),
    ).toEqual(expected);
    const nothing = { open: undefined, suppressed: [], closed: [] };
    for (const [id, { after: said }] of changed) expect(said).toEqual(now.get(id) ?? nothing);
  });

  test('another newest version with a record', () => {
    const document = findings({ open: [open(A)] });
    const changed = changedMentions(mentionsOf(document, '1'), mentionsOf(document, null));
    expect([...changed.keys()]).toEqual([A]);
  });
});
