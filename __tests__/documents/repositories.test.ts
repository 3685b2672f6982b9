/** The repositories in `examples`, which people copy as a whole: nothing in them is to be replaced before they work. */
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { textsBelow } from '../builders/files';
import { problemsOf } from '../builders/manifest';
import { blocksIn } from './blocks';

const EXAMPLES = path.resolve(__dirname, '../../examples');

describe('the template', () => {
  const files = textsBelow(path.join(EXAMPLES, 'template'));
  const linesOf = (file: string): readonly string[] => (files[file] ?? '').trimEnd().split('\n');

  test('has what a repository needs', () => {
    expect(Object.keys(files)).toEqual([
      '.github/CODEOWNERS',
      '.github/workflows/draft.yml',
      '.github/workflows/nightly.yml',
      'FIRST-RUN.md',
      'README.md',
      'catalog.yaml',
      'renovate.json',
    ]);
  });

  test('asks for little reading', () => {
    expect(linesOf('.github/workflows/nightly.yml').length).toBeLessThanOrEqual(15);
    expect(linesOf('FIRST-RUN.md').length).toBeLessThanOrEqual(10);
  });

  test('is valid as it is, and names nobody', () => {
    expect(problemsOf('catalog.yaml', files['catalog.yaml'] ?? '')).toEqual({ warnings: [] });
    expect(linesOf('.github/CODEOWNERS').filter((line) => !line.startsWith('#'))).toEqual([]);
    expect(files['README.md']).not.toMatch(/acme|<owner>/);
  });

  test('has the nightly workflow that the README shows', () => {
    const shown = blocksIn('README.md').filter(({ kind }) => kind === 'yaml workflow');
    expect(shown.map(({ text }) => text)).toEqual([files['.github/workflows/nightly.yml']]);
  });

  test('links to files that are there', () => {
    const links = ['README.md', 'FIRST-RUN.md'].flatMap((file) =>
      [...(files[file] ?? '').matchAll(/\]\((?!https:|\.\.\/)([^)]+)\)/g)].map(([, link]) => link),
    );
    expect(links).not.toEqual([]);
    for (const link of links) expect(Object.keys(files)).toContain(link);
  });

  test('has Renovate pin its workflows to commits', () => {
    expect(JSON.parse(files['renovate.json'] ?? '')).toEqual({
      $schema: 'https://docs.renovatebot.com/renovate-schema.json',
      extends: ['config:recommended', 'helpers:pinGitHubActionDigests'],
    });
  });
});
