import { test } from '@jest/globals';

/** A test that needs links, rights or a shell as on Linux and macOS. */
export const onPosix = process.platform === 'win32' ? test.skip : test;
