/** The example documents in `openapi.json`: a published part of the example catalog. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isMap, isSeq, parseDocument } from 'yaml';
import type { FileKind } from '../../src/contract/document-kind';
import { DOCUMENTS, MEDIA } from '../../src/contract/documents';
import type { IntegrityFile, IntegrityFolder } from '../../src/contract/integrity';
import { SCHEMA } from '../builders/contract';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding, UNLISTED } from '../builders/reports';
import { runAction } from '../builders/run';

const EXAMPLE = path.resolve(__dirname, '..', '..', 'examples', 'catalog');
const SLUG = 'memcached';
const CVE = 'CVE-2025-26519';
const DIGEST = 'sha256:01feff03d1aa1d9d06f69143d2f06ddd6ad1dfe82bee4891b22064f77a546b6e';
const UPDATES = '- {app: memcached, from: 1.6.38, to: 1.6.39, outcome: shipped}\n';

/** The published file that a kind shows: that of the examples of its parameters, or else the first. */
const shownOf = (
  { path: template, parameters = [], keyOf }: FileKind,
  files: ReadonlyArray<string>,
) => {
  const own = files.filter((file) => keyOf(file) !== undefined);
  const named = parameters.reduce(
    (file, { name, example }) => file.replace(`{${name}}`, `${example}`),
    template,
  );
  return own.includes(named) ? named : own[0];
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

/** The first layer of the version, which its base consists of. */
const FIRST_LAYER = 'sha256:4bf9d916ff86eca6af7a693801313238eb68c10efe9d35589c69849a023fa7b7';

/** A report about the base. The build of the second day does not have the vulnerability. */
const baseReport = (day: string, digest: string, layer: string, ids: ReadonlyArray<string>) =>
  JSON.stringify({
    ...trivy(
      ids.map((id) => trivyFinding({ VulnerabilityID: id, Layer: { DiffID: layer } })),
      { CreatedAt: `${day}T02:20:00Z`, ArtifactName: 'docker.io/library/alpine:3.21' },
    ),
    Metadata: {
      OS: { Family: 'wolfi', Name: '1' },
      RepoDigests: [`docker.io/library/alpine@${digest}`],
      DiffIDs: [layer],
      ImageConfig: { architecture: 'amd64', os: 'linux' },
    },
  });

const ofBase = (report: string) => ({ 'reports/alpine/3.21.json': report });
const FORMER_BASE = ofBase(
  baseReport('2026-07-13', `sha256:${'0a'.repeat(32)}`, FIRST_LAYER, [CVE]),
);
const PRESENT_BASE = ofBase(
  baseReport('2026-07-14', `sha256:${'0b'.repeat(32)}`, `sha256:${'0c'.repeat(32)}`, []),
);

interface Vulnerability {
  readonly VulnerabilityID: string;
  readonly PkgName: string;
  readonly InstalledVersion: string;
}

interface Report {
  readonly Results: ReadonlyArray<{ readonly Vulnerabilities?: ReadonlyArray<Vulnerability> }>;
}

/** Adds the packages that have vulnerabilities, as if there were no others. */
const withPackages = (text: string): string => {
  const { Results, ...own } = JSON.parse(text) as Report;
  const listed = Results.map(({ Vulnerabilities = [], ...result }) => ({
    ...result,
    Packages: Vulnerabilities.map(({ PkgName, InstalledVersion }) => ({
      ...{ Name: PkgName, Version: InstalledVersion },
    })),
    Vulnerabilities,
  }));
  return JSON.stringify({ ...own, Results: [...listed, UNLISTED] });
};

const REPORTS = Object.fromEntries(
  readdirSync(path.join(EXAMPLE, 'reports', SLUG)).map((name) => [
    `reports/${SLUG}/${name}`,
    withPackages(readFileSync(path.join(EXAMPLE, 'reports', SLUG, name), 'utf8')),
  ]),
);

/** A scan of the day before, which does not have one of the vulnerabilities yet. */
const formerReport = (report: string): string => {
  const { Results, ...own } = JSON.parse(report) as Report;
  return JSON.stringify({
    ...own,
    CreatedAt: '2026-07-13T02:26:29Z',
    Results: Results.map(({ Vulnerabilities = [], ...result }) => ({
      ...result,
      Vulnerabilities: Vulnerabilities.filter((each) => each.VulnerabilityID !== CVE),
    })),
  });
};

/** The catalog of the day before, with an older version, and another build of a kept one. */
const formerCatalog = (): string =>
  catalog()
    .replace(DIGEST, `sha256:${'0456'.repeat(16)}`)
    .replace('versions:', 'versions:\n      - { version: 1.6.37 }');

/** The description of the API contains these examples, so they cannot contain its digest. */
const withoutContract = (key: string, value: unknown): unknown =>
  key === 'files' || key === 'folders'
    ? (value as ReadonlyArray<IntegrityFile | IntegrityFolder>).filter(
        ({ path: name }) => name !== 'openapi.json',
      )
    : value;

test('are those of the example catalog (npm run generate rewrites them)', async () => {
  const remote = memoryGit();
  const former = Object.entries(REPORTS).map(([file, bytes]) => [file, formerReport(bytes)]);
  const nights = [
    {
      committed: '2026-07-13T01:00:00Z',
      files: { 'catalog.yaml': formerCatalog(), ...Object.fromEntries(former), ...FORMER_BASE },
    },
    {
      committed: '2026-07-14T01:00:00Z',
      files: { 'catalog.yaml': catalog(), ...REPORTS, ...PRESENT_BASE },
    },
  ];
  for (const { committed, files } of nights) {
    const ran = await runAction({
      ...{ git: remote.git, committed, files: { ...files, 'updates.yaml': UPDATES } },
      inputs: { updates: 'updates.yaml' },
    });
    expect(ran.errors).toEqual([]);
  }
  const published = new Map(
    [...(remote.files() ?? [])].map(([file, content]) => [file.replace('api/v1/', ''), content]),
  );
  const shown = [...DOCUMENTS, ...MEDIA].flatMap((kind) => {
    const file = shownOf(kind, [...published.keys()].sort());
    const content = file === undefined ? undefined : published.get(file);
    if (file === undefined || content === undefined) return [];
    return [[kind.name, file.endsWith('.json') ? JSON.parse(content, withoutContract) : content]];
  });
  const text = `${JSON.stringify(Object.fromEntries(shown), null, 2)}\n`;
  const file = path.join(SCHEMA, 'examples.json');
  if (process.env['UPDATE_GENERATED']) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
