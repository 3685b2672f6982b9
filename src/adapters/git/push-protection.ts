import { show } from '../../domain/values/escape';
import { splitLines } from './output';

const REMOTE = 'remote:';
/** GitHub puts two dashes before the name of a detector, and fills the line with more. */
const RULE = '——';
const PATH = 'path:';
const MAX_SECRETS = 3;

/** The name of a detector in `—— Slack API Token ————`; undefined in other lines. */
const detectorIn = (line: string): string | undefined => {
  const [before, name = ''] = line.split(RULE, 2);
  return before === '' && name.trim() !== '' ? name.trim() : undefined;
};

/** Each secret that GitHub's push protection names in git's output: the detector, and the file with its line. */
const findSecrets = (stderr: string): ReadonlyArray<string> => {
  const secrets: string[] = [];
  let detector = '';
  for (const said of splitLines(stderr)) {
    if (!said.startsWith(REMOTE)) continue;
    const line = said.slice(REMOTE.length).trim();
    const named = detectorIn(line);
    if (named !== undefined) {
      detector = show(named);
      secrets.push(detector);
    } else if (line.startsWith(PATH)) {
      // In place of the detector alone, if this is the first place of the secret.
      if (secrets.at(-1) === detector) secrets.pop();
      secrets.push(`${detector} in ${show(line.slice(PATH.length).trim())}`.trim());
    }
  }
  return [...new Set(secrets)];
};

/**
 * What GitHub's push protection found, to append to a message: detectors, and paths with lines. Empty if git's output
 * names none.
 */
export const describeSecrets = (stderr: string): string => {
  const secrets = findSecrets(stderr);
  if (secrets.length === 0) return '';
  const more = secrets.length > MAX_SECRETS ? ` and ${secrets.length - MAX_SECRETS} more` : '';
  return `; found ${secrets.slice(0, MAX_SECRETS).join(', ')}${more}`;
};
