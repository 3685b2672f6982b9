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
    'a version begins with the commit that adds it',
    [
      [['1 a'], day(1), [`1: ${day(1)}, ${day(1)}`]],
      [['2 b', '1 a'], day(2), [`2: ${day(2)}, ${day(2)}`, `1: ${day(1)}, ${day(1)}`]],
    ],
  ],
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
    'a version that comes back begins anew',
    [
      [['2 b', '1 a'], day(1), [`2: ${day(1)}, ${day(1)}`, `1: ${day(1)}, ${day(1)}`]],
      [['2 b'], day(2), [`2: ${day(1)}, ${day(1)}`]],
      [['2 b', '1 a'], day(3), [`2: ${day(1)}, ${day(1)}`, `1: ${day(3)}, ${day(3)}`]],
    ],
  ],
  [
    'without a catalog date the earlier one is not kept',
    [
      [['1 a'], null, ['1: -, -']],
      [['1 a'], day(1), ['1: -, -']],
      [['1 b'], day(2), [`1: ${day(2)}, ${day(2)}`]],
      [['1 c'], null, ['1: -, -']],
      [[`1 d ${day(9)}`], null, [`1: ${day(9)}, -`]],
    ],
  ],
  [
    'a commit with an earlier date is believed',
    [
      [['1 a'], day(5), [`1: ${day(5)}, ${day(5)}`]],
      [['1 b'], day(3), [`1: ${day(3)}, ${day(3)}`]],
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
  [
    'a new digest is not as old as the date of publication that stayed',
    [
      [[`1 a ${day(1)}`], day(2), [`1: ${day(2)}, ${day(2)}`]],
      [[`1 a ${day(3)}`], day(4), [`1: ${day(3)}, ${day(2)}`]],
      [[`1 b ${day(3)}`], day(5), [`1: ${day(5)}, ${day(5)}`]],
      [[`1 b ${day(6)}`], day(6), [`1: ${day(6)}, ${day(5)}`]],
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

test('an image that was planned begins when it is available', async () => {
  const remote = memoryGit();
  await publish(remote, manifestOf(['1 a'], { status: 'planned' }), { committed: day(1) });
  expect(datesIn(remote)).toEqual([]);
  await publish(remote, manifestOf(['1 a']), { committed: day(2) });
  expect(datesIn(remote)).toEqual([`1: ${day(2)}, ${day(2)}`]);
});

test('a run of an older commit changes no date', async () => {
  const remote = memoryGit();
  await publish(remote, manifestOf(['1 b']), { committed: day(2) });
  const before = remote.files();
  const older = { commit: 'a'.repeat(40), committed: day(1), relation: 'older' } as const;
  const ran = await publish(remote, manifestOf(['2 c', '1 a']), older);
  expect([ran.outputs['stale-source'], remote.files()]).toEqual(['true', before]);
});

describe('a digest that changed without its date of publication', () => {
  const OF = (names: string): string =>
    `published of ${names} is that of an earlier build: write the time of this one`;

  test.each<readonly [string, ReadonlyArray<Stated>, ReadonlyArray<Stated>, ReadonlyArray<string>]>(
    [
      ['is warned of', [`1 a ${day(1)}`], [`1 b ${day(1)}`], [OF('redis 1')]],
      [
        'is warned of once for all versions',
        [`2 a ${day(1)}`, `1 a ${day(1)}`, `0 a ${day(1)}`],
        [`2 b ${day(1)}`, `1 b ${day(1)}`, `0 b ${day(2)}`],
        [OF('redis 2, redis 1')],
      ],
      [
        'is warned of, the first five of all by name',
        ['9', '8', '7', '6', '5', '4', '3'].map((version) => `${version} a ${day(1)}`),
        ['9', '8', '7', '6', '5', '4', '3'].map((version) => `${version} b ${day(1)}`),
        [OF('redis 9, redis 8, redis 7, redis 6, redis 5 and 2 more')],
      ],
      ['is no news with the date of this build', [`1 a ${day(1)}`], [`1 b ${day(2)}`], []],
      ['is no news without any date', ['1 a'], ['1 b'], []],
      ['is no news with a date for the first time', ['1 a'], [`1 b ${day(1)}`], []],
      ['is no news if no digest was stated', [`1 - ${day(1)}`], [`1 b ${day(1)}`], []],
      ['is no news if none is stated any more', [`1 a ${day(1)}`], [`1 - ${day(1)}`], []],
      ['is no news if it did not change', [`1 a ${day(1)}`], [`1 a ${day(1)}`, '0 b'], []],
      ['is no news of another version', [`1 a ${day(1)}`], [`2 b ${day(1)}`], []],
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
  const STARTED_OVER = [`2: ${day(5)}, ${day(5)}`, `1: ${day(5)}, ${day(5)}`];
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
      'a date that was removed stays unknown',
      (text) => text.replaceAll(`,"since":"${day(2)}"`, ''),
      [EDITED],
      ['2: -, -', `1: ${day(1)}, -`],
    ],
    [
      'a date of the future is unknown',
      (text) => text.replaceAll(`"since":"${day(2)}"`, `"since":"${future}"`),
      [EDITED],
      ['2: -, -', `1: ${day(1)}, -`],
    ],
    [
      'dates start over with a document that cannot be used',
      () => '{}\n',
      [
        'api/v1/images/redis/releases.json: the published document is dropped: apiVersion: found nothing, expected one of v1; what only it remembered starts over',
        EDITED,
      ],
      STARTED_OVER,
    ],
    ['dates start over without the document', () => undefined, [EDITED], STARTED_OVER],
  ])('%s', async (_, edit, warnings, dates) => {
    expect(await afterEdit(edit)).toEqual([warnings, dates]);
  });
});
