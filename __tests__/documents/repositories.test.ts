/** The repositories in `examples`, which people copy as a whole: nothing in them is to be replaced before they work. */
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { textsBelow } from '../builders/files';
import { manifestFrom, problemsOf } from '../builders/manifest';
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

describe('the showcase', () => {
  const files = textsBelow(path.join(EXAMPLES, 'showcase'));
  const catalog = files['catalog.yaml'] ?? '';
  const { images = [], platforms } = manifestFrom('catalog.yaml', catalog);
  const { customManagers } = JSON.parse(files['renovate.json'] ?? '');
  const [{ matchStrings, autoReplaceStringTemplate }] = customManagers;
  const found = [...catalog.matchAll(new RegExp(matchStrings[0], 'g'))];

  test('has twenty official images for two platforms, each with the software that it is about', () => {
    expect(problemsOf('catalog.yaml', catalog)).toEqual({ warnings: [] });
    expect(platforms).toEqual(['linux/amd64', 'linux/arm64']);
    expect(images.map(({ slug, image }) => image === `docker.io/library/${slug}`)).toEqual(
      Array.from({ length: 20 }, () => true),
    );
    expect(images.filter(({ software }) => software === undefined)).toEqual([]);
  });

  test('leaves every version and digest to Renovate', () => {
    const known = images.map(({ slug, versions }) => [`docker.io/library/${slug}`, versions]);
    const versionOf = (version: string | undefined) => [{ version }];
    expect(
      found.map(({ groups }) => [groups?.['depName'], versionOf(groups?.['currentValue'])]),
    ).toEqual(known);
  });

  test('stays valid with the digests that Renovate writes, and Renovate finds them again', () => {
    const digest = `sha256:${'0'.repeat(64)}`;
    const updated = catalog.replace(new RegExp(matchStrings[0], 'g'), (...parts) => {
      const { depName } = parts.at(-1) as Readonly<Record<string, string>>;
      return autoReplaceStringTemplate
        .replace(/\{\{#if newDigest\}\}(.*)\{\{\/if\}\}/, '$1')
        .replace('{{{newValue}}}', '9.9')
        .replace('{{{newDigest}}}', digest)
        .replace('{{{depName}}}', depName);
    });
    const { images: after = [] } = manifestFrom('catalog.yaml', updated);
    const written = after.flatMap((each) => each.versions);
    expect(written).toEqual(images.map(() => ({ version: '9.9', digest })));
    const again = [...updated.matchAll(new RegExp(matchStrings[0], 'g'))];
    expect(again.map(({ groups }) => groups?.['currentDigest'])).toEqual(images.map(() => digest));
  });

  test('claims no number of a scan', () => {
    expect(files['README.md']).not.toMatch(/\d+ (?:CVE|finding)|in \d+ of/);
  });
});
