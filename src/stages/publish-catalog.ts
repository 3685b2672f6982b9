import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../capabilities';
import type { TaskResult, WithWarnings } from '../problem';
import type { Publication } from '../publish/attempt';
import type { PublishRequest } from '../publish/plan';
import { publish } from '../publish/publish';
import { countChanges } from '../published/file-changes';
import type { Branch } from '../published/read-branch';
import { show } from '../values/escape';

const countsLine = ({ plan: { branch, changes } }: Publication): string => {
  const before = pipe(
    branch.tip,
    O.match(
      () => 'the branch is new',
      ({ commit }) => `published before: ${branch.published.files.size} files at ${commit}`,
    ),
  );
  return `${before}; files that differ: ${countChanges(changes)}`;
};

/** The version that each report belongs to, for debugging a missing record. */
const matchLines = ({ plan: { matches } }: Publication): ReadonlyArray<string> => [
  ...[...matches.byVersion].flatMap(([key, scans]) =>
    scans.map(({ path }) => `${show(path)} belongs to ${key}`),
  ),
  ...matches.unmatched.map(({ path }) => `${show(path)} belongs to no version`),
  ...matches.contradictions.map(
    ({ scan, key }) => `${show(scan.path)} names ${key}, but was made for another digest`,
  ),
];

const addFailures = (publication: Publication): Publication => ({
  ...publication,
  failures: [...publication.failures, ...publication.plan.gateFailures],
});

/** Publishes the catalog (see {@link publish}), and adds the errors of `fail-on`. */
export const publishCatalog = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  capabilities: Capabilities,
): TaskResult<WithWarnings<Publication>> =>
  pipe(
    publish(request, reading, capabilities),
    TE.map(addFailures),
    TE.map((publication) => {
      const { log } = capabilities;
      for (const line of matchLines(publication)) log.debug(line);
      log.info(countsLine(publication));
      return { value: publication, warnings: publication.plan.warnings };
    }),
  );
