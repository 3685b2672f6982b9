import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { ScanRecord } from '../../src/contract/record/record';
import type { Cve, Suppression } from '../../src/contract/security';
import { renderRecords } from '../../src/derive/render/security';
import type { File } from '../../src/domain/file';
import { readRecord } from '../../src/previous/records';
import { recordOf } from '../builders/arbitraries';
import { rollupOfRecord } from '../builders/findings';
import { suppression } from '../builders/reports';

const OWNER = { slug: 'redis', image: 'ghcr.io/acme/redis', source: 'Scans' };

/** The published files of the records of versions, newest first: paths and bytes. */
const publish = (records: ReadonlyArray<readonly [string, ScanRecord]>): Map<string, Buffer> => {
  const bytesOf = ({ content }: File): Buffer =>
    typeof content === 'string' ? Buffer.from(content) : Buffer.concat(content);
  const rendered = renderRecords(
    OWNER,
    records.map(([version, record]) => rollupOfRecord(version, OWNER.image, record)),
    new Map(records),
  );
  return new Map([...rendered].map((file) => [file.path, bytesOf(file)]));
};

const placeOf = (version: string): string => `security/redis/${version}.json`;

const records = fc
  .tuple(recordOf, recordOf)
  .map(([newer, older]) => [['2', newer] as const, ['1', older] as const]);

test('a record does not change when it is published, read and published again', () => {
  fc.assert(
    fc.property(records, (all) => {
      const published = publish(all);
      const read = all.map(([version, record]) => {
        const found = readRecord(published.get(placeOf(version)) ?? Buffer.alloc(0));
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

  test.each<readonly [string, object, ScanRecord]>([
    ['may lack suppressions', { cves: [row()] }, { rows: [row()], suppressions: [] }],
    [
      'is sorted',
      { cves, suppressions: [b, a] },
      { rows: [row(), row({ id: 'CVE-2' })], suppressions: [a, b] },
    ],
    [
      'may have more than the most targets, counted',
      { cves: [row({ targets: ['1', '2', '3', '4', '5', '6', '7', '8'], targetsMore: 1 })] },
      {
        rows: [row({ targets: ['1', '2', '3', '4', '5', '6', '7', '8'], targetsMore: 1 })],
        suppressions: [],
      },
    ],
    [
      'may have an empty list of suppressions',
      { cves: [], suppressions: [] },
      { rows: [], suppressions: [] },
    ],
    [
      'may suppress a finding of another version of a package',
      { cves: [row()], suppressions: [suppression({ id: 'CVE-1', pkg: 'a', installed: '2' })] },
      { rows: [row()], suppressions: [suppression({ id: 'CVE-1', pkg: 'a', installed: '2' })] },
    ],
  ])('%s', (_, document, record) => {
    expect(readRecord(documentOf(document))).toEqual(E.right(record));
  });

  const withRow = (more: Partial<Cve>) => ({ cves: [row({ id: 'CVE-0' }), row(more)] });
  const withOne = (more: Partial<Suppression>) => ({
    cves: [],
    suppressions: [a, suppression(more)],
  });
  const WRONG_ALIASES = 'aliases: found others than the contract allows';
  const WRONG_TARGETS = 'cves[1].targets: found more or fewer targets than the contract allows';
  const TARGETS = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);

  test.each<readonly [string, object, string]>([
    [
      'an unknown severity',
      { cves: [{ ...row(), severity: 'high' }] },
      'cves[0].severity: found "high", expected one of CRITICAL, HIGH, MEDIUM, LOW, UNKNOWN',
    ],
    [
      'an address that is none of the web',
      withRow({ url: 'javascript:x' }),
      'cves[1].url: found "javascript:x", expected an http or https address',
    ],
    ['too many targets', withRow({ targets: TARGETS(9) }), WRONG_TARGETS],
    ['too few targets', withRow({ targets: TARGETS(7), targetsMore: 1 }), WRONG_TARGETS],
    ['empty aliases of a row', withRow({ aliases: [] }), `cves[1].${WRONG_ALIASES}`],
    ['an alias that is the id', withRow({ aliases: ['CVE-1'] }), `cves[1].${WRONG_ALIASES}`],
    ['an alias twice', withRow({ aliases: ['GHSA-1', 'GHSA-1'] }), `cves[1].${WRONG_ALIASES}`],
    ['aliases out of order', withRow({ aliases: ['GHSA-1', 'CVE-2'] }), `cves[1].${WRONG_ALIASES}`],
    ['a name that cannot be an alias', withRow({ aliases: ['DSA-1'] }), `cves[1].${WRONG_ALIASES}`],
    [
      'wrong aliases of a suppression',
      withOne({ aliases: ['GHSA-2', 'GHSA-1'] }),
      `suppressions[1].${WRONG_ALIASES}`,
    ],
    [
      'a statement for an ignored finding',
      withOne({ statement: 'Ours' }),
      'suppressions[1].status: found a reason for an ignored finding',
    ],
    [
      'a justification for an ignored finding',
      withOne({ justification: 'component_not_present' }),
      'suppressions[1].status: found a reason for an ignored finding',
    ],
    [
      'a statement that is too long',
      withOne({ status: 'fixed', statement: '😀'.repeat(501) }),
      'suppressions[1].statement: found more than 500 code points',
    ],
    [
      'an unknown status',
      { cves: [], suppressions: [{ ...a, status: 'affected' }] },
      'suppressions[0].status: found "affected", expected one of not_affected, fixed, ignored',
    ],
    [
      'a suppression twice',
      { cves: [], suppressions: [a, { ...a, status: 'fixed' }] },
      'suppressions: found a finding twice, or one that is also a row',
    ],
    [
      'a suppression that is a row',
      { cves: [row()], suppressions: [suppression({ id: 'CVE-1', pkg: 'a', installed: '1' })] },
      'suppressions: found a finding twice, or one that is also a row',
    ],
    ['a row twice', { cves: [row(), row({ fixed: '2' })] }, 'cves: found a row twice'],
  ])('is rejected with %s', (_, document, flaw) => {
    expect(readRecord(documentOf(document))).toEqual(E.left(flaw));
  });
});
