/** The documents that `openapi.json` shows: a part of the example catalog, published. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isMap, isSeq, parseDocument } from 'yaml';
import { SCHEMA } from '../builders/contract';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const EXAMPLE = path.resolve(__dirname, '..', '..', 'examples', 'catalog');
const SLUG = 'memcached';
const VERSION = '1.6.38';
const UPDATES = '- {app: memcached, from: 1.6.38, to: 1.6.39, outcome: shipped}\n';

/** Each kind of document, and the file that shows it. */
const SHOWN = {
  images: 'images.json',
  'images-page': 'images/1.json',
  charts: 'charts.json',
  'charts-page': 'charts/1.json',
  roadmap: 'roadmap.json',
  'roadmap-page': 'roadmap/1.json',
  updates: 'updates.json',
  status: 'status.json',
  security: 'security.json',
  'security-index': 'security/index.json',
  'security-image': `security/${SLUG}.json`,
  'security-version': `security/${SLUG}/${VERSION}.json`,
  cves: 'cve.json',
  cve: 'cve/2025/CVE-2025-26519.json',
  'image-findings': `images/${SLUG}/findings.json`,
  badge: 'badge/cves.json',
  'image-badge': `images/${SLUG}/badge.json`,
  'badge-svg': 'badge/cves.svg',
  'image-badge-svg': `images/${SLUG}/badge.svg`,
};

/** The example catalog with one image, one chart and one item of the roadmap. */
const catalog = (): string => {
  const document = parseDocument(readFileSync(path.join(EXAMPLE, 'catalog.yaml'), 'utf8'));
  for (const collection of ['images', 'charts', 'roadmap']) {
    const items = document.get(collection);
    if (!isSeq(items)) throw new Error(`no ${collection}`);
    const of = items.items.filter((item) => isMap(item) && item.get('slug') === SLUG);
    items.items = of.length > 0 ? of : items.items.slice(0, 1);
  }
  return document.toString();
};

test('are those of the example catalog (npm run generate rewrites them)', async () => {
  const reports = readdirSync(path.join(EXAMPLE, 'reports', SLUG)).map((name) => [
    `reports/${SLUG}/${name}`,
    readFileSync(path.join(EXAMPLE, 'reports', SLUG, name)),
  ]);
  const remote = memoryGit();
  const ran = await runAction({
    git: remote.git,
    files: { 'catalog.yaml': catalog(), 'updates.yaml': UPDATES, ...Object.fromEntries(reports) },
    inputs: { updates: 'updates.yaml' },
  });
  expect(ran.errors).toEqual([]);
  const shown = Object.entries(SHOWN).map(([name, file]) => {
    const published = remote.files()?.get(`api/v1/${file}`) ?? 'null';
    return [name, file.endsWith('.svg') ? published : (JSON.parse(published) as unknown)];
  });
  const text = `${JSON.stringify(Object.fromEntries(shown), null, 2)}\n`;
  const file = path.join(SCHEMA, 'examples.json');
  if (process.env['UPDATE_GENERATED']) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
