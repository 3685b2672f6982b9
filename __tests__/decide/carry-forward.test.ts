import { describe, expect, test } from '@jest/globals';
import { type Decided, decideVersion } from '../../src/decide/carry-forward';
import { assessScans, type Outcome } from '../../src/decide/scan-outcome';
import type { PublishedVersion } from '../../src/previous/versions';
import { reasonOf } from '../../src/read/reports/scan';
import { digestOf } from '../builders/digest';
import { FOUND, scan } from '../builders/reports';
import { publishedVersion } from '../builders/security';

const [A, B] = [digestOf('a'), digestOf('b')];
const [OLD, AT, NEW] = ['2026-07-01T00:00:00Z', '2026-08-01T03:00:00Z', '2026-09-01T00:00:00Z'];

const published = (more: Partial<PublishedVersion> = {}): PublishedVersion =>
  publishedVersion({ digest: A, scannedAt: OLD, scanner: 'Trivy 0.70.0', ...more });

type RecordOutcome = Extract<Outcome, { kind: 'record' }>;
const full = assessScans([scan('a.json')], false) as RecordOutcome;
const undated = assessScans([scan('a.json', { scannedAt: null })], false) as RecordOutcome;
const withGap = assessScans(
  [scan('a.json', { findings: FOUND, gaps: ['end-of-life'] })],
  false,
) as RecordOutcome;
const besideBlind = assessScans(
  [scan('a.json'), scan('b.json', { gaps: ['os-not-scanned'] })],
  false,
) as RecordOutcome;
const two = assessScans(
  [scan('a.json'), scan('g.json', { scanner: 'Grype' })],
  false,
) as RecordOutcome;
const withheld = assessScans([scan('a.json', { gaps: ['os-not-scanned'] })], false);

const fresh = (outcome: RecordOutcome, ...warnings: ReadonlyArray<string>): Decided => ({
  decision: { kind: 'fresh', outcome },
  warnings,
  notices: [],
});
const kept = (version: PublishedVersion, more: Partial<Decided> = {}): Decided => ({
  decision: { kind: 'kept', published: version },
  warnings: [],
  notices: [],
  ...more,
});
const none = (decision: Decided['decision'], ...warnings: ReadonlyArray<string>): Decided => ({
  decision,
  warnings,
  notices: [],
});
const UNSEEN = reasonOf(scan('a.json', { gaps: ['os-not-scanned'] }).gaps);
const GAPS =
  'found gaps in "a.json", expected a scan of everything: its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release; the record is partial, its counts are a lower bound';
const BLIND = `found no findings in "a.json", expected a scan that could have found some: ${UNSEEN.why}`;

const CASES: ReadonlyArray<
  readonly [string, string | undefined, Outcome | undefined, PublishedVersion | undefined, Decided]
> = [
  ['nothing anywhere', A, undefined, undefined, none({ kind: 'unscanned' })],
  ['a first scan', A, full, undefined, fresh(full)],
  ['a later scan', A, full, published(), fresh(full)],
  ['a scan of the same second', A, full, published({ scannedAt: AT }), fresh(full)],
  [
    'a scan older than the published one',
    A,
    full,
    published({ scannedAt: NEW }),
    kept(published({ scannedAt: NEW }), {
      notices: [`the published scan of ${NEW} is later than "a.json" of ${AT}, so it stays`],
    }),
  ],
  ['an older scan, but of another digest', B, full, published({ scannedAt: NEW }), fresh(full)],
  [
    'an older scan, now with a digest',
    A,
    full,
    published({ digest: null, scannedAt: NEW }),
    fresh(full),
  ],
  [
    'an older scan, now without a digest',
    undefined,
    full,
    published({ scannedAt: NEW }),
    fresh(full),
  ],
  [
    'an older scan, never with a digest',
    undefined,
    full,
    published({ digest: null, scannedAt: NEW }),
    kept(published({ digest: null, scannedAt: NEW }), {
      notices: [`the published scan of ${NEW} is later than "a.json" of ${AT}, so it stays`],
    }),
  ],
  ['a scan without a date', A, undated, published({ scannedAt: NEW }), fresh(undated)],
  ['a published scan without a date', A, full, published({ scannedAt: null }), fresh(full)],
  [
    'a published date without a record',
    A,
    full,
    published({ scannedAt: NEW, state: 'withheld', hasRecord: false }),
    fresh(full),
  ],
  ['a partial scan', A, withGap, published(), fresh(withGap, GAPS)],
  ['a partial scan, partial before', A, withGap, published({ state: 'partial' }), fresh(withGap)],
  [
    'a partial scan, partial before with another digest',
    B,
    withGap,
    published({ state: 'partial' }),
    fresh(withGap, GAPS),
  ],
  [
    'a scan with another one that proves nothing',
    A,
    besideBlind,
    undefined,
    fresh(
      besideBlind,
      `found gaps in "b.json", expected a scan of everything: ${UNSEEN.why}; the record is partial, its counts are a lower bound`,
    ),
  ],
  [
    'two scanners',
    A,
    two,
    undefined,
    fresh(
      two,
      `found reports of two scanners, expected those of one, so Trivy's are used and "g.json" not; leave one scanner out`,
    ),
  ],
  ['no scan, a record', A, undefined, published(), kept(published())],
  [
    'no scan, a partial record',
    A,
    undefined,
    published({ state: 'partial' }),
    kept(published({ state: 'partial' })),
  ],
  [
    'no scan, a record without digests',
    undefined,
    undefined,
    published({ digest: null }),
    kept(published({ digest: null })),
  ],
  ['no scan, another digest', B, undefined, published(), none({ kind: 'unscanned' })],
  ['no scan, a new digest', A, undefined, published({ digest: null }), none({ kind: 'unscanned' })],
  ['no scan, a removed digest', undefined, undefined, published(), none({ kind: 'unscanned' })],
  [
    'no scan, no record',
    A,
    undefined,
    published({ state: 'unscanned', hasRecord: false }),
    none({ kind: 'unscanned' }),
  ],
  [
    'no scan, a lost record',
    A,
    undefined,
    published({ hasRecord: false }),
    none({ kind: 'unscanned' }),
  ],
  [
    'no scan, withheld before',
    A,
    undefined,
    published({ state: 'withheld', hasRecord: false }),
    none({ kind: 'withheld', scannedAt: OLD, scanner: 'Trivy 0.70.0', why: null }),
  ],
  [
    'no scan, withheld before, another digest',
    B,
    undefined,
    published({ state: 'withheld', hasRecord: false }),
    none({ kind: 'unscanned' }),
  ],
  [
    'a scan that proves nothing',
    A,
    withheld,
    undefined,
    none(
      { kind: 'withheld', scannedAt: AT, scanner: 'Trivy 0.74.0', why: UNSEEN },
      `${BLIND}; the version is published without a record`,
    ),
  ],
  [
    'a scan that proves nothing, an older record',
    A,
    withheld,
    published({ state: 'partial' }),
    kept(published({ state: 'partial' }), {
      warnings: [`${BLIND}; the published record stays`],
    }),
  ],
  [
    'a scan that proves nothing, a record of another digest',
    B,
    withheld,
    published(),
    none(
      { kind: 'withheld', scannedAt: AT, scanner: 'Trivy 0.74.0', why: UNSEEN },
      `${BLIND}; the version is published without a record`,
    ),
  ],
  [
    'a scan that proves nothing, withheld before',
    A,
    withheld,
    published({ state: 'withheld', hasRecord: false }),
    none({ kind: 'withheld', scannedAt: AT, scanner: 'Trivy 0.74.0', why: UNSEEN }),
  ],
  [
    'a scan that proves nothing, withheld before with another digest',
    B,
    withheld,
    published({ state: 'withheld', hasRecord: false }),
    none(
      { kind: 'withheld', scannedAt: AT, scanner: 'Trivy 0.74.0', why: UNSEEN },
      `${BLIND}; the version is published without a record`,
    ),
  ],
];

describe('the decision for', () => {
  test.each(CASES)('%s', (_, digest, outcome, before, expected) => {
    expect(decideVersion({ digest, outcome, published: before })).toEqual(expected);
  });
});
