/** `examples/verify.sh` against a catalog that was published here, and a `gh` that knows what was attested. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, inherited, PROJECT, runProcess } from './process';
import type { World } from './world';

export const SCRIPT = path.join(PROJECT, 'examples', 'verify.sh');

/** What the script needs beside `gh` that is not on this machine. */
export const missingTools = (): readonly string[] =>
  ['bash', 'curl', 'git', 'jq', 'sha256sum'].filter(
    (tool) => spawnSync(tool, ['--version']).error !== undefined,
  );

/** Writes down its arguments, and accepts a file if its digest is one of those attested. */
const GH = `#!/usr/bin/env bash
printf '%s\\n' "$@" > "$GH_ARGUMENTS"
digest=sha256:$(sha256sum < "$3" | cut -d ' ' -f 1)
[[ " $ATTESTED " == *" $digest "* ]] || { echo 'no attestations found' >&2; exit 1; }
echo 'Verification succeeded!'
`;

export interface Verified {
  readonly code: number;
  /** The lines that it printed, without those of other programs. */
  readonly said: readonly string[];
  /** What `gh` was asked; empty if it was not. */
  readonly asked: readonly string[];
  /** What it left in the temporary folder. */
  readonly left: readonly string[];
}

/** How git gets to the server of a world where it is asked for GitHub. */
const gitSettings = ({ server, readOnlyToken }: World): Environment => {
  const basic = Buffer.from(`x-access-token:${readOnlyToken}`).toString('base64');
  const settings = [
    [`url.${server.url}/.insteadOf`, 'https://github.com/'],
    [`http.${server.url}/.extraheader`, `AUTHORIZATION: basic ${basic}`],
  ];
  const entries = settings.flatMap(([key = '', value = ''], i) => [
    [`GIT_CONFIG_KEY_${i}`, key],
    [`GIT_CONFIG_VALUE_${i}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(entries) };
};

/** What the script prints itself, not what `curl` and `git` complain of. */
const PRINTED = /^(?!curl|fatal|warning)[\w./-]+: /;

/** Runs the script. `attested`: digests, `sha256:<hex>` each. */
export const runVerify = async (
  w: World,
  args: readonly string[],
  attested: readonly string[],
  more: Environment = {},
): Promise<Verified> => {
  const folder = path.join(w.root, 'verify');
  const [bin, temporary, log] = ['bin', 'tmp', 'arguments'].map((each) => path.join(folder, each));
  if (bin === undefined || temporary === undefined || log === undefined)
    throw new Error('no folder');
  for (const each of [bin, temporary]) mkdirSync(each, { recursive: true });
  writeFileSync(path.join(bin, 'gh'), GH);
  chmodSync(path.join(bin, 'gh'), 0o755);
  writeFileSync(log, '');
  const env = {
    ...inherited(),
    ...gitSettings(w),
    ...{ PATH: `${bin}:${process.env['PATH']}`, HOME: folder, TMPDIR: temporary },
    ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' },
    ...{ GH_ARGUMENTS: log, ATTESTED: attested.join(' ') },
    ...more,
  };
  const options = { cwd: folder, env, signal: undefined };
  const ended = await runProcess('bash', [SCRIPT, ...args], options);
  const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
  return {
    code: ended.code,
    said: lines(ended.log).filter((line) => PRINTED.test(line)),
    asked: lines(readFileSync(log, 'utf8')),
    left: readdirSync(temporary),
  };
};
