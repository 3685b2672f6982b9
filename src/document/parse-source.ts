import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fail, type Result } from '../problem';
import { flawsOf } from './place';
import type { Flaw, Source, SourceNode } from './tree';

/** How a text is written: gives its tree, or all syntax errors. */
export type Notation = (text: string) => E.Either<ReadonlyArray<Flaw>, SourceNode>;

/** Reads a document that people write. Fails with every syntax error and its place. */
export const parseSource = (notation: Notation, file: string, text: string): Result<Source> => {
  const body = text.replace(/^\ufeff/, '');
  return pipe(
    notation(body),
    E.fold(
      (flaws) => fail(flawsOf(file, body, flaws)),
      (root) => E.right({ file, text: body, root }),
    ),
  );
};
