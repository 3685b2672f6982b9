/**
 * Nothing that looks at a text of others takes time with the square of its length. Each function gets
 * texts that a careless expression would try from every position: linear ones take milliseconds, others
 * many formatSeconds, so they are stopped.
 */
import { createContext, Script } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import type * as t from 'io-ts';
import { badgeMarkdown } from '../explorer/model/badge';
import { groupFindings } from '../explorer/model/findings';
import { parseRoute } from '../explorer/model/route';
import * as refusals from '../src/adapters/git/errors';
import { parseRetryAfter } from '../src/adapters/http/retry-after';
import * as words from '../src/api/scalars';
import { selectArtifacts } from '../src/artifacts/select-artifacts';
import { showPath } from '../src/codec/decode';
import { parseJson } from '../src/document/json';
import { parseSource } from '../src/document/parse-source';
import { parseReference } from '../src/domain/image-reference';
import { toUtcSeconds } from '../src/domain/instant';
import { classifyLicense } from '../src/domain/license';
import { compareVersions } from '../src/domain/version-order';
import { isWebAddress } from '../src/domain/web-address';
import { parseInputs } from '../src/inputs/parse-inputs';
import { Registry } from '../src/manifest/manifest';
import { formatProblem, problem } from '../src/problem';
import { isReportName, placeOf } from '../src/reports/file-name';
import { parseReport } from '../src/reports/parse-report';
import * as wording from '../src/reports/wording';
import { code, link, prose } from '../src/summary/markdown';
import { didYouMean } from '../src/text/did-you-mean';
import { printable, show } from '../src/text/escape';
import { trimEndSlashes } from '../src/text/trim-slashes';
import { rawInputs } from './builders/run';

const LENGTH = 150_000;
const LIMIT_MS = 2_000;

/** What is repeated; before and after it stands what makes a match begin, and fail in the end. */
const REPEATED = [
  ...['a', '0', '/', '.', '-', '_', ' ', '\t', '\n', '\r\n', '"', '\\"', "'", '@', ':', '{', '`'],
  ...['a/', 'a.', 'a-', 'a@', '@a:', '@a.', '0.', ' 0', '"\\', 'é', '\ud800', '../', '::', "' "],
  ...['exceed ', 'exceed', 'over its ', 'permission to ', 'filter ', "proxy url '", 'want '],
  ...['[remote rejected] (cannot lock ref', 'refs/heads/', "a'", ' | ', 'https://', 'xn--a9.'],
  ...['.json', '/.json', 'a.json/', `Api-Trees: ${'a'.repeat(40)} `, `${'a'.repeat(40)} `],
];
const AROUND: ReadonlyArray<readonly [string, string]> = [
  ['', ''],
  ['a@', 'x'],
  ['https://', '\u00e9 '],
  ['"', ''],
  ['2026-01-01T00:00:00.', '!'],
  ['/a/', '.json.g'],
  ['Api-Trees: ', ''],
];
/** Every character another one: for names of hosts in other scripts. */
const SCRIPTS = Array.from({ length: 250_000 }, (_, i) =>
  String.fromCharCode(0x4e00 + (i % 20_000)),
);
/** Made one by one: all of them would be hundreds of megabytes. */
function* hostile(): Generator<string> {
  yield* [
    `https://${SCRIPTS.join('')}/`,
    `https:////${SCRIPTS.join('')}\\`,
    `https://xn--${'a9'.repeat(LENGTH / 2)}.x/`,
  ];
  for (const each of REPEATED) {
    const body = each.repeat(Math.ceil(LENGTH / each.length));
    for (const [before, after] of AROUND) yield before + body + after;
  }
}

const artifact = (name: string) => ({
  id: 1,
  name,
  bytes: 1,
  expired: false,
  createdAt: '',
  sha256: '',
});
const cve = (text: string) => ({ id: text, pkg: text, installed: text, fixed: text, title: text });

const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  isWebAddress,
  toUtcSeconds,
  classifyLicense,
  nearest: (text) => didYouMean(text, ['images', 'version']),
  printable,
  show,
  parseReference,
  retryAfter: (text) => parseRetryAfter(text, 0),
  trimEndSlashes,
  compareVersions: (text) => compareVersions(text, `${text}1`),
  isReportName,
  placeOf,
  ...Object.fromEntries(
    Object.entries({ ...words, Registry }).map(([name, codec]) => [
      name,
      (text: string) => (codec as t.Mixed).decode(text),
    ]),
  ),
  digestIn: wording.digestIn,
  startOf: wording.startOf,
  severityOf: wording.severityOf,
  firstAddress: (text) => wording.firstAddress([text]),
  showPath: (text) => showPath([text]),
  explain: (text) => formatProblem(problem(text, { file: text, path: text })),
  parseReport: (text) => parseReport('r.json', Buffer.from(text)),
  'parseReport of a text': (text) =>
    parseReport('r.json', Buffer.from(JSON.stringify({ SchemaVersion: 2, ArtifactName: text }))),
  'parseSource of JSON': (text) => parseSource(parseJson, 'm.json', text),
  onOneLine: refusals.onOneLine,
  isSentOn: refusals.isSentOn,
  refusal: (text) => refusals.refusal('', text),
  isLostRace: (text) => refusals.isLostRace({ reason: text, stderr: text, forced: true }),
  isNotServed: refusals.isNotServed,
  asksToWait: refusals.asksToWait,
  isTransient: refusals.isTransient,
  isLost: (text) => refusals.isLost({ reason: text, stderr: text, forced: true }),
  chooseArtifacts: (text) => selectArtifacts(['*-*-*x', '**/*a*b'], [artifact(text)] as never),
  ...Object.fromEntries(
    ['author', 'base-url', 'branch', 'destination', 'repository', 'commit-message'].map((name) => [
      `input ${name}`,
      (text: string) => parseInputs(rawInputs({ [name]: text.trim() })),
    ]),
  ),
  prose,
  code,
  link: (text) => link('x', text),
  badgeMarkdown: (text) => badgeMarkdown({ label: text, message: text } as never, '', text),
  groupFindings: (text) => groupFindings([cve(text)] as never),
  parseRoute,
};

const MOST_SHOWN = 40;

/** Runs what it holds; a script is the only thing that can be stopped. */
const CALL = new Script('run()');

/** The first text that a function does not answer in time; none if it answers all. */
const slowOn = (run: (text: string) => unknown): string => {
  const sandbox = createContext({ run: (): void => undefined });
  for (const text of hostile()) {
    sandbox['run'] = () => void run(text);
    try {
      CALL.runInContext(sandbox, { timeout: LIMIT_MS });
    } catch (thrown) {
      if ((thrown as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw thrown;
      return `${text.slice(0, MOST_SHOWN)}…${text.slice(-MOST_SHOWN)}`;
    }
  }
  return 'none';
};

describe('hostile texts take no time worth mentioning', () => {
  test.each(Object.entries(FUNCTIONS))('%s', (_, run) => {
    expect(slowOn(run)).toBe('none');
  });
});
