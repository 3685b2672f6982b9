import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fail, type Result } from '../../domain/problem';
import { cleanText } from './clean-text';
import { readJson } from './json-source';
import { locateIssues } from './place';
import type { Source } from './tree';
import { parseYaml } from './yaml';

/** YAML is a superset of JSON. Its parser knows places, repeated keys, and how a number is spelled. */
const parseBody = (file: string, text: string): Result<Source> =>
  pipe(
    parseYaml(text),
    E.match(
      (issues) => fail(locateIssues(file, text, issues)),
      (root) => E.right({ file, text, root }),
    ),
  );

/**
 * Parses a document that people write: JSON if its name ends in `.json`, otherwise YAML. Fails with every syntax error of
 * YAML, or the first one of JSON.
 */
export const parseSource = (file: string, text: string): Result<Source> =>
  pipe(
    cleanText(file, text),
    E.chainFirst((body) =>
      file.toLowerCase().endsWith('.json') ? readJson(file, body) : E.right(body),
    ),
    E.chain((body) => parseBody(file, body)),
  );
