import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { ScanRecord } from '../../src/contract/record/record';
import type { Cve } from '../../src/contract/security';
import { renderRecords } from '../../src/derive/render/security';
import type { File } from '../../src/domain/file';
import { readRecord } from '../../src/previous/records';
import { recordOf } from '../builders/arbitraries';
import { rollupOfRecord } from '../builders/findings';
import { suppression } from '../builders/reports';
import { security } from '../builders/security';

const OWNER = { slug: 'redis', image: 'ghcr.io/acme/redis' };

/** The published files of the records of versions, newest first: paths and bytes. */
const publish = (records: ReadonlyArray<readonly [string, ScanRecord]>): Map<string, Buffer> => {
  const bytesOf = ({ content }: File): Buffer =>
    typeof content === 'string' ? Buffer.from(content) : Buffer.concat(content);
  const versions = records.flatMap(([version, record]) => {
    const rollup = rollupOfRecord(version, OWNER.image, record);
    return security(OWNER.slug, { [version]: 'scanned' }).versions.map((each) => ({
      ...each,
      rollup,
    }));
  });
  const rendered = renderRecords({ ...OWNER, versions, records: new Map(records) }, 'Scans');
  return new Map([...rendered].map((file) => [file.path, bytesOf(file)]));
};

const placeOf = (version: string): string => `security/redis/${version}.json`;

const records = fc
  .tuple(recordOf, recordOf)
  .map(([newer, older]) => [['2', newer] as const, ['1', older] as const]);

test('a record does not change when it is published, read and published again', () => {
  fc.assert(
    fc.property(records, fc.boolean(), (all, isAsPublished) => {
      const published = publish(all);
      const read = all.map(([version, record]) => {
        const found = readRecord(published.get(placeOf(version)) ?? Buffer.alloc(0), isAsPublished);
        expect(found).toEqual(E.right(record));
        return [version, E.isRight(found) ? found.right : record] as const;
      });
      expect(publish(read)).toEqual(published);
    }),
    { numRuns: 30 },
  );
});

const row = (more: Partial<Cve> = {}): Cve => ({
  id: 'CVE-1',
  severity: 'HIGH',
  pkg: 'a',
  installed: '1',
  fixed: null,
  title: null,
  url: null,
  targets: [],
  ...more,
});

/** The document of a version, possibly edited. */
const documentOf = (record: object): Buffer =>
  Buffer.from(JSON.stringify({ version: '1', ...record }));

describe('the record in an edited document', () => {
  const cves = [row({ id: 'CVE-2' }), row()];
  const [a, b] = [suppression({ id: 'CVE-8' }), suppression({ id: 'CVE-9' })];
  const ofRow = suppression({ id: 'CVE-1', pkg: 'a', installed: '1' });
  const ofOther = { ...ofRow, installed: '2' };
  const places = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);
  const names = (count: number) => Array.from({ length: count }, (_, i) => `GHSA-${i + 100}`);
  const many = { aliases: [...names(70), 'CVE-2026-0007'] };
  const few = { aliases: ['CVE-2026-0007', ...names(63)] };

  test.each<readonly [string, object, ScanRecord]>([
    ['may lack suppressions', { cves: [row()] }, { rows: [row()], suppressions: [] }],
    [
      'is sorted',
      { cves, suppressions: [b, a] },
      { rows: [row(), row({ id: 'CVE-2' })], suppressions: [a, b] },
    ],
    [
      'has no more places than a report may have',
      {
        cves: [
          row({ targets: [...places(8), '0'], targetsMore: 2 }),
          row({ pkg: 'b', targets: places(11), targetsMore: 2 }),
          row({ pkg: 'c', targets: ['0', '0'], targetsMore: 2 }),
        ],
      },
      {
        rows: [
          row({ targets: places(8), targetsMore: 2 }),
          row({ pkg: 'b', targets: places(8), targetsMore: 5 }),
          row({ pkg: 'c', targets: ['0'] }),
        ],
        suppressions: [],
      },
    ],
    [
      'has names in order, none twice, and no name that is its own',
      {
        cves: [
          row({ aliases: ['GHSA-2', 'CVE-1', 'DSA-1', 'GHSA-2'] }),
          row({ pkg: 'b', aliases: ['CVE-1'] }),
        ],
        suppressions: [{ ...a, aliases: ['GHSA-2', 'CVE-8'] }],
      },
      {
        rows: [row({ aliases: ['DSA-1', 'GHSA-2'] }), row({ pkg: 'b' })],
        suppressions: [{ ...a, aliases: ['GHSA-2'] }],
      },
    ],
    [
      'has no more names than a report may have',
      { cves: [row(many)], suppressions: [{ ...a, ...many }] },
      { rows: [row(few)], suppressions: [{ ...a, ...few }] },
    ],
    [
      'says why there is no fix only where there is none',
      {
        cves: [row({ fixed: '2', fixState: 'deferred' }), row({ pkg: 'b', fixState: 'deferred' })],
      },
      { rows: [row({ fixed: '2' }), row({ pkg: 'b', fixState: 'deferred' })], suppressions: [] },
    ],
    [
      'may suppress a finding of another version of a package',
      { cves: [row()], suppressions: [ofOther] },
      { rows: [row()], suppressions: [ofOther] },
    ],
    [
      'counts a row once, the worse one',
      { cves: [row({ severity: 'LOW', fixed: '2' }), row(), row({ fixed: '2' })] },
      { rows: [row({ fixed: '2' })], suppressions: [] },
    ],
    [
      'counts a suppression once',
      { cves: [], suppressions: [a, { ...a, status: 'fixed' }] },
      { rows: [], suppressions: [{ ...a, status: 'fixed' }] },
    ],
    [
      'counts a finding that is both as a row',
      { cves: [row()], suppressions: [ofRow, b] },
      { rows: [row()], suppressions: [b] },
    ],
  ])('%s', (_, document, record) => {
    expect(readRecord(documentOf(document), false)).toEqual(E.right(record));
  });

  test.each<readonly [string, object, string]>([
    [
      'an unknown severity',
      { cves: [row(), { ...row(), severity: 'high' }] },
      'cves[1].severity: found "high", expected one of CRITICAL, HIGH, MEDIUM, LOW, UNKNOWN',
    ],
    [
      'an address that is none of the web',
      { cves: [row({ url: 'javascript:x' })] },
      'cves[0].url: found "javascript:x", expected an http or https address',
    ],
    [
      'an unknown status',
      { cves: [], suppressions: [{ ...a, status: 'affected' }] },
      'suppressions[0].status: found "affected", expected one of not_affected, fixed, ignored',
    ],
  ])('is rejected with %s', (_, document, flaw) => {
    expect(readRecord(documentOf(document), false)).toEqual(E.left(flaw));
  });
});
