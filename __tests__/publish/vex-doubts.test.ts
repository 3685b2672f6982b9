/** What a run says of statements that have no effect: no scan applied them, or they are about nothing. */
import { expect, test } from '@jest/globals';
import type { Files } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding, UNLISTED } from '../builders/reports';
import { runAction } from '../builders/run';
import { hasVexChecker, openVex, statement, vexViolations } from '../builders/vex';

type Json = Readonly<Record<string, unknown>>;

const SLUGS = ['busybox', 'redis'];
const catalog = (more: object = {}): Files => ({
  'catalog.yaml': manifestText(
    SLUGS.flatMap((slug) => [`${slug}/2`, `${slug}/1`]),
    more,
  ),
});

const finding = (VulnerabilityID: string): Json => trivyFinding({ VulnerabilityID });

const suppressed = (VulnerabilityID: string): Json => ({
  Type: 'vulnerability',
  Status: 'not_affected',
  Finding: finding(VulnerabilityID),
});

interface Scanned {
  readonly found?: ReadonlyArray<Json>;
  readonly left?: ReadonlyArray<Json>;
  readonly Packages?: ReadonlyArray<Json>;
}

const scan = ({ found: Vulnerabilities = [], left = [], ...packages }: Scanned): Files => ({
  'reports/busybox/1.json': JSON.stringify(
    trivy([], {
      ArtifactName: `${REGISTRY}/images/busybox:1`,
      Results: [
        {
          ...{ Class: 'os-pkgs', Type: 'wolfi', Vulnerabilities },
          ...{ ExperimentalModifiedFindings: left, ...packages },
        },
        UNLISTED,
      ],
    }),
  ),
});

const BUSYBOX = `pkg:oci/busybox?repository_url=${REGISTRY}/images`;
const about = (name: string, ...purls: ReadonlyArray<string>): object =>
  statement(name, '', {
    products: [{ '@id': BUSYBOX, subcomponents: purls.map((purl) => ({ '@id': purl })) }],
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

const OPEN = { found: [finding('CVE-2026-22222')] };
const FOUND = { left: [suppressed('CVE-2026-27171')] };
const LISTED = { ...FOUND, Packages: [{ Name: 'zlib', Version: '1-r0' }] };
const TYPO = about('CVE-2026-27117');
const NO_PACKAGE = about('CVE-2026-27171', 'pkg:apk/wolfi/zlibb');

const UNAPPLIED =
  'the scan did not apply not_affected for CVE-2026-22222 in busybox 1, so the finding still counts: scan with --vex <file> --show-suppressed';
const UNKNOWN_ID =
  'found 1 statement about ids that no scan of their images ever found: CVE-2026-27117 in busybox (did you mean CVE-2026-27171?); correct them, unless you state them in advance';
const UNKNOWN_PACKAGE =
  'found 1 package in subcomponents that no version of their images is known to have: zlibb (apk) in busybox (did you mean zlib?); correct them: such statements suppress nothing';

test.each<readonly [string, object, Scanned, object, ReadonlyArray<string>]>([
  ['that its scan did not apply', about('CVE-2026-22222'), OPEN, {}, [UNAPPLIED]],
  ['of an id that no version has', TYPO, FOUND, {}, [UNKNOWN_ID]],
  ['of a package that no version has', NO_PACKAGE, LISTED, {}, [UNKNOWN_PACKAGE]],
  ['of a package with a finding', about('CVE-2026-27171', 'pkg:apk/wolfi/openssl'), LISTED, {}, []],
  ['of a package where none are known', NO_PACKAGE, FOUND, {}, []],
  ['of a package where none are published', NO_PACKAGE, LISTED, { packages: false }, []],
])('of a statement %s', async (_, stated, scanned, manifest, notices) => {
  const files = catalog(manifest);
  expect(await noticesOf([stated], scan(scanned), memoryGit(), files)).toEqual(notices);
});

test('a statement that its scan did not apply is something to do, and is not said twice', async () => {
  const files = { ...catalog(), ...scan(OPEN), 'vex/a.json': openVex([about('CVE-2026-22222')]) };
  const { summary } = await runAction({
    ...{ git: memoryGit().git, files },
    inputs: { vex: 'vex' },
  });
  const line = '- 📝 the scan did not apply not&#95;affected for CVE-2026-22222 in busybox 1';
  expect(summary.split(/^### (?=What to do next$)/m)[1]?.includes(line)).toBe(true);
  expect(summary.split('did not apply')).toHaveLength(2);
});

test('of statements, without a scan, by what earlier runs found, closed and listed', async () => {
  const remote = memoryGit();
  const before = scan({ ...LISTED, found: [finding('CVE-2026-22222'), finding('CVE-2026-3')] });
  await noticesOf([], before, remote);
  const [[file = '', text = ''] = []] = Object.entries(scan({ ...LISTED, ...OPEN }));
  await noticesOf([], { [file]: text.replace('2026-08-01', '2026-08-02') }, remote);
  // Suppressed and closed findings are known by one name only, so GHSA-9 may be one of them.
  const known = ['CVE-2026-22222', 'CVE-2026-3', 'GHSA-9'].map((id) => about(id));
  expect(await noticesOf([...known, TYPO, NO_PACKAGE], {}, remote)).toEqual([
    UNKNOWN_ID,
    UNKNOWN_PACKAGE,
  ]);
});
