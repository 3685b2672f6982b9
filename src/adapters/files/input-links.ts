import path from 'node:path';
import { type Problem, problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { joinLimited } from '../../domain/values/plural';
import { leavesThroughLink } from './real-path';

const ADVICE =
  'put the file in the workspace or, if the link is intended, name the absolute path that it leads to';

const LEAVES = 'leads out of the workspace through a link';

/**
 * Refuses a file of the workspace if a link leads out of it; undefined if the file is fine. A checkout, such as one of
 * a pull request, may have chosen the target of the link, and messages quote what they find. A path that begins outside
 * of the workspace was stated by the workflow itself.
 */
export const explainLink = (workspace: string, name: string): Problem | undefined =>
  leavesThroughLink(workspace, path.resolve(workspace, name))
    ? problem(`found a path that ${LEAVES}, expected a file in it; ${ADVICE}`, { file: name })
    : undefined;

const MAX_NAMED = 3;

export const explainLinks = (input: string, names: ReadonlyArray<string>): Problem =>
  problem(
    `input ${input}: found ${joinLimited(names, MAX_NAMED, show)}, which ${names.length === 1 ? LEAVES : LEAVES.replace('leads', 'lead')}, expected files in it; ${ADVICE}`,
  );
