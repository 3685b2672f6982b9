/**
 * Common mistakes in what people write or download, and the exact messages: one for each cause, with the fix. The
 * table is messages.txt: a title, the text, and what its decoder says.
 */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import {
  formatProblem,
  type Problem,
  type Result,
  type WithWarnings,
} from '../../src/domain/problem';
import { decodeEpss } from '../../src/read/exploitation/decode-epss';
import { decodeKev } from '../../src/read/exploitation/decode-kev';
import { decodeManifest } from '../../src/read/manifest/decode-manifest';
import { decodeUpdates } from '../../src/read/manifest/decode-updates';
import { parseReportOrVersion } from '../../src/read/reports/parse-report';
import { parseSource } from '../../src/read/source-text/parse-source';
import { blocksIn } from '../builders/blocks';

const LATEST = '2026-08-21T12:00:00Z';

type Decoded = Result<Pick<WithWarnings<unknown>, 'warnings'>>;

const DECODERS: Readonly<Record<string, (file: string, text: string) => Decoded>> = {
  'catalog.yaml': (file, text) => E.chain(decodeManifest)(parseSource(file, text)),
  'catalog.json': (file, text) => E.chain(decodeManifest)(parseSource(file, text)),
  'updates.yaml': (file, text) => E.chain(decodeUpdates)(parseSource(file, text)),
  'kev.json': (file, text) => decodeKev(file, Buffer.from(text), LATEST),
  'epss.csv': (file, text) => decodeEpss(file, Buffer.from(text), LATEST),
  'report.json': (file, text) =>
    E.Functor.map(parseReportOrVersion(file, Buffer.from(text)), () => ({ warnings: [] })),
};

/** The errors, or else the warnings, without the name of the file. */
const saidOf = (file: string, text: string): ReadonlyArray<string> => {
  const decoded = DECODERS[file]?.(file, text) ?? E.right({ warnings: [] });
  const said = (kind: string) => (each: Problem) =>
    `${each.warning ? 'warning' : kind} ${formatProblem(each).slice(file.length).replace(/^[: ]/, '')}`;
  return E.isLeft(decoded)
    ? decoded.left.map(said('error'))
    : decoded.right.warnings.map(said('warning'));
};

interface Mistake {
  readonly title: string;
  readonly file: string;
  readonly text: string;
  readonly messages: ReadonlyArray<string>;
}

const linesWith = (mark: string, lines: ReadonlyArray<string>): string =>
  lines
    .filter((line) => line.startsWith(mark))
    .map((line) => line.slice(mark.length))
    .join('\n');

/** A whole text has lines with `|`, or is one of JSON; `-` and `+` replace lines of the first text of the table. */
const textOf = (lines: ReadonlyArray<string>, good: string): string => {
  const [quoted] = lines.filter((line) => line.startsWith('"'));
  if (quoted !== undefined) return JSON.parse(quoted) as string;
  if (lines.some((line) => line.startsWith('|'))) return linesWith('|', lines);
  const [from, to] = [linesWith('-', lines), linesWith('+', lines)];
  // So its first line can be replaced too.
  const before = `\n${good}`;
  if (!before.includes(`\n${from}\n`)) throw new Error(`not in the first text: ${from}`);
  return before.replace(`\n${from}\n`, () => (to === '' ? '\n' : `\n${to}\n`)).slice(1);
};

const readTable = (): ReadonlyArray<Mistake> => {
  let good = '';
  return blocksIn(path.join(__dirname, 'messages.txt')).map(([head, lines]) => {
    const [, title = head, file = 'catalog.yaml'] = /^(.*?)(?: \[([\w.]+)\])?$/.exec(head) ?? [];
    const isMessage = (line: string): boolean => /^(error|warning) /.test(line);
    const text = textOf(
      lines.filter((line) => !isMessage(line)),
      good,
    );
    good ||= text;
    return { title, file, text, messages: lines.filter(isMessage) };
  });
};

const MISTAKES = readTable();

test.each(MISTAKES.map((each) => [`${each.title} (${each.file})`, each] as const))(
  'the message for %s',
  (_, { file, text, messages }) => {
    expect(saidOf(file, text)).toEqual(messages);
  },
);

test('each message has what was found, what was expected and what to do', () => {
  const messages = MISTAKES.flatMap((each) => each.messages);
  expect(messages.length).toBeGreaterThan(200);
  expect(
    messages.filter((each) => !/(found .+|\w+ is missing), expected .+; .+/.test(each)),
  ).toEqual([]);
});
