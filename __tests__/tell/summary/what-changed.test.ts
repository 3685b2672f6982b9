/** Log, summary, outputs, feed and commit message of whole runs: all follow from the facts in the documents. */
import { expect, test } from '@jest/globals';
import { manifestText } from '../../builders/catalog';
import { digestOf } from '../../builders/digest';
import { memoryGit } from '../../builders/memory-git';
import { grype, grypeMatch, trivy, trivyFinding } from '../../builders/reports';
import { runAction } from '../../builders/run';

type Json = Readonly<Record<string, unknown>>;

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-bbbb-cccc';

/** Reports by version, `slug/version`; null for a version that was not scanned. */
type Night = Readonly<Record<string, Json | null>>;

const filesOf = (night: Night): Readonly<Record<string, string>> => ({
  'catalog.yaml': manifestText(Object.keys(night)),
  ...Object.fromEntries(
    Object.entries(night).flatMap(([key, report]) =>
      report === null
        ? []
        : [[`reports/${key}.json`, JSON.stringify({ ArtifactName: key, ...report })]],
    ),
  ),
});

/** Findings of a complete scan; an id, or more of the finding. */
const scan = (found: ReadonlyArray<string | Json>, more: Json = {}): Json =>
  trivy(
    found.map((each) => trivyFinding(typeof each === 'string' ? { VulnerabilityID: each } : each)),
    { ArtifactName: undefined, ...more },
  );
/** What the last of several runs shows people. A version that is not scanned loses its record. */
const shown = async (...nights: ReadonlyArray<Night>) => {
  const remote = memoryGit();
  let ran: Awaited<ReturnType<typeof runAction>> | undefined;
  const inputs = { 'carry-forward': 'false', 'allow-removals': 'true' };
  for (const night of nights)
    ran = await runAction({ git: remote.git, files: filesOf(night), inputs });
  const { summary = '', outputs = {}, errors } = ran ?? {};
  return {
    errors,
    outputs: `opened=${outputs['opened']} closed=${outputs['closed']}`,
    rows: [...summary.matchAll(/^\| (.+?) \| `(.+?)` /gm)].map(([, label, id]) => `${label} ${id}`),
  };
};

test('a CVE that is closed in one image is not called exploited there, though it is in another', async () => {
  const remote = memoryGit();
  const kev = JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: '2026-08-01T00:00:00Z' },
    vulnerabilities: [{ cveID: A, dateAdded: '2026-08-01' }],
  });
  const publish = (night: Night, digest: string) => {
    const { 'catalog.yaml': text = '', ...reports } = filesOf(night);
    const manifest = text.replace(digestOf('redis/1'), digestOf(digest));
    const files = { 'catalog.yaml': manifest, 'kev.json': kev, ...reports };
    return runAction({ git: remote.git, files, inputs: { kev: 'kev.json' } });
  };
  await publish({ 'redis/1': scan([A]), 'nginx/1': scan([A]) }, 'a build');
  const { summary } = await publish({ 'redis/1': scan([]), 'nginx/1': scan([A]) }, 'a rebuild');
  const marks = summary.split('\n').flatMap((line) => /^\| (.*closed.*?) \|/.exec(line)?.[1] ?? []);
  expect(marks).toEqual(['🟢&nbsp;closed']);
});

test('a change in a scan without a date is not shown to people', async () => {
  expect(
    await shown({ 'redis/1': scan([A]) }, { 'redis/1': scan([B], { CreatedAt: undefined }) }),
  ).toEqual({
    errors: [],
    outputs: 'opened=0 closed=0',
    rows: [`🟠&nbsp;new ${B}`, `⚪&nbsp;no longer reported (same&nbsp;image) ${A}`],
  });
});

test('one CVE under two names is counted twice', async () => {
  const remote = memoryGit();
  const night = {
    'redis/1': scan([A]),
    'nginx/1': grype([grypeMatch({ id: GHSA }, {}, { relatedVulnerabilities: [{ id: A }] })], {
      userInput: 'ghcr.io/acme/images/nginx:1',
    }),
  };
  const ran = await runAction({ git: remote.git, files: filesOf(night) });
  expect(ran.errors).toEqual([]);
  const counted = '2 findings of 1 CVE in newest versions (2 images scanned), 0 with a fix';
  expect(ran.log).toContain(counted);
  expect(ran.summary).toContain(' · 2 findings in newest versions, 0 with a fix\n');
  expect(ran.summary).toContain('\n**1 CVE, 2 images scanned** · this run scanned');
});

const KEV = JSON.stringify({
  catalogVersion: '2026.08.01',
  dateReleased: '2026-08-01T00:00:00Z',
  vulnerabilities: [{ cveID: A, dateAdded: '2026-07-30' }],
});

test.each<readonly [string, ReadonlyArray<string>, string]>([
  ['of each version', ['1.2', '1.3'], '`1.3`, `1.2`'],
  ['of one version', ['1.2', ''], '`1.2` in 1 of 2 versions'],
  ['that nobody made', ['', ''], ''],
])('what became exploited names the fix %s', async (_, fixes, cell) => {
  const night = Object.fromEntries(
    fixes.map((FixedVersion, i) => [`redis/${i}`, scan([{ VulnerabilityID: A, FixedVersion }])]),
  );
  const { git } = memoryGit();
  await runAction({ git, files: filesOf(night) });
  const { summary } = await runAction({
    git,
    files: { ...filesOf(night), 'kev.json': KEV },
    inputs: { kev: 'kev.json' },
  });
  expect(/^\| 🚨.*$/m.exec(summary)?.[0]?.split(' | ')[3]).toBe(cell);
});
