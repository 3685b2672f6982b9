/**
 * Which parts of the program a run loads: what it does not need costs it nothing. Parts are told apart by
 * words that others chose (libraries, formats, APIs, action.yml), so no name in `src` matters here.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { type Environment, PROJECT } from './process';
import { withWorld } from './runs';

const DIST = path.join(PROJECT, 'dist');
const ENTRY = 'index.js';
const CHUNK = /^\d+\.index\.js$/;

/** A word that only the named part of the program holds, and who chose it. */
const PARTS = {
  codecs: 'InterfaceType', // io-ts
  stages: 'needs-rebuild', // an output of action.yml
  reports: 'VulnerabilityID', // Trivy
  yaml: 'YAMLParseError', // yaml
  vex: 'csaf_version', // CSAF
  artifacts: 'head_repository:', // GitHub's API: the key in a codec
  'GitHub queries': 'build_type', // GitHub's API
  HTTP: 'class ProxyAgent ', // undici
  octokit: 'class Octokit ', // Octokit
  zip: 'end of central directory', // yauzl
} as const;

const textOf = (name: string): string => readFileSync(path.join(DIST, name), 'utf8');

const partsIn = (files: ReadonlyArray<string>): ReadonlyArray<string> => {
  const texts = files.map(textOf);
  return Object.entries(PARTS).flatMap(([part, word]) =>
    texts.some((text) => text.includes(word)) ? [part] : [],
  );
};

describe('the bundle keeps in one chunk, apart from its entry,', () => {
  test.each(Object.entries(PARTS))('the part: %s', (_, word) => {
    const holding = readdirSync(DIST).filter(
      (name) => name.endsWith('.js') && textOf(name).includes(word),
    );
    expect(holding).toEqual([expect.stringMatching(CHUNK)]);
  });
});

/** Writes the names of all files of the bundle that are loaded when a run ends. */
const hookTo = (list: string): string =>
  `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache))));`;

const IMAGE = image('redis', ['1.0']);
const YAML = { [MANIFEST]: manifestOf(IMAGE) };
const REPORT = { 'r.json': reportOf('redis', '1.0', []) };
const SITE = { 'base-url': 'https://x.test' };

interface Case {
  readonly files: Environment;
  readonly inputs: Environment;
}

/** The files of the bundle that a run loads, by name. */
const filesLoadedBy = async ({ files, inputs }: Case): Promise<ReadonlyArray<string>> => {
  const found: string[] = [];
  await withWorld(async (w) => {
    const list = path.join(w.root, 'loaded');
    const hook = path.join(w.root, 'hook.cjs');
    writeFileSync(hook, hookTo(list));
    const checkout = w.checkout({ 'README.md': '', ...files });
    await w.run(checkout, inputs, { env: { NODE_OPTIONS: `--require ${hook}` } });
    const loaded = JSON.parse(readFileSync(list, 'utf8')) as ReadonlyArray<string>;
    const ours = loaded.filter((file) => path.dirname(file) === DIST);
    found.push(...ours.map((file) => path.basename(file)).sort());
  });
  return found;
};

describe('a run loads only what it needs', () => {
  test.concurrent('a run without a manifest loads the entry and no chunk', async () => {
    expect(await filesLoadedBy({ files: {}, inputs: { manifest: 'no.yaml' } })).toEqual([ENTRY]);
  });

  test.concurrent.each<[string, Case, ReadonlyArray<string>]>([
    [
      'a publish',
      { files: { ...YAML, ...REPORT }, inputs: { ...SITE, reports: 'r.json' } },
      ['codecs', 'stages', 'reports', 'yaml'],
    ],
    [
      'a dry run, which asks GitHub what a publish may expect,',
      { files: YAML, inputs: { 'dry-run': 'true' } },
      ['codecs', 'stages', 'yaml', 'GitHub queries', 'HTTP'],
    ],
  ])('%s loads only its parts', async (_, run, parts) => {
    expect(partsIn(await filesLoadedBy(run))).toEqual(parts);
  });
});
