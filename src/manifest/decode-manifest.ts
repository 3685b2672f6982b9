import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import { decodePlain } from '../document/decode-plain';
import { decodeSource, type Rules } from '../document/decode-source';
import { isJson } from '../document/notation';
import type { Source } from '../document/tree';
import type { Result, WithWarnings } from '../problem';
import { Manifest } from './manifest';
import { sketchOf } from './partial-manifest';
import { breachesOf, doubtsOf } from './rules';

const RULES: Rules = (value) => {
  const sketch = sketchOf(value);
  return { errors: breachesOf(sketch), warnings: doubtsOf(sketch) };
};

/**
 * Decodes a manifest. Fails with every problem in it, each with line, column and path; warns of unknown
 * keys and of licenses that are no SPDX expression.
 */
export const decodeManifest = (source: Source): Result<WithWarnings<Manifest>> =>
  decodeSource(source, Manifest, RULES);

/** Decodes a manifest in JSON in which nothing is to be pointed at; none for every other. */
export const decodePlainManifest = (
  file: string,
  text: string,
  pause: T.Task<void>,
): T.Task<O.Option<Manifest>> =>
  isJson(file) ? decodePlain(text, Manifest, RULES, pause) : T.of(O.none);
