/** The dates that Renovate ages releases by: over consecutive publishes, with and without `published`. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { ImageReleases } from '../../src/contract/releases';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import type { Files } from '../builders/arbitrary-runs';
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
  const before = remote.files();
  const inputs = { 'allow-removals': 'true', reports: '' };
  const ran = await runAction({ git: remote.git, files, inputs, ...more });
  expect(ran.errors).toEqual([]);
  const step = before === undefined || before.size === 0 ? undefined : before;
  const wrong =
    hasAnswersChecker && !ran.warnings.some((warning) => warning.startsWith('api/v1'))
      ? await violationsOf(remote.files() ?? [], step)
      : [];
  expect(wrong).toEqual([]);
  return ran;
};

/** A commit of the catalog: its versions, its date, and the dates of releases after its run. */
type Night = readonly [
  stated: ReadonlyArray<Stated>,
  committed: string | null,
  dates: ReadonlyArray<string>,
];

/** In the spelling of other tools: within the first second of a day, before it, and after it. */
const [EQUAL, EARLIER, LATER] = [
  '2026-08-01T02:00:00.999+02:00',
  '2026-07-31T23:59:59.999Z',
  '2026-08-01T00:00:01z',
];

test.each<readonly [string, ReadonlyArray<Night>]>([
  [
    'nothing changes the date but the digest',
    [
      [['1 a'], day(1), [`1: ${day(1)}, ${day(1)}`]],
      [['1 a', '0 x'], day(2), [`1: ${day(1)}, ${day(1)}`, `0: ${day(2)}, ${day(2)}`]],
      [['1 a'], day(3), [`1: ${day(1)}, ${day(1)}`]],
      [['1 a'], null, [`1: ${day(1)}, ${day(1)}`]],
    ],
  ],
  [
    'another digest, and one that is stated no longer or again, begin anew',
    [
      [['1'], day(1), [`1: ${day(1)}, ${day(1)}`]],
      [['1 a'], day(2), [`1: ${day(2)}, ${day(2)}`]],
      [['1 b'], day(3), [`1: ${day(3)}, ${day(3)}`]],
      [['1'], day(4), [`1: ${day(4)}, ${day(4)}`]],
      [['1 b'], day(5), [`1: ${day(5)}, ${day(5)}`]],
    ],
  ],
  [
    'the later of published and since counts, and of equal ones published as it is written',
    [
      [
        [`3 a ${EQUAL}`, `2 b ${EARLIER}`, `1 c ${LATER}`, '0 d 0001-01-01T00:00:00Z'],
        day(1),
        [
          `3: ${EQUAL}, ${day(1)}`,
          `2: ${day(1)}, ${day(1)}`,
          `1: ${LATER}, ${day(1)}`,
          `0: ${day(1)}, ${day(1)}`,
        ],
      ],
    ],
  ],
])('%s', async (_, nights) => {
  const remote = memoryGit();
  const found: ReadonlyArray<string>[] = [];
  for (const [stated, committed] of nights) {
    await publish(remote, manifestOf(stated), { committed });
    found.push(datesIn(remote));
  }
  expect(found).toEqual(nights.map(([, , dates]) => dates));
});

describe('a digest that changed without its date of publication', () => {
  const OF = (names: string): string =>
    `published of ${names} is that of an earlier build: write the time of this one`;

  test.each<readonly [string, ReadonlyArray<Stated>, ReadonlyArray<Stated>, ReadonlyArray<string>]>(
    [
      [
        'is warned of, the first five of all by name',
        ['9', '8', '7', '6', '5', '4', '3'].map((version) => `${version} a ${day(1)}`),
        ['9', '8', '7', '6', '5', '4', '3'].map((version) => `${version} b ${day(1)}`),
        [OF('redis 9, redis 8, redis 7, redis 6, redis 5 and 2 more')],
      ],
      ['is no news with the date of this build', [`1 a ${day(1)}`], [`1 b ${day(2)}`], []],
    ],
  )('%s', async (_, before, after, warnings) => {
    const remote = memoryGit();
    await publish(remote, manifestOf(before), { committed: day(1) });
    const first = await publish(remote, manifestOf(after), { committed: day(2) });
    const again = await publish(remote, manifestOf(after), { committed: day(2) });
    expect([first.warnings, again.warnings]).toEqual([warnings, []]);
  });
});

describe('on a branch that somebody edited', () => {
  const EDITED =
    'api/v1 was edited after it was published ("fixes.json", "images/redis/feed.atom", "images/redis/releases.json"); everything that can be computed is computed again';
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
      'a possible date is kept, as a memory that follows from nothing else',
      (text) => text.replaceAll(`"since":"${day(2)}"`, `"since":"${day(4)}"`),
      [EDITED],
      [`2: ${day(4)}, ${day(4)}`, `1: ${day(4)}, ${day(4)}`],
    ],
    [
      'a date of the future is unknown',
      (text) => text.replaceAll(`"since":"${day(2)}"`, `"since":"${future}"`),
      [EDITED],
      ['2: -, -', `1: ${day(1)}, -`],
    ],
  ])('%s', async (_, edit, warnings, dates) => {
    expect(await afterEdit(edit)).toEqual([warnings, dates]);
  });
});
