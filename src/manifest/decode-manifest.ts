import type { Noted, Result } from '../errors';
import { decodeSource, type Rules } from '../source/decode-source';
import type { Source } from '../source/tree';
import { Manifest } from './manifest';
import { breachesOf, doubtsOf } from './rules';
import { sketchOf } from './sketch';

const RULES: Rules = (value) => {
  const sketch = sketchOf(value);
  return { errors: breachesOf(sketch), warnings: doubtsOf(sketch) };
};

/**
 * Decodes a manifest. Fails with every problem in it, each with line, column and path; warns of unknown
 * keys and of licenses that are no SPDX expression.
 */
export const decodeManifest = (source: Source): Result<Noted<Manifest>> =>
  decodeSource(source, Manifest, RULES);
