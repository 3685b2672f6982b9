import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { decodeReport, parseReport, parseWholeReport } from '../../../src/reports/parse-report';
import { readFields } from '../../../src/reports/projection/read-fields';
import { recognize } from '../../../src/reports/recognize';
import type { Report } from '../../../src/reports/report';
import { mutateBytes, mutateValue } from '../../builders/mutate';
import { type Random, seeded } from '../../builders/random';

const RUNS = 1500;
const root = path.resolve(__dirname, '..', '..', '..');

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

/** The report decoded from the fields alone. */
const fromFields = (bytes: Buffer): O.Option<Report> =>
  pipe(
    readFields(bytes),
    O.chain((json) =>
      pipe(
        O.fromEither(recognize(json)),
        O.chain((scanner) => O.fromEither(decodeReport(scanner, json))),
      ),
    ),
  );

/** The fields may decode to nothing, but never to a report that differs from the whole document. */
const agree = (bytes: Buffer): boolean => {
  const report = fromFields(bytes);
  const whole = parseWholeReport('report.json', bytes);
  expect(parseReport('report.json', bytes)).toEqual(whole);
  if (O.isSome(report)) expect(E.right(report.value)).toEqual(whole);
  return O.isSome(report);
};

test('every valid report decodes from its fields as from the whole document', () => {
  const valid = seeds.filter((bytes) => E.isRight(parseWholeReport('report.json', bytes)));
  expect(valid.length).toBeGreaterThan(10);
  expect(valid.map(agree)).toEqual(valid.map(() => true));
});

test(`the fields of ${RUNS} mutated reports decode as the whole document, or not at all`, () => {
  const read = Array.from({ length: RUNS }, (_, run) => {
    const random = seeded(run);
    return agree(mutated(random.pick(seeds), random));
  });
  expect(new Set(read)).toEqual(new Set([true, false]));
});
