import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Noted, Result } from '../errors';
import { decodeSource, type Rules } from '../source/decode-source';
import { parseSource } from '../source/parse-source';
import { Manifest } from './manifest';
import { breachesOf, doubtsOf } from './rules';
import { sketchOf } from './sketch';

const RULES: Rules = (value) => {
  const sketch = sketchOf(value);
  return { errors: breachesOf(sketch), warnings: doubtsOf(sketch) };
};

/**
 * Reads a manifest (YAML, or JSON by its file name). Fails with every problem in it, each with line,
 * column and path; warns of unknown keys and of licenses that are no SPDX expression.
 */
export const parseManifest = (file: string, text: string): Result<Noted<Manifest>> =>
  pipe(
    parseSource(file, text),
    E.chain((source) => decodeSource(source, Manifest, RULES)),
  );
