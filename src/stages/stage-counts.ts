import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Update } from '../api/items';
import { countChanges } from '../branch/file-changes';
import type { Publication } from '../publish/attempt';
import type { Scan } from '../reports/scan';
import { show } from '../text/escape';
import type { Downloaded } from './fetch-artifacts';
import type { LoadedManifest } from './read-manifest';

/** What each stage read or did, for the log. */

export const countsOfManifest = ({ manifest, source }: LoadedManifest): string => {
  const { images = [], charts = [], roadmap = [] } = manifest;
  const versions = images.reduce((sum, image) => sum + (image.versions?.length ?? 0), 0);
  return `images: ${images.length} with ${versions} versions, charts: ${charts.length}, roadmap: ${roadmap.length}, source commit: ${source.commit ?? 'none'}`;
};

export const countsOfArtifacts = ({ artifacts, files }: Downloaded): string =>
  `artifacts: ${artifacts}, report files in them: ${files.length}`;

export const countsOfScans = (scans: ReadonlyArray<Scan>): string => {
  const by = (name: Scan['scanner']): number =>
    scans.filter(({ scanner }) => scanner === name).length;
  return `reports read: ${scans.length} (Trivy ${by('Trivy')}, Grype ${by('Grype')})`;
};

export const countsOfUpdates = (updates: O.Option<ReadonlyArray<Update>>): string =>
  pipe(
    updates,
    O.match(
      () => 'updates: none given',
      ({ length }) => `updates: ${length}`,
    ),
  );

export const countsOfPublication = ({ plan: { branch, changes } }: Publication): string => {
  const before = pipe(
    branch.tip,
    O.match(
      () => 'the branch is new',
      ({ commit }) => `published before: ${branch.published.files.size} files at ${commit}`,
    ),
  );
  return `${before}; files that differ: ${countChanges(changes)}`;
};

/** Which report made or could not make the record of which version: for whoever looks for a fault. */
export const detailsOf = ({ plan: { matches } }: Publication): ReadonlyArray<string> => [
  ...[...matches.byVersion].flatMap(([key, scans]) =>
    scans.map(({ path }) => `${show(path)} belongs to ${key}`),
  ),
  ...matches.unmatched.map(({ path }) => `${show(path)} belongs to no version`),
  ...matches.contradictions.map(
    ({ scan, key }) => `${show(scan.path)} names ${key}, and was made for another digest`,
  ),
];
