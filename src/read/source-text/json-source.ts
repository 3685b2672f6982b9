import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isTooDeep } from '../../domain/codec/depth';
import { isRecord } from '../../domain/codec/object';
import { failWith, type Result } from '../../domain/problem';
import { cleanText } from './clean-text';
import { parseJson } from './json';
import { type Source, type SourceNode, TOO_DEEP } from './tree';

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

const toNode = (value: unknown): SourceNode => {
  if (Array.isArray(value)) return { kind: 'list', offset: 0, items: value.map(toNode) };
  if (!isRecord(value))
    return {
      kind: 'scalar',
      offset: 0,
      text: String(value),
      plain: typeof value !== 'string',
      value,
    };
  const entries = Object.entries(value).map(([key, each]) => ({
    key,
    offset: 0,
    value: toNode(each),
  }));
  return { kind: 'map', offset: 0, entries };
};

/**
 * Parses a large document in JSON, without the places of its values: `yaml` knows them, but takes 10 s and 1 GB for 14 MB of
 * OpenVEX. Of equal keys the last counts.
 */
export const parseJsonSource = (file: string, text: string): Result<Source> =>
  pipe(
    cleanText(file, text),
    E.chain((body) => readJson(file, body)),
    E.map((json) => ({ file, text: undefined, root: toNode(json) })),
  );
