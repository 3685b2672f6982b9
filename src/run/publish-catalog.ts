import * as O from 'fp-ts/Option';
import { isUnmatched } from '../decide/match-reports';
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

/** The version that each report belongs to, for debugging a missing record. */
const matchLines = ({ plan: { matches } }: Publication): ReadonlyArray<string> => [
  ...[...matches.byVersion].flatMap(([key, scans]) =>
    scans.map(({ path }) => `${show(path)} belongs to ${key}`),
  ),
  ...matches.reports
    .filter(isUnmatched)
    .map(({ scan }) => `${show(scan.path)} belongs to no version`),
  ...matches.reports.flatMap(({ scan: { path }, contradicted, rivals }) => [
    ...contradicted.map(({ key }) => `${show(path)} names ${key}, but was made for another digest`),
    ...rivals.map(({ key }) => `${show(path)} names ${key}, but others too`),
  ]),
  ...[...matches.listings].flatMap(([key, scans]) =>
    scans.map(({ path }) => `${show(path)} lists packages of ${key}`),
  ),
];

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
