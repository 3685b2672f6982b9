import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { decodeSource, type Rules } from '../document/decode-source';
import { parseSourceFile } from '../document/parse-source';
import type { Source } from '../document/tree';
import type { Result, TaskResult, WithWarnings } from '../problem';
import { Manifest } from './manifest';
import { readPartially } from './partial-manifest';
import { findDoubts, findViolations } from './rules';

const RULES: Rules = (value) => {
  const partial = readPartially(value);
  return { errors: findViolations(partial), warnings: findDoubts(partial) };
};

/**
 * Decodes a manifest. Fails with every problem in it, each with line, column and path. Warns about
 * unknown keys, about licenses that are not SPDX expressions, and about badges that would not show.
 */
export const decodeManifest = (source: Source): Result<WithWarnings<Manifest>> =>
  decodeSource(source, Manifest, RULES);

/** Parses and decodes the text of a manifest; the file name tells JSON from YAML. */
export const parseManifest = (file: string, text: string): TaskResult<WithWarnings<Manifest>> =>
  pipe(parseSourceFile(file, text), TE.chainEitherK(decodeManifest));
