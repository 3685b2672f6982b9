/** The package-free reader of `action.yml` reads the same as a YAML parser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  inputValues,
  inputVariables,
  parseAction,
  readAction,
} from '../scripts/action-metadata.mjs';

interface Document {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly main: string };
}

test('action.yml is read as by a YAML parser', () => {
  const text = readFileSync(path.resolve(__dirname, '../action.yml'), 'utf8');
  const { inputs, outputs, runs } = parse(text) as Document;
  expect(readAction()).toEqual({
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([name, { default: value }]) => [name, value]),
    ),
    outputs: Object.keys(outputs),
    main: runs.main,
  });
});

describe('an action.yml with an input', () => {
  const withDefault = (line: string): string =>
    `inputs:\n  a-b:\n    description: >-\n      Some\n      default: words\n${line}\noutputs:\n  c:\n    description: C\nruns:\n  using: node24\n  main: a/b.js\n`;

  test.each([
    ['no default', '', undefined],
    ['a plain default', '    default: a: b', 'a: b'],
    ['an empty default', '    default: ""', ''],
    ['a quoted default', "    default: 'true'", 'true'],
  ])('with %s is read completely', (_, line, value) => {
    expect(parseAction(withDefault(line))).toEqual({
      inputs: { 'a-b': value },
      outputs: ['c'],
      main: 'a/b.js',
    });
  });

  test.each(['>-', '|', '"a\\n"', '[a]', '*a'])('with the default %s is refused', (value) => {
    expect(() => parseAction(withDefault(`    default: ${value}`))).toThrow(
      `action.yml: expected a plain or quoted text on one line, found ${value}`,
    );
  });
});

describe('inputs as the runner passes them', () => {
  const github = { repository: 'acme/catalog', token: 'secret' };

  test('are the defaults with the values of the github context', () => {
    const { repository, token, manifest, artifact } = inputValues({}, github);
    expect({ repository, token, manifest, artifact }).toEqual({
      repository: 'acme/catalog',
      token: 'secret',
      manifest: 'catalog.yaml',
      artifact: '',
    });
  });

  test('are the given texts, even if they look like expressions', () => {
    const given = { token: '$' + '{{ secrets.X }}', 'an input': '1' };
    const { INPUT_TOKEN, INPUT_AN_INPUT, INPUT_BRANCH } = inputVariables(given, github);
    expect({ INPUT_TOKEN, INPUT_AN_INPUT, INPUT_BRANCH }).toEqual({
      INPUT_TOKEN: given.token,
      INPUT_AN_INPUT: '1',
      INPUT_BRANCH: 'gh-pages',
    });
  });

  test('are refused if a default needs an unknown value', () => {
    expect(() => inputValues({}, { token: '' })).toThrow(
      'action.yml: cannot evaluate github.repository',
    );
  });
});
