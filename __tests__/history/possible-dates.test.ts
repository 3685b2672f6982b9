/** Which dates of published findings are impossible, so that a run after an edit drops them. */
import { expect, test } from '@jest/globals';
import type { ClosedFinding, EndedEpisode } from '../../src/contract/findings';
import { withPossibleDates } from '../../src/derive/house/possible-dates';
import { closed, day, entry, findings, line, open } from '../builders/findings';

const ID = 'CVE-2026-0001';

test.each<readonly [string, Partial<ClosedFinding>, string | null]>([
  ['its beginning before its end', { since: day(2), until: day(3) }, day(2)],
  ['no beginning after its end', { since: day(4), until: day(3) }, null],
  ['its beginning without an end', { since: day(4), until: null }, day(4)],
  ['its beginning after an older commit removed it', { reason: 'removed', until: day(1) }, day(5)],
])('a closed finding keeps %s', (_, more, since) => {
  const item = closed(ID, { since: day(5), ...more });
  const [found] = withPossibleDates(findings({ closed: [item] })).closed;
  expect(found).toEqual({ ...item, since });
});

test('an episode keeps the dates up to its end, and a fix that a scan before a late one named', () => {
  const before: EndedEpisode = {
    ...{ id: ID, severity: 'HIGH', since: day(1), fixableSince: day(5) },
    ...{ last: day(2), until: day(3), end: 'version' },
  };
  const after = { ...before, since: day(4), last: day(4) };
  const { ended } = withPossibleDates(findings({ line: line({ ended: [before, after] }) })).line;
  expect(ended).toEqual([before, { ...after, since: null, last: null }]);
});

test('an open finding keeps every date: another build may have had a later scan', () => {
  const document = findings({ open: [open(ID, {}, [entry({ since: day(9) })])] });
  expect(withPossibleDates(document).open).toEqual(document.open);
});
