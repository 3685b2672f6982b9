/** What people open as a spreadsheet. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toCsv } from '../../explorer/model/csv';
import { cveRow, listCves } from '../../explorer/model/cves';
import { findingRow, groupFindings, NOTHING_KNOWN } from '../../explorer/model/findings';
import { imageRow, listImages } from '../../explorer/model/images';
import { anyCharacter } from '../builders/characters';
import { cveItem, imageItem, recordOf, statusItem } from './items';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("https://a.test","b")', '"\'=HYPERLINK(""https://a.test"",""b"")"'],
  ['a=1', 'a=1'],
])('the cell of %j', (text, cell) => {
  expect(toCsv([{ text }])).toBe(`text\r\n${cell}\r\n`);
});

/** The cells of a table, read as RFC 4180 says. */
const cellsOf = (table: string): ReadonlyArray<ReadonlyArray<string>> => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of table.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
};

test('whatever the texts are, they come back in their cells, and none is a formula', () => {
  const text = fc.string({ unit: fc.oneof(anyCharacter, fc.constantFrom(...'=+-@\t\r\n",\'')) });
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text }), { minLength: 1 }), (rows) => {
      const [names, ...cells] = cellsOf(toCsv(rows));
      expect(names).toEqual(['a', 'b']);
      expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      const isAs = (cell: string, before: string): boolean =>
        cell === before || cell === `'${before}`;
      expect(
        cells.map(([a = '', b = ''], i) => isAs(a, rows[i]?.a ?? '') && isAs(b, rows[i]?.b ?? '')),
      ).toEqual(rows.map(() => true));
    }),
  );
});

describe('the table of', () => {
  test('images has no numbers for what was never scanned', () => {
    const listed = listImages(
      [imageItem('redis', { security: recordOf('D', 4, { fixable: 1 }) }), imageItem('nats')],
      [
        statusItem('redis', '2', { scannedAt: '2026-07-10T02:00:00Z', scanner: 'Trivy 0.74.0' }),
        statusItem('nats', '1', { state: 'unscanned' }),
      ],
      Date.parse('2026-07-10T12:00:00Z'),
    );
    expect(toCsv(listed.map(imageRow)).trimEnd().split('\r\n')).toEqual([
      'image,reference,category,tier,license,version,digest,verdict,recommended,state,scanned,scanner,grade,critical,high,medium,low,unknown,total,fixable',
      'redis,ghcr.io/acme/images/redis,Databases,standard,MIT,2,,unverified,,scanned,2026-07-10T02:00:00Z,Trivy 0.74.0,D,0,4,0,0,0,4,1',
      'nats,ghcr.io/acme/images/nats,Databases,standard,MIT,1,,unverified,,unscanned,,,,,,,,,,',
    ]);
  });

  test('CVEs says what was not checked', () => {
    const listed = listCves([
      cveItem('CVE-2026-1', {
        ...{ exploitation: 'known', aliases: ['GHSA-3ppc-4f35-3m26'], title: 'A, "b"' },
        kev: { added: '2026-08-01', due: '2026-08-22', ransomware: false },
        epss: { score: 0.25, percentile: 0.9 },
      }),
      cveItem('CVE-2026-2', { exploitation: 'unknown', packages: ['a', 'b'] }),
    ]);
    expect(toCsv(listed.map(cveRow)).trimEnd().split('\r\n')).toEqual([
      'id,aliases,severity,exploitation,due,epss,images,versions,versions with a fix,since,packages,title',
      'CVE-2026-1,GHSA-3ppc-4f35-3m26,HIGH,known,2026-08-22,0.25,1,1,0,,,"A, ""b"""',
      'CVE-2026-2,,HIGH,unknown,,,1,1,0,,a b,',
    ]);
  });

  test('findings names the build', () => {
    const row = {
      ...{ id: 'CVE-2026-1', severity: 'HIGH' as const, pkg: 'openssl', installed: '1.0' },
      ...{ fixed: '1.1', title: '-v', url: null, targets: [] },
    };
    const findings = groupFindings([row, { ...row, pkg: 'libssl', fixed: null }], NOTHING_KNOWN);
    const toRow = findingRow('ghcr.io/acme/redis:1', new Set(['CVE-2026-1']), () => 'Affected');
    expect(toCsv(findings.map(toRow)).trimEnd().split('\r\n')).toEqual([
      'image,id,aliases,severity,exploited,packages,installed,fixed,since,owner,title',
      "ghcr.io/acme/redis:1,CVE-2026-1,,HIGH,known,openssl libssl,1.0,1.1,,Affected,'-v",
    ]);
  });
});
