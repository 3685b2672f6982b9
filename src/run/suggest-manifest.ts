import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { draftManifest } from '../decide/draft-manifest';
import { asWarning, fail, failWith, type Problem, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { pluralize } from '../domain/values/plural';
import type { Inputs } from '../read/inputs/inputs';
import type { RunRequest } from '../read/inputs/workflow';
import type { Scan } from '../read/reports/scan';
import { tellDraft } from '../tell/summary/draft';
import type { Capabilities } from './capabilities';
import { fetchArtifacts } from './fetch-artifacts';
import { finishReading, startReading } from './read-reports';
import type { Stages } from './stage';

type DraftCapabilities = Pick<Capabilities, 'workspace' | 'reports' | 'runs' | 'log' | 'now'>;

/** Reports that are not valid are only warnings. */
const readScans = (request: RunRequest, needed: DraftCapabilities) =>
  steps(function* ($) {
    const { inputs } = request;
    const artifacts = yield* $(fetchArtifacts(request, needed));
    const reading = startReading(inputs, artifacts.value, needed);
    const scans = yield* $(finishReading({ ...inputs, invalidReports: 'warn' }, reading, needed));
    return { ...scans, warnings: [...artifacts.warnings, ...scans.warnings] };
  });

const fileOf = ({ manifest }: Inputs): string => manifest.replace(/\.json$/, '.yaml');

const withDraft = (missing: Problem, inputs: Inputs, scans: ReadonlyArray<Scan>): Problem => {
  const draft = draftManifest(scans);
  const file = fileOf(inputs);
  const renamed = file === inputs.manifest ? '' : `, name it in the input manifest`;
  return draft === undefined
    ? missing
    : {
        ...missing,
        draft,
        message: `found nothing at this path in the workspace, expected a file; the log and the summary have a draft, made from ${pluralize(scans.length, 'report')}: save it as ${file}${renamed}, fill in what is marked TODO, and commit it; or if there is a manifest, check the path in the input manifest, and that the repository that has it is checked out before this step`,
      };
};

/**
 * Fails because there is no manifest, with a draft of one if the reports of the run name images. If the reports cannot
 * be read, fails with these problems too.
 */
export const suggestManifest = (
  missing: Problem,
  request: RunRequest,
  needed: DraftCapabilities,
): TaskResult<never> => {
  const read = readScans(request, needed);
  return async () => {
    const scans = await read();
    return E.isLeft(scans)
      ? fail([missing, ...scans.left])
      : fail([
          withDraft(missing, request.inputs, scans.right.value),
          ...scans.right.warnings.map(asWarning),
        ]);
  };
};

const NO_DRAFT =
  'found no report that names an image, expected one to make a draft from; scan an image by its tag, or name the file <slug>/<version>.json';

/** Drafts a manifest from the reports of the run, for a run that publishes nothing. Fails if no report names an image. */
export const draftFromReports = (
  request: RunRequest,
  { stage, warnings }: Stages,
  capabilities: DraftCapabilities,
): TaskResult<void> =>
  steps(function* ($) {
    const scans = yield* $(stage('reports', readScans(request, capabilities)));
    const draft = draftManifest(scans);
    if (draft === undefined) return yield* $(failWith(NO_DRAFT));
    const file = fileOf(request.inputs);
    const told = { draft, file, reports: scans.length, warnings };
    return yield* $(TE.fromTask(tellDraft(told, capabilities.log)));
  });
