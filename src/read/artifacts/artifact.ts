import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode, formatFound, formatPath } from '../../domain/codec/decode';
import { nullish, object } from '../../domain/codec/object';
import { NonEmptyText } from '../../domain/codec/scalar';
import { fail, problem, type Result, type TaskResult } from '../../domain/problem';
import type { ReportFile } from '../reports/report-reader';

/** A workflow artifact: a ZIP archive that a job uploaded. */
export interface Artifact {
  readonly id: number;
  /** Unique in a run only until a job runs again. */
  readonly name: string;
  readonly expired: boolean;
  /** RFC 3339; empty if unknown, like the next two. */
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The checksum of the archive in lower-case hex. */
  readonly sha256: string;
  /** Whether its run used a commit of another repository. */
  readonly fromFork: boolean;
}

export interface WorkflowRun {
  /** For example `schedule`. */
  readonly event: string;
  /** `owner/name`, like the next one; empty if GitHub does not state it. */
  readonly repository: string;
  /** The repository of its head commit; empty if it was deleted. */
  readonly headRepository: string;
}

const ArtifactAnswer = object('Artifact', {
  id: t.number,
  name: NonEmptyText,
  expired: t.boolean,
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

const ArtifactsAnswer = object('Artifacts', {
  total_count: t.number,
  artifacts: t.array(ArtifactAnswer),
});

const RepositoryAnswer = object('Repository', { full_name: t.string });

const RunAnswer = object('WorkflowRun', {
  event: t.string,
  repository: nullish(RepositoryAnswer),
  head_repository: nullish(RepositoryAnswer),
});

type ArtifactAnswer = t.TypeOf<typeof ArtifactAnswer>;

const isFromFork = ({ workflow_run: run }: ArtifactAnswer): boolean => {
  const [base, head] = [run?.repository_id ?? null, run?.head_repository_id ?? null];
  return base !== null && head !== null && base !== head;
};

const toArtifact = (answer: ArtifactAnswer): Artifact => ({
  id: answer.id,
  name: answer.name,
  expired: answer.expired,
  createdAt: answer.created_at ?? '',
  expiresAt: answer.expires_at ?? '',
  sha256: /^sha256:([0-9a-f]{64})$/.exec(answer.digest ?? '')?.[1] ?? '',
  fromFork: isFromFork(answer),
});

const toRun = (answer: t.TypeOf<typeof RunAnswer>): WorkflowRun => ({
  event: answer.event,
  repository: answer.repository?.full_name ?? '',
  headRepository: answer.head_repository?.full_name ?? '',
});

/** Creates a decoder of an answer of GitHub's API. It fails with the place of each mismatch. */
const createParser =
  <A, B>(what: string, codec: t.Decoder<unknown, A>, convert: (answer: A) => B) =>
  (answer: unknown): Result<B> =>
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
      E.map(convert),
    );

export interface ArtifactPage {
  readonly total: number;
  readonly artifacts: ReadonlyArray<Artifact>;
}

/** Decodes the answer to `GET /repos/{owner}/{repo}/actions/runs/{id}/artifacts`. */
export const parseArtifacts = createParser(
  'the artifacts of a run',
  ArtifactsAnswer,
  ({ total_count, artifacts }): ArtifactPage => ({
    total: total_count,
    artifacts: artifacts.map(toArtifact),
  }),
);

/** Decodes the answer to `GET /repos/{owner}/{repo}/actions/runs/{id}`. */
export const parseRun = createParser('a run', RunAnswer, toRun);

/**
 * The workflow runs of the source repository and their artifacts, as GitHub reports them. Transient failures
 * are retried. Every other failure contains advice.
 */
export interface WorkflowRuns {
  readonly getRun: (id: number) => TaskResult<WorkflowRun>;
  /** All artifacts of a run, including expired ones. */
  readonly listArtifacts: (run: number) => TaskResult<ReadonlyArray<Artifact>>;
  /** Downloads an artifact; returns its report files, named `<artifact>/<path>`. */
  readonly download: (artifact: Artifact) => TaskResult<ReadonlyArray<ReportFile>>;
}
