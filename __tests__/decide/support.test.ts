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
  `redis has no supported version left (${names}), so none is recommended; add a version, or move the image to the list retired`;
test('an image without a supported version is a warning in each run, or in none', async () => {
  const all = night({ deprecated: true }, { eol: '2026-01-01' });
  expect(await said(night({}, {}), all, all, night({}, {}))).toEqual([
    [],
    [ended('2 eol, 1 deprecated')],
    [],
    [],
  ]);
});

test.each<readonly [string, object, boolean]>([
  ['long after', { eol: '2026-01-01' }, true],
  ['on the day', { eol: '2026-08-20' }, true],
  ['30 days before', { eol: '2026-09-19' }, true],
  ['more than 30 days before', { eol: '2026-09-20' }, false],
  ['of a deprecated version', { eol: '2026-08-20', deprecated: true }, false],
])('the end of support is a line about the run, or not: %s', async (_, stated, isSaid) => {
  const { git } = memoryGit();
  const files = night(stated, {});
  const { summary } = await runAction({ git, files, now: () => Date.parse(NOW) });
  const { eol } = { eol: '', ...stated };
  const line = `- Support: ended or ends within 30 days: redis 1 (${eol})`;
  expect(/^- Support: .*$/m.exec(summary)?.[0]).toBe(isSaid ? line : undefined);
});
