import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { OPENVEX } from '../../contract/vex';
import { formatPath, type Path } from '../../domain/codec/decode';
import { fail, failWith, problem, type Result, type WithWarnings } from '../../domain/problem';
import { decodeJson } from '../source-text/decode-source';
import { parseLargeJson, withoutEmpty } from '../source-text/json-source';
import { checkOpenVexKeys } from './keys';
import { adviseOnVex, describeText, findFormat, findVexViolations } from './rules';
import { documentCodec, type Stated } from './stated';

/** A file of the input `vex`. */
export interface VexFile {
  readonly file: string;
  readonly text: string;
}

/** If a key is repeated, the last one counts, as for scanners. */
const decodeStatements = (
  file: string,
  json: unknown,
  latest: string,
): Result<WithWarnings<ReadonlyArray<Stated>>> => {
  const at = (path: Path, message: string) => problem(message, { file, path: formatPath(path) });
  const document = withoutEmpty(json);
  const format = findFormat(document);
  if (format !== undefined)
    return fail([
      at(['@context'], `found ${format[0]}, expected OpenVEX 0.2.0 ("${OPENVEX}"); ${format[1]}`),
    ]);
  const codec = documentCodec(latest);
  const keys = checkOpenVexKeys(json, codec, at);
  const decoded = decodeJson(document, codec, adviseOnVex, at, findVexViolations(document));
  if (keys.errors.length > 0 || E.isLeft(decoded))
    return fail([...keys.errors, ...(E.isLeft(decoded) ? decoded.left : [])]);
  const { author, timestamp = '', statements } = decoded.right;
  const value = statements.map((statement, index) => ({
    file,
    index,
    author,
    statement: { ...statement, timestamp: statement.timestamp ?? timestamp },
    at: (path: Path, message: string) => at(['statements', index, ...path], message),
  }));
  return E.right({ value, warnings: keys.warnings });
};

/** Decodes an OpenVEX file with dates up to `latest`. Fails with all its problems. */
export const decodeVexFile = (
  { file, text }: VexFile,
  latest: string,
): Result<WithWarnings<ReadonlyArray<Stated>>> => {
  const other = describeText(text);
  return other === undefined
    ? pipe(
        parseLargeJson(file, text),
        E.chain((json) => decodeStatements(file, json, latest)),
      )
    : failWith(
        `found ${other}, expected an OpenVEX document in JSON; write the statements as one, for example with vexctl`,
        { file },
      );
};
