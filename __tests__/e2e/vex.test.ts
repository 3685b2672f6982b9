/** The owner's statements: from files of the workspace to what a scanner fetches and unpacks. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { digestOf } from '../builders/digest';
import { filesBelow, textsBelow } from '../builders/files';
import { hasVexChecker, openVex, statement, vexViolations } from '../builders/vex';
import { image, MANIFEST, manifest, yaml } from './builders';

import { inWorld, refused, runWell } from './runs';
import type { World } from './world';

const CATALOG = yaml(
  manifest({
    site: 'https://catalog.acme.test',
    images: [image('redis', ['8.2']), image('nginx', ['1.29'])],
  }),
);
const REDIS = `ghcr.io/acme/images/redis@${digestOf('redis:8.2')}`;
const FILES = {
  [MANIFEST]: CATALOG,
  'vex/redis.openvex.json': openVex([statement('CVE-2026-0001', REDIS)]),
  'vex/more/nginx.json': openVex([statement('CVE-2026-0002', 'pkg:oci/nginx')], {
    author: 'Nginx team',
  }),
  'none.json': openVex([]),
  'wrong.json': openVex([statement('CVE-2026-0002', 'pkg:oci/nginx', { status: 'fine' })]),
};
type Texts = Readonly<Record<string, string>>;

const TREE = 'api/v1/vex';
const DOCUMENTS = ['nginx', 'redis'].map((slug) => `pkg/oci/${slug}/vex.json`);

/** The files of the branch, in a folder. */
const exported = (w: World, name: string): string =>
  w.exportTree('gh-pages', path.join(w.root, name));

/** What is wrong with the statements in a folder, after a run with these files. */
const violations = async (folder: string, files: Texts, before?: string) => {
  if (!hasVexChecker) return [];
  const earlier = before === undefined ? {} : { before: Object.entries(filesBelow(before)) };
  return vexViolations({ files, tree: Object.entries(filesBelow(folder)), ...earlier });
};

test(
  'statements are served as scanners read them, stay, and are withdrawn',
  inWorld(async (w) => {
    const checkout = w.checkout(FILES);
    const { log } = await runWell(w, checkout, { vex: 'vex' });
    expect(log).toContain('VEX files: 2; published: 2 statements about 2 images');
    const first = exported(w, 'first');
    expect(await violations(first, FILES)).toEqual([]);

    const unpacked = path.join(w.root, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', path.join(first, TREE, 'vex.tar.gz'), '-C', unpacked]);
    const texts = textsBelow(first);
    expect(textsBelow(unpacked)).toEqual(
      Object.fromEntries(
        ['index.json', ...DOCUMENTS].map((file) => [file, texts[`${TREE}/${file}`]]),
      ),
    );
    expect(texts['api/v1/images/redis/vex.json']).toBe(texts[`${TREE}/${DOCUMENTS[1]}`]);

    expect((await runWell(w, checkout)).outputs['changed']).toBe('false');
    expect(await refused(w, checkout, { vex: 'vex\nwrong.json' })).toEqual([
      expect.stringMatching(
        /^wrong\.json:1:\d+ statements\[0\]\.status: found "fine", expected one of /,
      ),
    ]);

    // Git keeps no empty folder.
    const { 'vex/redis.openvex.json': _, 'vex/more/nginx.json': __, ...without } = FILES;
    const removed = w.checkout(without);
    const ran = await runWell(w, removed, { vex: 'vex' });
    expect(ran.log).toContain('VEX files: none');
    expect(ran.log).toContain('found no file for "vex" any more, expected those of 2 published');
    expect((await runWell(w, removed, { vex: 'vex' })).outputs['changed']).toBe('false');
    expect(await refused(w, removed, { vex: 'vex/redis.openvex.json' })).toEqual([
      expect.stringMatching(/^input vex: found no file for "vex\/redis\.openvex\.json", /),
    ]);

    await runWell(w, checkout, { vex: 'vex' });
    await runWell(w, checkout, { vex: 'none.json' });
    const last = exported(w, 'last');
    expect(
      await violations(last, { [MANIFEST]: CATALOG, 'vex/none.json': openVex([]) }, first),
    ).toEqual([]);
    expect(JSON.stringify(textsBelow(last))).not.toMatch(/CVE-2026-000\d/);
  }),
);
