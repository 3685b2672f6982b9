export interface ShowLogOptions {
  /** Whether to keep colors, for a terminal. */
  readonly colors: boolean;
}

/** Returns a function that turns a line of an action's log into the lines to show. */
export function showLog(options: ShowLogOptions): (line: string) => readonly string[];
