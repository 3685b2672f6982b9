// `npm run bench`: compares the built action with a program that checks nothing (bench/floor.mjs) on generated
// catalogs; then measures single functions (bench/hot.mjs, bench/linear.mjs). Compare only ratios and slopes of one
// run: its programs and sizes take turns, so that all see the same machine.
//   npm run bench -- [--runs 3] [--large] [--only size,findings,bytes,versions,images,anew,same,kept,hot,linear]
//   npm run bench -- --write [--runs 5]: measures the figures of docs/performance.md and writes them there
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changeNothing, dryRun, keepAll, scanAnew, takeTurns } from './cases.mjs';
import { writeFigures } from './figures.mjs';
import { measureHot } from './hot.mjs';
import { measureLinear } from './linear.mjs';
import { median, printTable, printTitle } from './table.mjs';
import { withServer } from './world.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    large: { type: 'boolean', default: false },
  },
});

const REPORT_BYTES = 50_000_000;
const MANY_VERSIONS = [10, 100, 1_000].map((versions) => ({ images: 1, versions, findings: 5 }));
const MANY_IMAGES = (options.large ? [24, 2_400, 24_000] : [24, 1_200, 4_800]).map((images) => ({
  images,
  versions: 1,
  findings: 0,
}));

/** What grows in each series, and the case that measures it. One more should cost the same at any size. */
const SERIES = {
  size: {
    grows: 'finding',
    layOut: dryRun,
    shapes: [
      { images: 40, versions: 2, findings: 20 },
      { images: 120, versions: 3, findings: 100 },
      { images: 240, versions: 4, findings: 150 },
    ],
  },
  findings: {
    grows: 'finding',
    layOut: dryRun,
    shapes: [100, 2_000, 20_000].map((findings) => ({ images: 1, versions: 1, findings })),
  },
  bytes: {
    grows: 'finding',
    layOut: dryRun,
    shapes: [1_000, 10_000, 20_000].map((findings) => ({
      images: 1,
      versions: 1,
      findings,
      bytes: REPORT_BYTES,
    })),
  },
  versions: { grows: 'version', layOut: dryRun, shapes: MANY_VERSIONS },
  images: { grows: 'image', layOut: dryRun, shapes: MANY_IMAGES },
  anew: { grows: 'version', layOut: scanAnew, shapes: MANY_VERSIONS },
  same: { grows: 'image', layOut: changeNothing, shapes: MANY_IMAGES },
  kept: { grows: 'image', layOut: keepAll, shapes: MANY_IMAGES },
};

const countOf = ({ images, versions, findings }, grows) =>
  ({ image: images, version: images * versions, finding: images * versions * findings })[grows];

const sizeOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
    : 0;

/** Microseconds for one more, from each size to the next. */
const slopesOf = (counts, times) =>
  counts.slice(1).map((count, i) => ((times[i + 1] - times[i]) * 1_000) / (count - counts[i]));

const growthOf = (slopes) => (slopes[slopes.length - 1] / slopes[0]).toFixed(2);

/** The growth means little if the first step is smaller than the spread of its runs. */
const growthText = (slopes, [first, second]) => {
  const [less, more] = [first, second].map((runs) => runs.map(({ ms }) => ms));
  const spread = Math.max(...[less, more].map((times) => Math.max(...times) - Math.min(...times)));
  const isNoise = median(more) - median(less) <= spread;
  return `${growthOf(slopes)}${isNoise ? ' (the first step is within the noise)' : ''}`;
};

const peakOf = (runs) => {
  const peak = median(runs.map((run) => run.peak ?? Number.NaN));
  return Number.isNaN(peak) ? 'unknown' : peak.toFixed(0);
};

const print = ({ grows }, measured) => {
  const counts = measured.map(({ shape }) => countOf(shape, grows));
  const [action, floor] = ['action', 'floor'].map((program) => {
    const times = measured.map((each) => median(each[program].map(({ ms }) => ms)));
    const slopes = slopesOf(counts, times);
    const growth = growthText(
      slopes,
      measured.map((each) => each[program]),
    );
    return { times, slopes, growth };
  });
  const slopeCell = (slopes, i) => (i === 0 ? '' : slopes[i - 1].toFixed(1));
  printTable(
    [
      'images x versions x findings',
      'MB',
      'ms',
      'floor ms',
      'x floor',
      `us for one more ${grows}`,
      'of the floor',
      'peak MB',
      'of the floor',
    ],
    measured.map((each, i) => [
      `${each.shape.images} x ${each.shape.versions} x ${each.shape.findings}`,
      (sizeOf(path.join(each.folder, 'workspace', 'reports')) / 1e6).toFixed(1),
      action.times[i].toFixed(0),
      floor.times[i].toFixed(0),
      median(each.action.map(({ ms }, run) => ms / each.floor[run].ms)).toFixed(2),
      slopeCell(action.slopes, i),
      slopeCell(floor.slopes, i),
      peakOf(each.action),
      peakOf(each.floor),
    ]),
  );
  const quadratic = slopesOf(
    counts,
    counts.map((count) => count ** 2),
  );
  console.log(`\nthe last slope over the first: ${action.growth}; of the floor: ${floor.growth}`);
  console.log(`a straight line: 1; a quadratic step: towards ${growthOf(quadratic)}`);
};

const measureSeries = (name) =>
  withServer(async (world) => {
    const { layOut, shapes } = SERIES[name];
    const cases = shapes.map((shape) => ({ layOut, shape }));
    const measured = await takeTurns(world, cases, Number(options.runs));
    printTitle(name, `medians of ${options.runs}`);
    print(SERIES[name], measured);
  });

/** These measure functions instead of the action. */
const FUNCTIONS = { hot: measureHot, linear: measureLinear };

const known = [...Object.keys(SERIES), ...Object.keys(FUNCTIONS)];
const wanted = options.only === '' ? known : options.only.split(',');
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0 || !(Number(options.runs) >= 1))
  throw new Error(`--only takes ${known.join(',')}; --runs a number from 1`);
if (process.platform !== 'linux') console.log('Peak memory is skipped: only Linux reports it.');
if (options.write) await writeFigures(Number(options.runs));
else for (const name of wanted) await (FUNCTIONS[name] ?? measureSeries)(name);
