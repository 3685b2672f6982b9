/** Common mistakes and their exact messages: one message for each cause, with the fix. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openWorkspace } from '../src/adapters/files/workspace';
import { gitError } from '../src/adapters/git/errors';
import { describeFailure } from '../src/adapters/github/retry-policy';
import { parseInputs } from '../src/inputs/parse-inputs';
import { formatProblem, type Problem } from '../src/problem';
import { digestOf } from './builders/digest';
import { memoryGit } from './builders/memory-git';
import { grype, trivy, trivyFinding } from './builders/reports';
import { rawInputs, runAction } from './builders/run';

const GOOD = `registry: ghcr.io/acme
images:
  - slug: redis
    category: database
    summary: In-memory data store
    tier: critical
    license: BSD-3-Clause
    upstream: https://redis.io
    versions:
      - version: 8.2.1
        digest: "${digestOf('a')}"
  - slug: nginx
    category: web
    summary: Web server
    tier: standard
    license: BSD-2-Clause
    upstream: https://nginx.org
    versions:
      - version: 1.29.0
charts:
  - slug: redis
    category: database
    summary: Redis with persistence
    tier: standard
    license: Apache-2.0
    chartVersion: 1.4.0
    appVersion: 8.2.1
`;

interface Situation {
  /** All files of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** On the branch before the run. */
  readonly branch?: Readonly<Record<string, string>>;
  /** The answer of git or GitHub, instead of a run. */
  readonly git?: string;
  readonly status?: number;
  /** The branch that the run was started on. */
  readonly startedOn?: string;
}

/** The good manifest with one text replaced. */
const edit = (from: string | RegExp, to: string): Situation => ({
  files: { 'catalog.yaml': GOOD.replace(from, to) },
});
const yaml = (text: string): Situation => ({ files: { 'catalog.yaml': text } });
const json = (text: string): Situation => ({
  files: { 'catalog.json': text },
  inputs: { manifest: 'catalog.json' },
});
const inputs = (given: Readonly<Record<string, string>>): Situation => ({ inputs: given });
const report = (content: unknown, name = 'reports/scan.json', given = {}): Situation => ({
  files: {
    'catalog.yaml': GOOD,
    [name]: typeof content === 'string' ? content : JSON.stringify(content),
  },
  inputs: { reports: 'reports', ...given },
});
const reports = (line: string, ...names: ReadonlyArray<string>): Situation => ({
  files: {
    'catalog.yaml': GOOD,
    ...Object.fromEntries(names.map((name) => [name, JSON.stringify(REDIS)])),
  },
  inputs: { reports: line },
});
const updates = (text: string): Situation => ({
  files: { 'catalog.yaml': GOOD, 'updates.yaml': text },
  inputs: { updates: 'updates.yaml' },
});

const made = (name: string, digest?: string) => ({
  ArtifactName: name,
  Metadata: {
    OS: { Family: 'wolfi', Name: '1' },
    ...(digest ? { RepoDigests: [`${name.replace(/:[^:]*$/, '')}@${digest}`] } : {}),
  },
});
const REDIS = trivy([], made('ghcr.io/acme/images/redis:8.2.1', digestOf('a')));

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(name.endsWith('/') ? file : path.dirname(file), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(file, text);
  }
};

const linesOf = (each: Problem): ReadonlyArray<string> => [
  formatProblem(each),
  ...(each.gitSaid ?? []).map((line) => `git said: ${line}`),
];

/** Errors, or else warnings and notices. */
const told = async (situation: Situation): Promise<ReadonlyArray<string>> => {
  const { files = { 'catalog.yaml': GOOD }, inputs: given = {}, branch } = situation;
  if (situation.git !== undefined)
    return linesOf(gitError('the push to "gh-pages" did not succeed', situation.git));
  if (situation.status !== undefined) {
    const message = 'Not Found - https://docs.github.com/rest/actions/artifacts#list';
    const failed = { status: situation.status, headers: {}, message };
    return [formatProblem(describeFailure('the artifacts of run 7 cannot be listed', failed))];
  }
  const read = parseInputs(rawInputs({ reports: '', ...given }));
  if (E.isLeft(read)) return read.left.map(formatProblem);
  const folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  try {
    write(folder, files);
    const remote = memoryGit();
    if (branch) remote.edit(branch);
    const { errors, warnings, notices } = await runAction({
      git: remote.git,
      files,
      workspace: openWorkspace(folder, async () => false),
      inputs: { reports: '', ...given },
      ...(situation.startedOn ? { startedOn: situation.startedOn } : {}),
    });
    return [...errors, ...warnings, ...notices].map((line) => line.replaceAll(folder, '/checkout'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const FOREIGN = { 'catalog.yaml': GOOD };
const HEX = digestOf('a').slice('sha256:'.length);

type Row = readonly [string, Situation, ReadonlyArray<string>];

const MISTAKES: ReadonlyArray<Row> = [
  ['nothing', {}, []],
  // YAML
  [
    'a tab as indentation',
    edit('    category: database', '\tcategory: database'),
    [
      'catalog.yaml:4:1: found a tab as indentation, expected spaces, since YAML takes no tabs there; replace it with as many spaces as the lines beside it have',
    ],
  ],
  [
    'a tab after spaces',
    edit('    category: database', '  \tcategory: database'),
    [
      'catalog.yaml:4:3: found a tab as indentation, expected spaces, since YAML takes no tabs there; replace it with as many spaces as the lines beside it have',
    ],
  ],
  [
    'tabs everywhere',
    yaml(GOOD.replace(/^ {2,4}/gm, '\t')),
    [
      'catalog.yaml:3:1: found a tab as indentation (on 24 lines), expected spaces, since YAML takes no tabs there; replace it with as many spaces as the lines beside it have',
    ],
  ],
  [
    'one space too few',
    edit('    category: database', '   category: database'),
    [
      'catalog.yaml:4:4: found "category" at column 4, expected it at column 5, as "slug" above it; indent it the same',
    ],
  ],
  [
    'one space too many',
    edit('    category: database', '     category: database'),
    [
      'catalog.yaml:4:6: found "category" at column 6, expected it at column 5, as "slug" above it; indent it the same',
    ],
  ],
  [
    'one space too few, further down',
    edit('    tier: critical', '   tier: critical'),
    [
      'catalog.yaml:6:4: found "tier" at column 4, expected it at column 5, as "summary" above it; indent it the same',
    ],
  ],
  [
    'an item of a list that is not indented',
    edit('  - slug: nginx', '- slug: nginx'),
    [
      'catalog.yaml:12:1: found a list item at column 1, expected it at column 3, as the item on line 3; indent it the same',
    ],
  ],
  [
    'an item with a different indentation',
    edit('  - slug: nginx', '   - slug: nginx'),
    [
      'catalog.yaml:12:4: found a list item at column 4, expected it at column 3, as the item on line 3; indent it the same',
    ],
  ],
  [
    'no space after a hyphen',
    edit('  - slug: nginx', '  -slug: nginx'),
    [
      'catalog.yaml:12:3: found "-slug: nginx", expected a space after the hyphen; write "- slug: nginx"',
    ],
  ],
  [
    'no space after a colon',
    edit('tier: critical', 'tier:critical'),
    [
      'catalog.yaml:6:5: found "tier:critical", expected a space after the colon; write tier: critical',
    ],
  ],
  [
    'no colon',
    edit('tier: critical', 'tier critical'),
    [
      'catalog.yaml:6:5: found "tier critical", expected a key, a colon and a value; write tier: critical',
    ],
  ],
  [
    'a colon in a text',
    edit('In-memory data store', 'In-memory: a data store'),
    [
      'catalog.yaml:5:14: found ": " inside a text, expected a text without it or in quotes; put the text in quotes: summary: "In-memory: a data store"',
    ],
  ],
  [
    'a text that begins with @',
    edit('In-memory', '@home'),
    [
      'catalog.yaml:5:14: found a text that begins with @, expected it in quotes, because YAML reserves this character; put the text in quotes: summary: "@home data store"',
    ],
  ],
  [
    'a text that begins with %',
    edit('In-memory', '%x'),
    [
      'catalog.yaml:5:14: found a text that begins with %, expected it in quotes, because YAML reserves this character; put the text in quotes: summary: "%x data store"',
    ],
  ],
  [
    'a text that begins with *',
    edit('In-memory data store', '*fast*'),
    [
      'catalog.yaml:5:14: found the alias *fast*, expected an anchor &fast* before it; add the anchor, or put the text in quotes',
    ],
  ],
  [
    'a text that begins with {{',
    edit('In-memory data store', '{{ summary }}'),
    [
      'catalog.yaml:5:15: found a map or list as a key, expected a text; write key: value, or put a text that begins with { or [ in quotes',
    ],
  ],
  [
    'a quote that is not closed',
    edit('In-memory data store', '"In-memory'),
    [
      'catalog.yaml:5:14: found a text that begins with ", expected " at its end too; close the quote',
    ],
  ],
  [
    'an apostrophe in single quotes',
    edit('In-memory data store', "'It's fast'"),
    [
      'catalog.yaml:5:18: found "s fast\'" after the end of a value, expected the end of the line; put the whole text in quotes: summary: "It\'s fast"',
    ],
  ],
  [
    'a text after a quoted one',
    edit('In-memory data store', '"In-memory" store'),
    [
      'catalog.yaml:5:26: found "store" after the end of a value, expected the end of the line; put the whole text in quotes: summary: "In-memory store"',
    ],
  ],
  [
    'a backslash in double quotes',
    edit('In-memory data store', '"C:\\data"'),
    [
      'catalog.yaml:5:17: found "\\\\d", expected an escape that YAML knows, such as \\n; write a backslash twice, or put the text in single quotes',
    ],
  ],
  [
    'a bracket that is not closed',
    edit('license: BSD-3', 'arches: [amd64\n    license: BSD-3'),
    ['catalog.yaml:7:19: found the end of the line, expected ] before it; add ]'],
  ],
  [
    'a text after |',
    edit('In-memory data store', '| data'),
    [
      'catalog.yaml:5:16: found "data" after | or >, expected the end of the line; begin the text on the next line, or put it in quotes',
    ],
  ],
  [
    'a merge conflict',
    edit('images:', '<<<<<<< HEAD\n=======\n>>>>>>> other\nimages:'),
    [
      'catalog.yaml:2:1: found a merge conflict (<<<<<<<), expected one version of the file; resolve the conflict first',
    ],
  ],
  [
    'two documents',
    yaml(`${GOOD}---\n${GOOD}`),
    [
      'catalog.yaml:28:1: found a second document, expected one in a file; remove the line --- or what follows it',
    ],
  ],
  [
    'mistakes in two images',
    yaml(
      GOOD.replace('    category: database', '   category: database').replace(
        'Web server',
        'Web: server',
      ),
    ),
    [
      'catalog.yaml:4:4: found "category" at column 4, expected it at column 5, as "slug" above it; indent it the same',
      'catalog.yaml:14:14: found ": " inside a text, expected a text without it or in quotes; put the text in quotes: summary: "Web: server"',
    ],
  ],
  [
    'an empty file',
    yaml(''),
    [
      'catalog.yaml: found an empty file, expected at least registry and images; write them (docs/manifest.md shows how)',
    ],
  ],
  [
    'only comments',
    yaml('# later\n'),
    [
      'catalog.yaml: found an empty file, expected at least registry and images; write them (docs/manifest.md shows how)',
    ],
  ],
  // JSON
  [
    'a trailing comma',
    json('{"registry": "ghcr.io/acme",}'),
    [
      'catalog.json:1:28: found a comma before }, expected none after the last value; remove the comma',
    ],
  ],
  [
    'a missing comma',
    json('{"registry": "ghcr.io/acme"\n "images": []}'),
    ['catalog.json:2:2: found "\\"images\\"", expected a comma between two values; add it'],
  ],
  [
    'single quotes',
    json("{'registry': 1}"),
    [
      'catalog.json:1:2: found "\'registry\'", expected a text in double quotes, a number, true, false or null; put it in double quotes',
    ],
  ],
  [
    'a comment in JSON',
    json('{\n// here\n"registry": "ghcr.io/acme"}'),
    [
      'catalog.json:2:1: found "// here", expected no comment, JSON has none; remove it, or write the file as YAML',
    ],
  ],
  [
    'JSON that is cut off',
    json('{"registry": "ghcr.io/acme"'),
    ['catalog.json:1:28: found the end of the file, expected a closing }; add it'],
  ],
  // Keys
  [
    'versions that are not indented',
    yaml(
      GOOD.replace(
        / {4}versions:\n {6}- version: 1.29.0\ncharts/,
        'versions:\n  - version: 1.29.0\ncharts',
      ),
    ),
    [
      'catalog.yaml:18:1 versions: found the key "versions" beside images, expected it in an item of images; indent it by 4 more spaces',
      'catalog.yaml:12:5 images[1].versions: found no version of the available image "nginx", expected at least one, since nothing of it can be scanned; add versions: with - version: 8.2.1, or state status: planned',
    ],
  ],
  [
    'a misspelt key that is required',
    edit('    tier: critical', '    teir: critical'),
    [
      'catalog.yaml:6:5 images[0].teir: found the unknown key "teir", expected the required key tier; did you mean tier? rename it',
    ],
  ],
  [
    'a misspelt key that is optional',
    edit('        digest: "', '        digset: "'),
    [
      'catalog.yaml:11:9 images[0].versions[0].digset: found the unknown key "digset", which is not published, expected a known one; did you mean digest?',
    ],
  ],
  [
    'an unknown key',
    edit('    tier: critical', '    tier: critical\n    flavor: sweet'),
    [
      'catalog.yaml:7:5 images[0].flavor: found the unknown key "flavor", which is not published, expected one of slug, name, category, summary, tier, status, license, licenseClean, version, versions, arches, upstream, source, image, caution, cleanAlternative, knownIssue, os, platforms, recommended; remove it, or begin its name with x-',
    ],
  ],
  [
    'a duplicate key',
    edit('    tier: critical', '    tier: critical\n    tier: low'),
    [
      'catalog.yaml:7:5 images[0].tier: found the key "tier" a second time, expected it once; remove one',
    ],
  ],
  [
    'no registry',
    edit('registry: ghcr.io/acme\n', ''),
    [
      'catalog.yaml:1:1 registry: registry is missing, expected a registry such as ghcr.io/acme, without scheme, tag and final slash; add, for example, registry: ghcr.io/acme',
    ],
  ],
  [
    'no license',
    edit('    license: BSD-3-Clause\n', ''),
    [
      'catalog.yaml:3:5 images[0].license: license is missing, expected an SPDX expression such as BSD-3-Clause; add, for example, license: BSD-3-Clause',
    ],
  ],
  [
    'no category',
    edit('    category: database\n', ''),
    [
      'catalog.yaml:3:5 images[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
    ],
  ],
  [
    'no summary',
    edit('    summary: In-memory data store\n', ''),
    [
      'catalog.yaml:3:5 images[0].summary: summary is missing, expected one sentence that says what it is; add, for example, summary: In-memory data store',
    ],
  ],
  [
    'no upstream',
    edit('    upstream: https://redis.io\n', ''),
    [
      'catalog.yaml:3:5 images[0].upstream: upstream is missing, expected an http or https address; add, for example, upstream: https://redis.io',
    ],
  ],
  [
    'no appVersion',
    edit('    appVersion: 8.2.1\n', ''),
    [
      'catalog.yaml:21:5 charts[0].appVersion: appVersion is missing, expected the version of the software in the chart, such as 8.2.1; add, for example, appVersion: 8.2.1',
    ],
  ],
  [
    'an available image without versions',
    edit('    versions:\n      - version: 1.29.0\n', ''),
    [
      'catalog.yaml:12:5 images[1].versions: found no version of the available image "nginx", expected at least one, since nothing of it can be scanned; add versions: with - version: 8.2.1, or state status: planned',
    ],
  ],
  // Values
  [
    'a slug in upper case',
    edit('slug: redis', 'slug: Redis'),
    [
      'catalog.yaml:3:11 images[0].slug: found "Redis", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write redis',
    ],
  ],
  [
    'a slug with a space',
    edit('slug: redis', 'slug: redis server'),
    [
      'catalog.yaml:3:11 images[0].slug: found "redis server", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write redis-server',
    ],
  ],
  [
    'a duplicate slug',
    edit('slug: nginx', 'slug: redis'),
    [
      'catalog.yaml:12:11 images[1].slug: found the slug "redis" a second time, expected it once; remove or rename one',
    ],
  ],
  [
    'an unknown tier',
    edit('tier: critical', 'tier: critcal'),
    [
      'catalog.yaml:6:11 images[0].tier: found "critcal", expected one of critical, standard, low; did you mean critical?',
    ],
  ],
  [
    'a tag as digest',
    edit(digestOf('a'), '8.2.1'),
    [
      'catalog.yaml:11:17 images[0].versions[0].digest: found "8.2.1", expected "sha256:" and 64 lower-case hex digits; that is a tag: find the digest with: docker buildx imagetools inspect ghcr.io/acme/images/redis:8.2.1',
    ],
  ],
  [
    'a digest without prefix',
    edit(digestOf('a'), HEX),
    [
      'catalog.yaml:11:17 images[0].versions[0].digest: found "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", expected "sha256:" and 64 lower-case hex digits; write sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    ],
  ],
  [
    'a digest in upper case',
    edit(digestOf('a'), `sha256:${HEX.toUpperCase()}`),
    [
      'catalog.yaml:11:17 images[0].versions[0].digest: found "sha256:CA978112CA1BBDCAFAC231B39A23DC4DA786EFF8147C4E72B9807785AFEE48BB", expected "sha256:" and 64 lower-case hex digits; write sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    ],
  ],
  [
    'a digest that is cut off',
    edit(digestOf('a'), digestOf('a').slice(0, 20)),
    [
      'catalog.yaml:11:17 images[0].versions[0].digest: found "sha256:ca978112ca1bb", expected "sha256:" and 64 lower-case hex digits; this one has 13 digits: copy it again',
    ],
  ],
  [
    'a whole reference as digest',
    edit(digestOf('a'), `ghcr.io/acme/images/redis@${digestOf('a')}`),
    [
      'catalog.yaml:11:17 images[0].versions[0].digest: found "ghcr.io/acme/images/redis@sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", expected "sha256:" and 64 lower-case hex digits; write sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    ],
  ],
  [
    'a whole reference as version',
    edit('version: 1.29.0', 'version: ghcr.io/acme/images/nginx:1.29.0'),
    [
      'catalog.yaml:19:18 images[1].versions[0].version: found "ghcr.io/acme/images/nginx:1.29.0", expected a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"; write only the tag: 1.29.0',
    ],
  ],
  [
    'versions as texts',
    edit('    versions:\n      - version: 1.29.0', '    versions: [1.29.0]'),
    [
      'catalog.yaml:18:16 images[1].versions[0]: found "1.29.0", expected a map of keys and values; write - version: 1.29.0',
    ],
  ],
  [
    'versions as one text',
    edit('    versions:\n      - version: 1.29.0', '    versions: 1.29.0'),
    [
      'catalog.yaml:18:15 images[1].versions: found "1.29.0", expected a list; write a list under versions: - version: 1.29.0',
    ],
  ],
  [
    'a duplicate version',
    edit('- version: 1.29.0', '- version: 1.29.0\n      - version: 1.29.0'),
    [
      'catalog.yaml:20:18 images[1].versions[1].version: found the version "1.29.0" a second time, expected it once; remove or rename one',
    ],
  ],
  [
    'upstream without https',
    edit('https://redis.io', 'redis.io'),
    [
      'catalog.yaml:8:15 images[0].upstream: found "redis.io", expected an http or https address; write https://redis.io',
    ],
  ],
  [
    'a date without time',
    edit('- version: 1.29.0', '- version: 1.29.0\n        published: 2026-10-01'),
    [
      'catalog.yaml:20:20 images[1].versions[0].published: found "2026-10-01", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z; write 2026-10-01T00:00:00Z',
    ],
  ],
  [
    'arches as one text',
    edit('    tier: critical', '    tier: critical\n    arches: amd64'),
    ['catalog.yaml:7:13 images[0].arches: found "amd64", expected a list; write arches: [amd64]'],
  ],
  [
    'caution: yes',
    edit('    tier: critical', '    tier: critical\n    caution: yes'),
    [
      'catalog.yaml:7:14 images[0].caution: found "yes", expected true or false; did you mean true?',
    ],
  ],
  [
    'caution: constructor',
    edit('    tier: critical', '    tier: critical\n    caution: constructor'),
    [
      'catalog.yaml:7:14 images[0].caution: found "constructor", expected true or false; write, for example, caution: true',
    ],
  ],
  [
    'a long text in place of a list',
    edit('    tier: critical', `    tier: critical\n    arches: ${'x'.repeat(400)}`),
    [
      `catalog.yaml:7:13 images[0].arches: found "${'x'.repeat(119)}…, expected a list; write, for example, arches: [amd64, arm64]`,
    ],
  ],
  [
    'a license that is not an SPDX expression',
    edit('BSD-3-Clause', 'Apache 2.0'),
    [
      'catalog.yaml:7:14 images[0].license: found "Apache 2.0", expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; write the expression, or state licenseClean',
    ],
  ],
  [
    'a registry with a scheme',
    edit('registry: ghcr.io/acme', 'registry: https://ghcr.io/acme'),
    [
      'catalog.yaml:1:11 registry: found "https://ghcr.io/acme", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; write ghcr.io/acme',
    ],
  ],
  [
    'a registry with a slash',
    edit('registry: ghcr.io/acme', 'registry: ghcr.io/acme/'),
    [
      'catalog.yaml:1:11 registry: found "ghcr.io/acme/", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; write ghcr.io/acme',
    ],
  ],
  [
    'replacedBy as text',
    edit('charts:', 'retired:\n  - slug: minio\n    replacedBy: redis\ncharts:'),
    [
      'catalog.yaml:22:17 retired[0].replacedBy: found "redis", expected a map of keys and values; write replacedBy: { slug: redis }',
    ],
  ],
  [
    'project as text',
    edit('charts:', 'project: Acme\ncharts:'),
    [
      'catalog.yaml:20:10 project: found "Acme", expected a map of keys and values; write project: { name: Acme }',
    ],
  ],
  [
    'recommended in a version',
    edit('- version: 1.29.0', '- version: 1.29.0\n        recommended: true'),
    [
      'catalog.yaml:20:9 images[1].versions[0].recommended: found the key "recommended" in a version, expected it in the image, and it is not published; write recommended: 1.29.0 beside slug',
    ],
  ],
  [
    'os in a version',
    edit('- version: 1.29.0', '- version: 1.29.0\n        os: none'),
    [
      'catalog.yaml:20:9 images[1].versions[0].os: found the key "os" in a version, expected it in the image, and it is not published; write os: none beside slug',
    ],
  ],
  [
    'a sentence of the image in a version',
    edit('- version: 1.29.0', '- version: 1.29.0\n        knownIssue: does not start'),
    [
      'catalog.yaml:20:9 images[1].versions[0].knownIssue: found the key "knownIssue" in a version, expected it in the image, and it is not published; move it beside slug',
    ],
  ],
  [
    'retired in an image',
    edit('    tier: critical', '    tier: critical\n    retired: true'),
    [
      'catalog.yaml:7:5 images[0].retired: found the key "retired" in an image, expected the list retired beside images, and it is not published; move the image there: - { slug: redis }',
    ],
  ],
  [
    'retired in a version',
    edit('- version: 1.29.0', '- version: 1.29.0\n        retired: true'),
    [
      'catalog.yaml:20:9 images[1].versions[0].retired: found the key "retired" in a version, expected the list retired beside images, and it is not published; move the version there: - { slug: nginx, version: 1.29.0 }',
    ],
  ],
  [
    'an image in upper case',
    edit('    tier: critical', '    tier: critical\n    image: ghcr.io/Acme/Redis'),
    [
      'catalog.yaml:7:12 images[0].image: found "ghcr.io/Acme/Redis", expected a reference to a repository such as ghcr.io/acme/redis, without scheme, tag and digest; registries take lower case only: write ghcr.io/acme/redis',
    ],
  ],
  [
    'a registry in upper case',
    edit('registry: ghcr.io/acme', 'registry: ghcr.io/Acme'),
    [
      'catalog.yaml:1:11 registry: found "ghcr.io/Acme", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; registries take lower case only: write ghcr.io/acme',
    ],
  ],
  [
    'a chart in upper case',
    edit('    chartVersion', '    chartRef: oci://ghcr.io/Acme/redis\n    chartVersion'),
    [
      'catalog.yaml:26:15 charts[0].chartRef: found "oci://ghcr.io/Acme/redis", expected an OCI reference such as oci://ghcr.io/acme/charts/redis, without tag and digest; registries take lower case only: write oci://ghcr.io/acme/redis',
    ],
  ],
  [
    'a color that does not exist',
    edit('charts:', 'badges: {images: {color: chartreuse-ish, labelColor: x}}\ncharts:'),
    [
      'catalog.yaml:20:26 badges.images.color: found "chartreuse-ish", expected a color name of CSS or of the badge service, or 3 or 6 hex digits, since the SVG is gray otherwise; did you mean chartreuse?',
      'catalog.yaml:20:54 badges.images.labelColor: found "x", expected a color name of CSS or of the badge service, or 3 or 6 hex digits, since the SVG is gray otherwise; write, for example, labelColor: blue',
      'catalog.yaml:20:26 badges.images.color: found a color for the badge images, expected none, since it is computed from the catalog: what you state in its place is not checked; leave color out, or name a badge of your own',
    ],
  ],
  [
    'an end of support in another century',
    edit('- version: 1.29.0', '- version: 1.29.0\n      - {version: 1.0.0, eol: 1927-01-01}'),
    [
      'catalog.yaml:20:31 images[1].versions[1].eol: found "1927-01-01", expected the last day of support of a version that is published now; correct the year',
    ],
  ],
  [
    'an image of which every version is deprecated',
    edit('- version: 1.29.0', '- {version: 1.29.0, deprecated: true}'),
    [
      'nginx: found no version that is supported (1.29.0 deprecated), expected at least one, since none is recommended otherwise; add a version, or move the image to the list retired',
    ],
  ],
  [
    'a registry that ends in /images',
    edit('registry: ghcr.io/acme', 'registry: ghcr.io/acme/images'),
    [
      'catalog.yaml:1:11 registry: found "ghcr.io/acme/images", expected a registry without /images, since the images would be "ghcr.io/acme/images/images/<slug>"; write ghcr.io/acme, or state image in each of the images',
    ],
  ],
  [
    'site with the path of the API',
    edit('images:', 'site: https://acme.github.io/catalog/api/v1\nimages:'),
    [
      'catalog.yaml:2:7 site: found "https://acme.github.io/catalog/api/v1", expected the address of the site, not of the API on it; write https://acme.github.io/catalog',
    ],
  ],
  [
    'base-url with the path of the API',
    inputs({ 'base-url': 'https://acme.github.io/catalog/api/v1/' }),
    [
      'input base-url: found "https://acme.github.io/catalog/api/v1/", expected the address of the site, not of the API on it; write https://acme.github.io/catalog',
    ],
  ],
  [
    'site and base-url that differ',
    {
      ...edit('images:', 'site: https://wrong.test\nimages:'),
      inputs: { 'base-url': 'https://acme.github.io/catalog' },
    },
    [
      'input base-url: found "https://acme.github.io/catalog", expected "https://wrong.test", the site in "catalog.yaml": outputs and summary lead to the one, feeds to the other; correct the wrong one, or leave it out',
    ],
  ],
  [
    'image with a tag',
    edit('    tier: critical', '    tier: critical\n    image: ghcr.io/acme/redis:8.2.1'),
    [
      'catalog.yaml:7:12 images[0].image: found "ghcr.io/acme/redis:8.2.1", expected a reference to a repository such as ghcr.io/acme/redis, without scheme, tag and digest; write ghcr.io/acme/redis, since tags and digests are stated in versions',
    ],
  ],
  [
    'chartRef without oci://',
    edit('    chartVersion', '    chartRef: ghcr.io/acme/redis\n    chartVersion'),
    [
      'catalog.yaml:26:15 charts[0].chartRef: found "ghcr.io/acme/redis", expected an OCI reference such as oci://ghcr.io/acme/charts/redis, without tag and digest; write oci://ghcr.io/acme/redis',
    ],
  ],
  [
    'two images of one repository',
    yaml(
      GOOD.replace('    tier: critical', '    tier: critical\n    image: redis').replace(
        '    tier: standard',
        '    tier: standard\n    image: docker.io/library/redis',
      ),
    ),
    [
      'catalog.yaml:17:12 images[1].image: found "docker.io/library/redis" as the repository of "nginx", which "redis" (images[0]) already has, expected another one for each image; state another image, or make both one image with several versions',
    ],
  ],
  [
    'images as a map',
    yaml('registry: ghcr.io/acme\nimages:\n  redis: {tier: low}\n'),
    [
      'catalog.yaml:3:3 images: found a map, expected a list; write a list under images: - slug: redis',
    ],
  ],
  // Files
  [
    'catalog.yml',
    { files: { 'catalog.yml': GOOD } },
    [
      'catalog.yaml: found "catalog.yml" in its place, expected "catalog.yaml"; rename it, or name "catalog.yml" in the input',
    ],
  ],
  [
    'catalog.yml, which is there with two other endings',
    {
      files: { 'catalog.json': '{}', 'catalog.yaml': GOOD, 'cat.yml': GOOD },
      inputs: { manifest: 'catalog.yml' },
    },
    [
      'catalog.yml: found "catalog.yaml" in its place, expected "catalog.yml"; rename it, or name "catalog.yaml" in the input',
    ],
  ],
  [
    'a short name with an ending that is far from the stated one',
    { files: { 'a.json': '{}', 'b.yml': GOOD }, inputs: { manifest: 'a.yml' } },
    [
      'a.yml: found "a.json" in its place, expected "a.yml"; rename it, or name "a.json" in the input',
    ],
  ],
  [
    'no checkout',
    { files: {} },
    [
      'catalog.yaml: found an empty workspace, expected the repository in it; add actions/checkout before this step',
    ],
  ],
  [
    'no manifest',
    { files: { 'README.md': '' } },
    [
      'catalog.yaml: found no such file, expected it in the workspace; check the path in the input, and that the repository that has it is checked out before this step',
    ],
  ],
  [
    'a folder as manifest',
    { files: { 'catalog.yaml/x': '' } },
    ['catalog.yaml: found a folder, expected a file; name the file in the input'],
  ],
  // Reports
  [
    'a misspelt folder of reports',
    reports('report', 'reports/a.json'),
    [
      'input reports: found no file for "report", expected one at that path in "/checkout"; did you mean reports (1 file)?',
    ],
  ],
  [
    'reports in one line',
    reports('reports/a.json, reports/b.json', 'reports/a.json', 'reports/b.json'),
    [
      'input reports: found "reports/a.json, reports/b.json" on one line, expected one path on each; write reports: | and each path on a line of its own',
    ],
  ],
  [
    'a folder of reports that is empty',
    { files: { ...FOREIGN, 'reports/': '' }, inputs: { reports: 'reports' } },
    [
      'input reports: found the folder "reports" without any *.json or *.json.gz, expected a report in it; check that the scan before this step writes its reports there',
    ],
  ],
  [
    'no folder of reports',
    reports('scans/**/*.json'),
    [
      'input reports: found no file for "scans/**/*.json", expected one at that path in "/checkout"; check the path, and that the scan ran before this step',
    ],
  ],
  [
    'a report of another tag',
    report(trivy([], made('ghcr.io/acme/images/redis:8.2.2', digestOf('b')))),
    [
      'reports/scan.json: found a report that was made for "ghcr.io/acme/images/redis:8.2.2", "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d", expected one of an image version of the manifest; the manifest has "8.2.1" of "redis"; add "8.2.2" to it, or scan "8.2.1"',
    ],
  ],
  [
    'a report of another image',
    report(trivy([], made('ghcr.io/acme/images/kafka:4.0.0', digestOf('b')))),
    [
      'reports/scan.json: found a report that was made for "ghcr.io/acme/images/kafka:4.0.0", "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d", expected one of an image version of the manifest; add that version to the manifest, or name the file <slug>/<version>.json',
    ],
  ],
  [
    'a report of another digest',
    report(trivy([], made('ghcr.io/acme/images/redis:8.2.1', digestOf('b')))),
    [
      'reports/scan.json: found a report that was made for "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d", expected "sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", which the manifest states for redis/8.2.1; it is not used for redis/8.2.1; update the digest in the manifest, or scan the published image',
    ],
  ],
  [
    'an empty report',
    report(''),
    [
      'reports/scan.json: found an empty file, expected a report; the scan failed or wrote nothing: scan again',
    ],
  ],
  [
    'a report that is cut off',
    report('{"SchemaVersion": 2,'),
    [
      'reports/scan.json:1:21: found the end of the file at byte 20, in the middle of the report, expected the rest of it; the scan or the upload was cut off: scan again',
    ],
  ],
  [
    'a table in place of JSON',
    report('redis (wolfi 1)\n===============\nTotal: 0\n'),
    [
      'reports/scan.json:1:1: found text that is not JSON, expected a report in JSON; write the report with --output FILE, and nothing else to that file',
    ],
  ],
  [
    'a report of a folder',
    report({ ...REDIS, ArtifactType: 'filesystem' }),
    [
      'reports/scan.json: found a Trivy report of a file system, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a SARIF report',
    report({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [],
    }),
    [
      'reports/scan.json: found a SARIF document, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a CycloneDX document',
    report({ bomFormat: 'CycloneDX', specVersion: '1.6' }),
    [
      'reports/scan.json: found a CycloneDX document, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a report of an end-of-life system',
    report({
      ...REDIS,
      Metadata: {
        ...made('ghcr.io/acme/images/redis:8.2.1', digestOf('a')).Metadata,
        OS: { Family: 'alpine', Name: '3.10', EOSL: true },
      },
    }),
    [
      'redis/8.2.1: found no findings in "reports/scan.json", expected a scan that could have found some: its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release; the version is published without a record',
    ],
  ],
  [
    'a report without any package',
    report({ ...REDIS, Results: [] }),
    [
      'redis/8.2.1: found no findings in "reports/scan.json", expected a scan that could have found some: the scanner found an operating system but did not look at its packages; use a scanner that supports it; the version is published without a record',
    ],
  ],
  [
    'reports of two scanners',
    {
      files: {
        ...FOREIGN,
        'reports/redis/8.2.1.json': JSON.stringify(REDIS),
        'reports/g.json': JSON.stringify(
          grype([], { userInput: 'ghcr.io/acme/images/redis:8.2.1' }),
        ),
      },
      inputs: { reports: 'reports' },
    },
    [
      'redis/8.2.1: found reports of two scanners, expected those of one, so Trivy\'s are used and "reports/g.json" not; leave one scanner out',
    ],
  ],
  [
    'a scan date in the future',
    report({
      ...trivy([trivyFinding()], made('ghcr.io/acme/images/redis:8.2.1', digestOf('a'))),
      CreatedAt: '2099-01-01T00:00:00Z',
    }),
    [
      'reports/scan.json: found the scan date 2099-01-01T00:00:00Z, expected none more than 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks',
    ],
  ],
  [
    'a report of an old Trivy',
    report([{ Target: 'redis', Vulnerabilities: null }]),
    [
      'reports/scan.json: found a list, which Trivy before 0.20 writes (schema version 1), expected a Trivy (schema version 2) or Grype report of a container image in JSON; use a current version of Trivy',
    ],
  ],
  [
    'a Trivy report of nothing',
    report({ SchemaVersion: 2 }),
    [
      'reports/scan.json: found a Trivy report that does not say what was scanned, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a report of white space only',
    report(' \n'),
    ['reports/scan.json: found only white space, expected a report; scan again'],
  ],
  [
    'a report that is null',
    report('null'),
    [
      'reports/scan.json: found null, which old versions of Trivy write if they scan nothing, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  // Updates
  [
    'exploitation data that was not downloaded',
    {
      files: { 'catalog.yaml': GOOD, 'epss.csv': '<!doctype html>\n' },
      inputs: { kev: 'kev.json', epss: 'epss.csv' },
    },
    [
      'kev.json: found no such file, expected one that an earlier step downloaded; check the path, and leave the input empty where the download failed',
    ],
  ],
  [
    'updates that are not a list',
    updates('redis: 8.2.2\n'),
    [
      'updates.yaml: found neither a list nor the key updates or data, expected a list of updates, or a map with the list under updates or data; write updates: and the list below it',
    ],
  ],
  [
    'an unknown outcome',
    updates('- {app: redis, from: 8.2.1, to: 8.2.2, outcome: shiped}\n'),
    [
      'updates.yaml:1:49 [0].outcome: found "shiped", expected one of shipped, held, skipped; did you mean shipped?',
    ],
  ],
  // Inputs
  [
    'an empty secret',
    inputs({ token: '' }),
    [
      'input token: found "", expected a token with contents: write on the repository to publish to; an empty token usually means that the secret is not available to this run: its name is misspelled, or the run belongs to a pull request from a fork or from Dependabot, which get no secrets; check the secret, or set dry-run: true for a run that should not publish',
    ],
  ],
  [
    'dry-run: yes',
    inputs({ 'dry-run': 'yes' }),
    ['input dry-run: found "yes", expected one of true, false; did you mean true?'],
  ],
  [
    'a word with a typo',
    inputs({ 'unmatched-reports': 'eror' }),
    [
      'input unmatched-reports: found "eror", expected one of warn, error, ignore; did you mean error?',
    ],
  ],
  [
    'a run without artifacts',
    inputs({ 'artifact-run-id': '7' }),
    [
      'input artifact: found "", expected the names or globs of the artifacts to take from the run in artifact-run-id; state both inputs or neither',
    ],
  ],
  [
    'a branch with a prefix',
    inputs({ branch: 'refs/heads/gh-pages' }),
    [
      'input branch: found "refs/heads/gh-pages", expected the name of a branch such as gh-pages; write, for example, gh-pages',
    ],
  ],
  [
    'an address as repository',
    inputs({ repository: 'https://github.com/acme/catalog' }),
    [
      'input repository: found "https://github.com/acme/catalog", expected owner/name; write, for example, acme/catalog',
    ],
  ],
  [
    'a destination outside',
    inputs({ destination: '../docs' }),
    [
      'input destination: found "../docs", expected a folder on the branch such as docs/catalog, without "..", ".git", "api/v1" or ".nojekyll"; write, for example, docs/catalog',
    ],
  ],
  [
    'a base-url without scheme',
    inputs({ 'base-url': 'acme.github.io' }),
    [
      'input base-url: found "acme.github.io", expected an http or https address without ? or #, such as https://acme.github.io/catalog; write, for example, https://acme.github.io/catalog',
    ],
  ],
  [
    'an output in .git',
    inputs({ output: '.git/x' }),
    [
      'input output: found ".git/x", expected a folder such as _site, outside of .git; write, for example, _site',
    ],
  ],
  [
    'an unknown placeholder',
    inputs({ 'commit-message': 'x {cvs}' }),
    [
      'input commit-message: found the placeholder "{cvs}", expected one of {changed}, {added}, {modified}, {removed}, {images}, {charts}, {cves}, {fixable}, {sha}, {repository}, {run}; did you mean {cves}?',
    ],
  ],
  [
    'an author without address',
    inputs({ author: 'Bot <bot>' }),
    [
      'input author: found the address "bot", expected an email address, since GitHub links a commit to an account by it; write, for example, Acme Bot <bot@acme.example>',
    ],
  ],
  [
    'an author without brackets',
    inputs({ author: 'Bot' }),
    [
      'input author: found "Bot", expected Name <email address>; write, for example, Acme Bot <bot@acme.example>',
    ],
  ],
  [
    'squash on the branch of the sources',
    {
      inputs: { branch: 'main', history: 'squash' },
      branch: { 'README.md': '' },
      startedOn: 'main',
    },
    [
      'input history: found squash for the branch "main", which is the branch that this run was started on, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch',
    ],
  ],
  [
    'an unknown condition',
    inputs({ 'fail-on': 'critcal' }),
    [
      'input fail-on: found "critcal", expected critical, high, medium, low, unknown, fixable, exploited, new (several joined by +), unscanned, partial, withheld, stale, stale-source, not-live; separated by commas or lines; did you mean critical?',
    ],
  ],
  [
    'a summary in .git',
    inputs({ 'summary-file': '.git/x.md' }),
    [
      'input summary-file: found ".git/x.md", expected a file such as summary.md, outside of .git; write, for example, summary.md',
    ],
  ],
  // The remote
  [
    'an API of another tool',
    { branch: { 'api/v1/index.json': '{}\n' } },
    [
      'found api/v1 on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it',
    ],
  ],
];

/** Valid input that may not be what was meant. */
const NOTICES: ReadonlyArray<Row> = [
  [
    'a report of another reference',
    report(trivy([], made('nginx:1.29', digestOf('b'))), 'reports/nginx/1.29.0.json'),
    [
      'a report is matched only by the path, although made for another reference: "reports/nginx/1.29.0.json" was made for "nginx:1.29", "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d" and counts for nginx/1.29.0; scan the reference in the manifest if that is not intended',
    ],
  ],
];

/** Refusals of git and GitHub: the failure, its cause, and advice. */
const REFUSALS: ReadonlyArray<Row> = [
  [
    'a token that may only read',
    {
      git: 'remote: Permission to acme/catalog.git denied to github-actions[bot].\nfatal: unable to access: The requested URL returned error: 403\n',
    },
    [
      'the push to "gh-pages" did not succeed; the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
      'git said: remote: Permission to acme/catalog.git denied to github-actions[bot].',
      'git said: fatal: unable to access: The requested URL returned error: 403',
    ],
  ],
  [
    'a protected branch',
    { git: 'remote: error: GH006: Protected branch update failed for refs/heads/gh-pages.\n' },
    [
      'the push to "gh-pages" did not succeed; the branch is protected: let this workflow push to it (Settings > Branches), or publish to another branch',
      'git said: remote: error: GH006: Protected branch update failed for refs/heads/gh-pages.',
    ],
  ],
  [
    'a repository that is not there',
    { git: 'remote: Repository not found.\n' },
    [
      'the push to "gh-pages" did not succeed; the repository does not exist, or the token may not see it: check the inputs repository and token',
      'git said: remote: Repository not found.',
    ],
  ],
  [
    'an artifact that is not there',
    { status: 404 },
    [
      'the artifacts of run 7 cannot be listed: status 404 (Not Found); it does not exist, or the token may not see it: check artifact-run-id, and give the job "permissions: {actions: read, contents: write}"',
    ],
  ],
];

test.each([...MISTAKES, ...NOTICES, ...REFUSALS])(
  'the message for %s',
  async (_, situation, messages) => {
    expect(await told(situation)).toEqual(messages);
  },
);

test('each message has a place, what was found, what was expected and what to do', () => {
  const messages = MISTAKES.flatMap(([, , each]) => each);
  expect(messages.length).toBeGreaterThan(100);
  expect(
    messages.filter((each) => !/(found .+|\w+ is missing), expected .+; .+/.test(each)),
  ).toEqual([]);
});
