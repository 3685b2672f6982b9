import { describe, expect, test } from '@jest/globals';
import type { ImageFindings } from '../../src/api/findings';
import { diffMentions, toMentions } from '../../src/history/mentions';
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

describe('the mentions of an image', () => {
  test('are empty without a document', () => {
    expect([...toMentions(undefined, '1')]).toEqual([]);
  });

  test('are open, suppressed and closed', () => {
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
    expect(Object.fromEntries(toMentions(document, '2'))).toEqual({
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

describe('the changed mentions of an image', () => {
  const named = (...aliases: string[]) => findings({ open: [open(A, {}, [entry({ aliases })])] });
  test.each<
    readonly [
      string,
      ImageFindings | undefined,
      ImageFindings | undefined,
      Readonly<Record<string, ReadonlyArray<string>>>,
    ]
  >([
    ['are none if nothing changed', named(GHSA), named(GHSA), {}],
    ['are none without documents', undefined, undefined, {}],
    ['include an opened finding and its aliases', undefined, named(GHSA), { [A]: [GHSA] }],
    [
      'include a finding that is no longer mentioned, and its aliases',
      named(GHSA),
      undefined,
      { [A]: [GHSA] },
    ],
    ['include gained and lost aliases', named(GHSA, 'X'), named(GHSA, 'Y'), { [A]: ['X', 'Y'] }],
    [
      'include a changed date',
      findings({ open: [open(A)] }),
      findings({ open: [open(A, { since: day(0) })] }),
      { [A]: [] },
    ],
    [
      'include a closed finding, and not an unchanged one',
      findings({ open: [open(A), open(B)] }),
      findings({ open: [open(B)], closed: [closed(A)] }),
      { [A]: [] },
    ],
    [
      'include a changed suppression',
      findings({ suppressed: [suppressed(A)] }),
      findings({ suppressed: [{ ...suppressed(A), severity: 'HIGH' }] }),
      { [A]: [] },
    ],
  ])('%s', (_, before, after, expected) => {
    const now = toMentions(after, '1');
    const changed = diffMentions(toMentions(before, '1'), now);
    expect(
      Object.fromEntries([...changed].map(([id, { names }]) => [id, [...names].sort()])),
    ).toEqual(expected);
    const nothing = { open: undefined, suppressed: [], closed: [] };
    for (const [id, { after: said }] of changed) expect(said).toEqual(now.get(id) ?? nothing);
  });

  test('mentions change if another version is the newest with a record', () => {
    const document = findings({ open: [open(A)] });
    const changed = diffMentions(toMentions(document, '1'), toMentions(document, null));
    expect([...changed.keys()]).toEqual([A]);
  });
});
