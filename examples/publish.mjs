// Runs the action outside of GitHub Actions: GitLab CI, Jenkins, a shell. Inputs are arguments, and the token is the
// variable CATALOG_TOKEN:
//
//   node action/examples/publish.mjs repository=acme/catalog manifest=catalog.yaml reports=reports
//
// Without arguments it prints the inputs. It exits as the action does.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inputVariables, readAction } from '../scripts/action-metadata.mjs';

const { inputs, main } = readAction();
const given = Object.fromEntries(
  process.argv.slice(2).map((argument) => {
    const [, name, value] = /^([a-z-]+)=(.*)$/s.exec(argument) ?? [];
    return [name ?? argument, value];
  }),
);
const wrong = Object.entries(given).find(
  ([name, value]) => !Object.hasOwn(inputs, name) || value === undefined,
);
if (wrong !== undefined || given.repository === undefined) {
  const found = wrong === undefined ? 'no repository' : JSON.stringify(wrong[0]);
  process.stderr.write(
    `publish.mjs: found ${found}, expected <input>=<value>, among them repository=<owner>/<name>; the inputs are ${Object.keys(inputs).join(', ')}\n`,
  );
  process.exit(2);
}

const { CATALOG_TOKEN: token = '' } = process.env;
const variables = inputVariables(
  { 'source-token': token, ...given },
  { repository: given.repository, token },
);
const action = spawn(process.execPath, [path.resolve(import.meta.dirname, '..', main)], {
  env: { ...process.env, ...variables },
  stdio: ['inherit', 'pipe', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => action.kill(signal));
// A runner of GitHub reads from these lines what to mask. Here, they would show the token.
createInterface({ input: action.stdout }).on('line', (line) => {
  if (!line.startsWith('::add-mask::')) process.stdout.write(`${line}\n`);
});
action.on('close', (code) => {
  process.exitCode = code ?? 1;
});
