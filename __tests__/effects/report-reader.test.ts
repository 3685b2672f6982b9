/** Reading in threads; the workers run the built program, as they do in a workflow. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { ReportFile } from '../../src/effects/capabilities';
import { openReportReader } from '../../src/effects/report-reader';
import { openRowStore } from '../../src/effects/row-store';
import { explain } from '../../src/errors';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { runAction } from '../builders/run';

const PROGRAM = path.resolve(__dirname, '..', '..', 'dist', 'index.js');
const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
const workspace = path.join(folder, 'workspace');

const reportOf = (n: number): string =>
  JSON.stringify(
    trivy(
      Array.from({ length: n % 7 }, (_, i) =>
        trivyFinding({ VulnerabilityID: `CVE-${n}-${i}`, Title: `é ${n}`, FixedVersion: `${i}` }),
      ),
      { ArtifactName: `ghcr.io/acme/images/redis:${n}` },
    ),
  );

/** Sound ones, packed ones, and all kinds of unsound ones; one is not there. */
const contents: ReadonlyArray<string | Buffer | undefined> = Array.from({ length: 60 }, (_, n) => {
  if (n === 13) return undefined;
  if (n === 17) return '{"SchemaVersion": 2, "Results": [';
  if (n === 19) return JSON.stringify(trivy([trivyFinding({ PkgName: 7 })]));
  if (n === 23) return gzipSync(reportOf(n)).subarray(0, 30);
  return n % 5 === 0 ? gzipSync(reportOf(n)) : reportOf(n);
});

const files: ReadonlyArray<ReportFile> = contents.map((_, n) => ({
  name: `shown/${n}.json`,
  location: `reports/${n}`,
}));

beforeAll(() => {
  mkdirSync(path.join(workspace, 'reports'), { recursive: true });
  for (const [n, content] of contents.entries()) {
    if (content !== undefined) writeFileSync(path.join(workspace, 'reports', String(n)), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that comes of a read: each report's problems or scan, with the bytes of its rows. */
const readWith = async (workers: number) => {
  const rowFolder = mkdtempSync(path.join(folder, 'rows-'));
  const { reports, close } = openReportReader({
    workspace,
    folder: rowFolder,
    program: PROGRAM,
    workers,
  });
  const { rows, close: closeRows } = openRowStore(rowFolder);
  const heard: number[] = [];
  const read = await reports.begin(files).finish((done) => heard.push(done))();
  if (E.isLeft(read)) throw new Error(read.left.map(explain).join('\n'));
  const told = read.right.map((each) => {
    if (E.isLeft(each)) return each.left.map(explain);
    const { rows: ref, ...scan } = each.right;
    const json = rows.rows(ref);
    if (E.isLeft(json)) throw new Error(json.left.map(explain).join('\n'));
    return { scan, counts: ref.counts, json: json.right.toString(), others: rows.others(ref) };
  });
  closeRows();
  close();
  expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));
  expect(heard.at(-1)).toBe(files.length);
  return {
    told,
    parts: new Set(read.right.flatMap((each) => (E.isRight(each) ? [each.right.rows.part] : []))),
  };
};

test('no worker, one and eight read the same, errors and their places included', async () => {
  const { told, parts } = await readWith(0);
  expect(parts).toEqual(new Set([0]));
  expect(told[13]).toEqual([expect.stringMatching(/^"shown\/13.json" cannot be read: .*ENOENT/)]);
  expect(told[17]).toEqual([
    'shown/17.json:1:34: the report ends in the middle, at byte 33; the scan or the upload was cut off: scan again',
  ]);
  expect(told[19]).toEqual([
    'shown/19.json Results[0].Vulnerabilities[0].PkgName: found 7, expected a text that is not empty; no valid Trivy report: scan again',
  ]);
  expect(told[23]).toEqual([
    'shown/23.json: the gzip data is damaged or cut off; scan or upload again',
  ]);
  expect(told[6]).toMatchObject({ scan: { path: 'shown/6.json', hasFindings: true } });
  expect((await readWith(1)).told).toEqual(told);
  expect((await readWith(8)).told).toEqual(told);
});

test.each([
  ['exits', 'process.exit(3);', 'exit code 3'],
  ['throws', "throw new Error('no more');", 'no more'],
  ['never begins', 'syntax error', "Unexpected identifier 'error'"],
])('a worker that %s is an error, and nothing is published', async (_, code, cause) => {
  const program = path.join(folder, 'program.cjs');
  writeFileSync(program, code);
  const { reports } = openReportReader({ workspace, folder, program, workers: 2 });
  const remote = memoryGit();
  const ran = await runAction({
    git: remote.git,
    files: {
      'catalog.yaml': 'registry: ghcr.io/acme\n',
      ...Object.fromEntries(files.map(({ location }) => [location, ''])),
    },
    reports,
  });
  expect(ran.errors).toEqual([
    expect.stringMatching(
      new RegExp(
        `^a thread that reads reports ended before its work was done: .*${cause}; nothing was published; run again`,
      ),
    ),
  ]);
  expect(remote.files()).toBeUndefined();
});
