// `npm run bench:nights`: what a night costs on the wire, by size of catalog and kind of night. A quiet night finds
// what the night before found; on a median night a tenth of the images gain and lose a CVE; a wave is one new CVE in
// every image.
//   npm run bench:nights -- [--sizes 200x326,2000x10000] [--before <another dist/index.js>] [--month]
// --before also publishes the same nights with another release, and prints the difference. --month plays thirty
// nights instead, and prints what they send and what the branch takes: on each, every version is scanned again, and a
// tenth of the images lose a CVE and gain one; on the fifteenth, one comes to all.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeRepository } from '../scripts/git-server.mjs';
import { runAction } from './programs.mjs';
import { printTable, printTitle } from './table.mjs';
import { withServer } from './world.mjs';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200x326,2000x10000' },
    before: { type: 'string' },
    month: { type: 'boolean', default: false },
  },
});

const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'MEDIUM', 'LOW', 'LOW', 'LOW'];
const FINDINGS = 30;
const POOL = 5_000;

/** A few CVEs are in most images, most are in a few. */
const idOf = (image, n) => Math.floor(POOL * (((image * 7919 + n * 104_729) % POOL) / POOL) ** 3);

const findingOf = (number) => ({
  VulnerabilityID: `CVE-${2016 + (number % 11)}-${10_000 + number}`,
  PkgName: `lib${number % 400}`,
  InstalledVersion: `1.${number % 40}.0`,
  ...(number % 3 === 0 ? { FixedVersion: `1.${(number % 40) + 1}.0` } : {}),
  Title: `library ${number % 400}: a flaw of kind ${number % 97}`,
  PrimaryURL: `https://avd.aquasec.com/nvd/cve-${2016 + (number % 11)}-${10_000 + number}`,
  Severity: SEVERITIES[number % SEVERITIES.length],
});

/** The numbers of the CVEs in a version on a night. */
const NIGHTS = {
  first: (numbers) => numbers,
  quiet: (numbers) => numbers,
  median: (numbers, image) =>
    image % 10 === 0 ? [...numbers.slice(1), POOL + 1_000 + image] : numbers,
  wave: (numbers) => [...numbers, POOL + 1],
};

/** The numbers of the CVEs in a version on a night of the month. */
const ofMonth = (night) => (numbers, image) => {
  const changes = Math.floor((night + 9 - (image % 10)) / 10);
  const own = Array.from({ length: changes }, (_, n) => POOL + 1_000 * (n + 1) + image);
  return [...numbers.slice(changes), ...own, ...(night >= 15 ? [POOL + 1] : [])];
};

const shapeOf = (size) => {
  const [images, versions] = size.split('x').map(Number);
  const own = (image) => Math.floor(versions / images) + (image < versions % images ? 1 : 0);
  return { images, versions, own };
};

const digestOf = (name) => `sha256:${createHash('sha256').update(name).digest('hex')}`;

/** Every fourth image has a chart, which also ships an image of another catalog. */
const chartOf = (slug) => ({
  ...{ slug, category: 'base', summary: 'A chart', tier: 'standard', license: 'MIT' },
  ...{ chartVersion: '1.0.0', appVersion: '1.0' },
  images: [
    { name: slug, image: `ghcr.io/acme/images/${slug}@${digestOf(`${slug}:1.0`)}` },
    { name: 'exporter', image: `quay.io/other/exporter@${digestOf(`exporter of ${slug}`)}` },
  ],
});

const writeNight = (workspace, { images, own }, change, date) => {
  rmSync(workspace, { recursive: true, force: true });
  const items = [];
  for (let image = 0; image < images; image += 1) {
    const slug = `image-${image}`;
    const folder = path.join(workspace, 'reports', slug);
    mkdirSync(folder, { recursive: true });
    const versions = Array.from({ length: own(image) }, (_, v) => `${v + 1}.0`);
    items.push({
      ...{ slug, category: 'base', summary: 'An image', tier: 'standard', license: 'MIT' },
      upstream: 'https://acme.test',
      versions: versions.map((version) => ({ version, digest: digestOf(`${slug}:${version}`) })),
    });
    for (const [v, version] of versions.entries()) {
      const numbers = new Set(Array.from({ length: FINDINGS }, (_, n) => idOf(image, n + 3 * v)));
      const report = {
        SchemaVersion: 2,
        Trivy: { Version: '0.74.0' },
        CreatedAt: `2026-05-${String(date).padStart(2, '0')}T03:00:00Z`,
        ArtifactName: `ghcr.io/acme/images/${slug}@${digestOf(`${slug}:${version}`)}`,
        ArtifactType: 'container_image',
        Metadata: { OS: { Family: 'debian', Name: '13.1' } },
        Results: [
          {
            ...{ Target: 'debian 13.1', Class: 'os-pkgs', Type: 'debian' },
            Vulnerabilities: change([...numbers], image).map(findingOf),
          },
        ],
      };
      writeFileSync(path.join(folder, `${version}.json`), JSON.stringify(report));
    }
  }
  const charts = Array.from({ length: Math.ceil(images / 4) }, (_, i) => chartOf(`image-${4 * i}`));
  const manifest = { registry: 'ghcr.io/acme', images: items, charts };
  writeFileSync(path.join(workspace, 'catalog.json'), JSON.stringify(manifest));
};

/** Publishes the nights in order, and returns what each sends and reads. */
const playNights = async (world, shape, program, repository) => {
  makeRepository(world.remotes, repository);
  const place = { ...world, repository, program };
  const figures = {};
  for (const [day, night] of Object.keys(NIGHTS).entries()) {
    writeNight(path.join(world.folder, 'workspace'), shape, NIGHTS[night], day + 1);
    world.reset();
    const run = await runAction(place, { reports: 'reports' });
    figures[night] = { ...world.stats(), ...run };
  }
  return figures;
};

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const rowOf = (night, now, before) => [
  night,
  ...[kB(now.bytesUp), kB(now.bytesDown), String(now.requests), `${Math.round(now.ms)} ms`],
  now.peak === undefined ? '' : `${Math.round(now.peak)} MB`,
  ...(before
    ? [
        kB(now.bytesUp - before.bytesUp),
        kB(now.bytesDown - before.bytesDown),
        String(now.requests - before.requests),
        (now.ms / before.ms).toFixed(2),
      ]
    : []),
];

const git = (repository, ...args) =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 2 ** 30 });

/** The size of a branch's files, and of its history as git packs it, in kB. */
const measureBranch = (repository) => {
  git(repository, 'repack', '-adq');
  const [, packed] = /size-pack: (\d+)/.exec(git(repository, 'count-objects', '-v'));
  const sizes = git(repository, 'ls-tree', '-rl', 'gh-pages').match(/\d+(?=\t)/g);
  return { files: sizes.length, bytes: sizes.reduce((sum, n) => sum + Number(n), 0), packed };
};

const playMonth = async (world, shape, repository) => {
  const folder = makeRepository(world.remotes, repository);
  const rows = [];
  for (let night = 1; night <= 30; night += 1) {
    writeNight(path.join(world.folder, 'workspace'), shape, ofMonth(night), night);
    world.reset();
    const { ms } = await runAction({ ...world, repository }, { reports: 'reports' });
    rows.push({ ms, sent: world.stats().bytesUp, read: world.stats().bytesDown });
    if (night === 1 || night === 30) console.log(measureBranch(folder));
  }
  const [first, ...nights] = rows;
  const middle = (key) => nights.map((row) => row[key]).sort((a, b) => a - b)[14];
  const sum = (key) => nights.reduce((total, row) => total + row[key], 0);
  printTable(
    ['nights', 'sent', 'read', 'time'],
    [
      ['first', kB(first.sent), kB(first.read), `${Math.round(first.ms)} ms`],
      [
        'median of the others',
        kB(middle('sent')),
        kB(middle('read')),
        `${Math.round(middle('ms'))} ms`,
      ],
      ['the 29 others', kB(sum('sent')), kB(sum('read')), `${Math.round(sum('ms'))} ms`],
    ],
  );
};

const COLUMNS = ['night', 'sent', 'read', 'requests', 'time', 'peak'];
const BEYOND = ['sent beyond', 'read beyond', 'requests beyond', 'x time'];

await withServer(async (world) => {
  for (const size of options.sizes.split(',')) {
    const shape = shapeOf(size);
    if (options.month) {
      printTitle(`${shape.images} images, ${shape.versions} versions`, 'thirty nights');
      await playMonth(world, shape, `acme/month-${size}`);
      continue;
    }
    const now = await playNights(world, shape, undefined, `acme/now-${size}`);
    const before =
      options.before && (await playNights(world, shape, options.before, `acme/before-${size}`));
    printTitle(`${shape.images} images, ${shape.versions} versions`, 'one run of each night');
    printTable(
      [...COLUMNS, ...(before ? BEYOND : [])],
      Object.keys(NIGHTS).map((night) => rowOf(night, now[night], before?.[night])),
    );
  }
});
