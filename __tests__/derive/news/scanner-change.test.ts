/** Another scanner is named before what it finds. */
import { expect, test } from '@jest/globals';
import { findScannerChange } from '../../../src/derive/news/scanner-change';
import { type Findings, manifestText, reportsOf } from '../../builders/catalog';
import { publishedVersion } from '../../builders/security';
import { deriveNight, nightOf } from '../../history/pure-nights';

/** Versions, the scanner of each, and what it found. */
type Scans = Readonly<Record<string, readonly [scanner: string | undefined, ...found: string[]]>>;

const nightOn = (day: number, scans: Scans) =>
  nightOf({
    'catalog.yaml': manifestText(Object.keys(scans)),
    ...Object.assign(
      {},
      ...Object.entries(scans).map(([key, [Version, ...found]]) =>
        reportsOf({ [key.replace(/@.*/, '')]: found } satisfies Findings, {
          ...{ CreatedAt: `2026-08-0${day}T03:00:00Z`, Trivy: { Version } },
        }),
      ),
    ),
  });

const lineOf = async (before: Scans, after: Scans): Promise<string> => {
  const { tree } = await deriveNight(new Map(), nightOn(1, before));
  return (await deriveNight(tree, nightOn(2, after))).headline;
};

const BEFORE: Scans = { 'a/1': ['0.72.0'], 'b/1': ['0.72.0'], 'c/1': ['0.72.0'] };
const NEW = 'CVE-2026-0001 MEDIUM';
const CHANGE = 'Trivy 0.73.0 instead of 0.72.0';

test.each<readonly [string, Scans, Scans, string]>([
  [
    'all that is new is of such versions',
    BEFORE,
    { ...BEFORE, 'a/1': ['0.73.0', NEW], 'b/1': ['0.73.0', NEW] },
    `🟡 ${CHANGE}: CVE-2026-0001 (medium) new in 2 images`,
  ],
  [
    'other news are of such versions too',
    { ...BEFORE, 'b/1': ['0.72.0', 'CVE-2026-0002 LOW'] },
    { ...BEFORE, 'a/1': ['0.73.0', NEW], 'b/1': ['0.73.0'] },
    `🟡 ${CHANGE}: CVE-2026-0001 (medium) new in 1 image · 1 CVE no longer reported (same image)`,
  ],
  [
    'something is new in another version',
    BEFORE,
    { ...BEFORE, 'a/1': ['0.73.0', NEW], 'b/1': ['0.73.0'], 'c/1': ['0.72.0', NEW] },
    `🟡 ${CHANGE} · CVE-2026-0001 (medium) new in 2 images`,
  ],
  [
    'another digest brought what is new',
    BEFORE,
    { 'a/1': ['0.73.0'], 'b/1': ['0.73.0'], 'c/1@other': ['0.73.0', NEW] },
    `🟡 ${CHANGE} · CVE-2026-0001 (medium) new in 1 image · c 1 rebuilt`,
  ],
  [
    'only another digest has another scanner',
    BEFORE,
    { 'a/1': ['0.72.0'], 'b/1': ['0.72.0'], 'c/1@other': ['0.73.0', NEW] },
    '🟡 CVE-2026-0001 (medium) new in 1 image · c 1 rebuilt',
  ],
  [
    'nothing is new',
    BEFORE,
    { 'a/1': ['0.73.0'], 'b/1': ['0.73.0'], 'c/1': ['0.73.0'] },
    `✅ ${CHANGE} · Nothing new · no findings in newest versions`,
  ],
  ['nothing differs', BEFORE, BEFORE, '✅ Nothing new · no findings in newest versions'],
  [
    'of several changes, the one of most versions is told',
    { 'a/1': ['0.71.0'], 'b/1': ['0.72.0'], 'c/1': ['0.72.0'] },
    { 'a/1': ['0.73.0', NEW], 'b/1': ['0.73.0', NEW], 'c/1': ['0.73.0', NEW] },
    `🟡 ${CHANGE}: CVE-2026-0001 (medium) new in 3 images`,
  ],
  [
    'versions state no digest',
    { 'a/1@': ['0.72.0'] },
    { 'a/1@': ['0.73.0', NEW] },
    `🟡 ${CHANGE}: CVE-2026-0001 (medium) new in 1 image`,
  ],
  [
    'a report states no version of its scanner',
    { 'a/1': [undefined] },
    { 'a/1': ['0.73.0', NEW] },
    '🟡 Trivy 0.73.0 instead of Trivy: CVE-2026-0001 (medium) new in 1 image',
  ],
  [
    'a report states what is no version',
    BEFORE,
    { ...BEFORE, 'a/1': ['[skip ci] @octocat #1', NEW] },
    '🟡 CVE-2026-0001 (medium) new in 1 image',
  ],
])('where %s', async (_, before, after, expected) => {
  expect(await lineOf(before, after)).toBe(expected);
});

test.each<readonly [from: string | null, to: string | null, text: string | undefined]>([
  ['Trivy 0.72.0', 'Trivy 0.73.0', 'Trivy 0.73.0 instead of 0.72.0'],
  ['Trivy 0.72.0', 'Grype 0.116.0', 'Grype 0.116.0 instead of Trivy 0.72.0'],
  ['Grype 0.115.0', 'Grype 0.116.0', 'Grype 0.116.0 instead of 0.115.0'],
  ['Trivy 0.73.0', 'Trivy 0.72.0', 'Trivy 0.72.0 instead of 0.73.0'],
  [
    'Trivy 0.72.0, Trivy 0.73.0',
    'Trivy 0.73.0',
    'Trivy 0.73.0 instead of Trivy 0.72.0, Trivy 0.73.0',
  ],
  [
    'Trivy 0.72.0',
    'Trivy 0.72.0, Trivy 0.73.0',
    'Trivy 0.72.0, Trivy 0.73.0 instead of Trivy 0.72.0',
  ],
  ['Trivy 0.72.0', `Trivy ${'1'.repeat(41)}`, undefined],
  ['Trivy 0.72.0', 'Trivy 0.73.0 · all is well', undefined],
  ['Trivy 0.72.0', null, undefined],
  [null, 'Trivy 0.73.0', undefined],
])('%s and then %s', (from, to, text) => {
  const versions = new Map([['a/1', publishedVersion({ scanner: from })]]);
  const images = [{ slug: 'a', versions: [{ version: '1', digest: null, scanner: to }] }];
  const facts = { branch: { previous: { versions } }, decided: { images } };
  const found = findScannerChange(facts as unknown as Parameters<typeof findScannerChange>[0]);
  expect(found?.text).toBe(text);
});
