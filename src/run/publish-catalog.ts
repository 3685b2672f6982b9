import * as O from 'fp-ts/Option';
import type { TaskResult, WithWarnings } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { show } from '../domain/values/escape';
import { countChanges } from '../previous/file-changes';
import type { Snapshot } from '../previous/git';
import type { Publication } from '../publish/attempt';
import { publish } from '../publish/publish';
import type { PublishRequest } from '../publish/request';
import type { Capabilities } from './capabilities';

const countsLine = ({ plan: { branch, changes } }: Publication): string => {
  const before = O.isNone(branch.tip)
    ? 'the branch is new'
    : `published before: ${branch.previous.files.size} files at ${branch.tip.value.commit}`;
  return `${before}; files that differ: ${countChanges(changes)}`;
};

/** The version that each report belongs to, for debugging a missing record. Of the others, warnings tell. */
const matchLines = ({ plan: { matches } }: Publication): ReadonlyArray<string> =>
  [...matches.byVersion].flatMap(([key, scans]) =>
    scans.map(({ path }) => `${show(path)} belongs to ${key}`),
  );

/** Publishes the catalog (see {@link publish}). */
export const publishCatalog = (
  request: PublishRequest,
  tip: TaskResult<O.Option<Snapshot>>,
  capabilities: Capabilities,
): TaskResult<WithWarnings<Publication>> =>
  steps(function* ($) {
    const publication = yield* $(publish(request, tip, capabilities));
    const { plan } = publication;
    for (const line of matchLines(publication)) capabilities.log.debug(line);
    capabilities.log.info(countsLine(publication));
    return { value: publication, warnings: plan.warnings };
  });
