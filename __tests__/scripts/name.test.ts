/** The address of this repository stands in package.json, and is the same wherever else it stands. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(__dirname, '../..');
const SCRIPT = path.join(ROOT, 'scripts/name.mjs');

const nameOf = (root: string): string =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).repository.slice(
    'github:'.length,
  );

const rename = (name: string, root: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, name, root], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xc3, 0x28]);

const textsOf = (name: string): Readonly<Record<string, string>> => ({
  'package.json': `${JSON.stringify({ repository: `github:${name}` })}\n`,
  'docs/page.md': `Write “uses: ${name}@v1”, see https://github.com/${name}/issues.\n`,
  'other.md': 'acme/catalog is another repository.\n',
});

test('a new name is written into every file that git knows', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'name-'));
  mkdirSync(path.join(root, 'docs'));
  for (const [file, text] of Object.entries(textsOf('your-org/action')))
    writeFileSync(path.join(root, file), text);
  writeFileSync(path.join(root, 'picture.png'), PICTURE);
  execFileSync('git', ['init', '--quiet', root]);
  execFileSync('git', ['add', '.'], { cwd: root });
  expect(rename('acme/catalog-api', root)).toEqual({
    status: 0,
    stdout: 'your-org/action is now acme/catalog-api, in 2 files. Next: npm run build\n',
    stderr: '',
  });
  const texts = Object.keys(textsOf('')).map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ]);
  expect(Object.fromEntries(texts)).toEqual(textsOf('acme/catalog-api'));
  expect(readFileSync(path.join(root, 'picture.png'))).toEqual(PICTURE);
});

test.each(['', 'acme', 'acme/', '-acme/x', 'acme/a b', 'https://github.com/acme/x'])(
  'the name %j is refused',
  (name) => {
    expect(rename(name, ROOT)).toEqual({
      status: 1,
      stdout: '',
      stderr: `found ${JSON.stringify(name)}, expected the repository of this action: npm run name -- acme/catalog-api-action\n`,
    });
  },
);

test('no file has another address of this repository', () => {
  const name = nameOf(ROOT);
  const repository = name.split('/')[1];
  const address = new RegExp(
    `(?:github(?:usercontent)?\\.com|uses:|--repo|release)[/ ]+([\\w.-]+/${repository})\\b`,
    'g',
  );
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  const found = files
    .split('\0')
    .filter(Boolean)
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(address)])
    .map((match) => match[1]);
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(found)]).toEqual([name]);
});
