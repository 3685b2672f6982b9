// `npm run bench -- --write`: measures the figures of docs/performance.md and writes them there.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os';
import path from 'node:path';
import {
  changeNothing,
  dryRun,
  keepAll,
  publishFirst,
  scanAnew,
  startOnly,
  takeTurns,
} from './cases.mjs';
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

const rowOf = ({ name, action, floor }) => [
  name,
  median(action.map(({ ms }) => ms)).toFixed(0),
  median(floor.map(({ ms }) => ms)).toFixed(0),
  median(action.map(({ ms }, i) => ms / floor[i].ms)).toFixed(2),
  median(action.map(({ peak = Number.NaN }) => peak)).toFixed(0),
];

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

/** Measures every case and writes the table to the document. */
export const writeFigures = (runs) =>
  withServer(async (world) => {
    const [load] = loadavg();
    const cases = CASES.map(([name, layOut, shape]) => ({ name, layOut, shape }));
    const measured = await takeTurns(world, cases, runs);
    const head = ['case', 'ms', 'floor ms', 'x floor', 'peak MB'];
    const table = formatTable(head, measured.map(rowOf));
    const text = `\n${describe(runs, load)}\n\n${table}\n\n`;
    const before = readFileSync(DOCUMENT, 'utf8');
    if (!FIGURES.test(before)) throw new Error(`${DOCUMENT} has no marker for figures`);
    writeFileSync(
      DOCUMENT,
      before.replace(FIGURES, (_, open, close) => open + text + close),
    );
    console.log(text);
  });
