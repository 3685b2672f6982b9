import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { MAX_FILE_BYTES } from '../../src/domain/file';
import { formatProblem } from '../../src/domain/problem';
import { createTreeWriter } from '../../src/publish/tree-writer';
import { memoryGit } from '../builders/memory-git';

const LARGE = Buffer.alloc(100 * 1024 * 1024 + 1);

test.each([
  ['security/redis.json', 'publish fewer versions of this image'],
  ['images/redis/vex.json', 'state less with the input vex'],
  ['vex/vex.tar.gz', 'state less with the input vex'],
])('what makes %s too large is told', async (path, remedy) => {
  const tree = createTreeWriter({
    git: memoryGit().git,
    published: new Map(),
    ...{ output: undefined, commits: false },
  });
  const written = await tree.write({ path, content: [LARGE] })();
  expect(E.isLeft(written) && written.left.map(formatProblem)).toEqual([
    `api/v1/${path}: the rendered file has 101 MiB, GitHub takes at most ${MAX_FILE_BYTES / 2 ** 20} MiB; ${remedy}`,
  ]);
});
