/** Scripts that run before the git of a run. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from './process';
import type { World } from './world';

/** Variables with which a run calls a `git` that does this first, each time. */
export const gitAfter = (w: World, ...lines: readonly string[]): Environment => {
  const bin = path.join(w.root, 'bin');
  const git = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'git'))
    .find((file) => existsSync(file));
  mkdirSync(bin, { recursive: true });
  // A git that runs a git puts its own folder first, so only our calls come by here.
  const script = path.join(bin, 'git');
  writeFileSync(script, ['#!/bin/sh', ...lines, `exec ${git} "$@"`, ''].join('\n'));
  chmodSync(script, 0o755);
  return { PATH: `${bin}:${process.env['PATH']}` };
};
