import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { OPENVEX } from '../../contract/vex';
import type { Path } from '../../domain/codec/decode';
import { fail, failWith, type Result, type WithWarnings } from '../../domain/problem';
import { decodeSource } from '../source-text/decode-source';
import { parseJsonSource } from '../source-text/json-source';
import { createLocator } from '../source-text/place';
import type { Source } from '../source-text/tree';
import { toValue } from '../source-text/value';
import { checkOpenVexKeys } from './keys';
import { adviseOnVex, describeText, findFormat, vexRules } from './rules';
import { documentCodec, type Stated } from './stated';

/** A file of the input `vex`. */
export interface VexFile {
  readonly file: string;
  readonly text: string;
}

/** If a key is repeated, the last one counts, as for scanners. */
const decodeStatements = (
  source: Source,
  latest: string,
): Result<WithWarnings<ReadonlyArray<Stated>>> => {
  const locator = createLocator(source);
  const { at } = locator;
  const format = findFormat(toValue(source.root));
  if (format !== undefined)
    return fail([
      at(['@context'], `found ${format[0]}, expected OpenVEX 0.2.0 ("${OPENVEX}"); ${format[1]}`),
    ]);
  const keys = checkOpenVexKeys(source.root, locator);
  const decoded = decodeSource(source, documentCodec(latest), adviseOnVex, { rules: vexRules });
  if (keys.errors.length > 0 || E.isLeft(decoded))
    return fail([...keys.errors, ...(E.isLeft(decoded) ? decoded.left : [])]);
  const { author, timestamp = '', statements } = decoded.right.value;
  const value = statements.map((statement, index) => ({
    file: source.file,
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
        parseJsonSource(file, text),
        E.chain((source) => decodeStatements(source, latest)),
      )
    : failWith(
        `found ${other}, expected an OpenVEX document in JSON; write the statements as one, for example with vexctl`,
        { file },
      );
};
