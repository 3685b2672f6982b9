import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fail, type Noted, type Problem, type Result } from '../errors';
import { decodeSource, type Understood } from '../source/decode-source';
import { parseSource } from '../source/parse-source';
import type { Pointer } from '../source/place';
import { Manifest } from './manifest';
import { type Breach, breachesOf, doubtsOf } from './rules';

const breachProblem =
  (pointer: Pointer) =>
  ({ path, message }: Breach): Problem =>
    pointer.at(path, message);

const checked = ({
  value,
  pointer,
  duplicates,
  unknown,
}: Understood<Manifest>): Result<Noted<Manifest>> => {
  const errors = [...duplicates, ...breachesOf(value).map(breachProblem(pointer))];
  const warnings = [...unknown, ...doubtsOf(value).map(breachProblem(pointer))];
  return errors.length > 0 ? fail(errors) : E.right({ value, warnings });
};

/**
 * Reads a manifest (YAML, or JSON by its file name). Fails with every problem in it, each with line,
 * column and path; warns of unknown keys and of licenses that are no SPDX expression.
 */
export const parseManifest = (file: string, text: string): Result<Noted<Manifest>> =>
  pipe(
    parseSource(file, text),
    E.chain((source) => decodeSource(source, Manifest)),
    E.chain(checked),
  );
