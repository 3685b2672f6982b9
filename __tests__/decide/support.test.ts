/** What the owner of a catalog hears of the end of support, in whole runs. */
import { expect, test } from '@jest/globals';
import { manifestText } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { trivy } from '../builders/reports';
import { runAction } from '../builders/run';

const NOW = '2026-08-20T12:00:00Z';

/** A workspace with two versions of redis, and a scan that sets the date of the data. */
const night = (first: object, second: object) => {
  const versions = [
    { version: '1', ...first },
    { version: '2', ...second },
  ];
  const text = manifestText(['redis/1']);
  return {
    'catalog.yaml': text.replace(
      / +- version: "1"\n.*\n/,
      versions.map((each) => `      - ${JSON.stringify(each)}\n`).join(''),
    ),
    'reports/redis/1.json': JSON.stringify({
      ...trivy([], { ArtifactName: 'redis/1' }),
      CreatedAt: NOW,
    }),
  };
};

const said = async (...nights: ReadonlyArray<ReturnType<typeof night>>) => {
  const remote = memoryGit();
  const all = [];
  for (const files of nights) {
    const ran = await runAction({ git: remote.git, files, now: () => Date.parse(NOW) });
    all.push(
      [...ran.errors, ...ran.warnings, ...ran.notices].filter((each) => /support/.test(each)),
    );
  }
  return all;
};

const ended = (names: string): string =>
  `redis: found no version that is supported (${names}), expected at least one, since none is recommended otherwise; add a version, or move the image to the list retired`;
const near = (names: string): string =>
  `found versions whose support ends or ended within 30 days (${names}), expected supported or deprecated ones; state deprecated: true for what is not to be used any more, or a later eol`;

test('an image without a supported version is a warning in each run, or in none', async () => {
  const all = night({ deprecated: true }, { eol: '2026-01-01' });
  expect(await said(night({}, {}), all, all, night({}, {}))).toEqual([
    [],
    [ended('2 eol, 1 deprecated')],
    [],
    [],
  ]);
});

test('the end of support is a notice once, and then a line about the run', async () => {
  const { git } = memoryGit();
  const files = night({ eol: '2026-08-30' }, {});
  const runs = [];
  for (let i = 0; i < 2; i += 1) {
    const { notices, summary } = await runAction({ git, files, now: () => Date.parse(NOW) });
    const line = /^- Support: .*$/m.exec(summary)?.[0];
    runs.push([notices.filter((each) => /support/.test(each)), line]);
  }
  const line = '- Support: ends or ended within 30 days: redis/1 on 2026-08-30';
  expect(runs).toEqual([
    [[near('redis/1 on 2026-08-30')], line],
    [[], line],
  ]);
});

test.each([
  ['', {}, '- Support: ended long ago, without deprecated: true: redis/1 on 2026-01-01'],
  [', unless it is deprecated', { deprecated: true }, undefined],
])('support that ended long ago is a line about the run%s', async (_, more, line) => {
  const { git } = memoryGit();
  const { summary } = await runAction({
    git,
    files: night({ eol: '2026-01-01', ...more }, {}),
    now: () => Date.parse(NOW),
  });
  expect(/^- Support: .*$/m.exec(summary)?.[0]).toBe(line);
});

test.each<readonly [string, object, ReadonlyArray<string>]>([
  ['30 days after', { eol: '2026-07-22' }, [near('redis/1 on 2026-07-22')]],
  ['more than 30 days after', { eol: '2026-07-21' }, []],
  ['on the day', { eol: '2026-08-20' }, [near('redis/1 on 2026-08-20')]],
  ['30 days before', { eol: '2026-09-19' }, [near('redis/1 on 2026-09-19')]],
  ['more than 30 days before', { eol: '2026-09-20' }, []],
  ['of a deprecated version', { eol: '2026-08-20', deprecated: true }, []],
])(
  'the owner hears of the end of support too early, too late, or not: %s',
  async (_, stated, lines) => {
    expect(await said(night(stated, {}))).toEqual([lines]);
  },
);
