// Measures the hot functions on one report, after warm-up, compared with `JSON.parse` of the same bytes.
import { Bench } from 'tinybench';
import { load } from '../scripts/load.mjs';
import { reportOf } from './corpus.mjs';
import { printTable, printTitle } from './table.mjs';

const FINDINGS = 2_000;

/** Throws unless the report was read: a refusal must not be measured. */
const mustHave = (findings, name) => {
  if (findings?.length !== FINDINGS) throw new Error(`${name} did not read the report`);
  return findings;
};

export const measureHot = async () => {
  const { parseReport, parseWholeReport } = load('src/read/reports/parse-report.ts');
  const { mergeFindings } = load('src/read/reports/finding.ts');
  const { toRecord, serializeRecord } = load('src/reports/record.ts');
  const bytes = Buffer.from(reportOf(0, 0, { findings: FINDINGS }));
  const findings = mustHave(parseReport('report', bytes).right?.findings, 'parseReport');
  const merged = mustHave(mergeFindings(findings), 'mergeFindings');
  mustHave(parseWholeReport('report', bytes).right?.findings, 'parseWholeReport');

  const bench = new Bench({ time: 1_000, warmupTime: 500, throws: true })
    .add('JSON.parse', () => JSON.parse(bytes.toString('utf8')))
    .add('parseReport (fields that are used)', () => parseReport('report', bytes))
    .add('parseWholeReport (whole document)', () => parseWholeReport('report', bytes))
    .add('mergeFindings', () => mergeFindings(findings))
    .add('toRecord, serializeRecord', () =>
      serializeRecord(toRecord({ findings: merged, suppressions: [] })),
    );
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
