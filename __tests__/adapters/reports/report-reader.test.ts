/** Reads reports in threads; the workers run the built program, as in a workflow. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openReportReader } from '../../../src/adapters/reports/report-reader';
import { formatProblem } from '../../../src/domain/problem';
import type { ReportFile } from '../../../src/read/reports/report-reader';
import { grype, grypeMatch, trivy, trivyFinding } from '../../builders/reports';

const PROGRAM = path.resolve(__dirname, '..', '..', '..', 'dist', 'index.js');
const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
const workspace = path.join(folder, 'workspace');

/** Mostly few findings, in one report 2,400, more than one write to disk; one in five has no title. */
const findingsOf = (n: number): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Array.from({ length: n === 6 ? 2_400 : (n % 7) * 20 }, (_, i) =>
    trivyFinding({
      VulnerabilityID: `CVE-${n}-${i}`,
      FixedVersion: `${i}`,
      ...(i % 5 === 0 ? { Description: `é ${n}` } : { Title: `é ${n}` }),
    }),
  );

const nameOf = (n: number): string => `ghcr.io/acme/images/redis:${n}`;

const reportOf = (n: number): string =>
  JSON.stringify(
    n % 4 === 0
      ? grype([grypeMatch({ id: `CVE-${n}` })], { userInput: nameOf(n) })
      : trivy(findingsOf(n), { ArtifactName: nameOf(n) }),
  );

/** Valid, packed and all kinds of invalid reports; one is missing. */
const contents: ReadonlyArray<string | Buffer | undefined> = Array.from({ length: 30 }, (_, n) => {
  if (n === 13) return undefined;
  if (n === 17) return '{"SchemaVersion": 2, "Results": [';
  if (n === 19) return JSON.stringify(trivy([trivyFinding({ PkgName: 7 })]));
  if (n === 23) return gzipSync(reportOf(n)).subarray(0, 30);
  if (n === 29) return '{"bomFormat": "CycloneDX"}';
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

/** Much longer than a worker needs to start, and shorter than the timeout of a test. */
const TIMEOUT_MS = 40_000;

/** The program as a worker that marks each report it takes, and then runs this code. */
const programThat = (marks: string, onTaken: string): string => {
  const file = path.join(mkdtempSync(path.join(folder, 'program-')), 'program.cjs');
  writeFileSync(
    file,
    `const { existsSync, writeFileSync } = require('node:fs');
    const { workerData } = require('node:worker_threads');
    const folder = ${JSON.stringify(marks)};
    const { files } = workerData;
    const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    const take = (files, index) => {
      writeFileSync(folder + '/taken-' + index, '');
      ${onTaken}
      return files[index];
    };
    workerData.files = new Proxy(files, { get: take });
    require(${JSON.stringify(PROGRAM)});`,
  );
  return file;
};

const HELD = `const end = Date.now() + ${TIMEOUT_MS};
  while (!existsSync(folder + '/go') && Date.now() < end) sleep();`;

/** Resolves when workers have taken this number of reports; the main thread starts afterwards. */
const untilTaken = async (marks: string, count: number): Promise<void> => {
  const taken = (): number => readdirSync(marks).filter((name) => name.startsWith('taken-')).length;
  for (const end = Date.now() + TIMEOUT_MS; taken() < count; await setTimeout(5)) {
    if (Date.now() > end) throw new Error(`${taken()} reports are taken, not ${count}`);
  }
};

interface Way {
  readonly workers: number;
  /** The code that a worker runs for each report that it took. */
  readonly onTaken: string;
  /** The number of reports that workers take before the main thread takes one. */
  readonly before: number;
}

/** The complete result: problems or scan of each report. */
const readIn = async ({ workers, onTaken, before }: Way) => {
  const marks = mkdtempSync(path.join(folder, 'marks-'));
  const program = programThat(marks, onTaken);
  const { reports, close } = openReportReader({ workspace, program, workers });
  try {
    const { finish } = reports.start(files);
    await untilTaken(marks, before);
    const reading = finish();
    writeFileSync(path.join(marks, 'go'), '');
    const read = await reading;
    if (E.isLeft(read)) throw new Error(read.left.map(formatProblem).join('\n'));
    const taken = readdirSync(marks).filter((name) => name.startsWith('taken-'));
    return { told: read.right, taken: taken.length };
  } finally {
    close();
  }
};

/** The result without workers, which every other way must equal. */
let alone: Awaited<ReturnType<typeof readIn>>;
beforeAll(async () => {
  alone = await readIn({ workers: 0, onTaken: '', before: 0 });
});

describe('results, problems and their order are the same if', () => {
  test('read by the main thread alone', () => {
    const { told, taken } = alone;
    expect(taken).toBe(0);
    expect(told[7]).toEqual(
      E.right({
        path: 'shown/7.json',
        scanner: 'Trivy',
        platform: null,
        chain: [],
        database: null,
        needsVersionFile: true,
        scannerVersion: '0.74.0',
        scannedAt: '2026-08-01T03:00:00Z',
        findings: [],
        suppressions: [],
        packages: { extent: 'none', unchecked: [], warnings: [], items: [] },
        warnings: [],
        identity: {
          name: nameOf(7),
          references: [nameOf(7)],
          digests: [],
          pins: [],
          localDigests: [],
        },
        gaps: [],
        soughtInstead: null,
        labels: {},
        system: 'wolfi',
      }),
    );
    expect(told.flatMap((each) => (E.isLeft(each) ? each.left.map(formatProblem) : []))).toEqual([
      `"shown/13.json" cannot be read: ENOENT: no such file or directory, stat '${path.join(workspace, 'reports', '13')}'`,
      'shown/17.json:1:34: found the end of the file at byte 33, in the middle of the report, expected the rest of it; the scan or the upload was cut off: scan again',
      'shown/19.json Results[0].Vulnerabilities[0].PkgName: found 7, expected a text that is not empty; not a valid Trivy report; scan again',
      'shown/23.json: found gzip data that is damaged or cut off, expected a whole gzip file; scan or upload again',
      'shown/29.json: found a CycloneDX document, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ]);
  });

  const beside: Way = { workers: 2, onTaken: HELD, before: 2 };
  test.each<readonly [string, Way]>([
    // One more than there are: the worker has seen the end.
    ['read by a worker alone', { workers: 1, onTaken: '', before: files.length + 1 }],
    ['read by two workers and the main thread', beside],
  ])('%s', async (_, way) => {
    const { told, taken } = await readIn(way);
    expect(taken).toBeGreaterThanOrEqual(way.before);
    expect(told).toEqual(alone.told);
  });
});

const written = (code: string): string => {
  const file = path.join(mkdtempSync(path.join(folder, 'program-')), 'program.cjs');
  writeFileSync(file, code);
  return file;
};

test.each<readonly [string, (marks: string) => string, number, string]>([
  ['never begins', () => written('syntax error'), 0, "Unexpected identifier 'error'"],
  [
    'exits after reading some reports',
    (marks) => programThat(marks, 'if (index > 5) process.exit(3);'),
    7,
    'exit code 3',
  ],
  [
    'throws with a report',
    (marks) => programThat(marks, "throw new Error('no more');"),
    1,
    'no more',
  ],
  [
    'exits with 0 before it read a report',
    (marks) => programThat(marks, 'process.exit(0);'),
    1,
    'a report was not read',
  ],
])('if a worker %s, nothing is read', async (_, program, taken, cause) => {
  const marks = mkdtempSync(path.join(folder, 'marks-'));
  const setting = { workspace, program: program(marks), workers: 1 };
  const { reports, close } = openReportReader(setting);
  const { finish } = reports.start(files.slice(0, 12));
  await untilTaken(marks, taken);
  const read = await finish();
  close();
  expect(E.isLeft(read) && read.left.map(formatProblem)).toEqual([
    `a thread that reads reports ended before its work was done: ${cause}; nothing was published; run again, on a machine with more memory if it happens again`,
  ]);
});
