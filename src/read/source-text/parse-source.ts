import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { fail, type Result, type TaskResult } from '../../domain/problem';
import { findForeignText } from './foreign-text';
import { locateIssues } from './place';
import type { Source, SourceNode, SyntaxIssue } from './tree';

/** Parses a text to its tree, or finds all syntax errors. */
export type Parser = (text: string) => E.Either<ReadonlyArray<SyntaxIssue>, SourceNode>;

/** Finds the first marker of a merge conflict. */
const findConflict = (text: string): SyntaxIssue | undefined => {
  const offset = text.search(/^<{7} /m);
  return offset < 0
    ? undefined
    : {
        offset,
        message:
          'found a merge conflict (<<<<<<<), expected one version of the file; resolve the conflict first',
      };
};

/** What stands in place of the whole document, or in the middle of it. */
const findObstacle = (text: string): SyntaxIssue | undefined => {
  const foreign = findForeignText(text);
  return foreign === undefined
    ? findConflict(text)
    : { offset: 0, message: `found ${foreign.found}, expected the file itself; ${foreign.fix}` };
};

/** Parses a document that people write. Fails with every syntax error and its position. */
export const parseSource = (parser: Parser, file: string, text: string): Result<Source> => {
  // A lone carriage return ends a line in YAML too, and in JSON it is white space.
  const body = text.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
  const obstacle = findObstacle(body);
  return pipe(
    obstacle === undefined ? parser(body) : E.left([obstacle]),
    E.fold(
      (issues) => fail(locateIssues(file, body, issues)),
      (root) => E.right({ file, text: body, root }),
    ),
  );
};

/** Loads only the parser for the file name: JSON for `.json`, YAML for everything else. */
const loadParser = async (file: string): Promise<Parser> =>
  file.toLowerCase().endsWith('.json')
    ? (await import('./json')).parseJson
    : (await import('./yaml')).parseYaml;

/** {@link parseSource} with the parser for the file name. */
export const parseSourceFile = (file: string, text: string): TaskResult<Source> =>
  pipe(
    TE.fromTask(() => loadParser(file)),
    TE.chainEitherK((parser) => parseSource(parser, file, text)),
  );
