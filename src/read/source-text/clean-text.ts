import * as E from 'fp-ts/Either';
import { fail, type Result } from '../../domain/problem';
import { findForeignText } from './foreign-text';
import { locateIssues } from './place';
import type { SyntaxIssue } from './tree';

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

const findObstacle = (text: string): SyntaxIssue | undefined => {
  const foreign = findForeignText(text);
  return foreign === undefined
    ? findConflict(text)
    : { offset: 0, message: `found ${foreign.found}, expected the file itself; ${foreign.fix}` };
};

/**
 * Returns the text without a byte order mark and lone carriage returns. Fails for another file in its place, or a merge
 * conflict.
 */
export const cleanText = (file: string, text: string): Result<string> => {
  // A lone carriage return ends a line in YAML, and is white space in JSON.
  const body = text.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
  const obstacle = findObstacle(body);
  return obstacle === undefined ? E.right(body) : fail(locateIssues(file, body, [obstacle]));
};
