/** The repositories in `examples`, which people copy as a whole: nothing in them is to be replaced before they work. */
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { digestOf } from '../builders/digest';
import { textsBelow } from '../builders/files';
import { manifestFrom, problemsOf } from '../builders/manifest';
import { readByManager } from '../builders/renovate';
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

  test('has Renovate pin its workflows to commits, and propose all new versions at once', () => {
    const { customManagers: _, ...configuration } = JSON.parse(files['renovate.json'] ?? '');
    expect(configuration).toEqual({
      $schema: 'https://docs.renovatebot.com/renovate-schema.json',
      extends: ['config:recommended', 'helpers:pinGitHubActionDigests'],
      packageRules: [{ matchManagers: ['custom.regex'], groupName: 'images' }],
    });
  });

  const [manager] = JSON.parse(files['renovate.json'] ?? '').customManagers;

  /** What Renovate finds in a manifest: reference, version, and digest if there is one. */
  const foundIn = (text: string) =>
    readByManager(manager, text).map(({ groups }) => {
      const { registry, slug, image = `${registry}/images/${slug}`, ...version } = groups;
      return [image, version['currentValue'], version['currentDigest']];
    });

  interface Item {
    readonly slug: string;
    readonly image?: string;
    readonly versions?: ReadonlyArray<{
      readonly version: string | null;
      readonly digest?: string;
    }>;
  }

  /** The first version of each image in a manifest. */
  const firstIn = (text: string) => {
    const { registry, images } = parse(text, { schema: 'failsafe' });
    return (images as ReadonlyArray<Item>).flatMap(({ slug, image, versions = [] }) =>
      versions
        .slice(0, 1)
        .filter(({ version }) => version)
        .map(({ version, digest }) => [image ?? `${registry}/images/${slug}`, version, digest]),
    );
  };

  test('has a reference made of the registry and the slug where no other is stated', () => {
    expect(manager.depNameTemplate).toBe(
      '{{#if image}}{{{image}}}{{else}}{{{registry}}}/images/{{{slug}}}{{/if}}',
    );
  });

  const drafts = textsBelow(path.resolve(__dirname, '../decide'))['drafts.txt'] ?? '';
  const manifests: ReadonlyArray<readonly [string, string]> = [
    ...drafts
      .split(/^== /m)
      .map((each): readonly [string, string] => [
        `the draft of ${each.split('\n')[0]}`,
        each.slice(each.indexOf('\n')),
      ])
      .filter(([, text]) => /\n {2}- slug:/.test(text)),
    [
      'the quick start',
      blocksIn('README.md').find(({ kind }) => kind === 'yaml manifest')?.text ?? '',
    ],
  ];

  test.each(manifests)('has Renovate find the first version of every image in %s', (_, text) => {
    expect(foundIn(text)).toEqual(firstIn(text));
  });

  test('has Renovate find versions between other fields, and replace nothing but tag and digest', () => {
    const text = [
      'registry: "ghcr.io/acme" # ours',
      'images:',
      '  - slug: redis # the image',
      '    summary: "version: 7, - version: 7"',
      '',
      "    image: 'quay.io/acme/redis8'",
      '    status: available',
      '    versions: # newest first',
      '      # the tag',
      '      - version: "8.0.3" # 8',
      '        size: 1 MB',
      '        deprecated: false',
      `        digest: "${digestOf('a')}"`,
      '        eol: 2027-01-31',
      '      - version: 7.2.1',
      '  - slug: planned',
      '    status: planned',
      '  - slug: last',
      '    versions:',
      '      - version: 1.0',
      'charts:',
      '  - slug: redis',
      '    images:',
      '      - name: redis',
      '',
    ].join('\n');
    expect(foundIn(text)).toEqual([
      ['quay.io/acme/redis8', '8.0.3', digestOf('a')],
      ['ghcr.io/acme/images/last', '1.0', undefined],
    ]);
    expect(readByManager(manager, text).map(({ replaceString }) => replaceString)).toEqual([
      `- version: "8.0.3" # 8\n        size: 1 MB\n        deprecated: false\n        digest: "${digestOf('a')}"`,
      '- version: 1.0',
    ]);
  });
});

describe('the showcase', () => {
  const files = textsBelow(path.join(EXAMPLES, 'showcase'));
  const catalog = files['catalog.yaml'] ?? '';
  const { images = [], bases = [], platforms } = manifestFrom('catalog.yaml', catalog);
  const { customManagers } = JSON.parse(files['renovate.json'] ?? '');
  const [{ matchStrings }] = customManagers;
  const found = [...catalog.matchAll(new RegExp(matchStrings[0], 'g'))];

  test('has twenty official images for two platforms, each with the software that it is about', () => {
    expect(problemsOf('catalog.yaml', catalog)).toEqual({ warnings: [] });
    expect(platforms).toEqual(['linux/amd64', 'linux/arm64']);
    expect(images.map(({ slug, image }) => image === `docker.io/library/${slug}`)).toEqual(
      Array.from({ length: 20 }, () => true),
    );
    expect(images.filter(({ software }) => software === undefined)).toEqual([]);
  });

  test('leaves every version to Renovate, and states no digest', () => {
    expect(
      found.map(({ groups }) => [groups?.['depName'], [{ version: groups?.['currentValue'] }]]),
    ).toEqual(images.map(({ slug, versions }) => [`docker.io/library/${slug}`, versions]));
  });

  test('states official images as bases, and none that it publishes', () => {
    const own = new Set(images.map(({ slug }) => slug));
    expect(
      bases.map(({ slug, image, versions }) => [
        slug,
        image,
        versions?.map((each) => each.version),
      ]),
    ).toEqual([
      ['debian', 'docker.io/library/debian', ['13-slim', '12-slim']],
      ['alpine', 'docker.io/library/alpine', ['3.22', '3.21']],
      ['ubuntu', 'docker.io/library/ubuntu', ['24.04']],
      ['oraclelinux', 'docker.io/library/oraclelinux', ['9-slim']],
    ]);
    expect(bases.filter(({ slug }) => own.has(slug))).toEqual([]);
  });

  test('claims no number of a scan', () => {
    expect(files['README.md']).not.toMatch(/\d+ (?:CVE|finding)|in \d+ of/);
  });
});
