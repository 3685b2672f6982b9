/** Why a CVE is no longer open, by the builds that were scanned: whole runs on a branch in memory. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { ChangesCollection } from '../../src/contract/changes';
import type { CveDocument } from '../../src/contract/cves';
import type { Feed } from '../../src/contract/feed';
import type { ImageFindings } from '../../src/contract/findings';
import { digestOf } from '../builders/digest';
import { day } from '../builders/findings';
import { imageFields, REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Ran, runAction } from '../builders/run';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-bbbb-cccc';

/** A night of the image redis. */
interface Night {
  /** The build that the manifest states of 8.0, or none; `removed` if it has no such version. */
  readonly build?: 'one' | 'two' | 'removed';
  /** What the scan of 8.0 finds; no report without it. */
  readonly finds?: ReadonlyArray<string>;
  /** Its scan is partial: the system is end of life. */
  readonly isPartial?: boolean;
  readonly suppresses?: ReadonlyArray<string>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The day of its scan, by default that of the night. */
  readonly scanned?: number;
}

const findingOf = (id: string) =>
  trivyFinding({ VulnerabilityID: id, ...(id === A ? { VendorIDs: [GHSA] } : {}) });

const reportOf = ({ finds = [], isPartial = false, suppresses = [] }: Night, date: string) =>
  trivy([], {
    ...{ CreatedAt: date, ArtifactName: 'x' },
    Metadata: { OS: { Family: 'debian', Name: '12', EOSL: isPartial } },
    Results: [
      {
        ...{ Target: 'x (debian 12)', Class: 'os-pkgs', Type: 'debian' },
        Vulnerabilities: finds.map(findingOf),
        ExperimentalModifiedFindings: suppresses.map((id) => ({
          ...{ Type: 'vulnerability', Status: 'not_affected', Finding: findingOf(id) },
        })),
      },
    ],
  });

const manifestOf = ({ build }: Night): string => {
  const digest = build === 'one' || build === 'two' ? { digest: digestOf(build) } : {};
  const versions = [
    ...(build === 'removed' ? [] : [{ version: '8.0', ...digest }]),
    { version: '7.2', digest: digestOf('other') },
  ];
  return stringify({ registry: REGISTRY, images: [{ ...imageFields('redis'), versions }] });
};

/** Publishes the night of a day. */
const publish = async (remote: MemoryGit, night: Night, date: number): Promise<Ran> => {
  const isScanned = night.finds !== undefined || night.suppresses !== undefined;
  const report = JSON.stringify(reportOf(night, day(night.scanned ?? date)));
  const ran = await runAction({
    git: remote.git,
    committed: day(date),
    files: {
      'catalog.yaml': manifestOf(night),
      ...(isScanned ? { 'reports/redis/8.0.json': report } : {}),
    },
    inputs: {
      'allow-removals': 'true',
      ...(isScanned ? {} : { reports: '' }),
      ...night.inputs,
    },
  });
  expect(ran.errors).toEqual([]);
  return ran;
};

const read = <T>(remote: MemoryGit, file: string): T =>
  JSON.parse(remote.files()?.get(`api/v1/${file}`) ?? 'null');

const findingsIn = (remote: MemoryGit) => read<ImageFindings>(remote, 'images/redis/findings.json');

const headingOf = ({ summary }: Ran): string => /^## (.+)$/m.exec(summary)?.[1] ?? '';

/** Publishes nights one after the other, and returns the branch and the last run. */
const live = async (nights: ReadonlyArray<Night>) => {
  const remote = memoryGit();
  let last: Ran | undefined;
  for (const [i, night] of nights.entries()) last = await publish(remote, night, i + 1);
  const heading = last ? headingOf(last) : '';
  return { remote, heading, closedFacts: last?.outputs['closed'] };
};

const ONE: Night = { build: 'one', finds: [A, B] };
const CLOSED = '🟢 CVE-2026-0001 closed in 1 image';
const WITHDRAWN = '⚪ 1 CVE no longer reported (same image)';

describe('a CVE that the last night no longer finds', () => {
  test.each<readonly [string, ReadonlyArray<Night>, string | undefined, string, string]>([
    [
      'in the same build is withdrawn',
      [ONE, { build: 'one', finds: [B] }],
      'withdrawn',
      '0',
      WITHDRAWN,
    ],
    [
      'in another build is closed by the rebuild',
      [ONE, { build: 'two', finds: [B] }],
      'rebuilt',
      '1',
      `${CLOSED} · redis 8.0 rebuilt`,
    ],
    [
      'in another build, after nights without a scan of it, is closed by the rebuild',
      [ONE, { build: 'two' }, { build: 'two' }, { build: 'two', finds: [B] }],
      'rebuilt',
      '1',
      `${CLOSED} · redis 8.0 scanned again`,
    ],
    [
      'in the same build, after nights that kept its record, is withdrawn',
      [ONE, { build: 'one' }, { build: 'one', finds: [B] }],
      'withdrawn',
      '0',
      WITHDRAWN,
    ],
    [
      'in the same build, after its record was dropped, is withdrawn',
      [ONE, { build: 'one', inputs: { 'carry-forward': 'false' } }, { build: 'one', finds: [B] }],
      'withdrawn',
      '0',
      `${WITHDRAWN} · redis 8.0 scanned again`,
    ],
    [
      'in the first build again, after nights without a scan of another, is withdrawn',
      [ONE, { build: 'two' }, { build: 'one', finds: [B] }],
      'withdrawn',
      '0',
      '🔁 redis 8.0 rebuilt · 1 CVE no longer reported (same image) · redis 8.0 scanned again',
    ],
    ['without any digest is gone', [{ finds: [A, B] }, { finds: [B] }], 'gone', '1', CLOSED],
    [
      'in the first build with a digest is gone',
      [{ finds: [A, B] }, { build: 'one', finds: [B] }],
      'gone',
      '1',
      `${CLOSED} · redis 8.0 rebuilt`,
    ],
    [
      'in a build that states no digest any more is gone',
      [ONE, { finds: [B] }],
      'gone',
      '1',
      `${CLOSED} · redis 8.0 rebuilt`,
    ],
    [
      'in another build, after a partial scan of it, is closed by the rebuild',
      [ONE, { build: 'two', finds: [B], isPartial: true }, { build: 'two', finds: [B] }],
      'rebuilt',
      '1',
      CLOSED,
    ],
    [
      'in the first build again, after a partial scan of another, is withdrawn',
      [ONE, { build: 'two', finds: [B], isPartial: true }, { build: 'one', finds: [B] }],
      'withdrawn',
      '0',
      '🔁 redis 8.0 rebuilt · 1 CVE no longer reported (same image)',
    ],
    [
      'in the same build, after a partial scan of it, is withdrawn',
      [ONE, { build: 'one', finds: [B], isPartial: true }, { build: 'one', finds: [B] }],
      'withdrawn',
      '0',
      WITHDRAWN,
    ],
    [
      'but suppresses is suppressed, in the same build too',
      [ONE, { build: 'one', finds: [B], suppresses: [A] }],
      'suppressed',
      '0',
      '🔕 CVE-2026-0001 suppressed in 1 image',
    ],
    [
      'with its version is removed',
      [ONE, { build: 'removed' }],
      'removed',
      '0',
      '➖ redis 8.0 removed',
    ],
    [
      'in a version that came back is removed: it begins anew',
      [ONE, { build: 'removed' }, { build: 'one', finds: [B] }],
      'removed',
      '0',
      '➕ redis 8.0 added',
    ],
    [
      'in an older scan than the published one stays open',
      [
        { ...ONE, scanned: 9 },
        { build: 'one', finds: [B] },
      ],
      undefined,
      '0',
      '✅ Nothing new · 2 findings in newest versions, 0 with a fix',
    ],
    [
      'in the same build, but under another name, stays open',
      [{ build: 'one', finds: [GHSA, B] }, ONE],
      undefined,
      '0',
      '✅ Nothing new · 2 findings in newest versions, 0 with a fix',
    ],
  ])('%s', async (_, nights, reason, closedFacts, heading) => {
    const { remote, ...last } = await live(nights);
    const found = findingsIn(remote).closed.filter(({ id }) => id === A);
    expect({ ...last, reasons: found.map((each) => each.reason) }).toEqual({
      ...{ heading, closedFacts, reasons: reason === undefined ? [] : [reason] },
    });
    const document = read<CveDocument>(remote, `cve/2026/${A}.json`);
    expect(document.closed.map((each) => each.reason)).toEqual(found.map((each) => each.reason));
  });
});

describe('an entry that a partial scan of another build does not confirm', () => {
  const partial: Night = { build: 'two', finds: [B], isPartial: true };
  const entryOf = async (nights: ReadonlyArray<Night>) => {
    const { remote } = await live(nights);
    const { versions, open } = findingsIn(remote);
    const entry = open.find(({ id }) => id === A)?.versions[0];
    const [image] = read<CveDocument>(remote, `cve/2026/${A}.json`).images;
    expect(image?.versions[0]).toEqual(entry);
    return [versions[0]?.digest, entry?.confirmed, entry?.digest];
  };
  const [one, two] = [digestOf('one'), digestOf('two')];

  test.each<readonly [string, ReadonlyArray<Night>, ReadonlyArray<unknown>]>([
    ['has the digest of the build that had it', [ONE, partial], [two, false, one]],
    ['has none if its build is unknown', [{ finds: [A, B] }, partial], [two, false, null]],
    ['keeps it while nobody scans', [ONE, partial, { build: 'one' }], [two, false, one]],
    [
      'loses it with its build',
      [ONE, partial, { ...partial, build: 'one' }],
      [one, false, undefined],
    ],
    [
      'loses it when it is found',
      [ONE, partial, { build: 'two', finds: [A] }],
      [two, true, undefined],
    ],
    ['has no own one without a record', [ONE, { build: 'two' }], [one, false, undefined]],
  ])('%s', async (_, nights, expected) => {
    expect(await entryOf(nights)).toEqual(expected);
  });
});

describe('a night on which a CVE is no longer reported, and nothing else', () => {
  const nights: ReadonlyArray<Night> = [ONE, { build: 'one', finds: [B] }];

  test('is a fact of its own, not a closing', async () => {
    const { remote } = await live(nights);
    const told = read<ChangesCollection>(remote, 'changes.json').data.map(
      ({ facts, closed, withdrawn }) => ({ facts, closed, withdrawn }),
    );
    expect(told).toEqual([{ facts: 1, closed: 0, withdrawn: 1 }]);
    expect(read<unknown>(remote, 'changes/2026-08-02.json')).toMatchObject({
      cves: [
        {
          id: A,
          closed: [],
          withdrawn: [{ slug: 'redis', versions: ['8.0'] }],
        },
      ],
    });
    const texts = read<Feed>(remote, 'feed.json').items.map((item) => [
      item.title,
      item.content_text,
    ]);
    expect(texts).toEqual([
      ['CVE-2026-0001 no longer reported in 1 image', 'redis: 1 no longer reported'],
    ]);
  });

  test('is told without green in commit, summary and log', async () => {
    const remote = memoryGit();
    await publish(remote, ONE, 1);
    const { summary, log } = await publish(remote, { build: 'one', finds: [B] }, 2);
    expect(summary.match(/🟢|✅/g)).toBe(null);
    expect(summary).toContain(
      '**1 CVE no longer reported (same image)** · versions: 1 with fewer findings in the same image',
    );
    expect(summary).toContain(`| ⚪&nbsp;no longer reported | \`${A}\` | high |`);
    expect(log.at(-1)).toBe(WITHDRAWN);
    expect(remote.commits.at(-1)?.message.split('\n')[0]).toBe(WITHDRAWN);
  });
});
