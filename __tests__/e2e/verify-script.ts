/** `examples/verify.sh` against a catalog that was published here, and a `gh` that knows what was attested. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChild, textIn } from '../warm/run-program';
import { type Environment, inherited, PROJECT } from './process';
import type { World } from './world';

export const SCRIPT = path.join(PROJECT, 'examples', 'verify.sh');

/** The programs, other than `gh`, that the script needs and this machine lacks. */
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

/** Leads git to the repositories of a world where it is asked for GitHub. */
const gitSettings = ({ root }: World): Environment => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${pathToFileURL(path.join(root, 'repositories')).href}/.insteadOf`,
  GIT_CONFIG_VALUE_0: 'https://github.com/',
});

const LIMIT_MS = 60_000;

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
  const script = { command: 'bash', args: [SCRIPT, ...args], cwd: folder, env };
  const { code = 1, output } = await runChild({ ...script, limit: LIMIT_MS });
  const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
  return {
    code,
    said: lines(textIn(output)).filter((line) => PRINTED.test(line)),
    asked: lines(readFileSync(log, 'utf8')),
    left: readdirSync(temporary),
  };
};
