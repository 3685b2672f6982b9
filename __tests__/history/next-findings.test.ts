/** The order and limits of the findings of an image, and which are new. The rest is proven against the model. */
import { describe, expect, test } from '@jest/globals';
import type { ImageFindings } from '../../src/contract/findings';
import { suppressionStatuses } from '../../src/contract/security';
import type { ImageRecords } from '../../src/derive/house/image-records';
import { nextFindings } from '../../src/derive/house/next-findings';
import { closed, day, entry, findings, open, recorded, recordsOf, row } from '../builders/findings';
import { suppression } from '../builders/reports';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const CATALOG = day(4);

const v1 = (rows: ReadonlyArray<string>, more = {}) => recorded({ rows }, more);
const v2 = (rows: ReadonlyArray<string>, more = {}) =>
  recorded({ rows }, { version: '2', ...more });
const second = (more = {}) => entry({ version: '2', ...more });

const nextOf = (before: ImageFindings | undefined, records: ImageRecords) =>
  nextFindings(before, records, CATALOG);

describe('a closed item', () => {
  test('appears once if it closes several times on one day', () => {
    const before = findings({ open: [open(A)], closed: [closed(A, { until: day(5) })] });
    expect(nextOf(before, recordsOf(v1([]))).document?.closed).toEqual(before.closed);
  });

  test('stays if its vulnerability is found again and ends with the same dates, or none', () => {
    const former = closed(A, { reason: 'suppressed', since: null, until: null });
    const before = findings({ open: [open(A, {}, [entry({ since: null })])], closed: [former] });
    const undated = recordsOf(v1([], { scannedAt: null }));
    expect(nextOf(before, undated).document?.closed.map(({ reason }) => reason)).toEqual([
      'suppressed',
      'gone',
    ]);
  });

  test('is sorted by latest end, id, newest version and latest start; unknown dates last', () => {
    const ordered = [
      closed(A, { until: day(3) }),
      closed(A, { version: '10' }),
      closed(A, { version: '9', since: day(2) }),
      closed(A, { version: '9' }),
      closed(A, { version: '9', since: null }),
      closed(B, { version: '11' }),
      closed(A, { until: null }),
    ];
    const before = findings({ closed: [...ordered].reverse() });
    expect(nextOf(before, recordsOf(v1([]))).document?.closed).toEqual(ordered);
  });

  test('is kept if it decides a date or is among the latest', () => {
    const many = Array.from({ length: 265 }, (_, i) =>
      closed(`CVE-2025-${1000 + i}`, { until: day(20) }),
    );
    const deciding = closed(A, { version: '0', reason: 'removed', until: day(2) });
    const before = findings({
      open: [open(A, { since: day(1) }, [entry({ since: day(3) })])],
      closed: [...many, deciding],
    });
    const next = nextOf(before, recordsOf(v1([A]))).document;
    expect([next?.open, next?.closed]).toEqual([before.open, [...many.slice(0, 256), deciding]]);
  });
});

describe('open findings', () => {
  test('are sorted by the worst severity of their versions, fix, and id', () => {
    const records = recordsOf(
      recorded({ rows: [row('CVE-2026-0009', { severity: 'CRITICAL' })] }, { version: '2' }),
      recorded({
        rows: [
          row('CVE-2026-0001', { severity: 'LOW' }),
          row('CVE-2026-0002'),
          row('CVE-2026-0010', { fixed: '9' }),
          row('CVE-2026-0003'),
          row('CVE-2026-0009', { severity: 'UNKNOWN' }),
        ],
      }),
    );
    expect(
      nextOf(undefined, records).document?.open.map(({ id, severity }) => [id, severity]),
    ).toEqual([
      ['CVE-2026-0009', 'CRITICAL'],
      ['CVE-2026-0010', 'HIGH'],
      ['CVE-2026-0002', 'HIGH'],
      ['CVE-2026-0003', 'HIGH'],
      ['CVE-2026-0001', 'LOW'],
    ]);
  });
});

describe('suppressed findings', () => {
  test('are sorted by id, with the worst severity, newest version first', () => {
    const [notAffected, fixed] = suppressionStatuses;
    const records = recordsOf(
      recorded(
        {
          suppressed: [
            suppression({
              ...{ id: B, status: notAffected, severity: 'LOW' },
              justification: 'component_not_present',
            }),
          ],
        },
        { version: '2' },
      ),
      recorded({ rows: [A], suppressed: [suppression({ id: B, status: fixed }), A] }),
    );
    expect(nextOf(undefined, records).document?.suppressed).toEqual([
      {
        ...{ id: A, severity: 'HIGH' },
        versions: [{ version: '1', status: 'ignored', justification: null }],
      },
      {
        ...{ id: B, severity: 'HIGH' },
        versions: [
          {
            ...{ version: '2', status: 'not_affected' },
            justification: 'component_not_present',
          },
          { version: '1', status: 'fixed', justification: null },
        ],
      },
    ]);
  });
});

describe('the new ids of an image are', () => {
  const GHSA = 'GHSA-aaaa-bbbb-cccc';
  const renamed = row(A, { aliases: [GHSA] });
  const known = findings({ open: [open(A)] });
  const named = findings({ open: [open(A, {}, [entry({ aliases: [B] })])] });
  const other = row('CVE-2026-0009', { aliases: [B] });
  const advised = findings({ open: [open(GHSA)] });

  test.each<readonly [string, ImageFindings | undefined, ImageRecords, ReadonlyArray<string>]>([
    ['all of a new image', undefined, recordsOf(v1([A, B])), [A, B]],
    ['those that no version had', known, recordsOf(v1([A, B])), [B]],
    ['those of a partial record too', known, recordsOf(v1([B], { state: 'partial' })), [B]],
    ['not those that another version had', known, recordsOf(v2([A, B]), v1([])), [B]],
    ['not those that a removed version had', known, recordsOf(v2([A, B])), [B]],
    ['those that were closed before', findings({ closed: [closed(A)] }), recordsOf(v1([A])), [A]],
    ['not an advisory that gets its CVE', advised, recordsOf(recorded({ rows: [renamed] })), []],
    [
      'not an advisory that gets its CVE in one of several versions',
      findings({ open: [open(GHSA, {}, [second(), entry()])] }),
      recordsOf(v2([GHSA]), recorded({ rows: [renamed] })),
      [],
    ],
    [
      'not an advisory that gets its CVE in a new version',
      advised,
      recordsOf(recorded({ rows: [renamed] }, { version: '2' })),
      [],
    ],
    [
      'a CVE whose advisory still has a row of its own',
      advised,
      recordsOf(recorded({ rows: [renamed, GHSA] })),
      [A],
    ],
    ['not one of the names of another', named, recordsOf(v1([A, B])), []],
    ['not one of the names of one that closes', named, recordsOf(v1([B])), []],
    ['not one of the names of another in another version', named, recordsOf(v2([B]), v1([A])), []],
    [
      'those that share one of these names',
      named,
      recordsOf(recorded({ rows: [other] })),
      [other.id],
    ],
    ['none without a record', known, recordsOf(recorded(undefined)), []],
  ])('%s', (_, before, records, expected) => {
    expect([...nextFindings(before, records, CATALOG).newIds]).toEqual(expected);
  });
});
