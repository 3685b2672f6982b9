import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { assessScans } from '../src/decide/scan-outcome';
import { mergeFound, recordOf } from '../src/read/reports/to-record';
import { rollupOfRecord } from './builders/findings';
import { imageFields, REGISTRY } from './builders/items';
import { parseReport } from './builders/parsed-reports';
import { deriveNight, nightOf } from './history/pure-nights';

const corpus = path.resolve(__dirname, '..', '..', 'shared', 'corpus');
const table = path.join(corpus, 'EXPECTED.tsv');
const here = existsSync(table);

const reports = new Map<string, ReturnType<typeof parseReport>>();

const reportIn = (file: string): ReturnType<typeof parseReport> => {
  const read = reports.get(file) ?? parseReport(file, readFileSync(path.join(corpus, file)));
  reports.set(file, read);
  return read;
};

/** The columns of the table for the report of a version. */
const verdictOf = (file: string): ReadonlyArray<string> => {
  const read = reportIn(file);
  if (E.isLeft(read)) return ['refused'];
  if (read.right.soughtInstead !== null) return ['no scan'];
  const scan = { ...read.right, ...mergeFound([read.right]), path: file };
  const outcome = assessScans([scan], false);
  const at = outcome.scannedAt ?? '';
  if (outcome.kind === 'withheld') return ['withheld', outcome.scanner, at];
  const rollup = rollupOfRecord('1', 'image', recordOf(outcome.scans));
  const { total, critical, high, medium, low, unknown, fixable } = rollup;
  const verdict = outcome.state === 'scanned' ? 'record' : 'partial';
  const counts = [total, critical, high, medium, low, unknown, fixable].map(String);
  return [verdict, outcome.scanner, ...counts, at];
};

const expectedOf = (line: string): readonly [string, ReadonlyArray<string>] => {
  const [
    file = '',
    verdict = '',
    ,
    scanner = '',
    rows,
    critical,
    high,
    medium,
    low,
    unknown,
    fixable,
    at = '',
  ] = line.split('\t');
  if (verdict === 'refused') return [file, ['refused']];
  if (verdict === 'withheld') return [file, ['withheld', scanner, at]];
  return [
    file,
    [verdict, scanner, ...[rows, critical, high, medium, low, unknown, fixable].map(String), at],
  ];
};

/**
 * The reports whose verdict is another one than in the table, which is older than these rules, by rule. Each was looked
 * at.
 */
const NEWER_RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // An image of busybox, in which no system is recognized, with a lock file of Rust. It does not state os: none here.
  'no system recognized': {
    'trivy/aquasecurity-trivy__busybox-with-lockfile.json': 'partial',
    'trivy/aquasecurity-trivy__busybox-with-lockfile~v0.20.0.json': 'partial',
    'trivy/aquasecurity-trivy__busybox-with-lockfile~v0.29.0.json': 'partial',
    'trivy/aquasecurity-trivy__busybox-with-lockfile~v0.50.0.json': 'partial',
  },
  'a scan for licenses or misconfigurations': {},
  'a system that is not released': {},
  'a system without advisories': {},
  'a system without a listed package': {},
  'a Windows image': {},
  'a rule of Grype that names no vulnerability': {},
  'paths that Grype was told to exclude': {},
};

/**
 * The reports whose rows are others than in the table, by rule: how many rows go, by the columns of the table. Each was
 * looked at.
 */
const FEWER_ROWS: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<number>>>>> = {
  'one vulnerability under two ids is one row': {
    // CVE-2023-28755 and GHSA-hv5j-3h9f-99c2 in uri 0.10.1; only the second has a fix.
    'grype/anchore-grype__chainguard-ruby-test.json': [1, 0, 1, 0, 0, 0, 0],
    // CVE-2014-3577 and GHSA-cfh5-3ghh-wfjx in httpclient 4.1.1; only the second has a fix.
    'grype/anchore-grype__ghsa-test.json': [1, 0, 0, 1, 0, 0, 0],
  },
  'an advisory of Grype is a row of each CVE that it covers': {},
};

/** The verdict of the table, or of a newer rule that differs from it. */
const withNewerRules = ([file, [verdict = '', ...rest]]: ReturnType<typeof expectedOf>) => {
  const newer = Object.values(NEWER_RULES).flatMap((files) => files[file] ?? []);
  expect(newer).not.toContain(verdict);
  const fewer = Object.values(FEWER_ROWS).flatMap((files) => files[file] ?? []);
  const counts = rest.map((each, i) => {
    const less = fewer[i - 1] ?? 0;
    return less === 0 ? each : String(Number(each) - less);
  });
  return [newer[0] ?? verdict, ...counts];
};

const lines = here ? readFileSync(table, 'utf8').trimEnd().split('\n').slice(1) : [];

(here ? describe : describe.skip)('a report of the corpus gets its expected verdict', () => {
  test.each(here ? lines.map(expectedOf) : [['(no corpus here)', []] as const])(
    '%s',
    (file, expected) => {
      expect(verdictOf(file)).toEqual(withNewerRules([file, expected]));
    },
  );
});

/** What the reports of the corpus say of platform, database and fixes, by scanner. */
const count = () => {
  const counts: Record<string, Record<string, number>> = {};
  for (const [file] of lines.map(expectedOf)) {
    const read = reportIn(file);
    if (E.isLeft(read)) continue;
    const { scanner, platform, database, findings } = read.right;
    counts[scanner] ??= { reports: 0, platform: 0, database: 0, findings: 0, fixState: 0 };
    const own = counts[scanner];
    const add = (key: string, by: number): void => {
      own[key] = (own[key] ?? 0) + by;
    };
    add('reports', 1);
    if (platform !== null) add('platform', 1);
    if (database !== null) add('database', 1);
    add('findings', findings.length);
    add('fixState', findings.filter((each) => each.fixed === null && each.fixState).length);
  }
  return counts;
};

(here ? test : test.skip)('the corpus says so much of platforms, databases and fixes', () => {
  expect(count()).toEqual({
    Trivy: { reports: 86, platform: 82, database: 0, findings: 711, fixState: 27 },
    Grype: { reports: 16, platform: 7, database: 13, findings: 173, fixState: 6 },
  });
});

(here ? test : test.skip)('no report of the corpus has a package that was skipped', () => {
  const skipped = lines.flatMap((line) => {
    const [file] = expectedOf(line);
    const read = reportIn(file);
    return E.isRight(read) && read.right.packages.unchecked.length > 0 ? [file] : [];
  });
  expect(skipped).toEqual([]);
});

(here ? describe : describe.skip)('of a real image on a real base', () => {
  const BASE = 'trivy/aquasecurity-trivy__distroless-base.json';
  const textOf = (file: string): string => readFileSync(path.join(corpus, file), 'utf8');

  test.each([
    ['v0.20.0', 4, 55],
    ['v0.29.0', 2, 0],
    ['v0.38.0', 2, 0],
    ['v0.62.0', 2, 0],
  ])('what came with the base is found in the report of %s', async (release, inherited, added) => {
    const file = `trivy/aquasecurity-trivy__distroless-python27~${release}.json`;
    const manifest = {
      registry: REGISTRY,
      images: [{ ...imageFields('python'), versions: [{ version: '2.7' }] }],
      bases: [
        {
          ...{ slug: 'distroless', image: 'gcr.io/distroless/base' },
          versions: [{ version: 'latest' }],
        },
      ],
    };
    const { tree } = await deriveNight(
      new Map(),
      nightOf({
        'catalog.yaml': JSON.stringify(manifest),
        'python/2.7.json': textOf(file),
        'distroless/latest.json': textOf(BASE),
      }),
    );
    const entries = JSON.parse(tree.get('api/v1/images/python/findings.json') ?? '').open.length;
    const image = { slug: 'python', version: '2.7', layers: 2, inherited, cured: 0, unknown: 0 };
    expect([JSON.parse(tree.get('api/v1/bases.json') ?? '').data, entries]).toEqual([
      [{ slug: 'distroless', version: 'latest', digest: null, current: true, images: [image] }],
      inherited + added,
    ]);
  });
});
