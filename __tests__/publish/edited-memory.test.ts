/** What a run makes of a memory that somebody edited, or that cannot be what was published. */
import { describe, expect, test } from '@jest/globals';
import type { CveCollection, CveDocument } from '../../src/api/cves';
import type { ImageFindings } from '../../src/api/findings';
import { blobId } from '../../src/git-objects/objects';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import type { Files } from '../builders/arbitrary-runs';
import { manifestText, reportsOf } from '../builders/catalog';
import { day } from '../builders/findings';
import {
  branchOf,
  LAST_RUN,
  livedCatalog,
  playNight,
  QUIET_RUN,
  vouchFor,
} from '../builders/lived-catalog';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { grype, grypeMatch } from '../builders/reports';
import { type Ran, type Run, runAction } from '../builders/run';

const checked = hasAnswersChecker ? test : test.skip;

const API = 'api/v1/';
const AGAIN =
  'what can be computed from the records is computed again, and only possible dates are kept';
const RECORDS_EDITED =
  'api/v1/security: found the folder edited after it was published, expected it as published; every image is computed again from what its records say now';
const editedDocument = (file: string): string =>
  `api/v1/${file}: found the document edited after it was published, expected it as published; ${AGAIN}`;
const editedFolder = (name: string): string =>
  `api/v1/${name}: found the folder edited after it was published, expected it as published; ${AGAIN}`;
const ahead = (date: string, file: string): string =>
  `api/v1/${file}: found the date ${date}, expected none more than 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks`;

const textIn = (remote: MemoryGit, file: string): string => remote.files()?.get(API + file) ?? '';
const listOf = (remote: MemoryGit): CveCollection => JSON.parse(textIn(remote, 'cve.json'));
const cveOf = (remote: MemoryGit, id: string): CveDocument =>
  JSON.parse(textIn(remote, `cve/2026/${id}.json`));
const findingsOf = (remote: MemoryGit, slug: string): ImageFindings =>
  JSON.parse(textIn(remote, `images/${slug}/findings.json`));

const editFile = (remote: MemoryGit, file: string, edit: (text: string) => string): void => {
  const text = textIn(remote, file);
  const next = edit(text);
  expect(next).not.toBe(text);
  remote.edit({ [API + file]: next });
};

/** Makes `state.json` vouch for the branch as it is. */
const vouch = (remote: MemoryGit): void =>
  remote.edit({ 'api/v1/state.json': vouchFor(remote.files() ?? new Map()) });

const lived = livedCatalog();
const livedBranch = async (): Promise<MemoryGit> => branchOf(await lived);

const publish = async (
  remote: MemoryGit,
  files: Files,
  inputs: Files = {},
  more: Partial<Run> = {},
): Promise<Ran> => {
  const ran = await runAction({ git: remote.git, files, inputs, ...more });
  expect(ran.errors).toEqual([]);
  return ran;
};

const catalog = (...keys: ReadonlyArray<string>): Files => ({ 'catalog.yaml': manifestText(keys) });
const [A, B] = ['CVE-2026-0001', 'CVE-2026-0002'];

describe('an edited record', () => {
  test('that is emptied ends its findings everywhere, with a warning, and calls none closed', async () => {
    const remote = await livedBranch();
    editFile(remote, 'security/b/1.json', (text) =>
      text.replace(/"cves":\[.*?\](?=,"links)/, '"cves":[]'),
    );
    const ran = await playNight(remote, QUIET_RUN);
    expect([ran.errors, ran.warnings, ran.outputs['closed']]).toEqual([[], [RECORDS_EDITED], '0']);
    const { open, closed } = findingsOf(remote, 'b');
    const until = '2026-08-02T03:00:00Z';
    expect([open, closed.map(({ id, reason }) => `${id} ${reason}`)]).toEqual([
      [],
      [`${A} withdrawn`, 'CVE-2026-0003 withdrawn', 'CVE-2026-0004 rebuilt'],
    ]);
    expect(closed.map((item) => item.until)).toEqual([until, until, until]);
    expect(cveOf(remote, A).images.map(({ slug }) => slug)).toEqual(['a']);
    expect(listOf(remote).data.map(({ id }) => id)).not.toContain('CVE-2026-0003');
    const again = await playNight(remote, QUIET_RUN);
    expect([again.warnings, again.outputs['changed']]).toEqual([[], 'false']);
  });

  test('that is removed leaves the findings open, and removes its path from the digest', async () => {
    const remote = await livedBranch();
    remote.edit({ 'api/v1/security/a/2.json': undefined });
    const ran = await playNight(remote, QUIET_RUN);
    expect([ran.errors, ran.warnings]).toEqual([[], [RECORDS_EDITED]]);
    const entries = findingsOf(remote, 'a').open.flatMap(({ versions }) => versions);
    expect(entries.filter(({ version }) => version === '2')).toMatchObject([
      { confirmed: false },
      { confirmed: false },
    ]);
    expect(cveOf(remote, A).images[0]?.latest).toBe('1');
    const texts = [...(remote.files() ?? [])].flatMap(([path, text]) =>
      path.startsWith('api/v1/digest/') ? [text] : [],
    );
    expect(texts.join()).not.toContain('security/a/2.json');
  });

  test('and an edited state are reported in the findings too', async () => {
    const remote = await livedBranch();
    editFile(remote, 'status.json', (text) =>
      text.replace('"state":"scanned"', '"state":"partial"'),
    );
    await playNight(remote, QUIET_RUN);
    expect(findingsOf(remote, 'a').versions.map(({ state }) => state)).toEqual([
      'partial',
      'scanned',
    ]);
  });
});

describe('a document with the id in state.json that does not decode', () => {
  /** The branch after the last run, and the warnings of that. */
  const playLast = async (file: string, text: string | undefined) => {
    const remote = await livedBranch();
    remote.edit({ [API + file]: text });
    vouch(remote);
    const { errors, warnings } = await playNight(remote, LAST_RUN);
    expect(errors).toEqual([]);
    return { remote, warnings };
  };

  test('costs no vulnerability its place in the list', async () => {
    const honest = await livedBranch();
    await playNight(honest, LAST_RUN);
    const { remote, warnings } = await playLast('cve.json', '{}\n');
    expect(warnings).toEqual([
      `api/v1/cve.json: the published document is not used: apiVersion: found nothing, expected one of v1; ${AGAIN}`,
    ]);
    const idsOf = (branch: MemoryGit) => new Set(listOf(branch).data.map(({ id }) => id));
    expect(idsOf(remote)).toEqual(idsOf(honest));
  });

  checked.each([
    ['cve/2026/CVE-2026-0002.json', '{}\n'],
    ['images/a/findings.json', undefined],
    ['changes/2026-08-03.json', 'x'],
  ])('leaves no document that contradicts another: %s', async (file, text) => {
    const { remote, warnings } = await playLast(file, text);
    expect(warnings).toEqual([expect.stringMatching(`^api/v1/${file}: .*; ${AGAIN}$`)]);
    expect(await violationsOf(remote.files() ?? [])).toEqual([]);
  });

  test('is noticed if only another document changes', async () => {
    const remote = await livedBranch();
    remote.edit({ 'api/v1/history.json': '{}\n' });
    vouch(remote);
    const updates = { 'updates.json': '[{"app":"a","from":"2","to":"3","outcome":"shipped"}]' };
    const ran = await playNight(remote, {
      ...QUIET_RUN,
      files: { ...QUIET_RUN.files, ...updates },
      inputs: { updates: 'updates.json' },
    });
    expect(ran.warnings).toEqual([
      `api/v1/history.json: the published document is not used: apiVersion: found nothing, expected one of v1; ${AGAIN}`,
    ]);
    expect(JSON.parse(textIn(remote, 'history.json')).total).toBe(1);
  });

  test('leaves nothing in the output folder that is not published', async () => {
    const remote = await livedBranch();
    remote.edit({ 'api/v1/cve/2026/CVE-2026-0002.json': '{}\n' });
    // A mention that only the first attempt keeps.
    editFile(remote, 'cve/2026/CVE-2026-0009.json', (text) =>
      text.replace('"closed":[]', '"closed":[],"x-note":1'),
    );
    vouch(remote);
    const output = new Map<string, string>();
    const { files, committed } = LAST_RUN;
    const ran = await publish(
      remote,
      files,
      { output: 'site', 'allow-removals': 'true' },
      { committed, output },
    );
    expect(ran.warnings.length).toBe(1);
    const published = [...(remote.files() ?? [])].flatMap(([path, text]) =>
      path.startsWith(API) ? [[path.slice(API.length), text] as const] : [],
    );
    expect([...output].sort()).toEqual(published.sort());
  });
});

test('an edited feed costs no closed vulnerability its title and address', async () => {
  const remote = await livedBranch();
  const before = cveOf(remote, 'CVE-2026-0004');
  expect([before.images, before.title]).toEqual([[], 'Title 4']);
  editFile(remote, 'feed.json', (text) => text.replace('Title', 'A title'));
  const ran = await playNight(remote, QUIET_RUN);
  expect([ran.warnings, remote.files()]).toEqual([[editedDocument('feed.json')], await lived]);
});

test('a state that names no memory is written anew, so that only one run finds none', async () => {
  const remote = memoryGit();
  const files = { ...catalog('a/1'), ...reportsOf({ 'a/1': [A] }) };
  await publish(remote, files);
  const published = new Map(remote.files());
  editFile(remote, 'state.json', (text) => {
    const { folders: _, ...state } = JSON.parse(text);
    return `${JSON.stringify(state)}\n`;
  });
  const ran = await publish(remote, files);
  expect([ran.warnings, remote.files()]).toEqual([
    [
      'api/v1/cve.json: found no memory of earlier publishes (findings over time, changes, former digests), which older releases do not write, expected that of the last publish; findings begin with the published scans, and changes are recorded from now on',
    ],
    published,
  ]);
  const again = await publish(remote, files);
  expect([again.warnings, again.outputs['changed']]).toEqual([[], 'false']);
});

test('a folder that was edited, and what was removed with it, are named in one warning', async () => {
  const remote = await livedBranch();
  editFile(remote, 'feed.json', (text) => text.replace('Title', 'A title'));
  editFile(remote, 'cve/2026/CVE-2026-0004.json', (text) => text.replace('Title', 'A title'));
  remote.edit({ 'api/v1/updates.json': undefined });
  const ran = await playNight(remote, QUIET_RUN);
  expect(ran.warnings).toEqual([
    `api/v1/feed.json: found the document edited after it was published (so were cve, updates.json), expected it as published; ${AGAIN}`,
  ]);
});

test('an image that is touched, but mentions an id without a document as before, stays in the list', async () => {
  const remote = memoryGit();
  const long = `ALAS-${'9'.repeat(124)}`;
  const reportOf = (...ids: ReadonlyArray<string>): string =>
    JSON.stringify(grype(ids.map((id) => grypeMatch({ id }))));
  const both = catalog('a/1', 'b/1');
  await publish(remote, {
    ...both,
    'reports/a/1.json': reportOf(long),
    'reports/b/1.json': reportOf(long),
  });
  const imagesOf = () => listOf(remote).data.find(({ id }) => id === long)?.images;
  expect(imagesOf()).toBe(2);
  await publish(remote, {
    ...both,
    'reports/a/1.json': reportOf(A),
    'reports/b/1.json': reportOf(long, B),
  });
  expect(imagesOf()).toBe(1);
});

describe('published exploitation', () => {
  const files = { ...catalog('a/1', 'b/1'), ...reportsOf({ 'a/1': [A], 'b/1': [B] }) };
  const kev = (dateReleased: string, dateAdded: string): Files => ({
    'kev.json': JSON.stringify({
      ...{ catalogVersion: '1', dateReleased },
      vulnerabilities: [{ cveID: A, dateAdded }],
    }),
  });
  const withKev = { kev: 'kev.json' };
  const exploitationIn = (remote: MemoryGit) =>
    Object.fromEntries(
      listOf(remote).data.map(({ id, exploitation, kev: entry }) => [
        id,
        [exploitation, entry?.added],
      ]),
    );

  test.each([
    ['finds nothing new', {}],
    ['has a new finding', reportsOf({ 'b/1': [B, 'CVE-2026-0003'] }, { CreatedAt: day(9) })],
  ])('of the future is unknown after a run that %s, until the next file', async (_, reports) => {
    const remote = memoryGit();
    const wrong = { now: () => Date.parse('2100-01-01T00:00:00Z') };
    await publish(remote, { ...files, ...kev(day(1), '2099-01-01') }, withKev, wrong);
    expect(exploitationIn(remote)[A]).toEqual(['known', '2099-01-01']);
    const ran = await publish(remote, { ...catalog('a/1', 'b/1'), ...reports });
    expect([ran.warnings, exploitationIn(remote)[A], exploitationIn(remote)[B]]).toEqual([
      [ahead('2099-01-01T00:00:00Z', 'cve.json')],
      ['unknown', undefined],
      ['none-known', undefined],
    ]);
    expect([ran.outputs['exploited'], textIn(remote, 'feed.json')]).toEqual([
      '0',
      expect.not.stringContaining('2099'),
    ]);
    expect(textIn(remote, 'feed.atom')).not.toContain('2099');
    const again = await publish(remote, { ...files, ...kev(day(2), '2026-08-02') }, withKev);
    expect([again.warnings, exploitationIn(remote)[A]]).toEqual([[], ['known', '2026-08-02']]);
  });

  test('of an edited list does not decide which files are older', async () => {
    const remote = memoryGit();
    const epss = (date: string): Files => ({
      'epss.csv': `#score_date:${date}\ncve,epss\n${A},0.5\n`,
    });
    const inputs = { ...withKev, epss: 'epss.csv' };
    await publish(remote, { ...files, ...kev(day(1), '2026-08-01'), ...epss(day(1)) }, inputs);
    editFile(remote, 'cve.json', (text) =>
      text
        .replace(`"released":"${day(1)}"`, `"released":"${day(9)}"`)
        .replace(`"date":"${day(1)}"`, `"date":"${day(9)}"`)
        .replace('"known"', '"none-known"'),
    );
    const ran = await publish(
      remote,
      { ...files, ...kev(day(2), '2026-08-02'), ...epss(day(2)) },
      inputs,
    );
    expect([ran.warnings, ran.notices]).toEqual([[editedDocument('cve.json')], []]);
    const { kev: used, epss: scores } = listOf(remote);
    expect([used?.released, scores?.date, exploitationIn(remote)[A]]).toEqual([
      day(2),
      day(2),
      ['known', '2026-08-02'],
    ]);
  });

  test('of an edited list has no dates without new files', async () => {
    const remote = memoryGit();
    await publish(remote, { ...files, ...kev(day(1), '2026-08-01') }, withKev);
    editFile(remote, 'cve.json', (text) => text.replace(day(1), day(9)));
    await publish(remote, files);
    expect([listOf(remote).kev?.released, exploitationIn(remote)[A]]).toEqual([
      null,
      ['known', '2026-08-01'],
    ]);
  });
});

describe('the date of an entry in an edited folder', () => {
  const sinceAfter = async (since: string, isConfirmed = true) => {
    const remote = memoryGit();
    const files = { ...catalog('a/1'), ...reportsOf({ 'a/1': [A] }, { CreatedAt: day(3) }) };
    await publish(remote, files);
    editFile(remote, 'images/a/findings.json', (text) =>
      text
        .replaceAll(`"since":"${day(3)}"`, `"since":"${since}"`)
        .replace('"confirmed":true', `"confirmed":${isConfirmed}`),
    );
    const ran = await publish(remote, catalog('a/1'));
    expect(ran.warnings).toEqual([editedFolder('images')]);
    const [open] = findingsOf(remote, 'a').open;
    const dates = [open?.since, open?.versions[0]?.since, listOf(remote).data[0]?.since];
    return [...new Set(dates)];
  };

  test('is dropped if it is after the scan that confirms the entry', async () => {
    expect(await sinceAfter('2026-08-04T00:00:00Z')).toEqual([null]);
  });

  test('stays if it is before that scan', async () => {
    expect(await sinceAfter('2026-08-02T00:00:00Z')).toEqual(['2026-08-02T00:00:00Z']);
  });

  test('stays in a folder that is as published, though it is after an older scan', async () => {
    const remote = memoryGit();
    const found = (date: string, version: string): Files => ({
      'catalog.yaml': manifestText(['a/1']).replace(/sha256:\w+/, `sha256:${version.repeat(64)}`),
      ...reportsOf({ 'a/1': [A] }, { CreatedAt: date }),
    });
    await publish(remote, found(day(5), 'a'));
    await publish(remote, found(day(3), 'b'));
    editFile(remote, 'feed.json', (text) => text.replace('catalog', 'log'));
    await publish(remote, { 'catalog.yaml': found(day(3), 'b')['catalog.yaml'] ?? '' });
    expect(findingsOf(remote, 'a').open[0]?.since).toBe(day(5));
  });
});

describe('the days of an edited branch', () => {
  const dayAfter = (n: number): string =>
    new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
  const dayText = (date: string): string => {
    const at = { first: `${date}T01:00:00Z`, last: `${date}T01:00:00Z` };
    const lists = {
      opened: [{ slug: 'a', versions: ['1'] }],
      fixable: [],
      closed: [],
      suppressed: [],
      withdrawn: [],
    };
    const cves = [{ id: A, severity: 'HIGH', title: date, ...lists, ...at }];
    const day = { apiVersion: 'v1', resource: 'changes', date, cves, images: [], charts: [] };
    // Not as this action spells it, so that it is written again.
    return JSON.stringify(day, null, 1);
  };

  test('are read and written one after the other, and only the newest 400', async () => {
    const remote = await livedBranch();
    const dates = Array.from({ length: 500 }, (_, i) => dayAfter(i));
    const texts = dates.map((date) => [`api/v1/changes/${date}.json`, dayText(date)] as const);
    remote.edit(Object.fromEntries(texts));
    const dateOf = new Map(
      texts.map(([, text], i) => [blobId([Buffer.from(text)]), dates[i] ?? '']),
    );
    const steps: string[] = [];
    const written = /"resource":"changes","date":"([-\d]+)"/;
    const git = {
      ...remote.git,
      readBlob: (id: string) => {
        const date = dateOf.get(id);
        if (date !== undefined) steps.push(`read ${date}`);
        return remote.git.readBlob(id);
      },
      writeBlob: (id: string, chunks: ReadonlyArray<Buffer>) => {
        const [, date] = written.exec(Buffer.concat([...chunks]).toString('utf8', 0, 100)) ?? [];
        if (date !== undefined) steps.push(`write ${date}`);
        return remote.git.writeBlob(id, [...chunks]);
      },
    };
    const { files, committed } = QUIET_RUN;
    const ran = await publish(remote, files, { 'allow-removals': 'true' }, { git, committed });
    expect(ran.warnings).toEqual([editedFolder('changes')]);
    // Two days of the catalog itself are newer.
    const kept = dates.slice(-398).reverse();
    expect(steps).toEqual(kept.flatMap((date) => [`read ${date}`, `write ${date}`]));
    const { total, data } = JSON.parse(textIn(remote, 'changes.json'));
    expect([total, data.at(-1).date]).toEqual([400, kept.at(-1)]);
  });

  test('are not pushed out by days of the future', async () => {
    const remote = await livedBranch();
    const empty = { apiVersion: 'v1', resource: 'changes', cves: [], images: [], charts: [] };
    const dates = Array.from({ length: 400 }, (_, i) => dayAfter(36_500 + i));
    remote.edit(
      Object.fromEntries(
        dates.map((date) => [`api/v1/changes/${date}.json`, JSON.stringify({ ...empty, date })]),
      ),
    );
    const ran = await playNight(remote, QUIET_RUN);
    expect([ran.warnings, remote.files()]).toEqual([
      [
        editedFolder('changes'),
        `api/v1/changes/${dates[0]}.json: found the day ${dates[0]}, expected none more than 24 hours ahead of the clock of this runner, so it is dropped; check the clocks`,
      ],
      await lived,
    ]);
  });

  test('stay if only their list is lost', async () => {
    const remote = await livedBranch();
    remote.edit({ 'api/v1/changes.json': undefined });
    await playNight(remote, QUIET_RUN);
    const { data } = JSON.parse((await lived).get('api/v1/changes.json') ?? '');
    expect(JSON.parse(textIn(remote, 'changes.json')).data).toEqual(data);
  });
});
