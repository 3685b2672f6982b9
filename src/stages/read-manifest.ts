import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../capabilities';
import { futureDateWarning } from '../domain/future-date';
import { isAfter, latestDate } from '../domain/instant';
import { findInputWarnings } from '../inputs/input-warnings';
import type { Inputs } from '../inputs/inputs';
import type { SourceHead } from '../manifest/source-repository';
import { problem, type TaskResult, type WithWarnings, withTitle } from '../problem';
import type { OwnManifest } from '../publish/choose-manifest';
import type { SourceCommit } from '../published/state';
import { startNow } from '../task/start-now';
import { steps } from '../task/steps';

/** The repository of the workflow, as the runner describes it. */
export interface WorkflowContext {
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The commit of the event; used if the manifest is not in a git repository. */
  readonly sha: string | null;
  /** The branch that the run was started on; undefined for tags and pull requests. */
  readonly branch: string | undefined;
  /** The name of the event, such as `push`; empty outside of a workflow. */
  readonly event: string;
}

const toSourceCommit = (
  head: O.Option<SourceHead>,
  { repository, sha }: WorkflowContext,
): SourceCommit =>
  pipe(
    head,
    O.match(
      (): SourceCommit => ({ repository, commit: sha, committed: null }),
      ({ commit, committed }) => ({ repository, commit, committed }),
    ),
  );

/** Drops the date of the source commit if it is after the latest date that is accepted. */
const withoutFutureDate = (
  latest: string,
  source: SourceCommit,
  file: string,
): WithWarnings<SourceCommit> =>
  isAfter(latest, source.committed)
    ? {
        value: { ...source, committed: null },
        warnings: [
          futureDateWarning(
            `the date ${source.committed} of the source commit ${source.commit}`,
            file,
          ),
        ],
      }
    : { value: source, warnings: [] };

const countsLine = ({ manifest, source }: OwnManifest): string => {
  const { images = [], charts = [], roadmap = [] } = manifest;
  const versions = images.reduce((sum, image) => sum + (image.versions?.length ?? 0), 0);
  return `images: ${images.length}, versions: ${versions}, charts: ${charts.length}, roadmap: ${roadmap.length}, source commit: ${describeCommit(source)}`;
};

/** `04c76ef of 2026-08-01T02:10:31Z`. */
const describeCommit = ({ commit, committed }: SourceCommit): string =>
  [commit?.slice(0, 7) ?? 'none', ...(committed === null ? [] : [`of ${committed}`])].join(' ');

const isEdited = (head: O.Option<SourceHead>): boolean => O.isSome(head) && !head.value.unchanged;

/** Loads the decoder only now: a run that finds no manifest does not need codecs. */
const loadDecoder = TE.fromTask(() => import('../manifest/decode-manifest'));

const EDITED = 'the manifest differs from the one of its commit; this run reads it as it is here';

/**
 * Reads the manifest. Warns if it differs from its commit. Runs `onText` before it decodes the text, so that
 * the rest of the run can start early.
 */
export const readManifest = (
  inputs: Inputs,
  context: WorkflowContext,
  onText: Task<unknown>,
  { workspace, source, log, now }: Pick<Capabilities, 'workspace' | 'source' | 'log' | 'now'>,
): TaskResult<WithWarnings<OwnManifest>> =>
  steps(function* ($) {
    const file = inputs.manifest;
    const text = yield* $(workspace.readText(file));
    yield* $(TE.fromTask(onText));
    // Runs while the text is decoded.
    const asked = startNow(source.head(file, text));
    const { parseManifest } = yield* $(loadDecoder);
    const parsed = yield* $(parseManifest(file, text));
    const head = yield* $(asked);
    const dated = withoutFutureDate(latestDate(now()), toSourceCommit(head.value, context), file);
    const value = { manifest: parsed.value, source: dated.value };
    log.info(countsLine(value));
    return {
      value,
      warnings: [
        ...findInputWarnings(inputs, parsed.value.site).map(withTitle('Inputs')),
        ...parsed.warnings,
        ...head.warnings,
        ...dated.warnings,
        ...(isEdited(head.value) ? [problem(EDITED, { file })] : []),
      ],
    };
  });
