// The figures of docs/performance.md, written there by `npm run bench -- --write`. All cases take turns in
// one run, so that their ratios see the same machine.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os';
import path from 'node:path';
import { changeNothing, dryRun, keepAll, publishFirst, scanAnew, startOnly } from './cases.mjs';
import { formatTable, median } from './table.mjs';
import { withServer } from './world.mjs';

const root = path.resolve(import.meta.dirname, '..');
const DOCUMENT = path.join(root, 'docs', 'performance.md');
const FIGURES = /(<!-- figures -->\n)[\s\S]*?(<!-- \/figures -->)/;

const S = { images: 40, versions: 2, findings: 20 };
const M = { images: 120, versions: 3, findings: 100 };

const CASES = [
  ['start: the manifest is missing', startOnly, S],
  ['render S: 80 reports, 4 MB', dryRun, S],
  ['render M: 360 reports, 89 MB', dryRun, M],
  ['first publish, M', publishFirst, M],
  ['publish M: two of three versions scanned anew', scanAnew, M],
  ['publish M: nothing changed', changeNothing, M],
  ['publish M: no report, every record kept', keepAll, M],
];

const measure = async (world, runs) => {
  const cases = [];
  for (const [i, [name, layOut, shape]] of CASES.entries()) {
    const place = { ...world, folder: path.join(world.folder, `${i}`), repository: `acme/f${i}` };
    mkdirSync(place.folder);
    cases.push({ name, programs: await layOut(place, shape), action: [], floor: [] });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { programs, action, floor } of cases) {
      action.push(await programs.action());
      floor.push(await programs.floor());
    }
  }
  return cases;
};

const rowOf = ({ name, action, floor }) => [
  name,
  median(action.map(({ ms }) => ms)).toFixed(0),
  median(floor.map(({ ms }) => ms)).toFixed(0),
  median(action.map(({ ms }, i) => ms / floor[i].ms)).toFixed(2),
  median(action.map(({ peak = Number.NaN }) => peak)).toFixed(0),
];

/** What was measured, and on what. */
const describe = (runs, load) => {
  const commit = execFileSync('git', ['log', '-1', '--format=%as'], {
    cwd: root,
    encoding: 'utf8',
  });
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return [
    `Medians of ${runs} runs of the commit of ${commit.trim()}: ${availableParallelism()} cores, ${memory} GiB,`,
    `${platform()} ${arch()}, Node ${process.version}, load ${load.toFixed(1)} at the start.`,
  ].join('\n');
};

/** Measures every case and puts the table into the document. */
export const writeFigures = (runs) =>
  withServer(async (world) => {
    const [load] = loadavg();
    const cases = await measure(world, runs);
    const head = ['case', 'ms', 'floor ms', 'x floor', 'peak MB'];
    const table = formatTable(head, cases.map(rowOf));
    const text = `\n${describe(runs, load)}\n\n${table}\n\n`;
    const before = readFileSync(DOCUMENT, 'utf8');
    if (!FIGURES.test(before)) throw new Error(`${DOCUMENT} has no place for figures`);
    writeFileSync(
      DOCUMENT,
      before.replace(FIGURES, (_, open, close) => open + text + close),
    );
    console.log(text);
  });
