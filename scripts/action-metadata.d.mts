type Texts = Readonly<Record<string, string>>;

export interface Action {
  /** The default of each input, as it is written; undefined where there is none. */
  readonly inputs: Readonly<Record<string, string | undefined>>;
  /** The names of the outputs. */
  readonly outputs: readonly string[];
  /** The program, relative to the action. */
  readonly main: string;
}

/** Reads the text of an `action.yml`; throws on a default that it cannot read. */
export function parseAction(text: string): Action;

/** The project's own `action.yml`. */
export function readAction(): Action;

/**
 * The value of every input as the runner passes it: given, or else its default, or else empty. Defaults may
 * refer to `github`; throws on any other expression.
 */
export function inputValues(given: Texts, github: Texts): Record<string, string>;

/** The same as the variables of a step, `INPUT_<NAME>`. */
export function inputVariables(given: Texts, github: Texts): Record<string, string>;
