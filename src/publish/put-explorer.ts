import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Inputs } from '../inputs/inputs';
import type { TaskResult } from '../problem';
import type { TreeWriter } from './tree-writer';

/**
 * Puts the explorer into the tree as `index.html`. Where it is not wanted nothing is put, and a
 * published one goes like every file that is not rendered.
 */
export const putExplorer = (
  { explorer }: Inputs,
  page: TaskResult<string>,
  sink: TreeWriter,
): TaskResult<void> =>
  explorer
    ? pipe(
        page,
        TE.chain((content) => sink.write({ path: 'index.html', content })),
      )
    : TE.right(undefined);
