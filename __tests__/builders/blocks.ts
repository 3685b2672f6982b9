import { readFileSync } from 'node:fs';

/** The blocks of a table of tests in a text file: what stands after `== `, and the lines below it. */
export const blocksIn = (file: string): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  readFileSync(file, 'utf8')
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [title = '', ...lines] = block.trimEnd().split('\n');
      return [title, lines];
    });
