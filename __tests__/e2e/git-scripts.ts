/** Scripts around git: in front of the one that a run calls, and on the server. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from './process';
import type { World } from './world';

const writeScript = (file: string, ...lines: readonly string[]): void => {
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
};

/** Variables with which a run calls a `git` that does this first, each time. */
export const gitAfter = (w: World, ...lines: readonly string[]): Environment => {
  const bin = path.join(w.root, 'bin');
  const git = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'git'))
    .find((file) => existsSync(file));
  mkdirSync(bin, { recursive: true });
  // A git that runs a git puts its own folder first, so only our calls come by here.
  writeScript(path.join(bin, 'git'), ...lines, `exec ${git} "$@"`);
  return { PATH: `${bin}:${process.env['PATH']}` };
};

/** Lets the server refuse every push with these words. */
export const refusePushes = (w: World, said: string): void => {
  writeScript(path.join(w.root, 'pre-receive'), `echo "${said}" >&2`, 'exit 1');
  w.git('config', 'core.hooksPath', w.root);
};
