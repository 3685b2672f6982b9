import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { demoNights } from '../../scripts/demo-nights.mjs';
import { SITE } from './builders';
import { exampleFiles } from './example';
import { errorsOf, json, statesOf } from './results';
import { inWorld, publish } from './runs';

const PROJECT = path.resolve(__dirname, '../..');
test(
  'the example catalog is published without a violation of the contract',
  inWorld(async (w) => {
    // Fails if the published tree violates the contract.
    const { result, checkout } = await publish(w, exampleFiles(), { reports: 'reports' });
    const tree = w.tree('gh-pages');
    const pages = (collection: string) =>
      Object.keys(tree).filter(
        (file) => path.dirname(file) === `api/v1/${collection}` && file.endsWith('.json'),
      );
    expect(errorsOf(result)).toEqual([]);
    expect(pages('images')).toEqual(['api/v1/images/1.json', 'api/v1/images/2.json']);
    expect(pages('charts')).toEqual(['api/v1/charts/1.json', 'api/v1/charts/2.json']);
    expect(json(tree, 'api/v1/images/2.json')).toMatchObject({
      page: 2,
      perPage: 24,
      total: 39,
      totalPages: 2,
      links: { prev: '/api/v1/images/1.json', next: null },
    });
    const states = Object.values(statesOf(tree));
    const count = (state: string) => String(states.filter((each) => each === state).length);
    expect(result.outputs).toMatchObject({
      'api-url': `${SITE}/api/v1`,
      images: '38',
      charts: '26',
      unscanned: count('unscanned'),
      withheld: count('withheld'),
      partial: count('partial'),
    });
    expect([count('unscanned'), count('withheld'), count('partial')]).toEqual(['5', '1', '1']);
    expect(w.status(checkout.workspace)).toBe('');
  }),
);

/** Runs the demo to its end; its folders are made in `temporary`. */
const runDemo = (
  temporary: string,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly log: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(PROJECT, 'scripts', 'demo.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 100_000,
      env: { ...process.env, DEMO_NIGHT: '2026-07-14', TMPDIR: temporary, TEMP: temporary },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, log: Buffer.concat(chunks).toString() }));
  });

describe('the demo', () => {
  let temporary = '';
  beforeEach(() => {
    temporary = realpathSync(mkdtempSync(path.join(tmpdir(), 'demo-')));
  });
  afterEach(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));

  test('publishes night by night, says that another run changes nothing, and cleans up after itself', async () => {
    const { code, log } = await runDemo(temporary);
    const diary = [...log.matchAll(/^(2026-\d\d-\d\d) \S/gm)].map(([, date]) => date);
    expect([code, diary]).toEqual([0, demoNights().map(({ date }) => date)]);
    expect(log).toContain('\nRead the updates\n  updates: 5\n');
    expect(log).toMatch(
      /\n=== The same run again: nothing changed, so there is no second commit\n\nnothing changed: no commit\n/,
    );
    expect(log).toContain('\nnpm run preview ');
    expect(log).not.toMatch(/^::|\u001b|demo-token/m);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('keeps its folder if asked, and names it', async () => {
    const { code, log } = await runDemo(temporary, '--keep');
    const [folder = ''] = readdirSync(temporary);
    const kept = path.join(temporary, folder);
    expect([code, log.trimEnd().split('\n').at(-1)]).toEqual([0, `Kept in ${kept}`]);
    expect(readdirSync(kept).sort()).toEqual(
      expect.arrayContaining(['remotes', 'site', 'summary.md', 'workspace']),
    );
    const updates = readFileSync(path.join(kept, 'site', 'api', 'v1', 'updates.json'), 'utf8');
    expect(JSON.parse(updates)).toMatchObject({ total: 5 });
  });
});
