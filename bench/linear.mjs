// Measures the functions for untrusted texts on texts that a careless regular expression tries from every position: linear
// functions take five times as long for five times the length, quadratic ones 25 times.
import { load } from '../scripts/load.mjs';
import { printTable, printTitle } from './table.mjs';

const LENGTHS = [6_000, 30_000];
/** A faster function is not reported. For the longer text, quadratic functions need about 100 ms. */
const FAST_MS = 20;
/** The ratio of the times per character of the longer and the shorter text: about 1 is linear, 5 quadratic. */
const STEEP = 2.5;
const TRIES = 3;
const SHOWN_LENGTH = 30;

/** Repeated up to the length, between a start and an end that make a match begin and then fail. */
const REPEATED = [
  ...['a', '0', '/', '.', '-', '_', ' ', '\t', '\n', '\r\n', '"', '\\"', "'", '@', ':', '{', '`'],
  ...['a/', 'a.', 'a-', 'a@', '@a:', '@a.', '0.', ' 0', '"\\', 'é', '\ud800', '../', '::', "' "],
  ...['exceed ', 'exceed', 'over its ', 'permission to ', 'filter ', "proxy url '", 'want '],
  ...['[remote rejected] (cannot lock ref', 'refs/heads/', "a'", ' | ', 'https://', 'xn--a9.'],
  ...['.json', '/.json', 'a.json/', `${'a'.repeat(40)} `],
];
const AROUND = [
  ['', ''],
  ['a@', 'x'],
  ['https://', '\u00e9 '],
  ['"', ''],
  ['a: ', '"b'],
  ['a ', 'b: c\nd'],
  ['2026-01-01T00:00:00.', '!'],
  ['/a/', '.json.g'],
];

const textsOf = (length) => {
  // All characters differ: Punycode, which encodes such host names, is quadratic.
  const characters = Array.from({ length: length / 3 }, (_, i) => String.fromCharCode(0x4e00 + i));
  const host = characters.join('');
  return [
    `https://${host}/`,
    `https:////${host}\\`,
    `https://xn--${'a9'.repeat(length / 2)}.x/`,
    ...REPEATED.flatMap((each) => {
      const body = each.repeat(Math.ceil(length / each.length));
      return AROUND.map(([start, end]) => start + body + end);
    }),
  ];
};

/** Milliseconds of processor time for one call. */
const timeOf = (run, text) => {
  const before = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
const bestOf = (run, text) => Math.min(...Array.from({ length: TRIES }, () => timeOf(run, text)));

const [shorter, longer] = LENGTHS.map(textsOf);

/** Finds a text on which a function is slow and steep, otherwise the slowest text. */
const measure = (run) => {
  let slowest = { text: '', ms: 0, growth: 0 };
  for (const [i, text] of longer.entries()) {
    if (timeOf(run, text) <= FAST_MS) continue;
    const ms = bestOf(run, text);
    if (ms <= FAST_MS) continue;
    const growth = ms / bestOf(run, shorter[i]) / (LENGTHS[1] / LENGTHS[0]);
    if (growth > STEEP) return { text, ms, growth };
    if (ms > slowest.ms) slowest = { text, ms, growth };
  }
  return slowest;
};

const rowOf = ([name, { text, ms, growth }]) => [
  name,
  ms.toFixed(0),
  growth.toFixed(2),
  JSON.stringify(text.slice(0, SHOWN_LENGTH)),
];

/** Prints the growth of functions that are not fast. Throws if one is not linear, or if a quadratic one was missed. */
export const measureLinear = () => {
  const { onText, quadratic } = load('bench/functions.ts');
  printTitle('linear', `texts of ${LENGTHS.join(' and ')} characters, best of ${TRIES}`);
  const measureAll = (functions) =>
    Object.entries(functions).map(([name, run]) => [name, measure(run)]);
  const [measured, controls] = [onText, quadratic].map(measureAll);
  const slow = [...measured, ...controls].filter(([, { ms }]) => ms > 0);
  printTable(['function', 'ms', 'growth', 'text'], slow.map(rowOf));
  const wrong = [
    ...measured.filter(([, { growth }]) => growth > STEEP),
    ...controls.filter(([, { growth }]) => growth <= STEEP),
  ];
  if (wrong.length > 0) throw new Error(`not as expected: ${wrong.map(([name]) => name)}`);
  console.log(
    `\n${measured.length} functions are linear; the last four, which are quadratic, were found`,
  );
};
