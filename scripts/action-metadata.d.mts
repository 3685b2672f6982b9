type Texts = Readonly<Record<string, string>>;

export interface Action {
  /** The default of each input as written, if it has one. */
  readonly inputs: Readonly<Record<string, string | undefined>>;
  /** The names of the outputs. */
  readonly outputs: readonly string[];
  /** The program, relative to the folder of the action. */
  readonly main: string;
}

/** Reads the text of an `action.yml`; throws on a default that it cannot read. */
export function parseAction(text: string): Action;

/** The project's own `action.yml`. */
export function readAction(): Action;

/**
 * The value of every input as the runner passes it: given, default, or empty. Defaults may refer to `github`; throws
 * on any other expression.
 */
export function inputValues(given: Texts, github: Texts): Record<string, string>;

/** The same as environment variables `INPUT_<NAME>`. */
export function inputVariables(given: Texts, github: Texts): Record<string, string>;
