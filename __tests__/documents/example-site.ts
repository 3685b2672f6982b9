/** The site of the documents: the example catalog after the nights of the demo. */
import { expect } from '@jest/globals';
import { demoNights } from '../../scripts/demo-nights.mjs';
import type { Bases } from '../../src/contract/bases';
import { writeFiles } from '../builders/files';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const publishNights = async () => {
  const { git, files: published, bytesOf, commits } = memoryGit();
  const history = demoNights();
  const bases: Bases['data'][] = [];
  for (const { date, files } of history) {
    const { errors } = await runAction({
      ...{ git, files, committed: `${date}T01:00:00Z` },
      inputs: { updates: 'updates.yaml', kev: 'kev.json', epss: 'epss.csv', vex: 'vex' },
    });
    expect(errors).toEqual([]);
    const { data }: Bases = JSON.parse(published()?.get('api/v1/bases.json') ?? '');
    bases.push(data);
  }
  const paths = [...(published()?.keys() ?? [])];
  return {
    bases,
    files: paths.map((file) => [file, bytesOf(file) ?? Buffer.alloc(0)] as const),
    diary: commits.map(({ message }, i) => `${history[i]?.date} ${message.split('\n')[0]}`),
  };
};

let nights: ReturnType<typeof publishNights> | undefined;

/** The example after its nights, which are published once. */
const exampleNights = (): ReturnType<typeof publishNights> => {
  nights ??= publishNights();
  return nights;
};

/** The branch as a diary: the date of each night, and the subject of its commit. */
export const exampleDiary = async (): Promise<ReadonlyArray<string>> =>
  (await exampleNights()).diary;

/** What stood on which build of which base, night by night. */
export const exampleBases = async (): Promise<ReadonlyArray<Bases['data']>> =>
  (await exampleNights()).bases;

/** Publishes the nights of the demo, and writes the branch to a folder. */
export const writeExampleSite = async (folder: string): Promise<void> =>
  writeFiles(folder, (await exampleNights()).files);
