/** The software that an image is about: whether the scanner saw it. */
import { describe, expect, test } from '@jest/globals';
import { publishOn } from '../builders/branch';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import {
  catalogWith,
  deb,
  findingsOf,
  type Night,
  nightOf,
  reportOf,
  SLUG,
  statusOf,
  third,
} from '../builders/unchecked-runs';

const libc = deb('libc6');
const mongo = deb('mongodb', undefined, { SrcName: 'MongoDB-Src' });
const ITEM = { name: 'mongodb', version: '1.0', type: 'deb' };

const stating = (software: string | undefined, night: Night, top: object = {}) =>
  nightOf(night, catalogWith(software === undefined ? {} : { software }, ['8.0.4'], top));

test('software that a version has is named last in its status, and stays so in a quiet run', async () => {
  const remote = memoryGit();
  const files = stating('pkg:deb/debian/mongodb', { packages: [libc, third('mongodb')] });
  await publishOn(remote, files);
  const found = statusOf(remote);
  expect([found.software, found.state, Object.keys(found).at(-1)]).toEqual([
    ...[ITEM, 'partial', 'software'],
  ]);
  const again = await publishOn(remote, files);
  expect([again.outputs['changed'], statusOf(remote)]).toEqual(['false', found]);
  expect(remote.files()?.get('api/v1/images.json')).not.toContain('software');
});

test('software: none is not published', async () => {
  const remote = memoryGit();
  await publishOn(remote, stating('none', { packages: [libc, mongo] }));
  const found = statusOf(remote);
  expect([Object.hasOwn(found, 'software'), found.state]).toEqual([false, 'scanned']);
});

const WARNING =
  'found no package "redis" in 1 version (mongodb 8.0.4), expected the software of the image among its packages, so it is partial: what is compiled into it may not be checked; scan with a scanner that sees it, or correct software';

describe('software is judged in every run', () => {
  const night = { packages: [libc, mongo] };
  const only = (software: string | undefined) => catalogWith(software ? { software } : {});

  test('stating it makes a state worse at once, once said, and no state improves without a scan', async () => {
    const remote = memoryGit();
    await publishOn(remote, stating(undefined, night));
    const said: unknown[] = [];
    for (const software of ['mongodb', 'redis', 'redis', 'mongodb', undefined]) {
      const { warnings } = await publishOn(remote, only(software));
      const { state, software: found } = statusOf(remote);
      said.push([state, found, warnings]);
    }
    await publishOn(remote, stating(undefined, { ...night, day: 2 }));
    expect([...said, statusOf(remote).state]).toEqual([
      ['scanned', ITEM, []],
      ['partial', null, [WARNING]],
      ['partial', null, []],
      ['partial', ITEM, []],
      ['partial', undefined, []],
      'scanned',
    ]);
  });

  test('a record that lacks only it closes what is gone, as a full one does', async () => {
    const remote = memoryGit();
    await publishOn(remote, stating('redis', { ...night, found: [['CVE-2026-1', 'libc6']] }));
    await publishOn(remote, stating('redis', { ...night, day: 2 }));
    expect([statusOf(remote).state, findingsOf(remote)]).toEqual([
      'partial',
      { open: {}, closed: ['CVE-2026-1'] },
    ]);
  });
});

describe('where no software is stated, the summary says so of images without a package of their name', () => {
  const LINE =
    '- Software: no package is named like the image in 1 image (mongodb): what is compiled into it may be unchecked; state software';
  test.each<readonly [what: string, name: string, software: string | undefined, isSaid: boolean]>([
    ['another name', 'libc6', undefined, true],
    ['the slug', 'mongodb', undefined, false],
    ['the slug and a dash', 'mongodb-org', undefined, false],
    ['another name, with software: none', 'libc6', 'none', false],
  ])('%s', async (_, name, software, isSaid) => {
    const ran = await publishOn(memoryGit(), stating(software, { packages: [deb(name)] }));
    expect(ran.summary.includes(LINE)).toBe(isSaid);
    expect(ran.summary.includes('- Software:')).toBe(isSaid);
  });

  test('a source is a name too, and the newest version whose packages are known counts', async () => {
    const linesWith = async (source: string, packages: boolean): Promise<number> => {
      const files = {
        ...catalogWith({}, ['9', '8', '7'], { packages }),
        'reports/mongodb/9.json': reportOf({}),
        'reports/mongodb/8.json': reportOf({
          packages: [deb('a', undefined, { SrcName: source })],
        }),
        'reports/mongodb/7.json': reportOf({ packages: [deb('b')] }),
      };
      const ran = await publishOn(memoryGit(), files);
      return ran.summary.split('- Software:').length - 1;
    };
    expect([
      await linesWith('mongodb', true),
      await linesWith('x', true),
      await linesWith('x', false),
    ]).toEqual([0, 1, 0]);
  });
});

describe('a version without a package named like its image says so to readers', () => {
  const go = { Name: 'github.com/acme/mongodb/v2', Version: '1.0' };
  test.each<readonly [what: string, ...Parameters<typeof stating>, isUnnamed: boolean]>([
    ['another name', undefined, { packages: [libc] }, {}, true],
    ['the slug', undefined, { packages: [libc, deb('mongodb')] }, {}, false],
    ['a source', undefined, { packages: [deb('a', undefined, { SrcName: 'mongodb' })] }, {}, false],
    ['the last part of a name', undefined, { packages: [libc, go] }, {}, false],
    ['another name, and the software', 'libc6', { packages: [libc] }, {}, false],
    ['another name, with software: none', 'none', { packages: [libc] }, {}, false],
    ['unknown packages', undefined, {}, {}, false],
    ['packages that are off', undefined, { packages: [libc] }, { packages: false }, false],
  ])('%s', async (_, software, night, top, isUnnamed) => {
    const remote = memoryGit();
    await publishOn(remote, stating(software, night, top));
    expect(statusOf(remote).named).toBe(isUnnamed ? false : undefined);
  });

  test('also in later runs, until it is named, or its owner states the software, and no state follows', async () => {
    const remote = memoryGit();
    const without = catalogWith({});
    const said: unknown[] = [];
    for (const files of [
      stating(undefined, { packages: [libc] }),
      without,
      { ...without, 'updates.json': '[]' },
      stating(undefined, { packages: [libc, mongo], day: 2 }),
      stating(undefined, { packages: [libc], day: 3 }),
      catalogWith({ software: 'none' }),
      without,
    ]) {
      await publishOn(remote, files);
      const { named, state } = statusOf(remote);
      said.push([named, state]);
    }
    expect(said).toEqual(
      [false, false, false, undefined, false, undefined, false].map((named) => [named, 'scanned']),
    );
  });
});

test('the draft of a manifest proposes the package that is named like the image', async () => {
  const draftOf = async (...packages: ReadonlyArray<ReadonlyArray<object>>) => {
    const files = Object.fromEntries(
      packages.map((each, i) => [
        `reports/${SLUG}/8.0.${i}.json`,
        reportOf({ packages: each }).replace(
          '"ArtifactName":"x"',
          `"ArtifactName":"acme/mongodb:8.0.${i}"`,
        ),
      ]),
    );
    const ran = await runAction({ git: memoryGit().git, files });
    return [...ran.summary.matchAll(/^ *software:.*$/gm)].map(([line]) => line.trim());
  };
  expect([
    await draftOf([libc, mongo, deb('mongodb-tools')]),
    await draftOf([libc, deb('mongodb-tools'), deb('mongodb-org')]),
    await draftOf([libc, deb('x', undefined, { SrcName: 'mongodb' })]),
    await draftOf([deb('mongodb-8')], [deb('mongodb-9')]),
    await draftOf([deb('mongodb-8'), deb('mongodb-x')], [deb('mongodb-9'), deb('mongodb-x')]),
    await draftOf([libc]),
  ]).toEqual([
    ['software: mongodb'],
    ['software: mongodb-org'],
    ['software: mongodb'],
    [],
    ['software: mongodb-x'],
    [],
  ]);
});
