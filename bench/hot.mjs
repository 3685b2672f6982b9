// Measures the hot functions on one report, after warm-up, compared with `JSON.parse` of the same bytes.
import { Bench } from 'tinybench';
import { load } from '../scripts/load.mjs';
import { reportOf } from './corpus.mjs';
import { printTable, printTitle } from './table.mjs';

const FINDINGS = 2_000;

export const measureHot = async () => {
  const { onReport } = load('bench/functions.ts');
  const bytes = Buffer.from(reportOf(0, 0, { findings: FINDINGS }));
  const bench = new Bench({ time: 1_000, warmupTime: 500, throws: true });
  bench.add('JSON.parse', () => JSON.parse(bytes.toString('utf8')));
  for (const [name, run] of Object.entries(onReport(bytes, FINDINGS))) bench.add(name, run);
  printTitle(
    'hot',
    `one report of ${FINDINGS} findings, ${(bytes.length / 1e6).toFixed(1)} MB, medians`,
  );
  await bench.run();
  const medians = bench.tasks.map(({ result }) => result.latency.p50);
  printTable(
    ['function', 'ms', 'x JSON.parse', 'us/finding', 'MB/s', 'samples'],
    bench.tasks.map(({ name, result }, i) => [
      name,
      medians[i].toFixed(2),
      (medians[i] / medians[0]).toFixed(2),
      ((medians[i] * 1_000) / FINDINGS).toFixed(2),
      (bytes.length / 1e3 / medians[i]).toFixed(0),
      String(result.latency.samplesCount),
    ]),
  );
};
