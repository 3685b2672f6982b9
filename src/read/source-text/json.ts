import * as E from 'fp-ts/Either';
import type { Location } from '../../domain/problem';
import { printable } from '../../domain/values/escape';
import { createPositions } from './place';

/** Why `JSON.parse` rejects a text. */
export interface JsonError {
  /** Completes the sentence "found …", with the words of `JSON.parse`. */
  readonly found: string;
  /** Empty if `JSON.parse` does not say where. */
  readonly place: Pick<Location, 'line' | 'column'>;
  readonly isCutOff: boolean;
}

const END_OF_INPUT = 'Unexpected end of JSON input';

/** What V8 adds to its reason. Before Node 22 it does not state line and column. */
const SUFFIX = / at position (\d+)(?: \(line \d+ column \d+\))?$| is not valid JSON$/;

const explain = (text: string, error: unknown): JsonError => {
  const said = String(error).replace(/^SyntaxError: /, '');
  const position = said === END_OF_INPUT ? text.length : SUFFIX.exec(said)?.[1];
  const offset = position === undefined ? undefined : Number(position);
  const isCutOff = offset === text.length;
  const reason = printable(said.replace(SUFFIX, ''));
  return {
    found: `${isCutOff ? 'JSON that ends too early' : 'text that is not JSON'} (${reason})`,
    place: offset === undefined ? {} : createPositions(text)(offset),
    isCutOff,
  };
};

/** `JSON.parse`, with its error as a value. */
export const parseJson = (text: string): E.Either<JsonError, unknown> =>
  E.tryCatch(
    () => JSON.parse(text) as unknown,
    (error) => explain(text, error),
  );
