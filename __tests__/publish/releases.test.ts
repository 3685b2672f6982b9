/** What a run believes of the dates on the branch by which Renovate ages releases. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { ImageReleases } from '../../src/contract/releases';
import type { Files } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { day } from '../builders/findings';
import { imageFields, REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Ran, type Run, runAction } from '../builders/run';

/** `1 a 2026-08-01T03:00:00Z`: a version, its build or `-`, and when it was published, if that is stated. */
type Stated = string;

const manifestOf = (versions: ReadonlyArray<Stated>, more: object = {}): Files => ({
  'catalog.yaml': stringify({
    registry: REGISTRY,
    images: [
      {
        ...imageFields('redis'),
        versions: versions.map((text) => {
          const [version, build = '-', published] = text.split(' ');
          return {
            version,
            ...(build === '-' ? {} : { digest: digestOf(build) }),
            ...(published === undefined ? {} : { published }),
          };
        }),
        ...more,
      },
    ],
  }),
});

const FILE = 'api/v1/images/redis/releases.json';

/** `1: timestamp, since`, with `-` for a field that is absent. */
const datesIn = (remote: MemoryGit): ReadonlyArray<string> => {
  const { releases }: ImageReleases = JSON.parse(remote.files()?.get(FILE) ?? '{"releases":[]}');
  return releases.map(
    ({ version, releaseTimestamp = '-', since = '-' }) =>
      `${version}: ${releaseTimestamp}, ${since}`,
  );
};

const publish = async (remote: MemoryGit, files: Files, more: Partial<Run> = {}): Promise<Ran> => {
  const inputs = { 'allow-removals': 'true', reports: '' };
  const ran = await runAction({ git: remote.git, files, inputs, ...more });
  expect(ran.errors).toEqual([]);
  return ran;
};

test('a digest that changed without its date of publication is a warning, once', async () => {
  const remote = memoryGit();
  await publish(remote, manifestOf([`1 a ${day(1)}`]), { committed: day(1) });
  const first = await publish(remote, manifestOf([`1 b ${day(1)}`]), { committed: day(2) });
  const again = await publish(remote, manifestOf([`1 b ${day(1)}`]), { committed: day(2) });
  expect([first.warnings, again.warnings]).toEqual([
    ['published still has the time of an earlier build in redis 1: update it'],
    [],
  ]);
});

describe('on a branch that somebody edited', () => {
  const EDITED = (what: string): string =>
    `api/v1 was edited after it was published ("${what}"); everything that can be computed is computed again`;
  /** The dates after an edit and a run of the same catalog, and the warnings of that run. */
  const afterEdit = async (edit: (text: string) => string | undefined) => {
    const remote = memoryGit();
    const files = manifestOf(['2 b', `1 a ${day(1)}`]);
    await publish(remote, files, { committed: day(2) });
    remote.edit({ [FILE]: edit(remote.files()?.get(FILE) ?? '') });
    const { warnings } = await publish(remote, files, { committed: day(5) });
    const again = await publish(remote, files, { committed: day(5) });
    expect(again.warnings).toEqual([]);
    return [warnings, datesIn(remote)];
  };
  const future = '2099-01-01T00:00:00Z';

  test.each<
    readonly [
      string,
      (text: string) => string | undefined,
      ReadonlyArray<string>,
      ReadonlyArray<string>,
    ]
  >([
    [
      'a date from the future costs all dates that only this document has',
      (text) => text.replaceAll(`"since":"${day(2)}"`, `"since":"${future}"`),
      [
        `${FILE}: the published document is dropped: found the date ${future}, expected at most 24 hours ahead of the clock of this runner; check the clocks; what only it remembered starts over`,
        EDITED('images/redis/releases.json'),
      ],
      ['2: -, -', `1: ${day(1)}, -`],
    ],
  ])('%s', async (_, edit, warnings, dates) => {
    expect(await afterEdit(edit)).toEqual([warnings, dates]);
  });
});
