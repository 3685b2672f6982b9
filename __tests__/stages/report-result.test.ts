import { describe, expect, test } from '@jest/globals';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const SETTINGS = 'https://github.com/acme/catalog/settings/pages';

describe('the advice to turn on Pages', () => {
  const isSaid = async (more: Partial<Parameters<typeof runAction>[0]> = {}): Promise<boolean> => {
    const ran = await runAction({
      ...{ git: memoryGit().git, files: workspaceOf({ 'a/1': [] }) },
      ...more,
    });
    return ran.summary.includes(
      `- 👉 **Turn on Pages** at [\`${SETTINGS}\`](<${SETTINGS}>): "Deploy from a branch", branch \`gh-pages\`, folder \`/ (root)\`. A minute after the publish the catalog is at [\`https://acme.github.io/catalog/api/v1/\`](<https://acme.github.io/catalog/api/v1/>). If it is not, save these settings again, or publish a change.`,
    );
  };

  test('claims nothing if GitHub does not say', async () => {
    const ran = await runAction({
      git: memoryGit().git,
      files: workspaceOf({ 'a/1': [] }),
      noSite: 'unknown',
    });
    expect(ran.summary).toContain(
      `- 👉 **If Pages is off, turn it on** (GitHub does not say; a token needs \`pages: read\` to ask) at [\`${SETTINGS}\`](<${SETTINGS}>): "Deploy from a branch", branch \`gh-pages\`, folder \`/ (root)\`. A minute after`,
    );
  });

  test('is in the summary of a first publish, unless GitHub describes the site', async () => {
    expect(await isSaid()).toBe(true);
  });

  test.each<readonly [string, Partial<Parameters<typeof runAction>[0]>]>([
    ['GitHub says it serves the branch', { site: { address: 'https://x.test', folder: '' } }],
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
