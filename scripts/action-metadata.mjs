// Reads action.yml for programs that run the action as a runner does: tests, benchmarks and the demo, which
// has no packages installed. So this is not a YAML parser: it reads the lines that these need and throws on
// a form that it does not know. `__tests__/action-metadata.test.ts` holds it against a real parser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ACTION = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'action.yml');

/** The lines below a key, without its indentation; empty if there is no such key. */
const sectionOf = (text, key) =>
  new RegExp(`^${key}:\\n((?: {2}.*\\n|\\n)*)`, 'm').exec(text)?.[1].replace(/^ {2}/gm, '') ?? '';

const namesIn = (section) => [...section.matchAll(/^([\w-]+):$/gm)].map(([, name]) => name);

/** A scalar on one line: quoted without escapes, or plain. */
const scalar = (text) => {
  const [, quoted] = /^"([^"\\]*)"$/.exec(text) ?? /^'([^']*)'$/.exec(text) ?? [];
  if (quoted === undefined && /^["'|>&*!{[]/.test(text))
    throw new Error(`action.yml: expected a plain or quoted text on one line, found ${text}`);
  return quoted ?? text;
};

const fieldOf = (section, name) => {
  const [, text] = new RegExp(`^${name}: *(.+)$`, 'm').exec(section) ?? [];
  return text === undefined ? undefined : scalar(text);
};

/** The names and defaults of the inputs, the names of the outputs, and the program. */
export const parseAction = (text) => {
  const inputs = sectionOf(text, 'inputs');
  return {
    inputs: Object.fromEntries(
      namesIn(inputs).map((name) => [name, fieldOf(sectionOf(inputs, name), 'default')]),
    ),
    outputs: namesIn(sectionOf(text, 'outputs')),
    main: fieldOf(sectionOf(text, 'runs'), 'main'),
  };
};

/** The project's own action.yml. */
export const readAction = () => parseAction(readFileSync(ACTION, 'utf8'));

/** Replaces the only expressions that a default may hold: `${{ github.<name> }}`. */
const evaluate = (template, github) =>
  template.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression) => {
    const value = github[/^github\.(\w+)$/.exec(expression)?.[1]];
    if (value === undefined) throw new Error(`action.yml: cannot evaluate ${expression}`);
    return value;
  });

/** The value of every input as the runner passes it: given, or else its default, or else empty. */
export const inputValues = (given, github) =>
  Object.fromEntries(
    Object.entries({ ...readAction().inputs, ...given }).map(([name, value = '']) => [
      name,
      Object.hasOwn(given, name) ? value : evaluate(value, github),
    ]),
  );

/** The same as the variables of a step. */
export const inputVariables = (given, github) =>
  Object.fromEntries(
    Object.entries(inputValues(given, github)).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  );
