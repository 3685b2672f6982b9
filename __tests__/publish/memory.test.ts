/** The memory of findings with unusual branches, dates and names. */
import { describe, expect, test } from '@jest/globals';
import type { CveCollection, CveDocument } from '../../src/contract/cves';
import type { ImageFindings } from '../../src/contract/findings';
import { show } from '../../src/domain/values/escape';
import type { Files } from '../builders/arbitrary-runs';
import { manifestText, reportsOf } from '../builders/catalog';
import { day } from '../builders/findings';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { grype, grypeMatch } from '../builders/reports';
import { type Ran, type Run, runAction } from '../builders/run';

const A = 'CVE-2026-0001';

const publish = async (
  remote: MemoryGit,
  files: Files,
  inputs: Files = {},
  more: Partial<Run> = {},
): Promise<Ran> => {
  const ran = await runAction({
    ...{ git: remote.git, files },
    inputs: { 'allow-removals': 'true', ...inputs },
    ...more,
  });
  expect(ran.errors).toEqual([]);
  return ran;
};

const textOf = (remote: MemoryGit, path: string): string =>
  remote.files()?.get(`api/v1/${path}`) ?? 'null';
const listOf = (remote: MemoryGit): CveCollection => JSON.parse(textOf(remote, 'cve.json'));
const cveOf = (remote: MemoryGit, id: string): CveDocument =>
  JSON.parse(textOf(remote, `cve/2026/${id}.json`));
const findingsOf = (remote: MemoryGit, slug: string): ImageFindings =>
  JSON.parse(textOf(remote, `images/${slug}/findings.json`));

const catalog = (...keys: ReadonlyArray<string>): Files => ({ 'catalog.yaml': manifestText(keys) });
const at = (date: string) => ({ CreatedAt: date });

describe('an id without a document', () => {
  const long = `ALAS-${'9'.repeat(124)}`;
  const reportOf = (found: boolean, title?: string): string =>
    JSON.stringify(
      grype(found ? [grypeMatch({ id: long, ...(title ? { description: title } : {}) })] : []),
    );
  const warning = (count: string) =>
    `api/v1/cve.json: ${count} without a document: found names of more than 128 characters, such as ${show(long)}, expected shorter ones; they are in the list only`;

  test('is listed with the facts of all images, and keeps its title', async () => {
    const remote = memoryGit();
    const both = catalog('a/1', 'b/1');
    const first = await publish(remote, {
      ...both,
      'reports/a/1.json': reportOf(true, 'A title'),
      'reports/b/1.json': reportOf(true),
    });
    const item = listOf(remote).data[0];
    expect([first.warnings, item]).toEqual([
      [warning('1 id')],
      {
        ...{ id: long, aliases: [], severity: 'HIGH', title: item?.title },
        packages: ['openssl'],
        ...{ exploitation: 'unknown', kev: null, epss: null },
        ...{ images: 2, versions: 2, confirmed: 2, fixable: 0, latest: 2 },
        ...{ since: '2026-08-01T01:00:00Z', href: null, packageNames: ['openssl'] },
      },
    ]);
    expect(item?.title).not.toBe(null);
    await publish(remote, { ...both, 'reports/a/1.json': reportOf(false) });
    expect(listOf(remote).data).toEqual([
      { ...item, images: 1, versions: 1, confirmed: 1, latest: 1 },
    ]);
    expect([...(remote.files()?.keys() ?? [])].filter((path) => path.includes('/cve/'))).toEqual(
      [],
    );
  });
});

describe('a run with exploitation data that is not usable', () => {
  const files = { ...catalog('a/1'), ...reportsOf({ 'a/1': [A] }) };
  const kev = (...added: ReadonlyArray<string>): string =>
    JSON.stringify({
      ...{ catalogVersion: '1', dateReleased: day(1) },
      vulnerabilities: added.map((dateAdded) => ({ cveID: A, dateAdded })),
    });
  const epss = `cve,epss\n${A},0.97\n`;
  const inputs = { kev: 'kev.json', epss: 'epss.csv' };
  const STAY = 'until then the published values stay';
  const published = async (): Promise<MemoryGit> => {
    const remote = memoryGit();
    await publish(remote, { ...files, 'kev.json': kev('2026-08-01'), 'epss.csv': epss }, inputs);
    return remote;
  };

  test('keeps what is published, and warns', async () => {
    const remote = await published();
    const before = remote.files();
    const unusable = { 'kev.json': kev(), 'epss.csv': '<!doctype html>' };
    const ran = await publish(remote, { ...files, ...unusable }, inputs);
    expect([ran.warnings, ran.outputs['changed'], remote.files()]).toEqual([
      [
        `kev.json vulnerabilities: found no entry, expected at least one; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; ${STAY}`,
        `epss.csv:1: found a web page, expected an EPSS score file in CSV; the server did not send the file: try https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; ${STAY}`,
      ],
      'false',
      before,
    ]);
    expect([ran.outputs['exploited'], listOf(remote).data[0]?.epss?.score]).toEqual(['1', 0.97]);
  });
});

test('a version removed by a commit before its last scan keeps its dates, even after an edit', async () => {
  const remote = memoryGit();
  const committed = day(2);
  await publish(
    remote,
    { ...catalog('a/1', 'a/2'), ...reportsOf({ 'a/1': [A], 'a/2': [] }, at(day(5))) },
    {},
    { committed },
  );
  await publish(remote, catalog('a/2'), {}, { committed });
  const removed = [
    { id: A, version: '1', severity: 'HIGH', reason: 'removed', since: day(5), until: day(2) },
  ];
  expect(findingsOf(remote, 'a').closed).toEqual(removed);
  remote.edit({ 'api/v1/cve.json': undefined });
  await publish(remote, catalog('a/2'), {}, { committed });
  expect([findingsOf(remote, 'a').closed, cveOf(remote, A).closed]).toEqual([
    removed,
    removed.map(({ id: _, ...each }) => ({ slug: 'a', ...each })),
  ]);
});
