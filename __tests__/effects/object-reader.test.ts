import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ObjectReader } from '../../src/effects/object-reader';

const ID = 'a'.repeat(40);

/** Dies in the middle of its first answer, answers the next time it is started, then dies for another reason. */
const FRAIL = `#!/bin/sh
cd "$(dirname "$0")"
read -r id
echo x >> starts
case $(wc -l < starts) in
  *1) printf '%s blob 100\\nhalf' "$id"; echo 'fatal: early EOF' >&2; exit 128 ;;
  *2) printf '%s blob 5\\nwhole\\n' "$id"; read -r _; echo 'fatal: no more' >&2; exit 128 ;;
esac
`;

let folder = '';
let reader: ObjectReader | undefined;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'object-reader-'));
  writeFileSync(path.join(folder, 'git'), FRAIL);
  chmodSync(path.join(folder, 'git'), 0o755);
});
afterAll(() => {
  reader?.close();
  rmSync(folder, { recursive: true, force: true });
});

const onPosix = process.platform === 'win32' ? test.skip : test;

onPosix(
  'what a process said before it died is no part of the next answer or complaint',
  async () => {
    reader = new ObjectReader(folder, { PATH: `${folder}:${process.env['PATH']}` });
    await expect(reader.read(ID)).rejects.toThrow(/^fatal: early EOF\n$/);
    await expect(reader.read(ID)).resolves.toEqual({
      id: ID,
      type: 'blob',
      bytes: Buffer.from('whole'),
    });
    await expect(reader.read(ID)).rejects.toThrow(/^fatal: no more\n$/);
  },
);
