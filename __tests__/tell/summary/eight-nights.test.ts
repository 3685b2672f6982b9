/**
 * The summaries of eight nights of one catalog of 40 images and 56 versions, as Markdown in `golden/nights/`, and how long
 * they are; `npm run generate` rewrites them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type Findings, manifestText, rebuilt, reportsOf } from '../../builders/catalog';
import { digestOf } from '../../builders/digest';
import { chartFields } from '../../builders/items';
import { type MemoryGit, memoryGit } from '../../builders/memory-git';
import { type Ran, runAction } from '../../builders/run';
import { copyOf } from '../../history/published-nights';

const SLUGS = Array.from({ length: 40 }, (_, i) => `image-${String(i + 1).padStart(2, '0')}`);
/** All images have the version 2.0, and the first sixteen 1.0 too. */
const KEYS = SLUGS.flatMap((slug, i) => [`${slug}/2.0`, ...(i < 16 ? [`${slug}/1.0`] : [])]);

const FINDINGS: Findings = Object.fromEntries(
  KEYS.map((key) => [key, ['CVE-2026-0001 MEDIUM 1.2', 'CVE-2026-0002 LOW']]),
);
/** The same, and more in some versions. */
const withMore = (keys: ReadonlyArray<string>, more: ReadonlyArray<string>): Findings => ({
  ...FINDINGS,
  ...Object.fromEntries(keys.map((key) => [key, [...(FINDINGS[key] ?? []), ...more]])),
});
const without = (findings: Findings, keys: ReadonlyArray<string>): Findings =>
  Object.fromEntries(Object.entries(findings).filter(([key]) => !keys.includes(key)));

const MANIFEST = manifestText(KEYS, {
  project: { base: 'Wolfi', signing: 'cosign' },
  charts: ['image-01', 'image-02'].map((slug) => ({
    ...chartFields(slug),
    images: [{ name: 'app', image: `quay.io/acme/${slug}@${digestOf(`${slug}/2.0`)}` }],
  })),
}).replace(
  /^( *)- slug: (.+)\n(?! *category: .+\n.*\n.*\n.*\n *chart)/gm,
  '$&$1  image: quay.io/acme/$2\n',
);

/** The files of a night: the reports are made at 03:00. */
const night = (day: number, findings: Findings, ...again: ReadonlyArray<string>) => ({
  committed: `2026-08-0${day}T00:00:00Z`,
  files: {
    ...rebuilt({ 'catalog.yaml': MANIFEST }, ...again),
    ...reportsOf(findings, { CreatedAt: `2026-08-0${day}T03:00:00Z` }),
    'kev.json': JSON.stringify({
      ...{ catalogVersion: `2026.08.0${day}`, dateReleased: `2026-08-0${day}T00:00:00Z` },
      vulnerabilities:
        day === 1
          ? [{ cveID: 'CVE-1999-0001', dateAdded: '2021-11-03' }]
          : [{ cveID: 'CVE-2026-0007', dateAdded: '2026-08-02', dueDate: '2026-08-23' }],
    }),
  },
});
const gated = { 'fail-on': 'critical+fixable, exploited' };

const WAVE = SLUGS.slice(0, 24).map((slug) => `${slug}/2.0`);
const CRITICAL = 'CVE-2026-0007 CRITICAL 1.2';
const FAILED = ['image-01/2.0', 'image-01/1.0', 'image-02/2.0'];

/** How many lines a reader sees, where each list is folded, and how many there are with blank ones. */
type Lines = readonly [shown: number, all: number];

type Step = ReturnType<typeof night> & { readonly inputs?: Readonly<Record<string, string>> };

const NIGHTS: Readonly<Record<string, readonly [Lines, Step, ...ReadonlyArray<Step>]>> = {
  first: [[6, 21], night(1, FINDINGS)],
  quiet: [[4, 15], night(1, FINDINGS), night(2, FINDINGS)],
  median: [
    [12, 30],
    night(1, FINDINGS),
    night(
      2,
      {
        ...withMore(['image-03/2.0', 'image-04/2.0'], ['CVE-2026-0003 HIGH 1.3']),
        'image-05/2.0': ['CVE-2026-0002 LOW'],
      },
      'image-05/2.0',
    ),
  ],
  exploited: [
    [11, 26],
    night(1, withMore(WAVE.slice(0, 3), [CRITICAL])),
    night(2, withMore(WAVE.slice(0, 3), [CRITICAL])),
  ],
  wave: [[8, 21], night(1, FINDINGS), night(1, withMore(WAVE, [CRITICAL]))],
  rebuild: [
    [15, 76],
    night(1, withMore(WAVE, [CRITICAL])),
    night(
      2,
      Object.fromEntries(KEYS.map((key) => [key, ['CVE-2026-0002 LOW']])),
      ...KEYS.slice(0, 54),
    ),
  ],
  'failed-scan': [[6, 19], night(1, FINDINGS), night(2, without(FINDINGS, FAILED))],
  'failed-gate': [
    [8, 22],
    night(1, withMore(WAVE.slice(0, 1), [CRITICAL])),
    { ...night(2, withMore(WAVE.slice(0, 1), [CRITICAL])), inputs: gated },
    { ...night(3, withMore(WAVE.slice(0, 1), [CRITICAL])), inputs: gated },
  ],
};

const runOn = (remote: MemoryGit, { inputs, ...step }: Step): Promise<Ran> =>
  runAction({
    ...{ git: remote.git, ...step, site: { address: 'https://acme.test', folder: '' } },
    inputs: { explorer: 'true', kev: 'kev.json', ...inputs },
  });

/** The summary and the tree of a first night, by its reports. Several catalogs begin with the same. */
const begun = new Map<
  string,
  Promise<readonly [summary: string, tree: ReadonlyMap<string, string>]>
>();
const begin = (step: Step) => {
  const key = JSON.stringify(step.files);
  const run = async () => {
    const remote = memoryGit();
    const { summary } = await runOn(remote, step);
    return [summary, remote.files() ?? new Map<string, string>()] as const;
  };
  const first = begun.get(key) ?? run();
  begun.set(key, first);
  return first;
};

/** The summary of the last night. */
const summaryOf = async ([step, ...others]: readonly [
  Step,
  ...ReadonlyArray<Step>,
]): Promise<string> => {
  const [first, tree] = await begin(step);
  let summary = first;
  const remote = copyOf(tree);
  for (const other of others) summary = (await runOn(remote, other)).summary;
  return summary;
};

/** The lines with text before any list is unfolded; each list is one. */
const linesOf = (summary: string): number =>
  summary
    .replace(/<details>.*?<\/details>/gs, 'list')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

test.each(Object.entries(NIGHTS))('%s', async (name, [lines, ...steps]) => {
  const summary = await summaryOf(steps);
  const file = path.join(__dirname, 'golden', 'nights', `${name}.md`);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, summary);
  expect([linesOf(summary), summary.split('\n').length - 1]).toEqual(lines);
  expect(summary).toBe(readFileSync(file, 'utf8'));
});
