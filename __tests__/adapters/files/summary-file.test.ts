import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
import {
  checkSummaryFile,
  type FileQuestions,
  writeSummaryFile,
} from '../../../src/adapters/files/summary-file';
import type { FileInputs } from '../../../src/inputs/inputs';

const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'summary-')));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const NO_FILES = { manifest: '', updates: '', kev: '', epss: '', reports: [], vex: [], output: '' };

const checked = async (
  workspace: string,
  name: string,
  others: Partial<FileInputs> = {},
  questions: Partial<FileQuestions> = {},
): Promise<string> => {
  const result = await checkSummaryFile(
    workspace,
    name,
    { ...NO_FILES, ...others },
    { findFiles: async () => [], isTracked: async () => false, ...questions },
  )();
  return E.isLeft(result) ? result.left.map(({ message }) => message).join('\n') : '';
};

describe('the file of the summary', () => {
  test.each(['summary.md', 'a/b/summary.md', 'a/../..b/summary.md'])('is written: %s', (name) =>
    inFolder(async (folder) => {
      const workspace = path.join(folder, 'workspace');
      mkdirSync(workspace);
      expect(await checked(workspace, name)).toBe('');
      expect(existsSync(path.resolve(workspace, name))).toBe(false);
      expect(await writeSummaryFile(workspace, name, '# Ä\n')()).toEqual(E.right(undefined));
      expect(readFileSync(path.resolve(workspace, name), 'utf8')).toBe('# Ä\n');
    }),
  );

  test('is written at an absolute path, also of a workspace behind a link', () =>
    inFolder(async (folder) => {
      mkdirSync(path.join(folder, 'workspace'));
      symlinkSync('workspace', path.join(folder, 'link'));
      for (const workspace of ['workspace', 'link'])
        for (const place of ['workspace', 'link']) {
          const file = path.join(folder, place, 'x.md');
          expect(await checked(path.join(folder, workspace), file)).toBe('');
          await writeSummaryFile(path.join(folder, workspace), file, place)();
          expect(readFileSync(file, 'utf8')).toBe(place);
        }
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
    [
      'in a folder that is a link out of the workspace',
      'out/x.md',
      'leads out of the workspace through a link, expected a file in it',
    ],
    [
      'below a folder that is a link out of the workspace',
      'out/a/b/x.md',
      'leads out of the workspace through a link, expected a file in it',
    ],
    ['beside the workspace', '../x.md', 'is outside of the workspace, expected a file in it'],
    [
      'at another absolute path',
      path.resolve('/x.md'),
      'is outside of the workspace, expected a file in it',
    ],
    ['the workspace', '.', 'is a folder, expected a file'],
    ['a link into .git', 'inside/x.md', 'is in a .git folder, expected a file outside of it'],
  ])('%s', (_, name, problem) =>
    inFolder(async (root) => {
      const folder = path.join(root, 'workspace');
      mkdirSync(path.join(folder, 'folder'), { recursive: true });
      mkdirSync(path.join(root, 'elsewhere'));
      mkdirSync(path.join(folder, '.git'));
      symlinkSync('../elsewhere', path.join(folder, 'out'));
      writeFileSync(path.join(folder, 'file'), 'untouched');
      symlinkSync('file', path.join(folder, 'link'));
      symlinkSync('nowhere', path.join(folder, 'broken'));
      symlinkSync('.git', path.join(folder, 'inside'));
      const message = `input summary-file: found "${name}", which ${problem}; ${ADVICE}`;
      expect(await checked(folder, name)).toBe(message);
      expect(await writeSummaryFile(folder, name, 'x')()).toEqual(E.left([{ message }]));
      expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('untouched');
      expect(readdirSync(path.join(root, 'elsewhere'))).toEqual([]);
      expect(readdirSync(root).sort()).toEqual(['elsewhere', 'workspace']);
    }),
  );

  const INPUT = 'is an input of this run, expected another file';
  const OUTPUT = 'is one of the files that output writes, expected another file';
  test.each<readonly [string, string, Partial<FileInputs>, string]>([
    ['the manifest', 'catalog.yaml', { manifest: 'catalog.yaml' }, INPUT],
    ['the manifest, written otherwise', 'a/../catalog.yaml', { manifest: './catalog.yaml' }, INPUT],
    ['an input behind a link', 'kev.json', { manifest: 'catalog.yaml', kev: 'link.json' }, INPUT],
    ['an input that is missing', 'epss.csv', { epss: 'epss.csv' }, INPUT],
    ['a report', 'reports/a.json', { reports: ['reports'] }, INPUT],
    ['a VEX file', 'reports/a.json', { vex: ['reports'] }, INPUT],
    ['a file that is no report', 'kev.json', { reports: ['reports'] }, ''],
    ['a file of the tree', 'site/api/v1/state.json', { output: 'site' }, OUTPUT],
    ['a new file below the tree', 'site/api/v1/x/summary.md', { output: './site/' }, OUTPUT],
    ['a file of the tree, whose folder is a link', 'same/api/v1/x', { output: 'site' }, OUTPUT],
    ['a file of the tree in the workspace', 'api/v1/x.md', { output: '.' }, OUTPUT],
    ['.nojekyll', 'site/.nojekyll', { output: 'site' }, OUTPUT],
    ['the folder of the output', 'new', { output: 'new' }, OUTPUT],
    ['a folder above the tree', 'new/api', { output: 'new' }, OUTPUT],
    ['a file beside the tree', 'site/summary.md', { output: 'site' }, ''],
    ['a file beside api/v1', 'api/summary.md', { output: '.' }, ''],
    ['a file of a tree that nothing writes', 'site/api/v1/x', {}, ''],
  ])('%s', (_, name, others, problem) =>
    inFolder(async (folder) => {
      for (const each of ['reports', 'site/api/v1', 'a'])
        mkdirSync(path.join(folder, each), { recursive: true });
      for (const each of ['catalog.yaml', 'kev.json', 'reports/a.json', 'site/api/v1/state.json'])
        writeFileSync(path.join(folder, each), '{}');
      symlinkSync('kev.json', path.join(folder, 'link.json'));
      symlinkSync('site', path.join(folder, 'same'));
      const findFiles: FileQuestions['findFiles'] = async (_input, lines) =>
        lines.map((line) => `${line}/a.json`);
      expect(await checked(folder, name, others, { findFiles })).toBe(
        problem === '' ? '' : `input summary-file: found "${name}", which ${problem}; ${ADVICE}`,
      );
    }),
  );

  test('a file that git tracks, which is asked about without links', () =>
    inFolder(async (folder) => {
      mkdirSync(path.join(folder, 'docs'));
      symlinkSync('docs', path.join(folder, 'link'));
      const isTracked = async (file: string) => file === path.join(folder, 'docs', 's.md');
      expect(await checked(folder, 'link/s.md', {}, { isTracked })).toBe(
        `input summary-file: found "link/s.md", which is a file that git tracks, expected a new one; ${ADVICE}`,
      );
      expect(await checked(folder, 'link/t.md', {}, { isTracked })).toBe('');
    }));

  test('any file if git cannot tell whether it tracks it', () =>
    inFolder(async (folder) => {
      const isTracked = () => Promise.reject(new Error('git cannot tell'));
      expect(await checked(folder, 's.md', {}, { isTracked })).toBe(
        `input summary-file: found "s.md", which cannot be written (git cannot tell), expected a file that can; ${ADVICE}`,
      );
    }));

  // The superuser can write everywhere.
  (process.getuid?.() === 0 ? test.skip : test)('a folder without write permission', () =>
    inFolder(async (folder) => {
      const closed = path.join(folder, 'closed');
      mkdirSync(closed);
      chmodSync(closed, 0o500);
      expect(await checked(folder, 'closed/x.md')).toBe(
        `input summary-file: found "closed/x.md", which cannot be written (EACCES: permission denied, access '${closed}'), expected a file that can; ${ADVICE}`,
      );
    }),
  );
});
