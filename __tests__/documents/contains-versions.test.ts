/** `examples/contains.sh` and the table of versions to which the page is held, too. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { INSTALLED_VERSIONS } from '../builders/installed-versions';
import { textOf } from './blocks';
import { askJq } from './jq-calls';
import { changed, type Fields, packagesOf } from './script-catalog';
import { type Answers, type ServedScript, serveScript } from './served-script';
import { hasShell } from './shell';

const SCRIPT = textOf('examples/contains.sh');

let script: ServedScript;
beforeAll(async () => {
  script = await serveScript('contains.sh');
});
afterAll(() => script.close());

const withShell = hasShell ? describe : describe.skip;

withShell('what contains.sh takes for the package that is asked for', () => {
  /** What a definition in its programs says of each of some rows, for which one jq is started. */
  const said = (
    definition: 'relation' | 'is_wanted',
    rows: ReadonlyArray<readonly [type: string, name: string, version: string, listed: unknown]>,
  ): ReadonlyArray<string> => {
    const [definitions] = /def spelled:[\s\S]*(?=def shown:)/.exec(SCRIPT) ?? [];
    // What it says depends on what is asked for: here, on that of a row.
    const bound = '.[0] as $type | .[1] as $name | .[2] as $version';
    return askJq(['--raw-output', `${bound} | ${definitions} .[3] | ${definition}`], rows);
  };

  test('are the versions of the table', () => {
    const rows = INSTALLED_VERSIONS.map(
      ([type, version, asked]) => [type, '', asked, version] as const,
    );
    const relations = INSTALLED_VERSIONS.map(([, , , relation]) => relation);
    expect(said('relation', rows)).toEqual(relations);
  });

  test('are names in any spelling that means the same', () => {
    const names = [
      ['npm', '@ACME/shop', '@acme/shop', true],
      ['pypi', 'zope_interface', 'zope-interface', true],
      ['npm', 'zope_interface', 'zope-interface', false],
      ['maven', 'org.Acme:A', 'org.Acme:A', true],
      ['maven', 'org.acme:a', 'org.Acme:A', false],
      ['apk', 'libssl', 'libssl3', false],
      ['apk', 'libssl', null, false],
    ] as const;
    const rows = names.map(([type, name, listed]) => [type, name, '', listed] as const);
    expect(said('is_wanted', rows)).toEqual(names.map(([, , , same]) => `${same}`));
  });

  const at = (version: string | null, tag: string) => ({
    ...{ type: 'apk' as const, name: 'xz', version, versions: [tag] },
  });
  const MANY = Array.from({ length: 12 }, (_, i) => at(`5.4.${i}-r0`, `t${i}`));

  test.each<readonly [string, number, ReadonlyArray<string>, boolean, ReadonlyArray<string>]>([
    [
      'xz 5.6.1',
      1,
      ['2', '1'],
      true,
      [
        'CONTAINED curl 4: xz 5.6.1-r0',
        'UNCLEAR curl 3: xz 5.6.1_git-r0',
        'UNCLEAR curl 1: xz without a version',
        'and the packages of 2 of 4 versions are not known: curl 2, curl 1',
      ],
    ],
    [
      'xz 5.6',
      2,
      ['2'],
      false,
      [
        'CANNOT TELL: apk xz 5.6 may be among these',
        'UNCLEAR curl 4: xz 5.6.1-r0',
        'UNCLEAR curl 3: xz 5.6.1_git-r0',
        'and the packages of 1 of 4 versions are not known: curl 2',
      ],
    ],
  ])(
    'says of %s what it found, with code %d: %j unknown, versions in the list of names: %s',
    async (words, code, unknown, hasVersions, found) => {
      const packages = [
        at('5.6.1-r0', '4'),
        at('5.6.1_git-r0', '3'),
        at('5.4.5-r0', '2'),
        // A list without versions is not taken for one of a package without a version.
        ...(hasVersions ? [at(null, '1')] : []),
      ];
      const given = packagesOf(packages, ['4', '3', '2', '1'], unknown, hasVersions);
      expect(await script.run(['apk', ...words.split(' '), script.api], given)).toEqual([
        code,
        found,
      ]);
    },
  );

  test('says which other versions are there, and of how many it does not know', async () => {
    const tags = MANY.map((_, i) => `t${i}`);
    const others = MANY.map(({ version }) => `OTHER xz ${version}: curl`).sort();
    const unknown = tags.slice(4);
    // It names them as the catalog does.
    const names = unknown.map((tag, i) => (i === 0 ? 'static/7' : `curl/${tag}`));
    const given = changed(packagesOf(MANY, tags, unknown), 'packages.json', { unknown: names });
    const [code, lines] = await script.run(['apk', 'xz', '5.6.1', script.api], given);
    expect([code, lines]).toEqual([
      2,
      [
        'CANNOT TELL: apk xz 5.6.1 was not found, but the packages of 8 of 12 versions are not known: static 7, curl t5, curl t6, curl t7, curl t8 and 3 more',
        ...others.slice(0, 10),
        'OTHER and 2 more',
      ],
    ]);
  });
});

withShell('where the list of names has the versions', () => {
  const AT = { type: 'apk' as const, name: 'xz', version: '5.6.1-r0', versions: ['4'] };
  const item = (images: ReadonlyArray<string>, versions: ReadonlyArray<Fields>): Fields => ({
    total: 1,
    data: [{ name: 'xz', images, versions }],
  });
  const ask = (answers: Answers) => script.run(['apk', 'xz', '5.6.1', script.api], answers);

  test('images with other versions are not looked into', async () => {
    const given = changed(
      packagesOf([AT], ['4']),
      'packages/apk.json',
      item(
        ['curl', 'nats', 'redis'],
        [
          { version: '5.6.1-r0', images: ['curl'] },
          { version: '5.4.5-r0', images: ['nats', 'redis'] },
        ],
      ),
    );
    expect(await ask(given)).toEqual([1, ['CONTAINED curl 4: xz 5.6.1-r0']]);
  });

  test('it is not clear if the own list of an image has no such version', async () => {
    const given = changed(
      packagesOf([{ ...AT, version: '5.4.5-r0' }], ['4']),
      'packages/apk.json',
      item(['curl'], [{ version: null, images: ['curl'] }]),
    );
    expect(await ask(given)).toEqual([
      2,
      [
        'CANNOT TELL: apk xz 5.6.1 may be among these',
        'UNCLEAR curl: its own list does not have it yet, or no longer; try again in 10 minutes',
      ],
    ]);
  });

  test('an image that has it from another source has not what is asked for', async () => {
    const own = { ...AT, name: 'libssl3', version: '3.5.1-r0' };
    const well = packagesOf([own], ['4']);
    const given = changed(
      changed(well, 'packages/apk.json', {
        data: [
          {
            ...{ name: 'libssl3', sources: ['openssl', 'quictls'], images: ['curl'] },
            versions: [{ version: '3.5.1-r0', images: ['curl'] }],
          },
        ],
      }),
      'images/curl/packages.json',
      { data: [{ ...own, source: 'quictls' }] },
    );
    expect(await script.run(['apk', 'openssl', '3.5.1', script.api], given)).toEqual([
      0,
      ['NOT FOUND: apk openssl 3.5.1 in 1 versions'],
    ]);
  });
});
