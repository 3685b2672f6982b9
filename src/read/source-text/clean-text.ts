import * as E from 'fp-ts/Either';
import { fail, type Result } from '../../domain/problem';
import { findForeignText } from './foreign-text';
import { locateIssues } from './place';
import type { SyntaxIssue } from './tree';

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

/** Finds another file in place of the whole document, or a merge conflict in it. */
const findObstacle = (text: string): SyntaxIssue | undefined => {
  const foreign = findForeignText(text);
  return foreign === undefined
    ? findConflict(text)
    : { offset: 0, message: `found ${foreign.found}, expected the file itself; ${foreign.fix}` };
};

/** The text of a document that people write, with `\n` as its line end and without a byte order mark. */
export const cleanText = (file: string, text: string): Result<string> => {
  // A lone carriage return ends a line in YAML too, and in JSON it is white space.
  const body = text.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
  const obstacle = findObstacle(body);
  return obstacle === undefined ? E.right(body) : fail(locateIssues(file, body, [obstacle]));
};
