import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { parseReport, parseWholeReport } from '../../src/reports/parse-report';
import { parsePlainReport } from '../../src/reports/plain-report';
import { mutateBytes, mutateValue } from '../builders/mutate';
import { type Random, seeded } from '../builders/random';

const RUNS = 1500;
const root = path.resolve(__dirname, '..', '..');

const filesBelow = (folder: string): ReadonlyArray<string> =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name))
        .filter((file) => file.endsWith('.json') && statSync(file).size < 60_000);

const seeds = [
  path.join(root, '__tests__', 'golden'),
  path.join(root, 'examples', 'catalog', 'reports'),
  path.join(root, '..', 'shared', 'corpus'),
]
  .flatMap(filesBelow)
  .map((file) => readFileSync(file));

const mutated = (bytes: Buffer, random: Random): Buffer => {
  if (random.below(2) === 0) return mutateBytes(bytes, random);
  try {
    const value = mutateValue(JSON.parse(bytes.toString('utf8')), random);
    return Buffer.from(JSON.stringify(value, null, random.below(3)) ?? '');
  } catch {
    return mutateBytes(bytes, random);
  }
};

/** The short way may say nothing; what it says is what the whole document says. */
const agree = (bytes: Buffer): boolean => {
  const plain = parsePlainReport(bytes);
  const whole = parseWholeReport('report.json', bytes);
  expect(parseReport('report.json', bytes)).toEqual(whole);
  if (plain !== undefined) expect(E.right(plain)).toEqual(whole);
  return plain !== undefined;
};

test('valid reports are read the short way, and as the whole document reads', () => {
  const valid = seeds.filter((bytes) => E.isRight(parseWholeReport('report.json', bytes)));
  expect(valid.length).toBeGreaterThan(10);
  expect(valid.map(agree)).toEqual(valid.map(() => true));
});

test(`${RUNS} mutated reports are accepted, refused and read as by the plain codecs`, () => {
  const read = Array.from({ length: RUNS }, (_, run) => {
    const random = seeded(run);
    return agree(mutated(random.pick(seeds), random));
  });
  expect(new Set(read)).toEqual(new Set([true, false]));
});
