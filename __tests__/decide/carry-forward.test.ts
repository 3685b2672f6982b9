import { expect, test } from '@jest/globals';
import type { ScanState } from '../../src/contract/items';
import { decideVersion } from '../../src/decide/carry-forward';
import { assessScans, type Outcome } from '../../src/decide/scan-outcome';
import type { PublishedVersion } from '../../src/previous/versions';
import { reasonOf, type Scan } from '../../src/read/reports/scan';
import { digestOf } from '../builders/digest';
import { FOUND, scan } from '../builders/reports';
import { publishedVersion } from '../builders/security';

const DIGESTS: Readonly<Record<string, string>> = { A: digestOf('a'), B: digestOf('b') };
const DATES = {
  OLD: '2026-07-01T00:00:00Z',
  AT: '2026-08-01T03:00:00Z',
  NEW: '2026-09-01T00:00:00Z',
};

const scans: Readonly<Record<string, ReadonlyArray<Scan>>> = {
  full: [scan('a.json')],
  undated: [scan('a.json', { scannedAt: null })],
  partial: [scan('a.json', { findings: FOUND, gaps: ['end-of-life'] })],
  'full+blind': [scan('a.json'), scan('b.json', { gaps: ['os-not-scanned'] })],
  'full+grype': [scan('a.json'), scan('g.json', { scanner: 'Grype' })],
  blind: [scan('a.json', { gaps: ['os-not-scanned'] })],
};
const outcomeOf = (name: string): Outcome | undefined => {
  const own = scans[name];
  return own && assessScans(own, false);
};

/** `A scanned NEW`: a published version of a digest, with its state and date; without a record if `lost`. */
const publishedOf = (text: string): PublishedVersion | undefined => {
  const [digest = '', state, date = 'OLD', lost] = text.split(' ');
  if (state === undefined) return undefined;
  return publishedVersion({
    ...{ digest: DIGESTS[digest] ?? null, state: state as ScanState, scanner: 'Trivy 0.70.0' },
    scannedAt: DATES[date as keyof typeof DATES] ?? null,
    hasRecord: lost === undefined,
  });
};

const UNSEEN = reasonOf('os-not-scanned');
const BLIND = `found no findings in "a.json", expected a scan that could have found some: ${UNSEEN.why}`;
const LOWER = 'the record is partial, its counts are a lower bound';
const WARNINGS: Readonly<Record<string, string>> = {
  gaps: `found gaps in "a.json", expected a scan of everything: its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release; ${LOWER}`,
  'gaps beside': `found gaps in "b.json", expected a scan of everything: ${UNSEEN.why}; ${LOWER}`,
  two: `found reports of two scanners: Trivy's are used; "g.json" would be if Trivy's proved nothing`,
  'blind, nothing stays': `${BLIND}; the version is published without a record`,
  'blind, it stays': `${BLIND}; the published record stays`,
};
const NOTICES: Readonly<Record<string, string>> = {
  later: `the published scan of ${DATES.NEW} is later than "a.json" of ${DATES.AT}, so it stays`,
};

const decisionOf = (
  kind: string,
  outcome: Outcome | undefined,
  published: PublishedVersion | undefined,
): unknown => {
  if (kind === 'fresh') return { kind, outcome };
  if (kind === 'kept') return { kind, published };
  if (kind === 'unscanned') return { kind };
  return kind === 'withheld'
    ? { kind, scannedAt: DATES.AT, scanner: 'Trivy 0.74.0', outcome }
    : { kind: 'withheld', scannedAt: DATES.OLD, scanner: 'Trivy 0.70.0', outcome: null };
};

/** What there is: a digest (`-`: none is stated), a scan, what was published; and what is decided and said. */
test.each([
  'nothing anywhere: A -> unscanned',
  'a first scan: A full -> fresh',
  'a later scan: A full after A scanned -> fresh',
  'a scan of the same second: A full after A scanned AT -> fresh',
  'a scan older than the published one: A full after A scanned NEW -> kept, said: later',
  'an older scan, but of another digest: B full after A scanned NEW -> fresh',
  'an older scan, now with a digest: A full after - scanned NEW -> fresh',
  'an older scan, now without a digest: - full after A scanned NEW -> fresh',
  'an older scan, never with a digest: - full after - scanned NEW -> kept, said: later',
  'a scan without a date: A undated after A scanned NEW -> fresh',
  'a published scan without a date: A full after A scanned null -> fresh',
  'a published date without a record: A full after A withheld NEW lost -> fresh',
  'a partial scan: A partial after A scanned -> fresh, said: gaps',
  'a partial scan, partial before: A partial after A partial -> fresh',
  'a partial scan, partial before with another digest: B partial after A partial -> fresh, said: gaps',
  'a scan with another one that proves nothing: A full+blind -> fresh, said: gaps beside',
  'two scanners: A full+grype -> fresh, said: two',
  'no scan, a record: A none after A scanned -> kept',
  'no scan, a partial record: A none after A partial -> kept',
  'no scan, a record without digests: - none after - scanned -> kept',
  'no scan, another digest: B none after A scanned -> unscanned',
  'no scan, a new digest: A none after - scanned -> unscanned',
  'no scan, a removed digest: - none after A scanned -> unscanned',
  'no scan, no record: A none after A unscanned OLD lost -> unscanned',
  'no scan, a lost record: A none after A scanned OLD lost -> unscanned',
  'no scan, withheld before: A none after A withheld OLD lost -> withheld before',
  'no scan, withheld before, another digest: B none after A withheld OLD lost -> unscanned',
  'a scan that proves nothing: A blind -> withheld, said: blind, nothing stays',
  'a scan that proves nothing, an older record: A blind after A partial -> kept, said: blind, it stays',
  'a scan that proves nothing, a record of another digest: B blind after A scanned -> withheld, said: blind, nothing stays',
  'a scan that proves nothing, withheld before: A blind after A withheld OLD lost -> withheld',
  'a scan that proves nothing, withheld before with another digest: B blind after A withheld OLD lost -> withheld, said: blind, nothing stays',
])('the decision for %s', (line) => {
  const [, digest = '', name = '', before = '', kind = '', said = ''] =
    /: ([AB-])(?: (\S+))?(?: after (.+?))? -> (.+?)(?:, said: (.+))?$/.exec(line) ?? [];
  const [outcome, published] = [outcomeOf(name), publishedOf(before)];
  expect(decideVersion({ digest: DIGESTS[digest], outcome, published })).toEqual({
    decision: decisionOf(kind, outcome, published),
    warnings: Object.entries(WARNINGS).flatMap(([key, text]) => (key === said ? [text] : [])),
    notices: Object.entries(NOTICES).flatMap(([key, text]) => (key === said ? [text] : [])),
  });
});
