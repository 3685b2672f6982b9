import { describe, expect, test } from '@jest/globals';
import type { ClosedFinding, ImageFindings } from '../../src/contract/findings';
import { suppressionStatuses } from '../../src/contract/security';
import type { ImageRecords } from '../../src/derive/house/image-records';
import { MAX_CLOSED, nextFindings } from '../../src/derive/house/next-findings';
import { closed, day, entry, findings, open, recorded, recordsOf, row } from '../builders/findings';
import { suppression } from '../builders/reports';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
/** The catalog date. */
const CATALOG = day(4);

const versions = (...names: ReadonlyArray<string>): ImageFindings['versions'] =>
  names.map((version) => ({ version, state: 'scanned', first: day(1), digest: null }));
const v1 = (rows: ReadonlyArray<string>, more = {}) => recorded({ rows }, more);
const v2 = (rows: ReadonlyArray<string>, more = {}) =>
  recorded({ rows }, { version: '2', ...more });
/** An entry of version 2. */
const second = (more = {}) => entry({ version: '2', ...more });

const nextOf = (before: ImageFindings | undefined, records: ImageRecords) => {
  const { newIds: _, ...next } = nextFindings(before, records, CATALOG);
  return next;
};

describe('the first record of a version', () => {
  test('opens its findings with its date, without transitions', () => {
    expect(nextOf(undefined, recordsOf(v2([A, B], { scannedAt: day(6) }), v1([A])))).toEqual({
      document: findings({
        versions: [
          { version: '2', state: 'scanned', first: day(6), digest: null },
          { version: '1', state: 'scanned', first: day(5), digest: null },
        ],
        open: [
          open(A, { since: day(5) }, [second({ since: day(6) }), entry({ since: day(5) })]),
          open(B, {}, [second({ since: day(6) })]),
        ],
      }),
      transitions: [],
    });
  });

  test('of a known image opens too, without transitions', () => {
    expect(nextOf(findings({ open: [open(A)] }), recordsOf(v2([A]), v1([A])))).toEqual({
      document: findings({
        versions: [
          { version: '2', state: 'scanned', first: day(5), digest: null },
          ...versions('1'),
        ],
        open: [open(A, { since: day(1) }, [second({ since: day(5) }), entry()])],
      }),
      transitions: [],
    });
  });

  test('may have an unknown date', () => {
    expect(nextOf(undefined, recordsOf(v1([A], { scannedAt: null }))).document).toEqual(
      findings({
        versions: [{ version: '1', state: 'scanned', first: null, digest: null }],
        open: [open(A, {}, [entry({ since: null })])],
      }),
    );
  });

  test('may be empty and partial', () => {
    expect(nextOf(undefined, recordsOf(v1([], { state: 'partial' }))).document).toEqual(
      findings({ versions: [{ version: '1', state: 'partial', first: day(5), digest: null }] }),
    );
  });

  test.each(['unscanned', 'withheld'] as const)('does not exist if the version is %s', (state) => {
    expect(nextOf(undefined, recordsOf(recorded(undefined, { state })))).toEqual({
      document: undefined,
      transitions: [],
    });
  });
});

describe('a version without a record', () => {
  test('stays, with unconfirmed entries, if it had one', () => {
    const next = nextOf(findings({ open: [open(A)] }), recordsOf(recorded(undefined)));
    expect(next).toEqual({
      document: findings({
        versions: [{ version: '1', state: 'unscanned', first: day(1), digest: null }],
        open: [open(A, {}, [entry({ confirmed: false })])],
      }),
      transitions: [],
    });
  });

  test('suppresses nothing', () => {
    const before = findings({
      suppressed: [
        {
          ...{ id: A, severity: 'HIGH' },
          versions: [{ version: '1', status: 'ignored', justification: null }],
        },
      ],
    });
    expect(nextOf(before, recordsOf(recorded(undefined))).document).toEqual(
      findings({ versions: [{ version: '1', state: 'unscanned', first: day(1), digest: null }] }),
    );
  });
});

describe('a removed version', () => {
  const both = findings({
    versions: versions('2', '1'),
    open: [open(A, { since: day(1) }, [second({ since: day(3) }), entry()]), open(B)],
  });
  const removal = (id: string, more: Partial<ClosedFinding> = {}): ClosedFinding =>
    closed(id, { reason: 'removed', until: CATALOG, ...more });

  test.each<readonly [string, ImageFindings, ImageRecords, Pick<ImageFindings, 'open' | 'closed'>]>(
    [
      [
        'closes its findings as removed; they keep their age in other versions',
        both,
        recordsOf(v2([A])),
        {
          open: [open(A, { since: day(1) }, [second({ since: day(3) })])],
          closed: [removal(A), removal(B)],
        },
      ],
      [
        'is closed with the `since` of the image, not of the version',
        both,
        recordsOf(v1([A, B])),
        {
          open: [open(A), open(B)],
          closed: [removal(A, { version: '2', since: day(1) })],
        },
      ],
      [
        'is named in the removal if it is the newest of several that had the finding',
        findings({
          versions: versions('3', '2', '1'),
          open: [open(A, { severity: 'LOW' }, [second(), entry()])],
        }),
        recordsOf(v2([], { version: '4' })),
        { open: [], closed: [removal(A, { version: '2', severity: 'LOW' })] },
      ],
      [
        'replaces an earlier removal of the same id',
        findings({
          open: [open(A, { since: day(2) })],
          closed: [removal(A, { version: '0', since: day(1), until: day(2) })],
        }),
        recordsOf(v2([])),
        { open: [], closed: [removal(A, { since: day(2) })] },
      ],
      [
        'keeps its closed items and the removals of other ids',
        findings({ open: [open(A)], closed: [removal(B, { until: day(3) }), closed(A)] }),
        recordsOf(v2([])),
        { open: [], closed: [removal(A), removal(B, { until: day(3) }), closed(A)] },
      ],
      [
        'removes no finding that was already closed',
        findings({ versions: versions('2', '1'), closed: [closed(A)] }),
        recordsOf(v2([])),
        { open: [], closed: [closed(A)] },
      ],
      [
        'does not make a finding younger that another version now has',
        findings({ open: [open(A)] }),
        recordsOf(v2([A])),
        {
          open: [open(A, { since: day(1) }, [second({ since: day(5) })])],
          closed: [removal(A)],
        },
      ],
      [
        'closes unconfirmed entries too',
        findings({ open: [open(A, {}, [entry({ confirmed: false })])] }),
        recordsOf(v2([])),
        { open: [], closed: [removal(A)] },
      ],
    ],
  )('%s', (_, before, records, expected) => {
    const { document, transitions } = nextOf(before, records);
    expect([{ open: document?.open, closed: document?.closed }, transitions]).toEqual([
      expected,
      [],
    ]);
  });

  test('is closed with an unknown date if the catalog date is unknown', () => {
    const { document } = nextFindings(findings({ open: [open(A)] }), recordsOf(v2([])), null);
    expect(document?.closed).toEqual([removal(A, { until: null })]);
  });

  test('starts over if it comes back, but its findings keep their age', () => {
    const gone = nextOf(both, recordsOf(v2([A]))).document;
    const back = nextOf(gone, recordsOf(v2([A]), v1([A, B], { scannedAt: day(9) })));
    expect(back).toEqual({
      document: findings({
        versions: [
          ...versions('2'),
          { version: '1', state: 'scanned', first: day(9), digest: null },
        ],
        open: [
          open(A, { since: day(1) }, [second({ since: day(3) }), entry({ since: day(9) })]),
          open(B, { since: day(1) }, [entry({ since: day(9) })]),
        ],
        closed: [removal(A), removal(B)],
      }),
      transitions: [],
    });
  });

  test('leaves an empty document if it was the last one and had no findings', () => {
    expect(nextOf(findings(), recordsOf(recorded(undefined, { version: '2' }))).document).toEqual(
      findings({ versions: [] }),
    );
  });
});

describe('a closed item', () => {
  test('stays when the id is found again as a new entry', () => {
    expect(nextOf(findings({ closed: [closed(A)] }), recordsOf(v1([A])))).toEqual({
      document: findings({ open: [open(A, {}, [entry({ since: day(5) })])], closed: [closed(A)] }),
      transitions: [
        {
          ...{ kind: 'opened', id: A, slug: 'redis', version: '1' },
          ...{ severity: 'HIGH', title: null, date: day(5) },
          ...{ fixable: false, packages: ['openssl'], fixes: [], url: null },
        },
      ],
    });
  });

  test('appears once if it closes several times on one day', () => {
    const before = findings({
      open: [open(A)],
      closed: [closed(A, { until: day(5) })],
    });
    expect(nextOf(before, recordsOf(v1([]))).document?.closed).toEqual(before.closed);
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
    const many = Array.from({ length: MAX_CLOSED + 9 }, (_, i) =>
      closed(`CVE-2025-${1000 + i}`, { until: day(20) }),
    );
    const deciding = closed(A, { version: '0', reason: 'removed', until: day(2) });
    const before = findings({
      open: [open(A, { since: day(1) }, [entry({ since: day(3) })])],
      closed: [...many, deciding],
    });
    const next = nextOf(before, recordsOf(v1([A]))).document;
    expect([next?.open, next?.closed]).toEqual([
      before.open,
      [...many.slice(0, MAX_CLOSED), deciding],
    ]);
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
    ['none without a record', known, recordsOf(recorded(undefined)), []],
  ])('%s', (_, before, records, expected) => {
    expect([...nextFindings(before, records, CATALOG).newIds]).toEqual(expected);
  });
});
