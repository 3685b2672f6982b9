/** Runs that publish packages, and what is published of them. */
import { expect } from '@jest/globals';
import type { MemoryGit } from './memory-git';
import { trivy } from './reports';
import { runAction } from './run';

type Files = Readonly<Record<string, string>>;

/** A report of Trivy that lists packages, as Trivy does. */
export const listing = (...packages: ReadonlyArray<object>): string =>
  JSON.stringify(
    trivy([], {
      ArtifactName: 'x',
      Results: [{ Class: 'os-pkgs', Type: 'wolfi', Packages: packages }],
    }),
  );

/** Runs the action on a branch; it must succeed. */
export const publishOn = async (remote: MemoryGit, files: Files, inputs: Files = {}) => {
  const ran = await runAction({
    ...{ git: remote.git, files },
    inputs: { 'allow-removals': 'true', 'unmatched-reports': 'ignore', ...inputs },
  });
  expect(ran.errors).toEqual([]);
  return ran;
};

const PACKAGE_FILE = /^(?!.*schemas).*\/packages(\/|\.json$)/;

/** The documents of packages on a branch, by path. */
export const packagesIn = (remote: MemoryGit): Files =>
  Object.fromEntries([...(remote.files() ?? [])].filter(([file]) => PACKAGE_FILE.test(file)));
