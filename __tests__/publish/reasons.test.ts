/** Why a version is partial or withheld, in `status.json` and gates, in the first run and in later ones. */
import { expect, test } from '@jest/globals';
import type { Files } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { memoryGit } from '../builders/memory-git';
import { grype, grypeMatch } from '../builders/reports';
import { runAction } from '../builders/run';
import {
  catalogWith,
  deb,
  type Night,
  nightOf,
  reportOf,
  SLUG,
  statusOf,
  third,
} from '../builders/unchecked-runs';

const FILE = `reports/${SLUG}/8.0.4.json`;
const LIBC = deb('libc6', 'official');
const OLD = { EOSL: true };
const FOUND: Night = { packages: [LIBC], found: [['CVE-2026-1', 'libc6']] };
const BOTH = catalogWith({ platforms: ['linux/amd64', 'linux/arm64'] });
const NONE = catalogWith({ os: 'none' });
const static_ = (more: object = {}): string =>
  JSON.stringify({
    ...JSON.parse(reportOf({ day: 1 })),
    ...{ Metadata: {}, Results: [{ Target: 'app', Class: 'lang-pkgs', Type: 'gobinary' }] },
    ...more,
  });
/** What Grype says of an image whose system gets no advisories. */
const grypeOld = JSON.stringify(
  grype(
    [grypeMatch()],
    { userInput: 'x', os: 'linux', architecture: 'arm64' },
    { alertsByPackage: [{ alerts: [{ type: 'distro-eol' }] }] },
  ),
);

const EOL = 'its operating system is end of life';
const REBUILD = 'rebuild the image on a supported release';
const UNRECOGNIZED = 'no operating system recognized';
const STATE_NONE =
  'state os: none in the manifest if the image has none (scratch, static), otherwise use a scanner that supports it';
const ALONE = 'scan it with another scanner alone';
const SEE = 'scan with a scanner that sees it, or correct software';
const AGAIN = 'scan it again';
const only = (platform: string): string =>
  `scan with --platform ${platform} too, or remove it from platforms`;

interface Step {
  readonly files: Files;
  readonly inputs?: Files;
  /** State, gaps, and what the gate names between its brackets and behind them. */
  readonly is: readonly [
    state: string,
    gaps: ReadonlyArray<string> | undefined,
    reasons: string | undefined,
    cures: string | undefined,
  ];
}

const partial = (reasons: string, cures: string, ...gaps: ReadonlyArray<string>): Step['is'] => [
  'partial',
  gaps.length === 0 ? undefined : gaps,
  reasons,
  cures,
];
const withheld = (reasons: string, cures: string, ...gaps: ReadonlyArray<string>): Step['is'] => [
  'withheld',
  gaps,
  reasons,
  cures,
];
const CLEAN: Step['is'] = ['scanned', undefined, undefined, undefined];
const UNSCANNED: Step['is'] = ['unscanned', undefined, undefined, 'scan what has no report'];

const FAILURE = new RegExp(
  `^input fail-on: 1 \\w+ version: ${SLUG}:8\\.0\\.4(?: \\((.+)\\))?; (.+)$`,
);

test.each<readonly [string, ReadonlyArray<Step>]>([
  [
    'an old system, over three nights, until it is replaced',
    [
      { files: nightOf({ ...FOUND, os: OLD }), is: partial(EOL, REBUILD, 'end-of-life') },
      { files: catalogWith(), is: partial(EOL, REBUILD, 'end-of-life') },
      { files: catalogWith(), is: partial(EOL, REBUILD, 'end-of-life') },
      { files: nightOf({ ...FOUND, day: 2 }), is: CLEAN },
    ],
  ],
  [
    'a record that stays though the next report proves nothing',
    [
      { files: nightOf({ ...FOUND, os: OLD }), is: partial(EOL, REBUILD, 'end-of-life') },
      {
        files: { ...catalogWith(), [FILE]: static_({ CreatedAt: '2026-08-02T00:00:00Z' }) },
        is: partial(EOL, REBUILD, 'end-of-life'),
      },
    ],
  ],
  [
    'a withheld version, kept unread, and of a new digest',
    [
      { files: nightOf({ packages: [LIBC], os: OLD }), is: withheld(EOL, REBUILD, 'end-of-life') },
      { files: catalogWith(), is: withheld(EOL, REBUILD, 'end-of-life') },
      {
        files: catalogWith({ versions: [{ version: '8.0.4', digest: digestOf('other') }] }),
        is: UNSCANNED,
      },
    ],
  ],
  [
    'a withheld version that nothing carries forward',
    [
      { files: nightOf({ packages: [LIBC], os: OLD }), is: withheld(EOL, REBUILD, 'end-of-life') },
      { files: catalogWith(), inputs: { 'carry-forward': 'false' }, is: UNSCANNED },
    ],
  ],
  [
    'three reasons',
    [false, true].map((isLater) => ({
      files: isLater
        ? BOTH
        : {
            ...BOTH,
            [FILE]: reportOf({
              ...{ packages: [LIBC, third('server')], found: [['CVE-2026-1', 'libc6']], os: OLD },
              platform: 'amd64',
            }),
          },
      is: partial(
        `${EOL}, Trivy did not check server, linux/arm64 not scanned`,
        `${REBUILD}; ${ALONE}; ${only('linux/arm64')}`,
        'end-of-life',
      ),
    })),
  ],
  [
    'packages that were not checked: three are named',
    [false, true].map((isLater) => ({
      files: isLater
        ? catalogWith()
        : nightOf({ packages: [LIBC, ...['a', 'b', 'c', 'd', 'e'].map((name) => third(name))] }),
      is: partial('Trivy did not check a, b, c and 2 more', ALONE),
    })),
  ],
  [
    'two platforms, each for a reason of its own',
    [false, true].map((isLater) => ({
      files: isLater
        ? BOTH
        : {
            ...BOTH,
            [`reports/a/${SLUG}/8.0.4.json`]: reportOf({ ...FOUND, os: OLD, platform: 'amd64' }),
            [`reports/b/${SLUG}/8.0.4.json`]: static_({
              Metadata: { ImageConfig: { os: 'linux', architecture: 'arm64' } },
            }),
          },
      is: partial(
        `${EOL}, ${UNRECOGNIZED}`,
        `${REBUILD}; ${STATE_NONE}`,
        ...['end-of-life', 'unrecognized'],
      ),
    })),
  ],
  [
    'two scanners: the one that counts saw everything',
    [
      {
        files: { ...nightOf(FOUND), [`reports/grype/${SLUG}/8.0.4.json`]: grypeOld },
        is: CLEAN,
      },
    ],
  ],
  [
    'two scanners: the other one counts',
    [
      {
        files: {
          ...{ ...catalogWith(), [FILE]: static_() },
          [`reports/grype/${SLUG}/8.0.4.json`]: grypeOld,
        },
        is: partial(
          `${EOL}, ${UNRECOGNIZED}`,
          `${REBUILD}; ${STATE_NONE}`,
          ...['end-of-life', 'unrecognized'],
        ),
      },
    ],
  ],
  [
    'no packages at all, which another gap explains',
    [
      {
        files: { ...catalogWith(), [FILE]: static_({ Results: [] }) },
        is: withheld(
          'no package scanned',
          'state os: none in the manifest if the image has no operating system',
          ...['nothing-scanned', 'unrecognized'],
        ),
      },
      {
        files: {
          ...catalogWith(),
          [FILE]: static_({ Results: [], Metadata: { OS: { Family: 'debian', Name: '12' } } }),
        },
        is: withheld(
          'packages of its operating system not scanned',
          'use a scanner that supports it',
          ...['os-not-scanned', 'nothing-scanned'],
        ),
      },
      {
        files: {
          ...catalogWith(),
          [FILE]: static_({ Results: [], Metadata: { ImageConfig: { os: 'windows' } } }),
        },
        is: withheld(
          'a Windows image',
          'take it out of the manifest, since no report can tell',
          ...['windows', 'nothing-scanned'],
        ),
      },
    ],
  ],
  [
    'a gap that os: none excuses, before and after it is stated',
    [
      {
        files: { ...catalogWith(), [FILE]: static_() },
        is: withheld(UNRECOGNIZED, STATE_NONE, 'unrecognized'),
      },
      {
        files: NONE,
        is: withheld('scanned before os: none was stated', AGAIN, 'unrecognized'),
      },
      {
        files: NONE,
        is: withheld('scanned before os: none was stated', AGAIN, 'unrecognized'),
      },
      { files: { ...NONE, [FILE]: static_() }, is: CLEAN },
    ],
  ],
  [
    'software that is stated later, kept unread, corrected, and scanned',
    [
      { files: nightOf(FOUND), is: CLEAN },
      ...[0, 1].map(() => ({
        files: catalogWith({ software: 'redis' }),
        is: partial('no package redis', SEE),
      })),
      ...[0, 1].map(() => ({
        files: catalogWith({ software: 'libc6' }),
        is: partial('edited, or of an older release or manifest', AGAIN),
      })),
      { files: nightOf({ ...FOUND, day: 2 }, catalogWith({ software: 'libc6' })), is: CLEAN },
    ],
  ],
  [
    'software that nobody could see, since no packages are known',
    [
      {
        files: {
          ...catalogWith({ software: 'redis' }),
          [FILE]: JSON.stringify({
            ...JSON.parse(grypeOld),
            source: { type: 'image', target: { userInput: 'x' } },
          }),
        },
        is: partial(EOL, REBUILD, 'end-of-life'),
      },
      {
        files: catalogWith({ software: 'redis' }),
        is: partial(EOL, REBUILD, 'end-of-life'),
      },
    ],
  ],
  [
    'a platform that is stated no longer',
    [
      {
        files: { ...BOTH, [FILE]: reportOf({ ...FOUND, platform: 'amd64' }) },
        is: partial('linux/arm64 not scanned', only('linux/arm64')),
      },
      {
        files: catalogWith({ platforms: ['linux/amd64'] }),
        is: partial('edited, or of an older release or manifest', AGAIN),
      },
    ],
  ],
])('%s', async (_, steps) => {
  const remote = memoryGit();
  const told: unknown[] = [];
  for (const { files, inputs } of steps) {
    const gates = { 'fail-on': 'partial, withheld, unscanned', 'allow-removals': 'true' };
    const ran = await runAction({ git: remote.git, files, inputs: { ...gates, ...inputs } });
    const [, reasons, cures] = FAILURE.exec(ran.errors.join('\n')) ?? [];
    const { state, gaps } = statusOf(remote);
    told.push([state, gaps, reasons, cures]);
  }
  expect(told).toEqual(steps.map(({ is }) => is));
});
