import * as E from 'fp-ts/Either';
import { draftManifest } from '../decide/draft-manifest';
import { asWarning, fail, type Problem, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { pluralize } from '../domain/values/plural';
import type { Inputs } from '../read/inputs/inputs';
import type { Scan } from '../read/reports/scan';
import type { Capabilities } from './capabilities';
import { type ArtifactRequest, fetchArtifacts } from './fetch-artifacts';
import { finishReading, startReading } from './read-reports';

type DraftCapabilities = Pick<Capabilities, 'workspace' | 'reports' | 'runs' | 'log' | 'now'>;

/** Reports that are not valid are only warnings. */
const readScans = (
  request: ArtifactRequest & { readonly inputs: Inputs },
  needed: DraftCapabilities,
) =>
  steps(function* ($) {
    const { inputs } = request;
    const artifacts = yield* $(fetchArtifacts(request, needed));
    const reading = startReading(inputs, artifacts.value, needed);
    const scans = yield* $(finishReading({ ...inputs, invalidReports: 'warn' }, reading, needed));
    return { ...scans, warnings: [...artifacts.warnings, ...scans.warnings] };
  });

const withDraft = (missing: Problem, name: string, scans: ReadonlyArray<Scan>): Problem => {
  const draft = draftManifest(scans);
  const file = name.replace(/\.json$/, '.yaml');
  const renamed = file === name ? '' : `, name it in the input manifest`;
  return draft === undefined
    ? missing
    : {
        ...missing,
        draft,
        message: `found no such file, expected it in the workspace; the log and the summary have a draft, made from ${pluralize(scans.length, 'report')}: save it as ${file}${renamed}, fill in what is marked TODO, and commit it; or if there is a manifest, check the path in the input manifest, and that the repository that has it is checked out before this step`,
      };
};

/**
 * Fails because there is no manifest, with a draft of one if the reports of the run name images. If the reports cannot
 * be read, fails with these problems too.
 */
export const suggestManifest = (
  missing: Problem,
  request: ArtifactRequest & { readonly inputs: Inputs },
  needed: DraftCapabilities,
): TaskResult<never> => {
  const read = readScans(request, needed);
  return async () => {
    const scans = await read();
    return E.isLeft(scans)
      ? fail([missing, ...scans.left])
      : fail([
          withDraft(missing, request.inputs.manifest, scans.right.value),
          ...scans.right.warnings.map(asWarning),
        ]);
  };
};
