import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode, formatFound, formatPath } from '../../domain/codec/decode';
import { nullish, object } from '../../domain/codec/object';
import { NonEmptyText } from '../../domain/codec/scalar';
import { fail, problem, type Result, type TaskResult } from '../../domain/problem';
import type { ReportFile } from '../reports/report-reader';

/** A workflow artifact: a ZIP archive that a job uploaded. Its name is unique in a run only until a job runs again. */
const Artifact = object('Artifact', {
  id: t.number,
  name: NonEmptyText,
  expired: t.boolean,
  /** RFC 3339. */
  created_at: nullish(t.string),
  expires_at: nullish(t.string),
  digest: nullish(t.string),
  workflow_run: nullish(
    object('RunOfArtifact', {
      repository_id: nullish(t.number),
      head_repository_id: nullish(t.number),
    }),
  ),
});
export type Artifact = t.TypeOf<typeof Artifact>;

const ArtifactPage = object('Artifacts', { total_count: t.number, artifacts: t.array(Artifact) });
export type ArtifactPage = t.TypeOf<typeof ArtifactPage>;

const Repository = object('Repository', { full_name: t.string });

const WorkflowRun = object('WorkflowRun', {
  event: t.string,
  repository: nullish(Repository),
  /** The repository of the head commit; null if it was deleted. */
  head_repository: nullish(Repository),
});
export type WorkflowRun = t.TypeOf<typeof WorkflowRun>;

/** The checksum of the archive in lower-case hex; empty if unknown. */
export const checksumOf = ({ digest }: Artifact): string =>
  /^sha256:([0-9a-f]{64})$/.exec(digest ?? '')?.[1] ?? '';

/** Creates a decoder that fails with the place of each mismatch. */
const createParser =
  <A>(what: string, codec: t.Decoder<unknown, A>) =>
  (answer: unknown): Result<A> =>
    pipe(
      decode(codec, answer),
      E.orElse(
        (mismatches): Result<A> =>
          fail(
            mismatches.map(({ path, expected, found }) =>
              problem(
                `GitHub's answer about ${what} at ${formatPath(path) || 'the top level'}: found ${formatFound(found)}, expected ${expected}; check GITHUB_API_URL, and run again`,
              ),
            ),
          ),
      ),
    );

/** Decodes the answer to `GET /repos/{owner}/{repo}/actions/runs/{id}/artifacts`. */
export const parseArtifacts = createParser('the artifacts of a run', ArtifactPage);

/** Decodes the answer to `GET /repos/{owner}/{repo}/actions/runs/{id}`. */
export const parseRun = createParser('a run', WorkflowRun);

/**
 * The workflow runs of the source repository and their artifacts, as GitHub reports them. Retries transient failures;
 * every other failure contains advice.
 */
export interface WorkflowRuns {
  readonly getRun: (id: number) => TaskResult<WorkflowRun>;
  /** Includes expired artifacts. */
  readonly listArtifacts: (run: number) => TaskResult<ReadonlyArray<Artifact>>;
  /** Downloads an artifact; returns its report files, named `<artifact>/<path>`. */
  readonly download: (artifact: Artifact) => TaskResult<ReadonlyArray<ReportFile>>;
}
