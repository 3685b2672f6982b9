import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isTooDeep } from '../../domain/codec/depth';
import { isRecord } from '../../domain/codec/object';
import { setOwn } from '../../domain/codec/set-own';
import { failWith, type Result } from '../../domain/problem';
import { cleanText } from './clean-text';
import { parseJson } from './json';
import { TOO_DEEP } from './tree';

/** The value of a document in JSON, at most 100 levels deep. */
export const readJson = (file: string, text: string): Result<unknown> =>
  pipe(
    parseJson(text),
    E.orElseW(({ found, place }) =>
      failWith(
        `found ${found}, expected JSON; check quotes, commas and brackets, and remove comments`,
        { file, ...place },
      ),
    ),
    E.chain((json) => (isTooDeep(json) ? failWith(TOO_DEEP, { file }) : E.right(json))),
  );

/** Leaves out empty texts and null, as in YAML. */
export const withoutEmpty = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed() || undefined;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value ?? undefined;
  const result: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    const stated = withoutEmpty(each);
    if (stated !== undefined) setOwn(result, key, stated);
  }
  return result;
};

/**
 * Parses a large document in JSON, without the places of its values: `yaml` knows them, but takes 10 s and 1 GB for 14 MB of
 * OpenVEX. Of equal keys the last counts.
 */
export const parseLargeJson = (file: string, text: string): Result<unknown> =>
  pipe(
    cleanText(file, text),
    E.chain((body) => readJson(file, body)),
  );
