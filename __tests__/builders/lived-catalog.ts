/**
 * A catalog that was published for three nights: with open, suppressed and closed findings, an alias, a rebuilt and a
 * removed version, a KEV catalog, EPSS scores and updates. Then a last run, which touches image `a` only.
 */
import type { Files } from './branch';
import { manifestText } from './catalog';
import { type MemoryGit, memoryGit } from './memory-git';
import { trivy, trivyFinding } from './reports';
import { type Ran, runAction } from './run';

/** The texts of a branch by path. */
export type Tree = ReadonlyMap<string, string>;

const idOf = (n: number): string => `CVE-2026-00${String(n).padStart(2, '0')}`;

const findingOf = (n: number) =>
  trivyFinding({
    VulnerabilityID: idOf(n),
    Title: `Title ${n}`,
    PrimaryURL: `https://acme.test/${n}`,
    ...(n === 1 ? { VendorIDs: ['GHSA-aaaa-bbbb-cccc'], FixedVersion: '3.0.2' } : {}),
  });

/** A report of a version with these vulnerabilities; 7 is always suppressed. */
const reportOf = (key: string, date: string, ...found: ReadonlyArray<number>): Files => ({
  [`reports/${key}.json`]: JSON.stringify(
    trivy([], {
      ...{ CreatedAt: date, ArtifactName: key },
      Results: [
        {
          ...{ Target: 'x (wolfi 1)', Class: 'os-pkgs', Type: 'wolfi' },
          Vulnerabilities: found.map(findingOf),
          ExperimentalModifiedFindings: [
            { Type: 'vulnerability', Status: 'not_affected', Finding: findingOf(7) },
          ],
        },
      ],
    }),
  ),
});

/** `slug/version`, or `slug/version@build`. */
const manifestOf = (keys: ReadonlyArray<string>): Files => ({
  'catalog.yaml': manifestText(keys, { site: 'https://acme.test' }),
});

/** The inputs of a run. */
export interface Night {
  readonly files: Files;
  readonly committed: string;
  readonly inputs?: Files;
}

const FILES: Files = {
  'kev.json': JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: '2026-08-02T00:00:00Z' },
    vulnerabilities: [{ cveID: idOf(1), dateAdded: '2026-08-02' }],
  }),
  'epss.csv': `#model_version:v1,score_date:2026-08-02T00:00:00Z\ncve,epss,percentile\n${idOf(1)},0.412,0.9\n`,
};

const LAST = ['a/2', 'a/1', 'b/1@b2', 'c/1'];

const NIGHTS: ReadonlyArray<Night> = [
  {
    committed: '2026-08-01T00:00:00Z',
    files: {
      ...manifestOf(['a/2', 'a/1', 'b/1', 'c/2', 'c/1']),
      ...reportOf('a/1', '2026-08-01T03:00:00Z', 1, 2),
      ...reportOf('a/2', '2026-08-01T03:01:00Z', 1),
      ...reportOf('b/1', '2026-08-01T03:02:00Z', 1, 4),
      ...reportOf('c/1', '2026-08-01T03:03:00Z', 6),
      ...reportOf('c/2', '2026-08-01T03:04:00Z', 6, 5),
      'updates.json': '[{"app":"a","from":"1","to":"2","outcome":"shipped"}]',
    },
    inputs: { updates: 'updates.json' },
  },
  {
    committed: '2026-08-02T00:00:00Z',
    files: {
      ...manifestOf(LAST),
      ...reportOf('b/1', '2026-08-02T03:00:00Z', 1, 3),
      ...FILES,
    },
    inputs: { kev: 'kev.json', epss: 'epss.csv' },
  },
  {
    committed: '2026-08-02T00:00:00Z',
    files: {
      ...manifestOf(LAST),
      ...reportOf('a/2', '2026-08-03T03:00:00Z', 1, 9),
      ...reportOf('c/1', '2026-08-03T03:01:00Z', 6, 8),
    },
  },
];

/** The last run: `a/1` is rebuilt, loses a vulnerability and gets another. */
export const LAST_RUN: Night = {
  committed: '2026-08-03T12:00:00Z',
  files: {
    ...manifestOf(['a/2', 'a/1@a2', 'b/1@b2', 'c/1']),
    ...reportOf('a/1', '2026-08-03T13:00:00Z', 1, 10),
  },
};

/** A run that finds nothing new. */
export const QUIET_RUN: Night = {
  committed: '2026-08-02T00:00:00Z',
  files: manifestOf(LAST),
};

export const playNight = (
  remote: MemoryGit,
  { files, committed, inputs = {} }: Night,
): Promise<Ran> =>
  runAction({
    ...{ git: remote.git, files, committed },
    inputs: { 'allow-removals': 'true', ...inputs },
  });

/** The branch after the three nights. */
export const livedCatalog = async (): Promise<Tree> => {
  const remote = memoryGit();
  for (const night of NIGHTS) await playNight(remote, night);
  return remote.files() ?? new Map();
};

/** A branch with these files. */
export const branchOf = (tree: Tree): MemoryGit => {
  const remote = memoryGit();
  remote.edit(Object.fromEntries(tree));
  return remote;
};
