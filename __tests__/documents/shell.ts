/** Runs commands of the documents with stand-ins for curl and kubectl that serve the published example. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { runChild, textIn } from '../warm/run-program';
import { SITE } from './consumers';

/** Whether a shell with the documented programs is available. */
export const hasShell =
  spawnSync('jq', ['--version']).error === undefined && process.platform !== 'win32';

/** The address that recipes send messages to. */
const WEBHOOK = 'https://hooks.acme.test/1';

/**
 * Prints files of `site` for addresses of the example, or fails silently, like `curl -f`. What is sent to the webhook
 * is printed, if it is JSON.
 */
const curlFor = (site: string): string => `#!/usr/bin/env bash
output= sent= format= fails=
while (($#)); do
  case "$1" in
    -fs | --fail) fails=1 ;;
    -s | --silent | --show-error | --location | --globoff) ;;
    --etag-compare | --etag-save | --max-filesize | --max-time | --retry | --proto) shift ;;
    --output) output="$2"; shift ;;
    --write-out) format="$2"; shift ;;
    --json) sent="$2"; shift ;;
    ${WEBHOOK}) [[ "$sent" = @- ]] || exit 2; exec jq --exit-status . ;;
    ${SITE}/*) file='${site}'"\${1#${SITE}}" ;;
    *) exit 2 ;;
  esac
  shift
done
status=200
[[ -f "$file" ]] || { status=404 file=/dev/null; [[ -z "$fails" ]] || exit 22; }
if [[ -n "$output" ]]; then cat "$file" > "$output"; else cat "$file"; fi
if [[ -n "$format" ]]; then printf '%s' "$status"; fi
`;

const LIMIT_MS = 150_000;

const imageId = (digest: string): unknown => ({
  status: { containerStatuses: [{ imageID: `ghcr.io/acme/images/redis@sha256:${digest}` }] },
});

/** The pods of a cluster: a current, a former and an unknown digest of the catalog, and another image. */
const PODS = {
  items: [
    imageId('1e3d143f58d5a221745683fa8fe7133f42dba3bd810a78e24583e01c36d6f8ce'),
    imageId('9a6e038b8dfd4bb09cc0cf201597040e4329b4e4abced6b78058de0c2c3653af'),
    imageId('f'.repeat(64)),
    { status: { containerStatuses: [{ imageID: 'docker.io/library/busybox@sha256:0' }] } },
    { status: {} },
  ],
};

const EXAMPLES = path.resolve(__dirname, '../../examples');

const folderOf = (site: string): string => path.join(site, 'work');

/** Writes the stand-ins next to the files of a site, and the earlier downloads of a reader. */
export const prepareShell = (site: string): void => {
  const bin = path.join(site, 'bin');
  for (const folder of [bin, folderOf(site)]) mkdirSync(folder);
  writeFileSync(path.join(bin, 'pods.json'), JSON.stringify(PODS));
  for (const [name, text] of [
    ['curl', curlFor(site)],
    ['kubectl', `#!/usr/bin/env bash\ncat '${path.join(bin, 'pods.json')}'\n`],
  ] as const) {
    writeFileSync(path.join(bin, name), text);
    chmodSync(path.join(bin, name), 0o755);
  }
  for (const file of ['integrity.json', 'status.json'])
    copyFileSync(path.join(site, 'api/v1', file), path.join(folderOf(site), file));
  for (const file of ['affected.sh', 'contains.sh'])
    copyFileSync(path.join(EXAMPLES, file), path.join(folderOf(site), file));
};

const run = async (site: string, command: string): Promise<string> => {
  const PATH = `${path.join(site, 'bin')}${path.delimiter}${process.env['PATH']}`;
  const env = { ...process.env, PATH, WEBHOOK };
  const args = ['-eo', 'pipefail', '-c', command];
  const started = { command: 'bash', args, cwd: folderOf(site), env, limit: LIMIT_MS };
  const { code, output } = await runChild(started);
  const said = (wanted: 'stdout' | 'stderr'): string =>
    textIn(output.filter(({ stream }) => stream === wanted));
  expect({ command, code, stderr: said('stderr') }).toEqual({ command, code: 0, stderr: '' });
  const [, file] = /^curl .*--output (\S+)/.exec(command) ?? [];
  const answer = file ? readFileSync(path.join(folderOf(site), file), 'utf8') : said('stdout');
  expect(answer.trim()).not.toMatch(/^(?:null)?$/);
  return answer;
};

const answers = new Map<string, Promise<string>>();

/**
 * The output of a command, or the file that it writes; it must succeed without error output. A command runs once: all
 * sites are the same example.
 */
export const answerOf = (site: string, command: string): Promise<string> => {
  const answer = answers.get(command) ?? run(site, command);
  answers.set(command, answer);
  return answer;
};

/** The commands of a block, with continued lines joined and without comments. */
export const commandsIn = (text: string): readonly string[] =>
  text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
