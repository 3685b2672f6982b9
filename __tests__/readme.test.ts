/** The examples of the README are true. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { parseUpdates } from '../src/updates/parse-updates';
import { saidOf } from './builders/manifest';
import { actionFile } from './builders/run';
import { valueOrProblems } from './builders/source';

const README = readFileSync(path.resolve(__dirname, '..', 'README.md'), 'utf8');

/** The fenced YAML, without the indentation of its fence, and the heading it stands under. */
const blocks = [...README.matchAll(/^( *)```yaml\n([\s\S]*?)^\1```$/gm)].map(
  ({ 1: indent = '', 2: text = '', index }) => ({
    heading:
      README.slice(0, index)
        .match(/^#+ .*$/gm)
        ?.at(-1) ?? '',
    text: text.replace(new RegExp(`^${indent}`, 'gm'), ''),
  }),
);

/** Every map in a value, itself included. */
const mapsIn = (value: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(mapsIn);
  return Array.isArray(value) ? below : [value as Readonly<Record<string, unknown>>, ...below];
};

/** The `with:` keys of each step that uses this action. */
const steps = blocks
  .flatMap(({ text }) => mapsIn(parse(text)))
  .filter(({ uses }) => /\/catalog-api-action@/.test(String(uses)))
  .map((step) => Object.keys(step['with'] ?? {}));

describe('the README', () => {
  const manifests = blocks.filter(({ text }) => text.startsWith('registry:'));

  test('shows manifests, workflows and updates', () => {
    expect([manifests.length, steps.length]).toEqual([2, 4]);
  });

  test.each(manifests)('has a manifest without a flaw under $heading', ({ text }) => {
    const whole = text.replaceAll('<64 hex digits>', 'a'.repeat(64));
    expect(saidOf('catalog.yaml', whole)).toEqual({ warnings: [] });
  });

  test('has updates without a flaw', () => {
    const [updates] = blocks.filter(({ heading }) => heading === '### Updates');
    expect(valueOrProblems(parseUpdates('updates.yaml', updates?.text ?? ''))).toMatchObject({
      value: expect.any(Array),
      warnings: [],
    });
  });

  test('uses inputs that there are', () => {
    const { inputs } = actionFile();
    expect(steps.flat().filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
    expect(steps.flat()).toContain('reports');
  });

  test('uses outputs that there are', () => {
    const { outputs } = actionFile();
    const used = [...README.matchAll(/steps\.catalog\.outputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !Object.hasOwn(outputs, name ?? ''))).toEqual([]);
    expect(used).not.toEqual([]);
  });
});
