/** Memory of findings with unusual names and unusable exploitation data. */
import { describe, expect, test } from '@jest/globals';
import type { CveCollection } from '../../src/contract/cves';
import { show } from '../../src/domain/values/escape';
import { catalog, publishOn, readOn } from '../builders/branch';
import { reportsOf } from '../builders/catalog';
import { day } from '../builders/findings';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { grype, grypeMatch } from '../builders/reports';

const A = 'CVE-2026-0001';

const listOf = (remote: MemoryGit): CveCollection => readOn(remote, 'cve.json');

describe('an id without a document', () => {
  const long = `ALAS-${'9'.repeat(124)}`;
  const reportOf = (found: boolean, title?: string): string =>
    JSON.stringify(
      grype(found ? [grypeMatch({ id: long, ...(title ? { description: title } : {}) })] : []),
    );
  const warning = (count: string) =>
    `api/v1/cve.json: ${count} without a document: found names of more than 128 characters, such as ${show(long)}; they are only in the list`;

  test('is listed with the facts of all images, and keeps its title', async () => {
    const remote = memoryGit();
    const both = catalog('a/1', 'b/1');
    const first = await publishOn(remote, {
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
    await publishOn(remote, { ...both, 'reports/a/1.json': reportOf(false) });
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
    await publishOn(remote, { ...files, 'kev.json': kev('2026-08-01'), 'epss.csv': epss }, inputs);
    return remote;
  };

  test('keeps what is published, and warns', async () => {
    const remote = await published();
    const before = remote.files();
    const unusable = { 'kev.json': kev(), 'epss.csv': '<!doctype html>' };
    const ran = await publishOn(remote, { ...files, ...unusable }, inputs);
    expect([ran.warnings, ran.outputs['changed'], remote.files()]).toEqual([
      [
        `kev.json vulnerabilities: found no entry, expected at least one; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json or, if it refuses this runner, https://raw.githubusercontent.com/cisagov/kev-data/develop/known_exploited_vulnerabilities.json; ${STAY}`,
        `epss.csv: found a web page, expected an EPSS score file in CSV; download it again from https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; ${STAY}`,
      ],
      'false',
      before,
    ]);
    expect([ran.outputs['exploited'], listOf(remote).data[0]?.epss?.score]).toEqual(['1', 0.97]);
  });
});
