/** The recipe that filters the feed by images also finds a CVE that comes to more images than a feed has tags. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Findings, workspaceOf } from '../builders/catalog';
import { writeFiles } from '../builders/files';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { BLOCKS } from './blocks';
import { answerOf, commandsIn, hasShell, prepareShell } from './shell';

const MANY = Array.from({ length: 130 }, (_, i) => `image-${100 + i}`);
const everyImage = (found: ReadonlyArray<string>): Findings =>
  Object.fromEntries(MANY.map((slug) => [`${slug}/1`, found]));

let site = '';

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'feed-'));
  const { git, files } = memoryGit();
  for (const found of [[], ['CVE-2026-0001 HIGH']])
    expect((await runAction({ git, files: workspaceOf(everyImage(found)) })).errors).toEqual([]);
  writeFiles(site, files() ?? []);
  prepareShell(site);
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const recipe = (): string =>
  BLOCKS.filter(({ file }) => file === 'docs/changes.md')
    .flatMap(({ text }) => commandsIn(text))
    .find((command) => command.includes('"openbao"')) ?? '';

(hasShell ? test : test.skip)('finds a CVE in the last of 130 images', async () => {
  const command = recipe().replace('openbao', 'image-999').replace('"redis"', '"image-229"');
  expect(command).toContain('"image-229"');
  expect(await answerOf(site, command)).toBe('CVE-2026-0001 (HIGH) found in 130 images\n');
});
