import { isUtf8 } from 'node:buffer';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { OPENVEX } from '../api/vex';
import type { Path } from '../codec/decode';
import { isTooDeep } from '../codec/depth';
import { fail, failWith, problem, type Result } from '../problem';
import { decodeSource } from '../source-text/decode-source';
import { parseJson } from '../source-text/json';
import { parseSource } from '../source-text/parse-source';
import { createLocator } from '../source-text/place';
import type { Source } from '../source-text/tree';
import { toValue } from '../source-text/value';
import { lazy } from '../task/lazy';
import { advise, findFormat, rules } from './rules';
import { type Decoded, documentCodec, type Stated } from './stated';

/** A file that the input `vex` names: its path, for messages, and its content. */
export interface VexFile {
  readonly file: string;
  readonly bytes: Buffer;
}

export const MIB = 1024 * 1024;
const MAX_FILE_MIB = 16;
/** Empty texts and nulls count as absent, as in all documents that people write. */
const stated = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() || undefined : (value ?? undefined);

/** Decodes a file without flaws in a fraction of the time that places take. */
const decodePlain = (text: string, codec: t.Type<Decoded, unknown, unknown>) =>
  pipe(
    E.tryCatch(
      () => JSON.parse(text, stated) as unknown,
      () => undefined,
    ),
    E.filterOrElse(
      (json) => !isTooDeep(json) && rules(json).errors.length === 0,
      () => undefined,
    ),
    E.chainW(codec.decode),
  );

const decodeWithPlaces = (source: Source, codec: t.Type<Decoded, unknown, unknown>) => {
  const format = findFormat(toValue(source.root));
  if (format !== undefined)
    return fail([
      createLocator(source).at(
        ['@context'],
        `found ${format}, expected OpenVEX 0.2.0 ("${OPENVEX}"); write the statements in that format, for example with vexctl`,
      ),
    ]);
  // Without its class no key is unknown to the check of keys: such keys are dropped in silence.
  const { name, is, validate, encode } = codec;
  const plain = new t.Type(name, is, validate, encode);
  return pipe(
    decodeSource(source, plain, advise, { rules, adviseKey: () => undefined }),
    E.map(({ value }) => value),
  );
};

const decodeText = (file: string, text: string, latest: string): Result<ReadonlyArray<Stated>> => {
  const codec = documentCodec(latest);
  const source = lazy(() => parseSource(parseJson, file, text));
  const locator = lazy(() => pipe(source(), E.map(createLocator)));
  return pipe(
    decodePlain(text, codec),
    E.orElse(() =>
      pipe(
        source(),
        E.chain((parsed) => decodeWithPlaces(parsed, codec)),
      ),
    ),
    E.map(({ author, timestamp = '', statements }) =>
      statements.map((statement, index) => ({
        ...{ file, index, author },
        statement: { ...statement, timestamp: statement.timestamp ?? timestamp },
        at: (path: Path, message: string) =>
          pipe(
            locator(),
            E.match(
              () => problem(message, { file }),
              (found) => found.at(['statements', index, ...path], message),
            ),
          ),
      })),
    ),
  );
};

/** Reads the statements of an OpenVEX file. Fails with all its problems, each with its place. */
export const decodeVexFile = (
  { file, bytes }: VexFile,
  latest: string,
): Result<ReadonlyArray<Stated>> => {
  if (bytes.length > MAX_FILE_MIB * MIB)
    return failWith(
      `found ${bytes.length} bytes, expected at most ${MAX_FILE_MIB} MiB; split the file`,
      { file },
    );
  return isUtf8(bytes)
    ? decodeText(file, bytes.toString('utf8'), latest)
    : failWith('found bytes that are not UTF-8, expected JSON in UTF-8; save it as UTF-8', {
        file,
      });
};
