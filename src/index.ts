import { isMainThread } from 'node:worker_threads';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { allExited } from './adapters/git/process';
import { basicCredentials } from './adapters/git/remote';
import { normalizeProxyVariables } from './adapters/http/proxy';
import { getInput, setSecret } from './adapters/runner/commands';
import { openActionLog } from './adapters/runner/log';
import type { ActionLog } from './domain/log';
import {
  fail,
  type Problem,
  type Problems,
  problem,
  type Result,
  withTitle,
} from './domain/problem';
import { openCapabilities } from './live';
import { type Failed, main, stopped } from './main';
import type { Inputs } from './read/inputs/inputs';
import { INPUT_NAMES, parseInputs } from './read/inputs/parse-inputs';
import { readWorkflow } from './read/inputs/workflow';
import { summarizeFailure } from './tell/summary/write-summary';

const rawInputs = (): Readonly<Record<keyof Inputs, string>> =>
  Object.fromEntries(
    Object.entries(INPUT_NAMES).map(([key, name]) => [key, getInput(name)]),
  ) as Record<keyof Inputs, string>;

const CANCELLED_EXIT_CODE = 130;

/** Aborted by a signal after the push. */
const cancellation = new AbortController();

/** Tests shorten the delays before retries; users should not. */
const backoffScale = (): number => {
  const scale = Number(process.env['CATALOG_API_BACKOFF_SCALE'] || 1);
  return scale >= 0 && scale <= 1 ? scale : 1;
};

const unexpected = (thrown: unknown): Problem => {
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return problem(`unexpected: ${text}; please report this`);
};

const failEarly = async (problems: Problems, log: ActionLog): Promise<E.Either<Failed, never>> => {
  await summarizeFailure(problems, log)();
  return E.left(stopped(problems));
};

const start = async (inputs: Inputs, log: ActionLog): Promise<E.Either<Failed, void>> => {
  for (const secret of [inputs.token, inputs.sourceToken].filter((each) => each !== '')) {
    setSecret(secret);
    setSecret(basicCredentials(secret));
  }
  let cleanUp = (): void => undefined;
  let isPublished = false;
  // Installed before anything temporary exists.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A cancelled job leaves no files behind, and the branch is either unchanged or complete. With `once`, the next
    // signal would interrupt the cleanup.
    process.on(signal, () => {
      // After the push, outputs and summary still say what is published; only a second signal prevents that.
      if (isPublished && !cancellation.signal.aborted) return cancellation.abort();
      try {
        cleanUp();
      } finally {
        process.exit(CANCELLED_EXIT_CODE);
      }
    });
  }
  // Errors that nothing catches, such as in a listener.
  process.on('uncaughtException', (thrown) => {
    try {
      log.error(unexpected(thrown));
      cleanUp();
    } finally {
      process.exit(1);
    }
  });
  const outside = { repository: inputs.repository, workspace: process.cwd() };
  const request = { inputs, workflow: readWorkflow(process.env, outside) };
  const live = openCapabilities({
    ...request,
    program: process.argv[1] ?? '',
    log,
    cancelled: cancellation.signal,
    onPublished: () => {
      isPublished = true;
    },
    backoffScale: backoffScale(),
  });
  if (E.isLeft(live)) return failEarly(live.left, log);
  const { capabilities, stop, close } = live.right;
  cleanUp = close;
  return main(request, capabilities)().finally(async () => {
    stop();
    // After a failure, git may still be fetching, and its folder must exist until it ends.
    await allExited();
    close();
  });
};

/** Every problem, and everything thrown, is an error of the step. */
const run = async (): Promise<void> => {
  // If nobody reads the log, the run still ends normally and leaves no files.
  process.stdout.on('error', () => undefined);
  const log = openActionLog();
  try {
    const inputs = pipe(
      parseInputs(rawInputs()),
      E.chainFirst(() => normalizeProxyVariables(process.env)),
      E.orElse((problems): Result<Inputs> => fail(problems.map(withTitle('Inputs')))),
    );
    const result = E.isLeft(inputs)
      ? await failEarly(inputs.left, log)
      : await start(inputs.right, log);
    if (E.isRight(result)) return;
    for (const each of result.left.problems) log[each.warning ? 'warning' : 'error'](each);
    log.info(result.left.headline);
  } catch (thrown) {
    log.error(unexpected(thrown));
  }
  process.exitCode = 1;
};

/** Exits once the log is written, without waiting for idle connections. */
const end = (): void => {
  if (cancellation.signal.aborted) process.exitCode = CANCELLED_EXIT_CODE;
  process.stdout.write('', () => process.exit());
};

/** Worker threads run this program too; they only read reports. */
if (isMainThread) void run().then(end);
else void import('./adapters/reports/report-worker').then(({ runWorker }) => runWorker());
