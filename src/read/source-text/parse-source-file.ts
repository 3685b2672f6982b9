import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TaskResult } from '../../domain/problem';
import type { Source } from './tree';

/** `parseSource`, with the parser loaded on demand. */
export const parseSourceFile = (file: string, text: string): TaskResult<Source> =>
  pipe(
    TE.fromTask(() => import('./parse-source')),
    TE.chainEitherK(({ parseSource }) => parseSource(file, text)),
  );
