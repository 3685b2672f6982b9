import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { type Problems, problem } from '../../src/domain/problem';
import type { Artifact, WorkflowRun } from '../../src/read/artifacts/artifact';
import { type ArtifactRequest, fetchArtifacts } from '../../src/run/fetch-artifacts';
import { artifact, FROM_A_FORK, workflowRun } from '../builders/artifacts';

const BROKEN: Problems = [problem('status 500')];

interface World {
  /** What GitHub says of the stated run. */
  readonly stated?: Partial<WorkflowRun>;
  readonly artifacts?: Readonly<Record<number, ReadonlyArray<Artifact>>>;
  /** Report files of each artifact; one unless stated. */
  readonly reports?: Readonly<Record<string, number>>;
  /** Requests that fail, by name. */
  readonly broken?: string;
}

/** Fetches artifacts, and lists requests to GitHub. */
const fetch = async (
  { stated = {}, artifacts = {}, reports = {}, broken = '' }: World,
  artifact: ReadonlyArray<string>,
  artifactRunId: ArtifactRequest['inputs']['artifactRunId'] = 'this',
  run = '1',
) => {
  const asked: string[] = [];
  const ask =
    <A>(question: string, answer: () => A): TE.TaskEither<Problems, A> =>
    async () => {
      asked.push(question);
      return broken !== '' && question.startsWith(broken) ? E.left(BROKEN) : E.right(answer());
    };
  const result = await fetchArtifacts(
    { inputs: { artifact, artifactRunId }, workflow: { repository: 'acme/catalog', run } },
    {
      log: { info: () => undefined, debug: () => undefined } as never,
      runs: async () => ({
        getRun: (id) => ask(`run ${id}`, () => workflowRun(stated)),
        listArtifacts: (id) => ask(`artifacts ${id}`, () => artifacts[id] ?? []),
        download: ({ name }) =>
          ask(`download ${name}`, () =>
            Array.from({ length: reports[name] ?? 1 }, (_, i) => ({
              name: `${name}/${i}.json`,
              location: '',
            })),
          ),
      }),
    },
  )();
  return { result, asked };
};

const fetched = (files: ReadonlyArray<string>, warnings: ReadonlyArray<string> = []) =>
  E.right({
    value: files.map((name) => ({ name, location: '' })),
    warnings: warnings.map((message) => ({ message })),
  });
const failed = (...messages: ReadonlyArray<string>) =>
  E.left(messages.map((message) => ({ message })));

test('without a line that includes artifacts, no request is sent', async () => {
  expect(await fetch({}, ['!x'])).toEqual({ result: fetched([]), asked: [] });
});

test.each(['run', 'artifacts', 'download'])(
  'a stated run whose %s cannot be read is not used',
  async (broken) => {
    const artifacts = { 7: [artifact('scan')] };
    expect((await fetch({ artifacts, broken }, ['scan'], 7)).result).toEqual(E.left(BROKEN));
  },
);

describe('a run that cannot be used', () => {
  const FORK =
    "ran on a commit of another repository, such as a fork's pull request, whose author controls the artifacts, expected one on a commit of this repository; scan in such a run";
  test.each<readonly [string, World, 'this' | number, string, string]>([
    [
      "a stated run of a fork's pull request",
      { stated: { head_repository: { full_name: 'mallory/catalog' } } },
      7,
      '1',
      `input artifact-run-id: found run 7, which ${FORK}`,
    ],
    [
      'a stated run that a pull request of this repository started',
      { stated: { event: 'pull_request' } },
      7,
      '1',
      'input artifact-run-id: found run 7, which was started by "pull_request", and a pull request decides what its artifacts contain, expected a run of another event, such as schedule or push; give the id of such a run',
    ],
    [
      "this run, if it is that of a fork's pull request",
      { artifacts: { 1: [artifact('scan', FROM_A_FORK)] } },
      'this',
      '1',
      `input artifact: found run 1, which ${FORK}`,
    ],
    [
      'this run, outside of a workflow',
      {},
      'this',
      '',
      'input artifact: found "" as the id of this run (GITHUB_RUN_ID), expected a number; outside of a workflow, set artifact-run-id',
    ],
    [
      'one without an artifact for a line',
      {},
      'this',
      '1',
      'input artifact: found no artifact of run 1 for the line "scan", expected one; first look at the log of the job that scans (a wrong reference, a registry that refuses), then check the name, and that the jobs that upload it have finished before this one (needs)',
    ],
    [
      'one whose artifact has expired',
      { artifacts: { 1: [artifact('scan', { expired: true, expires_at: '2026-01-02' })] } },
      'this',
      '1',
      'input artifact: found the artifact "scan" of run 1, which expired on "2026-01-02", expected one that GitHub still has; scan again, or keep artifacts for longer (retention-days)',
    ],
    [
      'one whose artifact has expired, nobody knows when',
      { artifacts: { 1: [artifact('scan', { expired: true })] } },
      'this',
      '1',
      'input artifact: found the artifact "scan" of run 1, which expired, expected one that GitHub still has; scan again, or keep artifacts for longer (retention-days)',
    ],
    [
      'one whose artifacts contain no report',
      { artifacts: { 1: [artifact('scan')] }, reports: { scan: 0 } },
      'this',
      '1',
      'input artifact: found no report file (*.json, *.json.gz) in the artifacts of run 1 for the line "scan", expected one; first look at the log of the job that scans (a wrong reference, a registry that refuses), then check what it uploads',
    ],
  ])('%s', async (_, world, id, run, message) => {
    expect((await fetch(world, ['scan'], id, run)).result).toEqual(failed(message));
  });

  test.each([
    ['scan', 'did you mean "scans"?'],
    ['scans, other', 'write artifact: | and each name on its own line'],
  ])('one without an artifact for the line "%s", though it may be meant', async (line, advice) => {
    const artifacts = { 1: [artifact('scans'), artifact('other')] };
    expect((await fetch({ artifacts }, [line])).result).toEqual(
      failed(
        `input artifact: found no artifact of run 1 for the line "${line}", expected one; ${advice}`,
      ),
    );
  });
});

test('a stated run is used, the newest artifact of each name, with a warning of those without reports', async () => {
  const artifacts = { 7: [artifact('a'), artifact('a', { id: 2 }), artifact('b')] };
  expect(await fetch({ artifacts, reports: { a: 2, b: 0 } }, ['*'], 7)).toEqual({
    result: fetched(
      ['a/0.json', 'a/1.json'],
      [
        'input artifact: found no report file (*.json, *.json.gz) in the artifact "b", expected one; first look at the log of the job that scans (a wrong reference, a registry that refuses), then check what it uploads',
      ],
    ),
    asked: ['run 7', 'artifacts 7', 'download a', 'download b'],
  });
});
