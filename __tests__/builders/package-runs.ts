/** Reports that list packages, and what is published of them. */
import type { Files } from './branch';
import type { MemoryGit } from './memory-git';
import { trivy } from './reports';

/** A report of Trivy that lists packages, as Trivy does. */
export const listing = (...packages: ReadonlyArray<object>): string =>
  JSON.stringify(
    trivy([], {
      ArtifactName: 'x',
      Results: [{ Class: 'os-pkgs', Type: 'wolfi', Packages: packages }],
    }),
  );

const PACKAGE_FILE = /\/packages(\/|\.json$)/;

/** The documents of packages on a branch, by path. */
export const packagesIn = (remote: MemoryGit): Files =>
  Object.fromEntries([...(remote.files() ?? [])].filter(([file]) => PACKAGE_FILE.test(file)));
