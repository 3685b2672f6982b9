import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ObjectReader } from '../../../src/adapters/git/cat-file';

const ID = 'a'.repeat(40);

/** Answers each request by its name, and exits at the end of its input. */
const FAKE_GIT = `#!/bin/sh
while read -r name; do
  case $name in
    whole) printf '%s blob 5\\nwhole\\n' ${ID} ;;
    half) printf '%s blob 100\\nhalf' ${ID}; echo 'fatal: early EOF' >&2; exit 128 ;;
    large) printf '%s blob 200000\\n' ${ID}; head -c 200000 /dev/zero | tr '\\0' x; echo ;;
    cut) printf '%s blob 200000\\n' ${ID}; head -c 100000 /dev/zero | tr '\\0' x; exit 128 ;;
    absent) echo "$name missing" ;;
    noisy) head -c 17000000 /dev/zero | tr '\\0' x >&2; echo ' the end' >&2; echo "$name missing" ;;
    unserved) echo 'error: 503' >&2; echo "$name missing" ;;
  esac
done
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'object-reader-'));
  writeFileSync(path.join(folder, 'git'), FAKE_GIT);
  chmodSync(path.join(folder, 'git'), 0o755);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const onPosix = process.platform === 'win32' ? test.skip : test;

const WHOLE = { id: ID, type: 'blob', size: 5, bytes: Buffer.from('whole') };
const LARGE = { id: ID, type: 'blob', size: 200_000, bytes: Buffer.alloc(65_536, 'x') };

const open = (): ObjectReader =>
  new ObjectReader(folder, { PATH: `${folder}:${process.env['PATH']}` }, 65_536);

/** The answer to each request, and the error output at the end. */
const ask = async (...names: ReadonlyArray<string>): Promise<readonly [unknown, string]> => {
  const reader = open();
  const answers = await Promise.all(
    names.map((name) => reader.read(name).catch((error: Error) => error.message)),
  );
  return [answers, await reader.close()];
};

onPosix.each<readonly [string, ReadonlyArray<string>, readonly [unknown, string]]>([
  ['objects', ['whole', 'whole'], [[WHOLE, WHOLE], '']],
  [
    'large objects',
    ['large', 'whole', 'large', 'large', 'whole'],
    [[LARGE, WHOLE, LARGE, LARGE, WHOLE], ''],
  ],
  [
    'a process that dies after the wanted part of a large object',
    ['cut', 'whole'],
    [[LARGE, 'git cat-file exited with 128'], ''],
  ],
  ['a missing object', ['absent', 'whole'], [[undefined, WHOLE], '']],
  ['an object that could not be fetched', ['unserved'], [[undefined], 'error: 503\n']],
  [
    'a process that dies in the middle',
    ['whole', 'half', 'whole'],
    [[WHOLE, 'fatal: early EOF\n', 'fatal: early EOF\n'], 'fatal: early EOF\n'],
  ],
])('cat-file: %s', async (_, names, expected) => {
  expect(await ask(...names)).toEqual(expected);
});

onPosix('requests before the end are answered, later ones fail', async () => {
  const reader = open();
  const before = reader.read('whole');
  const closed = reader.close();
  const after = reader.read('whole').catch((error: Error) => error.message);
  expect([await before, await closed, await after]).toEqual([
    WHOLE,
    '',
    'git cat-file exited with 0',
  ]);
});

onPosix('of a long error output, the end is kept', async () => {
  const [answers, stderr] = await ask('noisy');
  expect(answers).toEqual([undefined]);
  expect(stderr.length).toBeLessThanOrEqual(16 * 1024 * 1024);
  expect(stderr).toMatch(/x the end\n$/);
});
