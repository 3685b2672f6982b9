/** The files in which a step leaves outputs, variables and its summary for the runner. */

/** The variable of each command file, and the file's name. */
export const COMMAND_FILES = {
  GITHUB_OUTPUT: 'output',
  GITHUB_STEP_SUMMARY: 'summary',
  GITHUB_STATE: 'state',
  GITHUB_ENV: 'env',
  GITHUB_PATH: 'path',
} as const;

/**
 * The values in a command file: `name=value`, or `name<<delimiter`, lines, `delimiter`. Throws on any other
 * line, as the runner does, so that no stray line goes unnoticed.
 */
export const parseCommandFile = (text: string): Record<string, string> => {
  const lines = text.split(/\r?\n/);
  const values: [string, string][] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [, name = '', operator, rest = ''] = /^(.+?)(=|<<)(.*)$/.exec(line) ?? [];
    const end = lines.indexOf(rest);
    if (operator === '=') values.push([name, rest]);
    else if (operator === '<<' && end >= 0) {
      const value = lines.splice(0, end + 1).slice(0, end);
      values.push([name, value.join('\n')]);
    } else throw new Error(`invalid line in a command file: ${line}`);
  }
  return Object.fromEntries(values);
};
