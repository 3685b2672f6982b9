import { describe, expect, test } from '@jest/globals';
import { isWorse, type VersionRisk } from '../../src/domain/worse-version';

const version = (critical: number, high: number, ...exploited: string[]): VersionRisk => ({
  ...{ critical, high },
  exploited: new Set(exploited),
});

describe('another version is worse if it has more of what counts', () => {
  test.each<[VersionRisk, VersionRisk, boolean, boolean]>([
    // yours, the other one, whether it is worse, and whether it is if yours has ended
    [version(0, 0), version(0, 0), false, false],
    [version(1, 9), version(1, 9), false, false],
    [version(0, 0), version(0, 1), true, false],
    [version(0, 1), version(0, 0), false, false],
    [version(0, 9), version(1, 0), true, false],
    [version(1, 0), version(0, 9), false, false],
    [version(2, 1), version(2, 2), true, false],
    [version(2, 2), version(2, 1), false, false],
    // An exploited one outweighs every count.
    [version(9, 9), version(0, 1, 'CVE-2026-1'), true, true],
    [version(9, 9, 'CVE-2026-2'), version(0, 1, 'CVE-2026-1'), true, true],
    [version(9, 9, 'CVE-2026-1'), version(0, 1, 'CVE-2026-1', 'CVE-2026-2'), true, true],
    // One that both have, or only yours, decides nothing.
    [version(1, 1, 'CVE-2026-1'), version(1, 1, 'CVE-2026-1'), false, false],
    [version(1, 1, 'CVE-2026-1'), version(1, 2, 'CVE-2026-1'), true, false],
    [version(0, 1, 'CVE-2026-1'), version(0, 1), false, false],
    [version(0, 1, 'CVE-2026-1'), version(1, 0), true, false],
  ])('%#: %j against %j', (yours, other, worse, worseThanEnded) => {
    expect([
      isWorse(yours, other, { onlyExploited: false }),
      isWorse(yours, other, { onlyExploited: true }),
    ]).toEqual([worse, worseThanEnded]);
  });
});
