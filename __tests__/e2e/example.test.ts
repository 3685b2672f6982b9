import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SITE } from './builders';
import { conform } from './conformance';
import { exampleFiles } from './example';
import { errorsOf, json, statesOf } from './results';
import { inWorld, publish } from './runs';

const PROJECT = path.resolve(__dirname, '../..');
test(
  'the example catalog is published without a violation of the contract',
  inWorld(async (w) => {
    const { result, checkout } = await publish(w, exampleFiles(), { reports: 'reports' });
    const tree = w.tree('gh-pages');
    const pages = (collection: string) =>
      Object.keys(tree).filter((file) => file.startsWith(`api/v1/${collection}/`));
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
    expect(conform(w.exportTree('gh-pages', path.join(w.root, 'site')))?.violations ?? []).toEqual(
      [],
    );
  }),
);

test('the demo runs to its end and names its folder', async () => {
  const chunks: Buffer[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(PROJECT, 'scripts', 'demo.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 40_000,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', resolve);
  });
  const log = Buffer.concat(chunks).toString();
  const folder = /\(all of the demo: (.+)\)$/m.exec(log)?.[1];
  try {
    expect({ code, folder }).toEqual({ code: 0, folder: expect.any(String) });
    expect(path.basename(folder ?? '')).toMatch(/^catalog-demo-/);
    expect(existsSync(path.join(folder ?? '', 'workspace', 'catalog.yaml'))).toBe(true);
    expect(log).toContain('nothing changed: no commit');
  } finally {
    if (folder !== undefined && path.basename(folder).startsWith('catalog-demo-'))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
