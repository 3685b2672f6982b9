import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

// What a run needs only once its manifest is there lies in chunks of its own (see docs/performance.md).
test.each(['undici', 'io-ts', 'yaml', 'yauzl', 'SecurityImageDetail'])(
  'the program starts without %s',
  (name) => {
    const program = readFileSync(path.resolve(__dirname, '../dist/index.js'), 'utf8');
    // Not by toContain, which would print the whole program.
    expect([program.includes('Read the manifest'), program.includes(name)]).toEqual([true, false]);
  },
);
