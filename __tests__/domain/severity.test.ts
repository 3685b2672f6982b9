import { expect, test } from '@jest/globals';
import { severities, severityRank, worse } from '../../src/domain/severity';

test('severities are ordered worst first', () => {
  expect(severities).toEqual(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNKNOWN']);
  expect(severities.map(severityRank)).toEqual([0, 1, 2, 3, 4]);
});

test('the worse of two is the first in that order', () => {
  for (const [i, a] of severities.entries())
    for (const [j, b] of severities.entries())
      expect([a, b, worse(a, b)]).toEqual([a, b, severities[Math.min(i, j)]]);
});
