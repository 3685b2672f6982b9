import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fail, type Result } from '../errors';
import { parseJson } from './json';
import { flawsOf } from './place';
import type { Source } from './tree';
import { parseYaml } from './yaml';

/**
 * Reads a document that people write: JSON where the file's name ends in `.json`, else YAML. Fails
 * with every syntax error and its place.
 */
export const parseSource = (file: string, text: string): Result<Source> => {
  const body = text.replace(/^\ufeff/, '');
  const parse = file.toLowerCase().endsWith('.json') ? parseJson : parseYaml;
  return pipe(
    parse(body),
    E.fold(
      (flaws) => fail(flawsOf(file, body, flaws)),
      (root) => E.right({ file, text: body, root }),
    ),
  );
};
