import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { checkSummaryFile, writeSummaryFile } from '../../../src/adapters/files/summary-file';

const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'summary-')));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const checked = async (folder: string, name: string): Promise<string> => {
  const result = await checkSummaryFile(folder, name)();
  return E.isLeft(result) ? result.left.map(({ message }) => message).join('\n') : '';
};

describe('the file of the summary', () => {
  test.each(['summary.md', 'a/b/summary.md', '../beside.md'])('is written: %s', (name) =>
    inFolder(async (folder) => {
      const workspace = path.join(folder, 'workspace');
      mkdirSync(workspace);
      expect(await checked(workspace, name)).toBe('');
      expect(existsSync(path.resolve(workspace, name))).toBe(false);
      expect(await writeSummaryFile(workspace, name, '# Ä\n')()).toEqual(E.right(undefined));
      expect(readFileSync(path.resolve(workspace, name), 'utf8')).toBe('# Ä\n');
    }),
  );

  test('is written at an absolute path', () =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'x.md');
      expect(await writeSummaryFile('/nowhere', file, 'x')()).toEqual(E.right(undefined));
      expect(readFileSync(file, 'utf8')).toBe('x');
    }));

  test('replaces the file of an earlier step', () =>
    inFolder(async (folder) => {
      writeFileSync(path.join(folder, 'x.md'), 'a longer text');
      await writeSummaryFile(folder, 'x.md', 'x')();
      expect(readFileSync(path.join(folder, 'x.md'), 'utf8')).toBe('x');
    }));
});

describe('the file of the summary is refused before the run and at its end:', () => {
  const ADVICE = 'name another file in summary-file';
  test.each<readonly [string, string, string]>([
    ['a folder', 'folder', 'is a folder, expected a file'],
    ['a link, which a checkout may have chosen', 'link', 'is a link or a device, expected a file'],
    ['a link to nowhere', 'broken', 'is a link or a device, expected a file'],
    ['below a file', 'file/x.md', 'is below a file, expected a folder there'],
    ['deep below a file', 'file/a/x.md', 'is below a file, expected a folder there'],
    ['a link into .git', 'inside/x.md', 'is in a .git folder, where it would change git'],
  ])('%s', (_, name, problem) =>
    inFolder(async (folder) => {
      mkdirSync(path.join(folder, 'folder'));
      mkdirSync(path.join(folder, '.git'));
      writeFileSync(path.join(folder, 'file'), 'untouched');
      symlinkSync('file', path.join(folder, 'link'));
      symlinkSync('nowhere', path.join(folder, 'broken'));
      symlinkSync('.git', path.join(folder, 'inside'));
      const message = `input summary-file: "${name}" ${problem}; ${ADVICE}`;
      expect(await checked(folder, name)).toBe(message);
      expect(await writeSummaryFile(folder, name, 'x')()).toEqual(E.left([{ message }]));
      expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('untouched');
    }),
  );

  // The superuser can write everywhere.
  (process.getuid?.() === 0 ? test.skip : test)('a folder without write permission', () =>
    inFolder(async (folder) => {
      const closed = path.join(folder, 'closed');
      mkdirSync(closed);
      chmodSync(closed, 0o500);
      expect(await checked(folder, 'closed/x.md')).toBe(
        `input summary-file: "closed/x.md" cannot be written: EACCES: permission denied, access '${closed}'; ${ADVICE}`,
      );
    }),
  );
});
