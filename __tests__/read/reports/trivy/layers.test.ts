/** The layers of an image, and of its findings, as reports list them. */
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { recordOf } from '../../../../src/read/reports/to-record';
import { digestOf } from '../../../builders/digest';
import { reportOf } from '../../../builders/parsed-reports';
import { finding, scan, trivy, trivyFinding } from '../../../builders/reports';

const [A, B, C] = [digestOf('a'), digestOf('b'), digestOf('c')];

/** The chain id of two layers, as the image specification of OCI defines it. */
const chainOf = (below: string, above: string): string =>
  `sha256:${createHash('sha256').update(`${below} ${above}`).digest('hex')}`;
const short = (chain: string): string => chain.slice(7, 23);
const CHAIN = [short(A), short(chainOf(A, B)), short(chainOf(chainOf(A, B), C))];

const layersOf = (DiffIDs: unknown, ...layers: ReadonlyArray<unknown>) => {
  const found = layers.map((Layer, i) =>
    trivyFinding({ VulnerabilityID: `CVE-2026-000${i}`, Layer }),
  );
  const { chain, findings } = reportOf(trivy(found, { Metadata: { DiffIDs } }));
  return { chain, layers: findings.map(({ layer }) => layer) };
};

const at = (DiffID: unknown) => ({ DiffID });
const many = (count: number) => Array.from({ length: count }, (_, i) => digestOf(`${i}`));

test.each<readonly [string, unknown, ReadonlyArray<unknown>, number, ReadonlyArray<unknown>]>([
  ['each finding has a layer', [A, B, C], [at(A), at(C)], 3, [0, 2]],
  ['an image has a layer twice', [A, B, A], [at(A)], 3, [2]],
  ['a layer is not of the image', [A, B], [at(C), at(digestOf('x'))], 2, [undefined, undefined]],
  ['a finding has no layer', [A], [undefined, {}, null, 'a', at(7)], 1, Array(5).fill(undefined)],
  ['the report lists no layers', undefined, [at(A)], 0, [undefined]],
  ['the list is empty', [], [at(A)], 0, [undefined]],
  ['the list is a text', A, [at(A)], 0, [undefined]],
  ['a layer is no digest', [A, 'sha256:12'], [at(A)], 0, [undefined]],
  ['a layer is of another hash', [A.replace('sha256', 'sha512')], [at(A)], 0, [undefined]],
  ['a layer is null', [null], [at(null)], 0, [undefined]],
  ['there are 127 layers', many(127), [at(digestOf('126'))], 127, [126]],
  ['there are 128 layers', many(128), [at(digestOf('127'))], 0, [127]],
  ['there are 100,000 layers', many(100_000), [at(digestOf('99999'))], 0, [99_999]],
])('%s', (_, diffIds, layers, length, expected) => {
  const found = layersOf(diffIds, ...layers);
  expect([found.chain.length, found.layers]).toEqual([length, expected]);
});

test('chain ids are those of OCI, shortened', () => {
  expect(layersOf([A, B, C]).chain).toEqual(CHAIN);
});

test.each([
  ['the highest of two findings', [1, 3], 3],
  ['none if a finding names none', [1, undefined], undefined],
  ['the only one', [0], 0],
])('the layer of a vulnerability is %s', (_, layers, expected) => {
  const findings = layers.map((layer, i) => finding({ pkg: `package${i}`, layer }));
  const { layers: found } = recordOf([scan('a.json', { findings })]);
  expect(found?.get('CVE-2026-1')).toBe(expected);
});

test('the layer of a vulnerability is the highest of several reports', () => {
  const scans = [2, 0].map((layer) => scan(`${layer}.json`, { findings: [finding({ layer })] }));
  expect(recordOf(scans).layers).toEqual(new Map([['CVE-2026-1', 2]]));
});
