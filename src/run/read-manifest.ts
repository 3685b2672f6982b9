import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { problem, type TaskResult, type WithWarnings, withTitle } from '../domain/problem';
import { startNow } from '../domain/task/start-now';
import { steps } from '../domain/task/steps';
import type { OwnManifest, SourceCommit } from '../previous/state';
import { stopBehindSource } from '../publish/clock';
import { findInputWarnings } from '../read/inputs/input-warnings';
import type { RunRequest, Workflow } from '../read/inputs/workflow';
import type { SourceHead } from '../read/manifest/source-repository';
import type { Capabilities } from './capabilities';

const toSourceCommit = (
  head: SourceHead | undefined,
  { repository, sha }: Workflow,
): SourceCommit => {
  const { commit, committed } = head ?? { commit: sha, committed: null };
  return { repository, commit, committed };
};

const countsLine = ({ manifest, source }: OwnManifest): string => {
  const { images = [], charts = [], roadmap = [] } = manifest;
  const versions = images.reduce((sum, image) => sum + (image.versions?.length ?? 0), 0);
  return `images: ${images.length}, versions: ${versions}, charts: ${charts.length}, roadmap: ${roadmap.length}, source commit: ${describeCommit(source)}`;
};

/** Such as `04c76ef of 2026-08-01T02:10:31Z`. */
const describeCommit = ({ commit, committed }: SourceCommit): string =>
  [commit?.slice(0, 7) ?? 'none', ...(committed === null ? [] : [`of ${committed}`])].join(' ');

/** Loads the decoder only now, because a run without a manifest does not need codecs. */
const loadDecoder = TE.fromTask(() => import('../read/manifest/decode-manifest'));

const EDITED =
  'the manifest differs from the one in its commit, which the published commit names as its source; commit it before this step (this run reads it as it is here)';

/**
 * Reads the manifest, and warns if it differs from its commit. Runs `onText` before it decodes the text, so that the
 * rest of the run can start early.
 */
export const readManifest = (
  { inputs, workflow }: RunRequest,
  onText: Task<unknown>,
  { workspace, source, log, now }: Pick<Capabilities, 'workspace' | 'source' | 'log' | 'now'>,
): TaskResult<WithWarnings<OwnManifest>> =>
  steps(function* ($) {
    const file = inputs.manifest;
    const text = yield* $(workspace.readText(file, 'manifest'));
    yield* $(TE.fromTask(onText));
    // This runs while the text is decoded.
    const asked = startNow(source.head(file, text));
    const { parseManifest } = yield* $(loadDecoder);
    const parsed = yield* $(parseManifest(file, text));
    const head = yield* $(asked);
    const commit = toSourceCommit(head.value, workflow);
    yield* $(stopBehindSource(now(), commit, file));
    const value = { manifest: parsed.value, source: commit };
    log.info(countsLine(value));
    return {
      value,
      warnings: [
        ...findInputWarnings(inputs, parsed.value.site).map(withTitle('Inputs')),
        ...parsed.warnings,
        ...head.warnings,
        ...(head.value?.unchanged === false ? [problem(EDITED, { file })] : []),
      ],
    };
  });
