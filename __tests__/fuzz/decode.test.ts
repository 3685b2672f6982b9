import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { parse } from 'yaml';
import { ImagePackage } from '../../src/contract/packages';
import { Cve, MAX_TARGETS } from '../../src/contract/security';
import { formatProblem, type Result } from '../../src/domain/problem';
import { printable } from '../../src/domain/values/escape';
import { applyDefaults } from '../../src/read/manifest/apply-defaults';
import { decodeManifest } from '../../src/read/manifest/decode-manifest';
import { decodeUpdates } from '../../src/read/manifest/decode-updates';
import { mergeFound, toRecord } from '../../src/read/reports/to-record';
import { parseSource } from '../../src/read/source-text/parse-source';
import { rollupOfRecord } from '../builders/findings';
import { mutateBytes, mutateValue } from '../builders/mutate';
import { parseReport } from '../builders/parsed-reports';
import { type Random, seeded } from '../builders/random';

const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60_000);
const MAX_RUN_MS = 10_000;
const TEST_TIMEOUT_MS = 3_600_000;

const root = path.resolve(__dirname, '../..');
const folders = [
  path.join(root, 'examples', 'catalog', 'reports'),
  path.join(root, '..', 'shared', 'corpus'),
].filter((folder) => existsSync(folder));

const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith('.json') && statSync(file).size < 200_000);

/** Throws if a message is too short to help, or is not one printable line. */
const checkMessages = <A>(result: Result<A>): void => {
  if (E.isRight(result)) return;
  for (const each of result.left) {
    const text = formatProblem(each);
    if (text !== printable(text) || text.length < 10) throw new Error(`bad message: ${text}`);
  }
};

const checkReport = (bytes: Buffer): void => {
  const result = parseReport('report.json', bytes);
  checkMessages(result);
  if (E.isLeft(result)) return;
  const { rows } = toRecord(mergeFound([result.right]));
  const { total, critical, high, medium, low, unknown } = rollupOfRecord('1', 'image', {
    rows,
    suppressions: [],
  });
  if (total !== critical + high + medium + low + unknown) throw new Error('counts do not add up');
  const wrong = rows.find((row) => !Cve.is(row) || row.targets.length > MAX_TARGETS);
  if (wrong !== undefined) throw new Error(`a row breaks the contract: ${JSON.stringify(wrong)}`);
  const bad = result.right.packages.items.find(
    (item) => item.name === '' || !ImagePackage.is({ ...item, versions: ['1'] }),
  );
  if (bad !== undefined) throw new Error(`a package breaks the contract: ${JSON.stringify(bad)}`);
};

const checkManifest = (file: string, text: string): void => {
  const result = E.chain(decodeManifest)(parseSource(file, text));
  checkMessages(result);
  if (E.isRight(result)) applyDefaults(result.right.value);
};

/** Runs one case; an error names the run, which is repeatable by the seed. */
const timed = (what: string, run: () => void): void => {
  const start = performance.now();
  try {
    run();
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.stack : String(error)}`);
  }
  if (performance.now() - start > MAX_RUN_MS)
    throw new Error(`${what}: took more than ${MAX_RUN_MS} ms`);
};

const mutated = (bytes: Buffer, random: Random): Buffer => {
  if (random.below(2) === 0) return mutateBytes(bytes, random);
  try {
    return Buffer.from(
      JSON.stringify(mutateValue(JSON.parse(bytes.toString('utf8')), random)) ?? '',
    );
  } catch {
    return mutateBytes(bytes, random);
  }
};

const reports = (): void => {
  const seeds = folders.flatMap(filesBelow).map((file) => readFileSync(file));
  expect(seeds.length).toBeGreaterThan(50);
  for (let run = 0; run < RUNS; run++) {
    const random = seeded(SEED * 1_000_003 + run);
    const bytes = mutated(random.pick(seeds), random);
    timed(`report run ${run}`, () => checkReport(bytes));
  }
};

const manifests = (): void => {
  const yaml = readFileSync(path.join(root, 'examples', 'catalog', 'catalog.yaml'));
  const json = Buffer.from(JSON.stringify(parse(yaml.toString('utf8'), { merge: true })));
  for (let run = 0; run < RUNS / 20; run++) {
    const random = seeded(SEED * 7_000_003 + run);
    const inYaml = random.below(2) === 0;
    const text = mutated(inYaml ? yaml : json, random).toString('utf8');
    timed(`manifest run ${run}`, () => {
      checkManifest(inYaml ? 'catalog.yaml' : 'catalog.json', text);
      const updates = parseSource(inYaml ? 'updates.yaml' : 'updates.json', text);
      checkMessages(E.chain(decodeUpdates)(updates));
    });
  }
};

test(
  `${RUNS} mutated reports decode or are refused: no throw, sound messages, sound rows (seed ${SEED})`,
  reports,
  TEST_TIMEOUT_MS,
);

test(
  `${RUNS / 20} mutated manifests decode or are refused: no throw, sound messages (seed ${SEED})`,
  manifests,
  TEST_TIMEOUT_MS,
);
