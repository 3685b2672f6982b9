/** The watchdog and the workflows of many repositories do what docs/operating.md says; other tests check their form. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exampleNamed, type Job, workflowOf } from '../workflows/workflow';
import { textOf } from './blocks';
import { SITE } from './consumers';
import { hasShell, prepareShell } from './shell';

const WATCH = exampleNamed('watch.yml');
const [BUILD, REPORT] = ['build.yml', 'image-built.yml'].map((name) =>
  workflowOf(textOf(`examples/many-repositories/${name}`)),
);

const jobOf = (workflow: typeof REPORT, name: string): Job => workflow?.jobs[name] ?? {};

let site = '';
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'operating-'));
  mkdirSync(path.join(site, 'api/v1'), { recursive: true });
  for (const file of ['integrity.json', 'status.json'])
    writeFileSync(path.join(site, 'api/v1', file), '{}');
  prepareShell(site);
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Writes down its arguments; lists as many issues as the variable `OPEN` says. */
const GH = `#!/usr/bin/env bash
[[ "$2" = list ]] && { echo "$OPEN"; exit; }
printf '%s\n' "$@" >> "$GH_ARGUMENTS"
`;

/** The time of every run: a day that is computed here and read there must not change in between. */
const NOW = Date.parse('2026-11-29T13:23:00Z');
const DATE = `#!/usr/bin/env bash
[[ "$*" = +%s ]] && { echo ${NOW / 1000}; exit; }
PATH=\${PATH#*:} exec date "$@"
`;

/** Runs the watchdog. Returns its exit code, what it printed, and the issue that it opened. */
const watch = (history: string | undefined, open = 0) => {
  const file = path.join(site, 'api/v1/history.json');
  rmSync(file, { force: true });
  if (history !== undefined) writeFileSync(file, history);
  const bin = path.join(site, 'bin');
  for (const [name, script] of Object.entries({ gh: GH, date: DATE })) {
    writeFileSync(path.join(bin, name), script);
    chmodSync(path.join(bin, name), 0o755);
  }
  const log = path.join(site, 'arguments');
  writeFileSync(log, '');
  const [step] = jobOf(WATCH, 'watch').steps ?? [];
  const env = {
    ...{ ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
    ...{ ...step?.env, OPEN: String(open), GH_ARGUMENTS: log },
  };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', step?.run ?? ''], {
    ...{ env, encoding: 'utf8' as const },
  });
  return { status, stdout, issue: readFileSync(log, 'utf8').trimEnd().split('\n') };
};

/** `history.json` whose newest row is some days old. */
const historyOf = (days: number): string =>
  JSON.stringify({ data: [{ date: '2020-01-01' }, { date: dayBefore(days) }] });
const dayBefore = (days: number): string =>
  new Date(NOW - days * 86_400_000).toISOString().slice(0, 10);

const issueOf = (day: string): ReadonlyArray<string> => [
  ...['issue', 'create', '--title', 'The catalog has no new scan', '--body'],
  `The newest scan in ${SITE}/api/v1/history.json is of ${day}. See the runs of the nightly workflow.`,
];

(hasShell ? describe : describe.skip)('the watchdog', () => {
  test('is silent while the newest scan is of today', () => {
    expect(watch(historyOf(0))).toEqual({
      status: 0,
      stdout: `The newest scan is of ${dayBefore(0)}\n`,
      issue: [''],
    });
  });

  test.each([
    ['the newest scan is two days old', historyOf(2), dayBefore(2)],
    ['the site does not answer', undefined, 'an unknown day'],
    ['nothing was ever scanned', '{"data":[]}', 'an unknown day'],
    ['a web page answers', '<html></html>', 'an unknown day'],
  ])('opens an issue if %s', (_, history, day) => {
    expect(watch(history)).toMatchObject({ status: 0, stdout: '', issue: issueOf(day) });
  });

  test.each([
    ['is far ahead', '2099-12-31'],
    ['is the day after tomorrow', dayBefore(-2)],
    ['is a word that date knows', 'now'],
    ['is another word that date knows', 'tomorrow'],
    ['names a time zone with a workflow command', 'TZ="\n::error::PWNED" 2099-01-01'],
    ['begins with a day', `${dayBefore(0)}\n::error::PWNED`],
    ['mentions a person', '@octocat see https://evil.test'],
    ['is no day', '2026-13-45'],
    ['is a number', 20_260_101],
    ['is a list', [dayBefore(0)]],
  ])('opens an issue, and repeats nothing, if the newest date %s', (_, date) => {
    const found = watch(JSON.stringify({ data: [{ date }] }));
    expect(found).toEqual({ status: 0, stdout: '', issue: issueOf('an unknown day') });
  });

  test('opens no second issue', () => {
    expect(watch(historyOf(2), 1)).toMatchObject({ status: 0, stdout: '', issue: [''] });
  });
});

test('an image repository passes the inputs and secrets that the workflow of the catalog takes', () => {
  const { on } = REPORT ?? {};
  const call = typeof on === 'string' ? undefined : on?.workflow_call;
  const { uses, with: given, secrets } = jobOf(BUILD, 'catalog');
  expect([uses, Object.keys(given ?? {}), Object.keys(secrets ?? {})]).toEqual([
    'acme/catalog/.github/workflows/image-built.yml@main',
    Object.keys(call?.inputs ?? {}),
    Object.keys(call?.secrets ?? {}),
  ]);
});

test('the workflow of the catalog starts one that exists, with its inputs', () => {
  const run = jobOf(REPORT, 'report').steps?.at(-1)?.run ?? '';
  const [, started = ''] = /gh workflow run (\S+) --repo acme\/catalog/.exec(run) ?? [];
  const text = readFileSync(path.resolve(__dirname, '../../examples/workflows', started), 'utf8');
  const { on } = workflowOf(text);
  const inputs = typeof on === 'string' ? {} : (on.workflow_call?.inputs ?? {});
  const fields = [...run.matchAll(/--raw-field "(\w+)=/g)].map(([, name]) => name);
  expect(fields).toEqual(Object.keys(inputs));
});
