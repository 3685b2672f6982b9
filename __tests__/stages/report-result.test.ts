import { describe, expect, test } from '@jest/globals';
import type { MissingPages } from '../../src/publish/pages-site';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const SETTINGS = 'https://github.com/acme/catalog/settings/pages';

describe('the advice to switch Pages on', () => {
  const isSaid = async (more: Partial<Parameters<typeof runAction>[0]> = {}): Promise<boolean> => {
    const ran = await runAction({
      ...{ git: memoryGit().git, files: workspaceOf({ 'a/1': [] }) },
      ...more,
    });
    return ran.summary.includes(
      `- 👉 **Switch Pages on** at [\`${SETTINGS}\`](<${SETTINGS}>): "Deploy from a branch", branch \`gh-pages\`, folder \`/ (root)\`. A minute after the publish the catalog is at [\`https://acme.github.io/catalog/api/v1/\`](<https://acme.github.io/catalog/api/v1/>). If it is not, save these settings again, or publish a change.`,
    );
  };

  test.each<readonly [MissingPages, string]>([
    [
      'forbidden',
      '- 👉 **If Pages is off, switch it on** (the token may not ask: it needs `pages: read`) at',
    ],
    ['unknown', '- 👉 **If Pages is off, switch it on** (GitHub does not say) at'],
  ])('claims nothing if the answer of GitHub is %s', async (noSite, summary) => {
    const ran = await runAction({
      git: memoryGit().git,
      files: workspaceOf({ 'a/1': [] }),
      noSite,
    });
    expect(ran.summary).toContain(
      `${summary} [\`${SETTINGS}\`](<${SETTINGS}>): "Deploy from a branch", branch \`gh-pages\`, folder \`/ (root)\`. A minute later`,
    );
  });

  test('is in the summary of a first publish, unless GitHub describes the site', async () => {
    expect(await isSaid()).toBe(true);
  });

  test.each<readonly [string, Partial<Parameters<typeof runAction>[0]>]>([
    ['GitHub says it serves the branch', { site: { address: 'https://x.test', folder: '' } }],
    ['the run was dry', { inputs: { 'dry-run': 'true' } }],
    ['something else may serve the site', { inputs: { 'base-url': 'https://x.test' } }],
    ['a workflow deploys the folder of output', { inputs: { output: 'site' } }],
  ])('is omitted if %s', async (_, more) => {
    expect(await isSaid(more)).toBe(false);
  });

  test('is omitted after the first publish', async () => {
    const { git } = memoryGit();
    await isSaid({ git });
    expect(await isSaid({ git })).toBe(false);
  });
});
