/**
 * Functions that read untrusted texts take linear time. Each gets texts that a careless regular expression would try
 * from every position: linear functions take milliseconds, quadratic ones seconds, so they are stopped. Only texts that
 * are not fast at a third of the length are tried at the whole.
 */
import { createContext, Script } from 'node:vm';
import { expect, test } from '@jest/globals';
import type * as t from 'io-ts';
import { badgeMarkdown } from '../explorer/model/badge';
import { groupFindings } from '../explorer/model/findings';
import { parseRoute } from '../explorer/model/route';
import { cvePath, parseVulnerabilityId } from '../explorer/model/vulnerability';
import * as failures from '../src/adapters/git/errors';
import { summarize } from '../src/adapters/git/output';
import { isTooLarge } from '../src/adapters/git/refusals';
import * as words from '../src/contract/scalars';
import { withoutCommands } from '../src/derive/news/safe-words';
import { formatPath } from '../src/domain/codec/decode';
import { parseReference } from '../src/domain/image-reference';
import { toUtcSeconds } from '../src/domain/instant';
import { classifyLicense } from '../src/domain/license';
import { formatProblem, problem } from '../src/domain/problem';
import { addressOfCname, findSiteMistake } from '../src/domain/site';
import { didYouMean } from '../src/domain/values/did-you-mean';
import { printable, show } from '../src/domain/values/escape';
import { trimEndSlashes } from '../src/domain/values/trim-slashes';
import { compareVersions } from '../src/domain/version-order';
import { isWebAddress } from '../src/domain/web-address';
import { selectArtifacts } from '../src/read/artifacts/select-artifacts';
import { decodeEpss } from '../src/read/exploitation/decode-epss';
import { decodeKev } from '../src/read/exploitation/decode-kev';
import { parseInputs } from '../src/read/inputs/parse-inputs';
import { Registry } from '../src/read/manifest/manifest';
import { isReportName, parseReportPath } from '../src/read/reports/file-name';
import * as wording from '../src/read/reports/wording';
import { parseJson } from '../src/read/source-text/json';
import { parseSource } from '../src/read/source-text/parse-source';
import { code, link, prose } from '../src/tell/summary/markdown';
import { parseReport } from './builders/parsed-reports';
import { rawInputs } from './builders/run';

const LENGTH = 30_000;
/** Processor time. At this length linear functions need up to 20 ms, quadratic expressions 100 or more. */
const LIMIT_MS = 75;
/** The same at a third of the length, where quadratic ones need 11 or more. */
const SHORT_LIMIT_MS = 6;
/** Wall time after which a function is stopped. */
const TIMEOUT_MS = 500;
/**
 * Processor time of misses in a row, by which a function is slow. A garbage collection or a busy machine can make a
 * linear function miss the limit, but not every time.
 */
const CERTAIN_MS = 230;

/** Repeated up to the length, between a start and an end that make a match start and then fail. */
const REPEATED = [
  ...['a', '0', '/', '.', '-', '_', ' ', '\t', '\n', '\r\n', '"', '\\"', "'", '@', ':', '{', '`'],
  ...['a/', 'a.', 'a-', 'a@', '@a:', '@a.', '0.', ' 0', '"\\', 'é', '\ud800', '../', '::', "' "],
  ...['exceed ', 'exceed', 'over its ', 'permission to ', 'filter ', "proxy url '", 'want '],
  ...['[remote rejected] (cannot lock ref', 'refs/heads/', "a'", ' | ', 'https://', 'xn--a9.'],
  ...['.json', '/.json', 'a.json/', `${'a'.repeat(40)} `],
];
const AROUND: ReadonlyArray<readonly [string, string]> = [
  ['', ''],
  ['a@', 'x'],
  ['https://', '\u00e9 '],
  ['"', ''],
  ['2026-01-01T00:00:00.', '!'],
  ['/a/', '.json.g'],
];
const textsOf = (length: number): ReadonlyArray<string> => {
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
const SHORT = textsOf(LENGTH / 3);
const TEXTS = textsOf(LENGTH);

const artifact = (name: string) => ({
  id: 1,
  name,
  bytes: 1,
  expired: false,
  createdAt: '',
  sha256: '',
});
const cve = (text: string) => ({ id: text, pkg: text, installed: text, fixed: text, title: text });

const INPUTS = rawInputs();

const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  isWebAddress,
  toUtcSeconds,
  classifyLicense,
  nearest: (text) => didYouMean(text, ['images', 'version']),
  printable,
  show,
  parseReference,
  trimEndSlashes,
  addressOfCname,
  findSiteMistake,
  withoutCommands,
  compareVersions: (text) => compareVersions(text, `${text}1`),
  isReportName,
  parseReportPath,
  ...Object.fromEntries(
    Object.entries({ ...words, Registry }).map(([name, codec]) => [
      name,
      (text: string) => (codec as t.Mixed).decode(text),
    ]),
  ),
  parseDigest: wording.findDigest,
  startOf: wording.truncateDescription,
  severityOf: wording.parseSeverity,
  firstAddress: (text) => wording.firstAddress([text]),
  showPath: (text) => formatPath([text]),
  explain: (text) => formatProblem(problem(text, { file: text, path: text })),
  parseReport: (text) => parseReport('r.json', Buffer.from(text)),
  'parseReport of a text': (text) =>
    parseReport('r.json', Buffer.from(JSON.stringify({ SchemaVersion: 2, ArtifactName: text }))),
  decodeKev: (text) => decodeKev('kev.json', Buffer.from(text), ''),
  'decodeKev of a text': (text) =>
    decodeKev(
      'kev.json',
      Buffer.from(JSON.stringify({ dateReleased: text, vulnerabilities: [] })),
      '',
    ),
  decodeEpss: (text) => decodeEpss('epss.csv', Buffer.from(text), ''),
  'decodeEpss of a comment': (text) => decodeEpss('epss.csv', Buffer.from(`#${text}`), ''),
  'decodeEpss of rows': (text) => decodeEpss('epss.csv', Buffer.from(`cve,epss\n${text}`), ''),
  'parseSource of JSON': (text) => parseSource(parseJson, 'm.json', text),
  onOneLine: summarize,
  isTooLarge,
  refusal: (text) => failures.gitError('', text),
  isLostRace: (text) => failures.isRejectedAsOutdated({ reason: text, stderr: text, forced: true }),
  isTransient: failures.isTransient,
  isLost: (text) => failures.isIndeterminate({ reason: text, stderr: text, forced: true }),
  chooseArtifacts: (text) => selectArtifacts(['*-*-*x', '**/*a*b'], [artifact(text)] as never),
  ...Object.fromEntries(
    (['author', 'baseUrl', 'branch', 'destination', 'repository', 'commitMessage'] as const).map(
      (name) => [
        `input ${name}`,
        (text: string) => parseInputs({ ...INPUTS, [name]: text.trim() }),
      ],
    ),
  ),
  prose,
  code,
  link: (text) => link('x', text),
  badgeMarkdown: (text) => badgeMarkdown({ label: text, message: text } as never, '', text),
  groupFindings: (text) => groupFindings([cve(text)] as never, new Map()),
  parseRoute,
  parseVulnerabilityId,
  cvePath,
};

const SHOWN_LENGTH = 40;

/** A script makes the call, because only a script can be stopped. */
const CALL = new Script('run()');

const isTimeout = (thrown: unknown): boolean =>
  (thrown as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const SANDBOX = createContext({ run: (): void => undefined });

/** Makes a call, and returns whether it was stopped. */
const stops = (call: () => void): boolean => {
  SANDBOX['run'] = call;
  try {
    CALL.runInContext(SANDBOX, { timeout: TIMEOUT_MS });
    return false;
  } catch (thrown) {
    if (!isTimeout(thrown)) throw thrown;
    return true;
  }
};

/** Processor time; wall time varies on a busy machine. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Whether a call misses the limit again and again. */
const isSlow = (call: () => void): boolean => {
  for (let spent = 0; spent <= CERTAIN_MS; ) {
    const start = cpuMs();
    const stopped = stops(call);
    const ms = cpuMs() - start;
    // A stopped call is slow, even if it got little processor time.
    if (ms <= LIMIT_MS && !stopped) return false;
    spent += ms;
  }
  return true;
};

/** The index of the first short text that misses its limit in this try, from an index on. */
const firstMiss = (run: (text: string) => unknown, from: number): number => {
  let at = from;
  const isWithin = (text: string): boolean => {
    const start = cpuMs();
    run(text);
    return cpuMs() - start <= SHORT_LIMIT_MS;
  };
  // All texts in one call: a watched call costs more than most texts. The call may be stopped at any text.
  stops(() => {
    while (at < SHORT.length && isWithin(SHORT[at] ?? '')) at += 1;
  });
  return at;
};

/** The first text on which a function is slow; otherwise "none". */
const slowOn = (run: (text: string) => unknown): string => {
  for (let from = 0; ; ) {
    const at = firstMiss(run, from);
    const text = TEXTS[at];
    if (text === undefined) return 'none';
    if (isSlow(() => void run(text)))
      return `${text.slice(0, SHOWN_LENGTH)}…${text.slice(-SHOWN_LENGTH)}`;
    from = at + 1;
  }
};

test.each(Object.entries(FUNCTIONS))('hostile texts take linear time: %s', (_, run) => {
  expect(slowOn(run)).toBe('none');
});

test.each<readonly [string, (text: string) => unknown]>([
  ['spaces at the end', (text) => text.replace(/\s+$/, '')],
  ['a string without an end', (text) => text.replace(/"(?:[^"\\]|\\.)*"/g, '')],
  ['a file name', (text) => /[a-z/]+\.json$/.test(text)],
  ['the host of an address', (text) => URL.canParse(text)],
])('a quadratic function is found: %s', (_, run) => {
  expect(slowOn(run)).not.toBe('none');
});
