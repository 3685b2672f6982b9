/** What a script of `examples/` asks jq, to be asked of many values at a time: to start jq takes longest. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The arguments of one jq. */
export type JqCall = ReadonlyArray<string>;

/** A jq that notes how many arguments each call has, and these. */
const noting = (notes: string): string => {
  const jq = spawnSync('bash', ['-c', 'command -v jq'], { encoding: 'utf8' }).stdout.trim();
  return `#!/usr/bin/env bash\nprintf '%s\\0' "$#" "$@" >> '${notes}'\nexec '${jq}' "$@"\n`;
};

/** The calls of jq that a script makes, in order: `run` starts it with these variables. */
export const jqCallsOf = async (
  run: (env: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<ReadonlyArray<JqCall>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jq-'));
  const [notes, bin] = [path.join(folder, 'notes'), path.join(folder, 'jq')];
  writeFileSync(bin, noting(notes));
  chmodSync(bin, 0o755);
  await run({ PATH: `${folder}${path.delimiter}${process.env['PATH']}` });
  const words = readFileSync(notes, 'utf8').split('\0');
  rmSync(folder, { recursive: true });
  const calls: JqCall[] = [];
  for (let at = 0; at + 1 < words.length; at += 1 + Number(words[at]))
    calls.push(words.slice(at + 1, at + 1 + Number(words[at])));
  return calls;
};

/** The lines that one jq prints for many inputs. */
export const askJq = (args: JqCall, inputs: ReadonlyArray<unknown>): ReadonlyArray<string> => {
  const input = inputs.map((each) => JSON.stringify(each)).join('\n');
  const { status, stdout, stderr } = spawnSync('jq', args, { input, encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`jq exited with ${status}: ${stderr}`);
  return stdout.split('\n').slice(0, -1);
};
