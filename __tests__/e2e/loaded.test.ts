/** Which parts of the program a run loads: what it does not need costs it nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { image, manifest, reportOf } from './builders';
import { type Environment, PROJECT } from './process';
import { withWorld } from './runs';

/** Texts that stand in one part of the program only. */
const PARTS = {
  stages: 'const runPreflight =',
  reports: 'function* readReports',
  json: 'const parseJson = (text)',
  yaml: 'class YAMLParseError ',
  artifacts: 'const selectArtifacts =',
  questions: 'const fetchPagesSite =',
  proxies: 'class ProxyAgent ',
  octokit: 'class Octokit ',
  zip: 'function ZipFile(',
} as const;

/** Writes the names of all loaded files when the run ends. */
const hookTo = (list: string): string =>
  `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, Object.keys(require.cache).join('\\n')));`;

const CATALOG = { 'catalog.json': JSON.stringify(manifest({ images: [image('redis', ['1.0'])] })) };
const REPORT = { 'r.json': reportOf('redis', '1.0', []) };
const SITE = { 'base-url': 'https://x.test' };

interface Case {
  readonly manifest: string;
  readonly files?: Environment;
  readonly inputs?: Environment;
  readonly parts: ReadonlyArray<string>;
}

test.each(Object.entries(PARTS))('%s is a part of its own', (_, text) => {
  const dist = path.join(PROJECT, 'dist');
  const chunks = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const holding = chunks.filter((name) =>
    readFileSync(path.join(dist, name), 'utf8').includes(text),
  );
  expect(holding).toEqual([expect.stringMatching(/^\d+\.index\.js$/)]);
});

describe('what a run loads', () => {
  test.concurrent.each<[string, Case]>([
    ['without a manifest', { manifest: 'no.yaml', parts: [] }],
    [
      'of a manifest in JSON that is wrong',
      { manifest: 'c.json', files: { 'c.json': '{"images": 1}' }, parts: ['stages', 'json'] },
    ],
    [
      'of a manifest in YAML that is wrong',
      { manifest: 'c.yaml', files: { 'c.yaml': 'images: 1' }, parts: ['stages', 'yaml'] },
    ],
    [
      'that publishes',
      {
        manifest: 'catalog.json',
        files: { ...CATALOG, ...REPORT },
        inputs: { ...SITE, reports: 'r.json' },
        parts: ['stages', 'reports', 'json'],
      },
    ],
    [
      'that asks GitHub what a publish may expect',
      {
        manifest: 'catalog.json',
        files: CATALOG,
        inputs: { 'dry-run': 'true' },
        parts: ['stages', 'json', 'questions'],
      },
    ],
  ])('%s', (_, { manifest: name, files = {}, inputs = {}, parts }) =>
    withWorld(async (w) => {
      const list = path.join(w.root, 'loaded');
      const hook = path.join(w.root, 'hook.cjs');
      writeFileSync(hook, hookTo(list));
      const checkout = w.checkout({ 'README.md': '', ...files });
      await w.run(
        checkout,
        { manifest: name, ...inputs },
        { env: { NODE_OPTIONS: `--require ${hook}` } },
      );
      const texts = readFileSync(list, 'utf8')
        .split('\n')
        .filter((file) => file.endsWith('index.js'))
        .map((file) => readFileSync(file, 'utf8'));
      const loaded = Object.entries(PARTS).filter(([, text]) =>
        texts.some((each) => each.includes(text)),
      );
      expect(loaded.map(([part]) => part)).toEqual(parts);
    }),
  );
});
