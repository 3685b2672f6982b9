import { isUtf8 } from 'node:buffer';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { decode, formatFound, formatPath, type Mismatch } from '../../domain/codec/decode';
import { isTooDeep, MAX_DEPTH } from '../../domain/codec/depth';
import {
  fail,
  failWith,
  type Location,
  type Problem,
  problem,
  type Result,
} from '../../domain/problem';
import { findForeignText } from '../source-text/foreign-text';
import { type JsonError, parseJson } from '../source-text/json';
import { GrypeReport } from './grype/grype-report';
import { grypeToReport } from './grype/to-report';
import { toJsonText } from './json-text';
import { recognize } from './recognize';
import type { Report, Scanner } from './report';
import { trivyToReport } from './trivy/to-report';
import { TrivyReport } from './trivy/trivy-report';
import { isVersionFile, readVersionFile, type VersionFile } from './version-file';

const MAX_SHOWN_MISMATCHES = 5;

const refuse = (file: string, message: string): Result<never> => failWith(message, { file });

const TOO_DEEP = `found more than ${MAX_DEPTH} levels of nesting, expected fewer, because no scanner writes that; scan again`;

const truncatedProblem = (bytes: number, place: Location): Problem =>
  problem(
    `found the end of the file at byte ${bytes}, in the middle of the report, expected the rest of it; the scan or the upload was cut off: scan again`,
    place,
  );

const TAR_MAGIC = Buffer.from('ustar');
const TAR_MAGIC_OFFSET = 257;

/** The kind of an archive, and another way to give its reports. */
const archiveIn = (bytes: Buffer): readonly [kind: string, instead: string] | undefined => {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return ['a ZIP archive', ', or name the artifact in the input artifact'];
  const magic = bytes.subarray(TAR_MAGIC_OFFSET, TAR_MAGIC_OFFSET + TAR_MAGIC.length);
  return magic.equals(TAR_MAGIC) ? ['a tar archive', ''] : undefined;
};

const syntaxProblem = (
  file: string,
  { found, place, isCutOff }: JsonError,
  bytes: number,
): Problem =>
  isCutOff
    ? truncatedProblem(bytes, { file, ...place })
    : problem(
        `found ${found}, expected a report in JSON; write the report with --output FILE, and nothing else to that file`,
        { file, ...place },
      );

const tooLong = (file: string, bytes: Buffer): Problem =>
  problem(
    `found ${bytes.length} bytes, expected at most the length of a string; split the report`,
    { file },
  );

/** The text; undefined if it is longer than the longest string. */
const toText = (bytes: Buffer): string | undefined => {
  try {
    return bytes.toString('utf8').replace(/^\ufeff/, '');
  } catch {
    return undefined;
  }
};

const explainNoJson = (file: string, bytes: Buffer): Problem => {
  const text = toText(bytes);
  if (text === undefined) return tooLong(file, bytes);
  if (/^Version: \S+\s+Vulnerability DB:/.test(text))
    return problem(
      'found what trivy version writes for people, expected it in JSON; write it with trivy version --format json',
      { file },
    );
  const foreign = findForeignText(text);
  if (foreign !== undefined)
    return problem(`found ${foreign.found}, expected a report in JSON; ${foreign.fix}`, { file });
  if (text.trim() === '')
    return problem('found only white space, expected a report; scan again', { file });
  const read = parseJson(text);
  return E.isLeft(read) ? syntaxProblem(file, read.left, bytes.length) : tooLong(file, bytes);
};

const withoutByteOrderMark = (bytes: Buffer): Buffer =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

const parseBytes = (file: string, bytes: Buffer): Result<unknown> =>
  E.tryCatch(
    () => JSON.parse(toJsonText(withoutByteOrderMark(bytes))) as unknown,
    () => [explainNoJson(file, bytes)],
  );

const mismatchProblems = (
  file: string,
  scanner: Scanner,
  mismatches: ReadonlyArray<Mismatch>,
): ReadonlyArray<Problem> => {
  const shown = mismatches
    .slice(0, MAX_SHOWN_MISMATCHES)
    .map(({ path, expected, found }) =>
      problem(
        `found ${formatFound(found)}, expected ${expected}; not a valid ${scanner} report; scan again`,
        { file, path: formatPath(path) },
      ),
    );
  const more = mismatches.length - shown.length;
  const others = `found ${more} more values of other types, expected a valid ${scanner} report; scan again`;
  return more > 0 ? [...shown, problem(others, { file })] : shown;
};

const toReport = (file: string, json: unknown): Result<Report> => {
  const scanner = recognize(json);
  if (E.isLeft(scanner)) return refuse(file, scanner.left);
  return pipe(
    scanner.right === 'Trivy'
      ? pipe(decode(TrivyReport, json), E.map(trivyToReport))
      : pipe(decode(GrypeReport, json), E.map(grypeToReport)),
    E.orElseW((mismatches) => fail(mismatchProblems(file, scanner.right, mismatches))),
  );
};

/** Whether the bytes are valid UTF-8 except for an incomplete last character. */
const isCutInCharacter = (bytes: Buffer): boolean =>
  [1, 2, 3].some(
    (cut) =>
      /^[\xc2-\xf4][\x80-\xbf]*$/.test(bytes.subarray(-cut).toString('latin1')) &&
      isUtf8(bytes.subarray(0, -cut)),
  );

const isUtf16 = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Refuses bytes that cannot be a JSON document. */
const checkBytes = (file: string, bytes: Buffer): Result<Buffer> => {
  if (bytes.length === 0)
    return refuse(
      file,
      'found an empty file, expected a report; the scan failed or wrote nothing: scan again',
    );
  const archive = archiveIn(bytes);
  if (archive !== undefined)
    return refuse(
      file,
      `found ${archive[0]}, expected a report in JSON; unpack it before this step${archive[1]}`,
    );
  if (isUtf16(bytes))
    return refuse(
      file,
      'found UTF-16, expected UTF-8; write the report with --output FILE instead of > in PowerShell',
    );
  if (!isUtf8(bytes))
    return isCutInCharacter(bytes)
      ? fail([truncatedProblem(bytes.length, { file })])
      : refuse(
          file,
          'found bytes that are not UTF-8, expected a text; scan again, and write the report with --output FILE',
        );
  return E.right(bytes);
};

const parseFile = (file: string, bytes: Buffer): Result<unknown> =>
  pipe(
    checkBytes(file, bytes),
    E.chain(() => parseBytes(file, bytes)),
    E.chain((json) => (isTooDeep(json) ? refuse(file, TOO_DEEP) : E.right(json))),
  );

/**
 * Parses a scanner's report of an image, or a version file, from the bytes of an uncompressed file. The content
 * identifies the scanner. Fails with the place of every error.
 */
export const parseReportOrVersion = (file: string, bytes: Buffer): Result<Report | VersionFile> =>
  pipe(
    parseFile(file, bytes),
    E.chain(
      (json): Result<Report | VersionFile> =>
        isVersionFile(json) ? readVersionFile(file, json) : toReport(file, json),
    ),
  );
