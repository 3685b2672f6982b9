/** Which statements of a run its scans did not apply, and what is known of the images that they are about. */
import { describe, expect, test } from '@jest/globals';
import type { ImageFindings } from '../../src/contract/findings';
import type { ImageVex, VexStatement } from '../../src/contract/vex';
import { assessScans } from '../../src/decide/scan-outcome';
import type { HouseImage } from '../../src/derive/house/house';
import { judgeStatements } from '../../src/derive/projections/judge-statements';
import type { Previous } from '../../src/previous/previous';
import type { Scan } from '../../src/read/reports/scan';
import { digestOf } from '../builders/digest';
import { closed, entry, findings, open, row } from '../builders/findings';
import { catalogOf } from '../builders/manifest';
import { scan, suppression } from '../builders/reports';

const ID = 'CVE-2026-22222';
const OWN = digestOf('1');
const PLATFORM = digestOf('platform');

const productOf = (purls: ReadonlyArray<string>, digest?: string) => ({
  ...{ '@id': 'x', identifiers: { purl: 'x' } },
  ...(digest === undefined ? {} : { hashes: { 'sha-256': digest.slice('sha256:'.length) } }),
  ...(purls.length === 0 ? {} : { subcomponents: purls.map((purl) => ({ '@id': purl })) }),
});
const about = (more: Partial<VexStatement> = {}): VexStatement => ({
  vulnerability: { name: ID },
  timestamp: '2026-08-20T00:00:00Z',
  products: [productOf([])],
  status: 'not_affected',
  ...more,
});

interface Version {
  readonly version?: string;
  readonly digest?: string | null;
  readonly rows?: ReadonlyArray<ReturnType<typeof row>>;
  readonly suppressed?: ReadonlyArray<string>;
  readonly identity?: Partial<Scan['identity']>;
  readonly isKept?: boolean;
}

const versionOf = ({ version = '1', digest = OWN, identity = {}, isKept = false }: Version) => ({
  ...{ version, digest },
  decision: isKept
    ? { kind: 'kept' }
    : { kind: 'fresh', outcome: assessScans([scan('r.json', { identity })], false) },
});
const recordOf = ({ rows = [], suppressed = [] }: Version) => ({
  rows,
  suppressions: suppressed.map((id) => suppression({ id })),
});

const judge = (
  statements: ReadonlyArray<VexStatement>,
  versions: ReadonlyArray<Version>,
  published?: ImageFindings,
) => {
  const image = {
    ...{ slug: 'redis', image: 'ghcr.io/acme/images/redis' },
    versions: versions.map(versionOf),
    records: new Map(versions.map((each) => [each.version ?? '1', recordOf(each)])),
  } as unknown as HouseImage;
  const vex = new Map([['redis', { statements } as unknown as ImageVex]]);
  const previous = { read: () => published } as unknown as Previous;
  const judged = judgeStatements(catalogOf({ packages: false }), previous, vex, [image]);
  return [...judged.unapplied, ...judged.unknown];
};

const FOUND: Version = { rows: [row(ID)] };
const UNAPPLIED = `the scan did not apply not_affected for ${ID} in redis 1, so the finding still counts: scan with --vex <file> --show-suppressed`;

describe('a statement', () => {
  const GHSA = about({ vulnerability: { name: 'GHSA-1', aliases: [ID] } });
  const ofDigest = (digest: string) => about({ products: [productOf([], digest)] });
  const of = (purl: string) => about({ products: [productOf([purl])] });
  test.each<
    readonly [string, ReadonlyArray<VexStatement>, ReadonlyArray<Version>, ReadonlyArray<string>]
  >([
    ['of the image', [about()], [FOUND], [UNAPPLIED]],
    [
      'that it is fixed',
      [about({ status: 'fixed' })],
      [FOUND],
      [UNAPPLIED.replace('not_affected', 'fixed')],
    ],
    ['that it is affected', [about({ status: 'affected' })], [FOUND], []],
    ['that it is examined', [about({ status: 'under_investigation' })], [FOUND], []],
    ['of an alias of the row', [GHSA], [FOUND], [UNAPPLIED.replace(ID, 'GHSA-1')]],
    [
      'of the name of a row that has it as an alias',
      [about()],
      [{ rows: [row('GHSA-1', { aliases: [ID] })] }],
      [UNAPPLIED],
    ],
    ['of the digest', [ofDigest(OWN)], [FOUND], [UNAPPLIED]],
    [
      'of a digest that the report names',
      [ofDigest(PLATFORM)],
      [{ ...FOUND, identity: { digests: [PLATFORM] } }],
      [UNAPPLIED],
    ],
    [
      'of a digest that the report names, where the version states none',
      [ofDigest(PLATFORM)],
      [{ ...FOUND, digest: null, identity: { digests: [PLATFORM] } }],
      [UNAPPLIED],
    ],
    ['of the package', [of('pkg:apk/wolfi/openssl')], [FOUND], [UNAPPLIED]],
    ['that the scan applied', [about()], [{ suppressed: [ID] }], []],
    ['of a record that stays', [about()], [{ ...FOUND, isKept: true }], []],
    [
      'of several versions, of which the first is named',
      [about()],
      [{ ...FOUND, version: '2' }, FOUND],
      [UNAPPLIED.replace('redis 1', 'redis 2')],
    ],
  ])('is not applied: %s', (_, statements, versions, notices) => {
    expect(judge(statements, versions)).toEqual(notices);
  });
});

const UNKNOWN = `found 1 statement about ids that no scan of their images ever found: ${ID} in redis; correct them, unless you state them in advance`;
const CLEAN: Version = { rows: [] };
const ids = (more: Partial<ImageFindings>) => findings({ open: [], closed: [], ...more });
const SUPPRESSED = {
  ...{ id: ID, severity: 'HIGH' as const },
  versions: [{ version: '1', status: 'ignored' as const, justification: null }],
};
test.each<readonly [string, ReadonlyArray<Version>, ImageFindings | undefined, boolean]>([
  ['if a row has it', [FOUND], undefined, true],
  ['if a row has it as an alias', [{ rows: [row('X', { aliases: [ID] })] }], undefined, true],
  ['if a suppression has it', [{ suppressed: [ID] }], undefined, true],
  ['if it is open', [CLEAN], ids({ open: [open(ID)] }), true],
  [
    'if it is an alias of what is open',
    [CLEAN],
    ids({ open: [open('X', {}, [entry({ aliases: [ID] })])] }),
    true,
  ],
  ['if it was suppressed', [CLEAN], ids({ suppressed: [SUPPRESSED] }), true],
  ['if it was closed', [CLEAN], ids({ closed: [closed(ID)] }), true],
  ['if nothing was scanned', [], undefined, true],
  ['unless nothing has it', [CLEAN], ids({}), false],
  ['unless nothing has it, at a first scan', [CLEAN], undefined, false],
])('an id is known: %s', (_, versions, published, isKnown) => {
  const told = judge([about({ status: 'affected' })], versions, published);
  expect(told).toEqual(isKnown ? [] : [UNKNOWN]);
});
