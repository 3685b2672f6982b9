/** What a run says of statements that have no effect: no scan applied them, or they are about nothing. */
import { describe, expect, test } from '@jest/globals';
import { manifestText } from '../builders/catalog';
import { REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { runAction } from '../builders/run';
import { hasVexChecker, openVex, statement, vexViolations } from '../builders/vex';

type Json = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, string>>;

const SLUGS = ['busybox', 'redis'];
const catalog = (more: object = {}): Files => ({
  'catalog.yaml': manifestText(
    SLUGS.flatMap((slug) => [`${slug}/2`, `${slug}/1`]),
    more,
  ),
});

const finding = (VulnerabilityID: string, more: Json = {}): Json =>
  trivyFinding({ VulnerabilityID, ...more });

const suppressed = (VulnerabilityID: string): Json => ({
  Type: 'vulnerability',
  Status: 'not_affected',
  Finding: finding(VulnerabilityID),
});

interface Scanned {
  readonly found?: ReadonlyArray<Json>;
  readonly left?: ReadonlyArray<Json>;
  readonly packages?: ReadonlyArray<string>;
}

/** The report of a version. */
const scan = (key: string, { found = [], left = [], packages }: Scanned): Files => ({
  [`reports/${key}.json`]: JSON.stringify(
    trivy([], {
      ArtifactName: `${REGISTRY}/images/${key.replace('/', ':')}`,
      Results: [
        {
          ...{ Class: 'os-pkgs', Type: 'wolfi', Vulnerabilities: found },
          ExperimentalModifiedFindings: left,
          ...(packages === undefined
            ? {}
            : {
                Packages: packages.map((text) => {
                  const [name, SrcName = name] = text.split('<');
                  return { Name: name, Version: '1-r0', SrcName };
                }),
              }),
        },
      ],
    }),
  ),
});

const BUSYBOX = `pkg:oci/busybox?repository_url=${REGISTRY}/images`;
const about = (name: string, more: object = {}, product: object = {}): object =>
  statement(name, '', { products: [{ '@id': BUSYBOX, ...product }], ...more });
const of = (...purls: ReadonlyArray<string>) => ({
  subcomponents: purls.map((purl) => ({ '@id': purl })),
});

/** The notices about statements that a run has. */
const noticesOf = async (
  statements: ReadonlyArray<object>,
  scans: Files,
  remote: MemoryGit = memoryGit(),
  manifest: Files = catalog(),
): Promise<ReadonlyArray<string>> => {
  const files = { ...manifest, ...scans, 'vex/a.json': openVex(statements) };
  const ran = await runAction({ git: remote.git, files, inputs: { vex: 'vex' } });
  expect(ran.errors).toEqual([]);
  if (hasVexChecker)
    expect(await vexViolations({ files, tree: [...(remote.files() ?? [])] })).toEqual([]);
  return ran.notices.filter((each) => /statement|subcomponent|--vex/.test(each));
};

const OPEN = scan('busybox/1', { found: [finding('CVE-2026-22222')] });
const UNAPPLIED =
  'not_affected for CVE-2026-22222 in busybox 1 was not applied by its scan, so it counts: scan with --vex <file> --show-suppressed';

describe('a statement is not applied by a scan of this run', () => {
  test.each<readonly [string, ReadonlyArray<object>, Files, ReadonlyArray<string>]>([
    ['to its image', [about('CVE-2026-22222')], OPEN, [UNAPPLIED]],
    [
      'to its package',
      [about('CVE-2026-22222', {}, of('pkg:apk/wolfi/zlib', 'pkg:apk/wolfi/openssl@3.0.1'))],
      OPEN,
      [UNAPPLIED],
    ],
  ])('%s', async (_, statements, scans, notices) => {
    expect(await noticesOf(statements, scans)).toEqual(notices);
  });

  test('but not of a run without scans', async () => {
    const remote = memoryGit();
    await noticesOf([], OPEN, remote);
    expect(await noticesOf([about('CVE-2026-22222')], {}, remote)).toEqual([]);
  });
});

const UNKNOWN = (count: string, rest: string): string =>
  `found ${count} about ids that no scan of their images found, open, suppressed or closed, expected ids that one found: ${rest}; correct them, unless you state them in advance`;
const TYPO = UNKNOWN('1 statement', 'CVE-2026-27117 in busybox (did you mean CVE-2026-27171?)');
const FOUND = scan('busybox/1', { left: [suppressed('CVE-2026-27171')] });

describe('an id that no version of the image has or had', () => {
  test.each<readonly [string, ReadonlyArray<object>, Files, ReadonlyArray<string>]>([
    ['is told, with the nearest', [about('CVE-2026-27117')], FOUND, [TYPO]],
  ])('%s', async (_, statements, scans, notices) => {
    expect(await noticesOf(statements, scans)).toEqual(notices);
  });

  test('is known of earlier runs: open, suppressed, closed, by every name', async () => {
    const remote = memoryGit();
    const ids = ['CVE-2026-1', 'CVE-2026-2', 'CVE-2026-3'];
    const former = scan('busybox/1', {
      found: [finding('CVE-2026-1'), finding('CVE-2026-2', { VendorIDs: ['GHSA-2'] })],
      left: [suppressed('CVE-2026-3')],
    });
    await noticesOf([], former, remote);
    const later = scan('busybox/1', {
      found: [finding('CVE-2026-2', { VendorIDs: ['GHSA-2'] })],
      left: [suppressed('CVE-2026-3')],
    });
    const dated = Object.fromEntries(
      Object.entries(later).map(([file, text]) => [file, text.replace('2026-08-01', '2026-08-02')]),
    );
    await noticesOf([], dated, remote);
    const all = [...ids, 'GHSA-2'].map((id) => about(id));
    expect(await noticesOf([...all, about('CVE-2026-27117')], {}, remote)).toEqual([
      UNKNOWN('1 statement', 'CVE-2026-27117 in busybox'),
    ]);
    // Suppressed and closed findings are known by one name only.
    expect(await noticesOf([about('GHSA-9')], {}, remote)).toEqual([]);
  });
});

const NO_PACKAGE = (count: string, rest: string): string =>
  `found ${count} in subcomponents that no version of their images is known to have, expected packages of theirs: ${rest}; correct them: nothing is suppressed by them`;
const LISTED = scan('busybox/1', {
  left: [suppressed('CVE-2026-27171')],
  packages: ['zlib', 'libssl3<openssl-libs', 'requests'],
});

describe('a package that no version of the image has', () => {
  test.each<readonly [string, object, ReadonlyArray<string>]>([
    [
      'is told, with the nearest',
      of('pkg:apk/wolfi/zlibb'),
      [NO_PACKAGE('1 package', 'zlibb (apk) in busybox (did you mean zlib?)')],
    ],
    ['is none where a finding is in it', of('pkg:apk/wolfi/openssl'), []],
  ])('%s', async (_, product, notices) => {
    expect(await noticesOf([about('CVE-2026-27171', {}, product)], LISTED)).toEqual(notices);
  });

  const stated = about('CVE-2026-27171', {}, of('pkg:apk/wolfi/zlibb'));

  test('is told by the packages of earlier runs', async () => {
    const remote = memoryGit();
    await noticesOf([], LISTED, remote);
    expect(await noticesOf([stated], {}, remote)).toEqual([
      NO_PACKAGE('1 package', 'zlibb (apk) in busybox (did you mean zlib?)'),
    ]);
  });

  test('is not told where no packages are known, or none are published', async () => {
    expect(await noticesOf([stated], FOUND)).toEqual([]);
    const manifest = catalog({ packages: false });
    expect(await noticesOf([stated], LISTED, memoryGit(), manifest)).toEqual([]);
  });
});
