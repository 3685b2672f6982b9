import { expect, test } from '@jest/globals';
import type { CloseReason, SuppressionReason } from '../../explorer/model/documents';
import { closeText, justificationText, pastTitle, statusText } from '../../explorer/model/reasons';

test.each<[SuppressionReason, string, string]>([
  [
    { status: 'not_affected', justification: 'component_not_present' },
    'Marked as not affected',
    'The component is not present.',
  ],
  [{ status: 'not_affected', justification: null }, 'Marked as not affected', 'No reason given.'],
  [{ status: 'fixed', justification: null }, 'Marked as fixed', 'No reason given.'],
  [{ status: 'ignored', justification: null }, 'Ignored', 'By an ignore rule of the scanner.'],
  // Words that a later release may use.
  [
    { status: 'constructor', justification: 'toString' } as unknown as SuppressionReason,
    'constructor',
    'toString',
  ],
])('a suppression in words: %j', (item, status, reason) => {
  expect([statusText(item.status), justificationText(item)]).toEqual([status, reason]);
});

test.each<[CloseReason, string]>([
  ['rebuilt', 'Not in the new build'],
  ['withdrawn', 'No longer reported (same image)'],
  ['gone', 'No longer found'],
  ['suppressed', 'Suppressed'],
  ['removed', 'Version removed'],
  ['moved' as CloseReason, 'moved'],
])('why %s is closed, in words', (reason, text) => {
  expect(closeText(reason)).toBe(text);
});

test.each<[ReadonlyArray<CloseReason>, string]>([
  [['gone', 'rebuilt', 'suppressed', 'removed'], 'Closed in 4 cases'],
  [['withdrawn'], 'No longer reported in 1 case'],
  [['withdrawn', 'rebuilt', 'withdrawn'], 'Closed in 1 case, no longer reported in 2 cases'],
])('%j are told apart in a title', (reasons, title) => {
  expect(pastTitle(reasons.map((reason) => ({ reason })))).toBe(title);
});
