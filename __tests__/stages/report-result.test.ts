import { describe, expect, test } from '@jest/globals';
import type { MissingPages } from '../../src/publish/preflight/pages-site';
import { type Findings, workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { type Ran, runAction } from '../builders/run';

const SETTINGS = 'https://github.com/acme/catalog/settings/pages';
const PAGES = `heading: now switch Pages on at ${SETTINGS}: "Deploy from a branch", branch "gh-pages", folder "/ (root)"`;

/** The log after the last stage. */
const ending = ({ log }: Ran): ReadonlyArray<string> =>
  log.slice(log.findLastIndex((line) => line.startsWith('done after')) + 1);

test('the log lists the ten worst versions and counts the others', async () => {
  const findings: Findings = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      `redis/${i + 1}`,
      i === 11 ? [] : Array.from({ length: i + 1 }, (_each, n) => `CVE-${n} LOW 2`),
    ]),
  );
  const ran = await runAction({ git: memoryGit().git, files: workspaceOf(findings) });
  expect(ending(ran).slice(0, 11)).toEqual([
    'versions with findings: 11, the 10 worst are',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
      (n) => `  ${`redis/${n}`.padEnd('redis/11'.length)}  ${n} low (${n} fixable)`,
    ),
  ]);
});

test('the log counts images without versions separately from unscanned ones', async () => {
  const catalog = workspaceOf({ 'a/1': [], 'b/1': null })['catalog.yaml'] ?? '';
  const files = {
    ...workspaceOf({ 'a/1': [] }),
    'catalog.yaml': catalog.replace(/ {4}versions:\n {6}- version: "1"\n.*\n$/, ''),
  };
  const ran = await runAction({ git: memoryGit().git, files });
  expect(ending(ran)).toContain('2 images (1 scanned, 1 without a version), 0 charts');
});

describe('the advice to switch Pages on', () => {
  const said = async (more: Partial<Parameters<typeof runAction>[0]> = {}) => {
    const ran = await runAction({
      git: memoryGit().git,
      files: workspaceOf({ 'a/1': [] }),
      ...more,
    });
    return {
      log: ran.log.includes(PAGES),
      summary: ran.summary.includes(
        `- 👉 **Switch Pages on** at [\`${SETTINGS}\`](<${SETTINGS}>): "Deploy from a branch", branch \`gh-pages\`, folder \`/ (root)\`. A minute later the catalog is at [\`https://acme.github.io/catalog/api/v1/\`](<https://acme.github.io/catalog/api/v1/>). If it is not, save these settings again, or publish a change.`,
      ),
    };
  };

  test.each<readonly [MissingPages, string, string]>([
    [
      'forbidden',
      'heading: the token may not ask whether Pages is on (it needs pages: read); if it is off, switch it on at',
      '- 👉 **If Pages is off, switch it on** (the token may not ask: it needs `pages: read`) at',
    ],
    [
      'unknown',
      'heading: GitHub does not say whether Pages is on; if it is off, switch it on at',
      '- 👉 **If Pages is off, switch it on** (GitHub does not say) at',
    ],
  ])('claims nothing if the answer of GitHub is %s', async (noSite, log, summary) => {
    const ran = await runAction({
      git: memoryGit().git,
      files: workspaceOf({ 'a/1': [] }),
      noSite,
    });
    expect(ran.log).toContain(
      `${log} ${SETTINGS}: "Deploy from a branch", branch "gh-pages", folder "/ (root)"`,
    );
    expect(ran.summary).toContain(
      `${summary} [\`${SETTINGS}\`](<${SETTINGS}>): "Deploy from a branch", branch \`gh-pages\`, folder \`/ (root)\`. A minute later`,
    );
  });

  test('is in the summary of a first publish', async () => {
    expect(await said()).toEqual({ log: true, summary: true });
  });

  test.each<readonly [string, Partial<Parameters<typeof runAction>[0]>]>([
    ['GitHub says it serves the branch', { site: { address: 'https://x.test', folder: '' } }],
    ['the run was dry', { inputs: { 'dry-run': 'true' } }],
    ['something else may serve the site', { inputs: { 'base-url': 'https://x.test' } }],
    ['a workflow deploys the folder of output', { inputs: { output: 'site' } }],
  ])('is omitted if %s', async (_, more) => {
    expect(await said(more)).toEqual({ log: false, summary: false });
  });

  test('is omitted after the first publish', async () => {
    const { git } = memoryGit();
    await said({ git });
    expect(await said({ git })).toEqual({ log: false, summary: false });
  });
});
