import { expect, test } from '@jest/globals';
import type { CloseReason, SuppressionReason } from '../../explorer/model/documents';
import { closeText, justificationText, statusText } from '../../explorer/model/reasons';

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
  ['gone', 'No longer found'],
  ['suppressed', 'Suppressed'],
  ['removed', 'Version removed'],
  ['moved' as CloseReason, 'moved'],
])('why %s is closed, in words', (reason, text) => {
  expect(closeText(reason)).toBe(text);
});
