import { EOL } from 'node:os';
import { afterEach, expect, jest, test } from '@jest/globals';
import { openActionLog } from '../../../src/adapters/runner/log';
import { failureSections } from '../../../src/tell/summary/failure';
import { layOutSections } from '../../../src/tell/summary/sections';

afterEach(() => {
  jest.restoreAllMocks();
});

const PROBLEM = {
  message: 'the push did not succeed',
  gitSaid: ['remote: ::error::GH006', 'fatal: `no`'],
};

test('the output of git is folded below the annotation, and is never a command', () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  openActionLog().error({ ...PROBLEM, gitSaid: ['::error::GH006', 'fatal'] });
  expect(written.join('').split(EOL)).toEqual([
    '::error title=Catalog::the push did not succeed',
    '::group::What git said',
    ': :error::GH006',
    'fatal',
    '::endgroup::',
    '',
  ]);
});

test('an eleventh warning is not an annotation, whatever else is one', () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const log = openActionLog();
  log.error({ message: 'e' });
  for (let i = 0; i < 11; i += 1) log.warning({ message: `${i}` });
  expect(written.join('').split(EOL)).toEqual([
    '::error title=Catalog::e',
    ...Array.from({ length: 10 }, (_, i) => `::warning title=Catalog::${i}`),
    'warning: 10',
    '',
  ]);
});

test('an annotation repeats the place that GitHub shows next to it', () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const workspace = process.env['GITHUB_WORKSPACE'];
  process.env['GITHUB_WORKSPACE'] = process.cwd();
  try {
    const place = { line: 6, column: 1, path: 'images[0].tier' };
    const log = openActionLog();
    const [title, message] = ['Inputs', 'found x'] as const;
    for (const file of ['package.json', 'no/file.yaml'])
      log.error({ title, message, location: { file, ...place } });
    log.error({ title, message, location: { file: 'package.json', line: 1 } });
  } finally {
    if (workspace === undefined) delete process.env['GITHUB_WORKSPACE'];
    else process.env['GITHUB_WORKSPACE'] = workspace;
  }
  expect(written.join('').split(EOL)).toEqual([
    '::error title=Inputs,file=package.json,line=6,col=1::images[0].tier: found x',
    '::error title=Inputs::no/file.yaml:6:1 images[0].tier: found x',
    '::error title=Inputs,file=package.json,line=1::found x',
    '',
  ]);
});

test('the output of git is folded at the end of the summary, as code', () => {
  expect(layOutSections(failureSections([PROBLEM]))).toBe(
    [
      '## ❌ Publishing failed: 1 problem',
      '',
      'Each problem says what was found and how to fix it. Fix them and run again; there is nothing to clean up.',
      '',
      '- the push did not succeed',
      '',
      '<details>',
      '<summary>What git said</summary>',
      '',
      '- `remote: ::error::GH006`',
      '- `fatal: \\u0060no\\u0060`',
      '',
      '</details>',
      '',
    ].join('\n'),
  );
});

const DRAFT = { message: 'no manifest', draft: 'registry: ghcr.io/acme\nimages:\n' };

test('the draft of a manifest is folded below the annotation, line by line', () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  openActionLog().error(DRAFT);
  expect(written.join('').split(EOL)).toEqual([
    '::error title=Catalog::no manifest',
    '::group::The draft of a manifest, to copy',
    'registry: ghcr.io/acme',
    'images:',
    '',
    '::endgroup::',
    '',
  ]);
});

test('the draft of a manifest is one block of the summary, or not in it', () => {
  const summary = layOutSections(failureSections([DRAFT]));
  expect(summary.slice(summary.indexOf('<details>'))).toBe(
    [
      '<details>',
      '<summary>The draft of a manifest, to copy</summary>',
      '',
      '```yaml',
      'registry: ghcr.io/acme',
      'images:',
      '```',
      '',
      '</details>',
      '',
    ].join('\n'),
  );
  const huge = layOutSections(failureSections([{ ...DRAFT, draft: 'x: y\n'.repeat(300_000) }]));
  expect(huge.split('\n').at(-2)).toBe('1 section omitted, because the text would be too long.');
});
