import { describe, expect, test } from '@jest/globals';
import { changedCves, dayText, isEmptyDay, KINDS } from '../../explorer/model/changes';
import type { ChangesItem, DayChanges } from '../../explorer/model/documents';

const NONE = { facts: 0, opened: 0, closed: 0, added: 0, removed: 0, rebuilt: 0, withdrawn: 0 };

test.each<[Partial<ChangesItem>, string]>([
  [{ facts: 1, opened: 1 }, 'CVEs found 1 time'],
  [{ facts: 1, closed: 1 }, 'CVEs closed 1 time'],
  [{ facts: 2, withdrawn: 2 }, 'CVEs no longer reported 2 times'],
  [{ facts: 4, closed: 1, withdrawn: 3 }, 'CVEs closed 1 time, no longer reported 3 times'],
  [{ facts: 3002, opened: 3000, closed: 2 }, 'CVEs found 3,000 times, closed 2 times'],
  [{ facts: 3, removed: 1, rebuilt: 2 }, '1 version removed, 2 rebuilt'],
  [{ facts: 1 }, '1 other change'],
  [
    { facts: 9, opened: 2, closed: 1, added: 2, removed: 1, rebuilt: 1 },
    'CVEs found 2 times, closed 1 time, 2 versions added, 1 removed, 1 rebuilt, 2 other changes',
  ],
])('a day of %j in words', (counts, text) => {
  expect(dayText({ date: '2026-08-14', href: '', ...NONE, ...counts })).toBe(text);
});

type Changed = DayChanges['cves'][number];

const WHERE = [{ slug: 'redis', versions: ['8.2.2'] }];
const cve = (id: string, severity: Changed['severity'], some: Partial<Changed>): Changed => ({
  id,
  severity,
  title: null,
  opened: [],
  fixable: [],
  closed: [],
  suppressed: [],
  first: '2026-08-14T02:18:46Z',
  last: '2026-08-14T02:18:46Z',
  withdrawn: [],
  ...some,
});

const day: DayChanges = {
  apiVersion: 'v1',
  resource: 'changes',
  date: '2026-08-14',
  cves: [
    cve('CVE-2026-1', 'LOW', { opened: WHERE, suppressed: WHERE }),
    cve('CVE-2026-2', 'CRITICAL', { opened: WHERE }),
    cve('CVE-2026-3', 'LOW', { opened: WHERE, closed: WHERE, withdrawn: WHERE }),
  ],
  images: [],
  charts: [],
};

describe('the CVEs of a day', () => {
  test.each([
    ['opened', ['CVE-2026-2', 'CVE-2026-1', 'CVE-2026-3']],
    ['fixable', []],
    ['closed', ['CVE-2026-3']],
    ['withdrawn', ['CVE-2026-3']],
    ['suppressed', ['CVE-2026-1']],
  ] as const)('are told by what happened, the worst first: %s', (kind, ids) => {
    expect(changedCves(day, kind).map(({ id, where }) => [id, where])).toEqual(
      ids.map((id) => [id, WHERE]),
    );
  });

  test('everything that can happen to one has its words', () => {
    expect(KINDS).toEqual([
      ['opened', 'Found'],
      ['fixable', 'Fix available'],
      ['closed', 'Closed'],
      ['withdrawn', 'No longer reported (same image)'],
      ['suppressed', 'Suppressed'],
    ]);
  });
});

test('a day is quiet where nothing stands', () => {
  expect([isEmptyDay(day), isEmptyDay({ ...day, cves: [] })]).toEqual([false, true]);
});
