// Reads action.yml for programs that run the action: tests, benchmarks and the demo. The demo has no packages, so
// this is not a YAML parser: it reads the lines that are needed and throws on any other form.
// `__tests__/action-metadata.test.ts` compares it with a real parser.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ACTION = path.resolve(import.meta.dirname, '..', 'action.yml');

/** The lines below a key, without indentation; empty if the key is missing. */
const sectionOf = (text, key) =>
  new RegExp(`^${key}:\\n((?: {2}.*\\n|\\n)*)`, 'm').exec(text)?.[1].replace(/^ {2}/gm, '') ?? '';

const namesIn = (section) => [...section.matchAll(/^([\w-]+):$/gm)].map(([, name]) => name);

/** Reads a scalar on one line, which is quoted without escapes or plain. */
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

export const readAction = () => parseAction(readFileSync(ACTION, 'utf8'));

/** Evaluates `${{ github.<name> }}`, the only expression that a default may contain. */
const evaluate = (template, github) =>
  template.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression) => {
    const value = github[/^github\.(\w+)$/.exec(expression)?.[1]];
    if (value === undefined) throw new Error(`action.yml: cannot evaluate ${expression}`);
    return value;
  });

let defaults;

export const inputValues = (given, github) => {
  defaults ??= readAction().inputs;
  return Object.fromEntries(
    Object.entries({ ...defaults, ...given }).map(([name, value = '']) => [
      name,
      Object.hasOwn(given, name) ? value : evaluate(value, github),
    ]),
  );
};

export const inputVariables = (given, github) =>
  Object.fromEntries(
    Object.entries(inputValues(given, github)).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ]),
  );
