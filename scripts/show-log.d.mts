export interface ShowLogOptions {
  /** Whether the output is a terminal, which understands colors. */
  readonly colors: boolean;
}

/** A function that turns each line of an action's log into the lines that a person sees. */
export function showLog(options: ShowLogOptions): (line: string) => readonly string[];
