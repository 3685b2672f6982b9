/** Programs that tests run in warm processes: without the start of one, and compiled once. */

interface HostRun {
  readonly file: string;
  readonly args: ReadonlyArray<string>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether the program ends when it calls `process.exit`, not when it is evaluated. */
  readonly isAsync: boolean;
  /** In milliseconds. */
  readonly limit: number;
}

interface Ended {
  /** Undefined if the process ended before the program. */
  readonly code: number | undefined;
  /** In the order in which it was written. */
  readonly output: ReadonlyArray<{
    readonly stream: 'stdout' | 'stderr';
    readonly chunk: Uint8Array;
  }>;
}

/** A program of the machine. */
interface Start {
  readonly command: string;
  readonly args: ReadonlyArray<string>;
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What is on its standard input; nothing by default. */
  readonly input?: Uint8Array;
  /** In milliseconds. */
  readonly limit: number;
}

/** From the environment of the tests. */
declare const runInHost: (run: HostRun) => Promise<Ended>;
declare const startElsewhere: (start: Start) => Promise<Ended>;

/** Runs a program in a process that has run it before, if there is one. */
export const runProgram = (file: string, run: Omit<HostRun, 'file'>): Promise<Ended> =>
  runInHost({ ...run, file });

/** Runs a program of the machine to its end, without blocking this process. */
export const runChild = (start: Start): Promise<Ended> => startElsewhere(start);

/** The output of a program, as text. */
export const textIn = (output: Ended['output']): string =>
  Buffer.concat(output.map(({ chunk }) => chunk)).toString();
