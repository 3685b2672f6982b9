import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { readAction } from '../../../scripts/action-metadata.mjs';
import { formatProblem } from '../../../src/domain/problem';
import { findInputWarnings } from '../../../src/read/inputs/input-warnings';
import { INPUT_NAMES, parseInputs } from '../../../src/read/inputs/parse-inputs';
import { inputsOf, rawInputs } from '../../builders/run';

const said = (given: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const read = parseInputs(rawInputs(given));
  return E.isLeft(read) ? read.left.map(formatProblem) : [];
};

test('the inputs are those of action.yml', () => {
  expect(Object.values(INPUT_NAMES).sort()).toEqual(Object.keys(readAction().inputs).sort());
});

test('every default of action.yml decodes', () => {
  expect(inputsOf()).toMatchObject({
    manifest: 'catalog.yaml',
    reports: [],
    artifact: [],
    artifactRunId: 'this',
    repository: 'acme/catalog',
    branch: 'gh-pages',
    destination: [],
    token: 'secret',
    baseUrl: '',
    carryForward: true,
    unmatchedReports: 'warn',
    invalidReports: 'error',
    allowRemovals: false,
    explorer: true,
    landing: true,
    commitMessage: '',
    failOn: [],
    author: {
      name: 'github-actions[bot]',
      email: '41898282+github-actions[bot]@users.noreply.github.com',
    },
    output: '',
    verify: 0,
    dryRun: false,
  });
});

test('an empty message or author is the default of action.yml', () => {
  expect(inputsOf({ 'commit-message': '', author: '' })).toEqual(inputsOf());
});

test.each<readonly [string, string, keyof ReturnType<typeof inputsOf>, unknown]>([
  ['reports', 'a\n  b/**/*.json \n\n!c\r\n', 'reports', ['a', 'b/**/*.json', '!c']],
  ['artifact', 'scan-*\n !scan-x\n', 'artifact', ['scan-*', '!scan-x']],
  ['artifact-run-id', '', 'artifactRunId', 'this'],
  ['manifest', 'x/catalog.json', 'manifest', 'x/catalog.json'],
  ['updates', 'updates.yaml', 'updates', 'updates.yaml'],
  ['kev', 'kev.json', 'kev', 'kev.json'],
  ['epss', 'epss.csv.gz', 'epss', 'epss.csv.gz'],
  ['vex', 'vex\n !vex/old.json\n', 'vex', ['vex', '!vex/old.json']],
  ['repository', 'Acme-1/x.y_z-0', 'repository', 'Acme-1/x.y_z-0'],
  ['repository', 'acme/.github', 'repository', 'acme/.github'],
  ['branch', 'release/pages-1.0', 'branch', 'release/pages-1.0'],
  ['branch', 'originals/x', 'branch', 'originals/x'],
  ['branch', 'origin', 'branch', 'origin'],
  ['destination', 'docs/catalog', 'destination', ['docs', 'catalog']],
  ['destination', '/docs//./catalog/', 'destination', ['docs', 'catalog']],
  ['destination', '.', 'destination', []],
  ['destination', 'ä b', 'destination', ['ä b']],
  ['destination', 'api', 'destination', ['api']],
  ['destination', 'my-api/v1', 'destination', ['my-api', 'v1']],
  ['destination', 'api/v10/x.nojekyll', 'destination', ['api', 'v10', 'x.nojekyll']],
  ['base-url', 'https://acme.test/x//', 'baseUrl', 'https://acme.test/x'],
  ['base-url', 'HTTPS://Acme.test:8443/X', 'baseUrl', 'https://Acme.test:8443/X'],
  ['base-url', 'https://acme.test/api/v1/x', 'baseUrl', 'https://acme.test/api/v1/x'],
  ['base-url', 'https://acme.test/my-api/v1', 'baseUrl', 'https://acme.test/my-api/v1'],
  ['base-url', 'https://api/v1', 'baseUrl', 'https://api/v1'],
  ['carry-forward', 'false', 'carryForward', false],
  ['carry-forward', 'True', 'carryForward', true],
  ['unmatched-reports', 'ignore', 'unmatchedReports', 'ignore'],
  ['invalid-reports', 'warn', 'invalidReports', 'warn'],
  ['allow-removals', 'TRUE', 'allowRemovals', true],
  ['explorer', 'False', 'explorer', false],
  ['dry-run', 'true', 'dryRun', true],
  [
    'commit-message',
    'Publish {cves}\n\n{run} {x y}',
    'commitMessage',
    'Publish {cves}\n\n{run} {x y}',
  ],
  ['author', 'A B <a@b.test>', 'author', { name: 'A B', email: 'a@b.test' }],
  ['author', 'bot[x]<1+x@b.test>', 'author', { name: 'bot[x]', email: '1+x@b.test' }],
  ['landing', 'False', 'landing', false],
  ['commit-message', '', 'commitMessage', ''],
  ['fail-on', '', 'failOn', []],
  ['fail-on', 'stale', 'failOn', [{ kind: 'state', text: 'stale' }]],
  ['verify', '0', 'verify', 0],
  ['verify', '0015', 'verify', 15],
  ['verify', '3600', 'verify', 3600],
  ['output', '_site', 'output', '_site'],
  ['output', 'site.git/.github', 'output', 'site.git/.github'],
])('inputs that are accepted: %s: %j', (name, value, key, expected) => {
  expect(inputsOf({ [name]: value })[key]).toEqual(expected);
});

test('a stated run with artifacts', () => {
  const read = inputsOf({ artifact: 'scan', 'artifact-run-id': '9007199254740991' });
  expect(read.artifactRunId).toBe(9007199254740991);
});

test('a run that publishes nothing needs no token', () => {
  expect(inputsOf({ token: '', 'dry-run': 'True' })).toMatchObject({ token: '', dryRun: true });
});

const TOKEN =
  'expected a token with contents: write on the repository to publish to; an empty token usually means that the secret is not available to this run: its name is misspelled, or the run belongs to a pull request from a fork or from Dependabot, which get no secrets; check the secret, or set dry-run: true for a run that should not publish';
const ARTIFACT =
  'expected the names or globs of the artifacts to take from the run in artifact-run-id; set both inputs or neither';
const OUTPUT = 'expected a folder such as _site, outside of .git; write, for example, _site';
const CONDITIONS =
  'expected words of findings (critical, high, medium, low, unknown, fixable, exploited, new; several joined by +), of versions (unscanned, partial, withheld, stale) or of the run (stale-source, not-live), separated by commas or lines';
const REPOSITORY = 'expected owner/name; write, for example, acme/catalog';
const AUTHOR = 'expected Name <email address>; write, for example, Acme Bot <bot@acme.example>';
const BRANCH = 'expected the name of a branch such as gh-pages; write, for example, gh-pages';
const ON_SERVER =
  'expected the name that the branch has on the server, without origin, which is what a clone calls the server; write gh-pages';
const FOLDER =
  'expected a folder on the branch such as docs/catalog, without "..", ".git", "api/v1" or ".nojekyll"; write, for example, docs/catalog';
const SITE =
  'expected an http or https address without ? or #, such as https://acme.github.io/catalog; write, for example, https://acme.github.io/catalog';

describe('inputs that are rejected', () => {
  test.each<readonly [string, string, string]>([
    [
      'manifest',
      '',
      'found "", expected the path of the catalog manifest; write, for example, catalog.yaml',
    ],
    ...[
      ...['catalog', 'https://github.com/acme/catalog', 'acme/..', 'acme/a b', 'acme/x.git'],
      '-acme/x',
    ].map((name) => ['repository', name, `found "${name}", ${REPOSITORY}`] as const),
    ...[
      ...['', '-x', 'a..b', 'a b', 'a~1', 'a^', 'a:b', 'a?', 'a*', '[a]', 'a\\b', '/a', 'a/'],
      ...['a//b', 'a.', 'a.lock', 'a.lock/b', '@{-1}', '@', 'HEAD', '.a', 'a/.b', 'refs/tags/x'],
    ].map((name) => ['branch', name, `found ${JSON.stringify(name)}, ${BRANCH}`] as const),
    ...['refs/heads/site/x', 'refs/remotes/origin/site/x'].map(
      (name) =>
        [
          ...(['branch', name] as const),
          `found "${name}", expected the name of a branch such as gh-pages; write site/x`,
        ] as const,
    ),
    ...['origin/gh-pages', 'remotes/origin/gh-pages'].map(
      (name) => ['branch', name, `found "${name}", ${ON_SERVER}`] as const,
    ),
    ['destination', '../x', `found "../x", ${FOLDER}`],
    ['destination', 'a/../b', `found "a/../b", ${FOLDER}`],
    ['destination', '.git', `found ".git", ${FOLDER}`],
    ['destination', 'a/.GIT/b', `found "a/.GIT/b", ${FOLDER}`],
    ['destination', 'a\\b', `found "a\\\\b", ${FOLDER}`],
    ['destination', 'a\nb', `found "a\\nb", ${FOLDER}`],
    ...['api/v1', '/api//v1/', 'docs/api/v1/x', '.nojekyll', 'docs/.nojekyll/x'].map(
      (folder) => ['destination', folder, `found ${JSON.stringify(folder)}, ${FOLDER}`] as const,
    ),
    ...['.git', '.git/x', 'a/.GIT/b', '/srv/site/.Git/', 'a\\.git\\b'].map(
      (folder) => ['output', folder, `found ${JSON.stringify(folder)}, ${OUTPUT}`] as const,
    ),
    ['token', '', `found "", ${TOKEN}`],
    ['base-url', 'acme.test', `found "acme.test", ${SITE}`],
    ['base-url', 'javascript:x', `found "javascript:x", ${SITE}`],
    ['base-url', 'https://acme.test/?a', `found "https://acme.test/?a", ${SITE}`],
    ['base-url', 'https://acme.test/#a', `found "https://acme.test/#a", ${SITE}`],
    ...['/api/v1', '/api/v1//', '/API/v1/index.html', '/api/v1/images.json'].map(
      (below): readonly [string, string, string] => [
        'base-url',
        `https://acme.test/x${below}`,
        `found "https://acme.test/x${below}", expected the address of the site, not of the API on it; write https://acme.test/x`,
      ],
    ),
    ...['user:secret@', 'user@', ':secret@'].map((who): readonly [string, string, string] => [
      'base-url',
      `https://${who}acme.test/x?y`,
      'found an address with a user or a password, expected one without, since it is published; write https://acme.test/x?y',
    ]),
    ['carry-forward', 'yes', 'found "yes", expected one of true, false; did you mean true?'],
    ['carry-forward', 'flase', 'found "flase", expected one of true, false; did you mean false?'],
    [
      'explorer',
      'none',
      'found "none", expected one of true, false; write one of them, or leave the input out',
    ],
    [
      'dry-run',
      '',
      'found "", expected one of true, false; write one of them, or leave the input out',
    ],
    ['landing', 'yes', 'found "yes", expected one of true, false; did you mean true?'],
    ['fail-on', 'high,critcal', `found "critcal", ${CONDITIONS}; did you mean critical?`],
    ...['', '-1', '1.5', '3601', '1e3', 'true', '61m'].map(
      (seconds): readonly [string, string, string] => [
        'verify',
        seconds,
        `found ${JSON.stringify(seconds)}, expected whole seconds from 0 to 3600; write, for example, 900`,
      ],
    ),
    ['verify', '15 s', 'found "15 s", expected whole seconds from 0 to 3600; write 15'],
    ['verify', '2m', 'found "2m", expected whole seconds from 0 to 3600; write 120'],
    ['verify', '1 hour', 'found "1 hour", expected whole seconds from 0 to 3600; write 3600'],
    ['verify', '2h', 'found "2h", expected whole seconds from 0 to 3600; write, for example, 900'],
    [
      'fail-on',
      'high, not-live',
      'found not-live with verify: 0, expected seconds to wait for the site; set verify, for example to 900, or remove not-live',
    ],
    ['allow-removals', '1', 'found "1", expected one of true, false; did you mean true?'],
    [
      'unmatched-reports',
      'eror',
      'found "eror", expected one of warn, error, ignore; did you mean error?',
    ],
    [
      'invalid-reports',
      'ignore',
      'found "ignore", expected one of error, warn; write one of them, or leave the input out',
    ],
    ...['me', '<a@b.test>', 'a <b> <c@d.test>', 'a\nb <c@d.test>', 'a <c d@e.test>'].map(
      (author) => ['author', author, `found ${JSON.stringify(author)}, ${AUTHOR}`] as const,
    ),
  ])('%s: %j', (name, value, message) => {
    expect(said({ [name]: value })).toEqual([`input ${name}: ${message}`]);
  });

  test('artifact-run-id without artifacts is rejected', () => {
    expect(said({ artifact: ' ', 'artifact-run-id': '7' })).toEqual([
      `input artifact: found " ", ${ARTIFACT}`,
    ]);
  });

  test('all invalid inputs are reported together', () => {
    expect(said({ branch: '', 'dry-run': 'x', author: '', destination: '..' })).toEqual([
      `input branch: found "", ${BRANCH}`,
      `input destination: found "..", ${FOLDER}`,
      'input dry-run: found "x", expected one of true, false; write one of them, or leave the input out',
    ]);
  });
});

test.each([
  ['', []],
  ['Acme Bot <bot@acme.test>', []],
  [
    'Bot <bot>',
    [
      'input author: found the address "bot", expected an email address, since GitHub links a commit to an account by it; write, for example, Acme Bot <bot@acme.example>',
    ],
  ],
])('warnings about an author: %s', (author, doubts) => {
  expect(findInputWarnings(inputsOf({ author }), undefined).map(formatProblem)).toEqual(doubts);
});

test.each<readonly [string, ReadonlyArray<string>]>([
  ['Publish {sha}: {news}', []],
  ['{ sha } { }', []],
  ['{cves} {run} {cves}', ['"{cves}", "{run}"']],
  ['{}\u001b{a\u202eb}', ['"{a\\u202eb}", "{}"']],
])('braces in the commit message %j that are not a placeholder are named', (text, named) => {
  expect(
    findInputWarnings(inputsOf({ 'commit-message': text }), undefined).map(formatProblem),
  ).toEqual(
    named.map(
      (each) =>
        `input commit-message: found ${each}, expected no placeholder but {sha} and {news}: anything else in braces stays as it is written; remove it if that is not intended`,
    ),
  );
});

describe('warnings about the address of the site:', () => {
  const BASE = 'https://acme.github.io/catalog';

  test.each<readonly [string, string, string | undefined]>([
    ['none in the manifest', BASE, undefined],
    ['none in the input', '', 'https://wrong.test'],
    ['the same', BASE, BASE],
    ['the same but for slashes and case', BASE, 'https://ACME.github.io/catalog//'],
  ])('%s', (_, baseUrl, site) => {
    expect(findInputWarnings(inputsOf({ 'base-url': baseUrl }), site)).toEqual([]);
  });

  test.each(['https://wrong.test', `${BASE}/x`, 'http://acme.github.io/catalog'])(
    'the manifest states another one: %s',
    (site) => {
      expect(findInputWarnings(inputsOf({ 'base-url': BASE }), site).map(formatProblem)).toEqual([
        `input base-url: found "${BASE}", expected "${site}", the site in "catalog.yaml": outputs and summary lead to one, feeds to the other; correct the wrong one, or leave it out`,
      ]);
    },
  );
});
