/** The functions that benchmarks measure alone, and their arguments. */
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { pictureMarkdown } from '../explorer/model/badge';
import { groupFindings, NOTHING_KNOWN } from '../explorer/model/findings';
import { parseRoute } from '../explorer/model/route';
import { parseVulnerabilityId } from '../explorer/model/vulnerability';
import * as failures from '../src/adapters/git/errors';
import { summarize } from '../src/adapters/git/output';
import { exceedsServerLimit } from '../src/adapters/git/refusals';
import * as words from '../src/contract/scalars';
import { withoutCommands } from '../src/derive/news/safe-words';
import { formatPath } from '../src/domain/codec/decode';
import { cveFile } from '../src/domain/document-file';
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
import type { Inputs } from '../src/read/inputs/inputs';
import { INPUT_NAMES, parseInputs } from '../src/read/inputs/parse-inputs';
import { decodeManifest } from '../src/read/manifest/decode-manifest';
import { Registry } from '../src/read/manifest/manifest';
import { isReportName, parseReportPath } from '../src/read/reports/file-name';
import { type Finding, mergeFindings } from '../src/read/reports/finding';
import { parseReportOrVersion } from '../src/read/reports/parse-report';
import { toRecord } from '../src/read/reports/to-record';
import * as wording from '../src/read/reports/wording';
import { parseLargeJson } from '../src/read/source-text/json-source';
import { parseSource } from '../src/read/source-text/parse-source';
import { code, link, prose } from '../src/tell/summary/markdown';

const findingsOf = (bytes: Buffer): ReadonlyArray<Finding> => {
  const report = parseReportOrVersion('report', bytes);
  return E.isRight(report) && 'findings' in report.right ? report.right.findings : [];
};

/** What every report goes through. Throws unless all findings were read, so that no refusal is measured. */
export const onReport = (bytes: Buffer, count: number): Readonly<Record<string, () => unknown>> => {
  const merged = mergeFindings(findingsOf(bytes));
  if (merged.length !== count) throw new Error(`read ${merged.length} findings, not ${count}`);
  return {
    parseReport: () => findingsOf(bytes),
    mergeFindings: () => mergeFindings(merged),
    toRecord: () => toRecord({ findings: merged, suppressions: [] }),
  };
};

const INPUTS = Object.fromEntries(Object.keys(INPUT_NAMES).map((key) => [key, ''])) as Readonly<
  Record<keyof Inputs, string>
>;
const artifact = (name: string) => ({
  id: 1,
  name,
  bytes: 1,
  expired: false,
  createdAt: '',
  sha256: '',
});
const cve = (text: string) => ({ id: text, pkg: text, installed: text, fixed: text, title: text });
const refused = (text: string) => ({ reason: text, stderr: text, forced: true });
const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

type OfText = (text: string) => unknown;

const manifestOf: OfText = (text) => pipe(parseSource('m.yaml', text), E.chain(decodeManifest));

/** What untrusted texts go through. */
export const onText: Readonly<Record<string, OfText>> = {
  isWebAddress,
  toUtcSeconds,
  classifyLicense,
  didYouMean: (text) => didYouMean(text, ['images', 'version']),
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
    Object.entries({ ...words, Registry }).map(([name, codec]): [string, OfText] => [
      name,
      (text) => (codec as t.Mixed).decode(text),
    ]),
  ),
  findDigest: wording.findDigest,
  truncateDescription: wording.truncateDescription,
  parseSeverity: wording.parseSeverity,
  firstAddress: (text) => wording.firstAddress([text]),
  formatPath: (text) => formatPath([text]),
  formatProblem: (text) => formatProblem(problem(text, { file: text, path: text })),
  parseReport: (text) => findingsOf(Buffer.from(text)),
  'parseReport of a text': (text) => findingsOf(bytesOf({ SchemaVersion: 2, ArtifactName: text })),
  decodeKev: (text) => decodeKev('kev.json', Buffer.from(text), ''),
  'decodeKev of a text': (text) =>
    decodeKev('kev.json', bytesOf({ dateReleased: text, vulnerabilities: [] }), ''),
  decodeEpss: (text) => decodeEpss('epss.csv', Buffer.from(text), ''),
  'decodeEpss of a comment': (text) => decodeEpss('epss.csv', Buffer.from(`#${text}`), ''),
  'decodeEpss of rows': (text) => decodeEpss('epss.csv', Buffer.from(`cve,epss\n${text}`), ''),
  'parseSource of JSON': (text) => parseSource('m.json', text),
  parseLargeJson: (text) => parseLargeJson('m.json', text),
  'a manifest': (text) => manifestOf(text),
  'a manifest with unknown keys': (text) => manifestOf(text.replaceAll(/[^\n]{8}/g, '$&: 1\n')),
  'an image with unknown keys': (text) =>
    manifestOf(
      `images:\n  - slug: a\n${text.replaceAll(/[^\n]{8}/g, '    $&: [{ version: 1 }]\n')}`,
    ),
  summarize,
  exceedsServerLimit,
  gitError: (text) => failures.gitError('', text),
  isRejectedAsOutdated: (text) => failures.isRejectedAsOutdated(refused(text)),
  isTransient: failures.isTransient,
  isRefused: (text) => failures.isRefused(refused(text)),
  mayPassLater: (text) => failures.mayPassLater(refused(text)),
  isUnsent: (text) => failures.isUnsent({ ...refused(''), stderr: `fatal: ${text}` }),
  selectArtifacts: (text) => selectArtifacts(['*-*-*x', '**/*a*b'], [artifact(text)] as never),
  ...Object.fromEntries(
    (['author', 'baseUrl', 'branch', 'destination', 'repository', 'commitMessage'] as const).map(
      (name): [string, OfText] => [
        `input ${name}`,
        (text) => parseInputs({ ...INPUTS, [name]: text.trim() }),
      ],
    ),
  ),
  prose,
  code,
  link: (text) => link('x', text),
  pictureMarkdown: (text) => pictureMarkdown(text, '', text),
  groupFindings: (text) => groupFindings([cve(text)] as never, NOTHING_KNOWN),
  parseRoute,
  parseVulnerabilityId,
  cveFile,
};

/** Quadratic on purpose: the benchmark must find each. */
export const quadratic: Readonly<Record<string, OfText>> = {
  'spaces at the end': (text) => text.replace(/\s+$/, ''),
  'a string without an end': (text) => text.replace(/"(?:[^"\\]|\\.)*"/g, ''),
  'a file name': (text) => /[a-z/]+\.json$/.test(text),
  'the host of an address': (text) => URL.canParse(text),
};
