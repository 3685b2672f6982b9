/** The site of the documents: the example catalog after the nights of the demo. */
import { expect } from '@jest/globals';
import { demoNights } from '../../scripts/demo-nights.mjs';
import { writeFiles } from '../builders/files';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const publishNights = async (): Promise<Iterable<readonly [string, Buffer]>> => {
  const { git, files: published, bytesOf } = memoryGit();
  for (const { date, files } of demoNights()) {
    const { errors } = await runAction({
      ...{ git, files, committed: `${date}T01:00:00Z` },
      inputs: { updates: 'updates.yaml', kev: 'kev.json', epss: 'epss.csv', vex: 'vex' },
    });
    expect(errors).toEqual([]);
  }
  const paths = [...(published()?.keys() ?? [])];
  return paths.map((file) => [file, bytesOf(file) ?? Buffer.alloc(0)] as const);
};

let nights: ReturnType<typeof publishNights> | undefined;

/** Publishes the nights of the demo, and writes the branch to a folder. */
export const writeExampleSite = async (folder: string): Promise<void> => {
  nights ??= publishNights();
  writeFiles(folder, await nights);
};
