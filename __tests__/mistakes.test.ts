/** Common mistakes and their exact messages: one message for each cause, with the fix. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { openWorkspace } from '../src/adapters/files/workspace';
import { gitError } from '../src/adapters/git/errors';
import { describeFailure } from '../src/adapters/github/retry-policy';
import type { Artifact, WorkflowRuns } from '../src/artifacts/artifact';
import { parseInputs } from '../src/inputs/parse-inputs';
import { formatProblem, type Problem } from '../src/problem';
import { artifact, workflowRun } from './builders/artifacts';
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
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** On the branch before the run. */
  readonly branch?: Readonly<Record<string, string>>;
  /** The answer of git or GitHub, instead of a run. */
  readonly git?: string;
  readonly status?: number;
  /** Published before the run. */
  readonly published?: string;
  /** The artifacts of the run; each has a report named like it, unless the name ends in `empty`. */
  readonly artifacts?: ReadonlyArray<Artifact>;
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

const write = (folder: string, files: Readonly<Record<string, string | Buffer>>): void => {
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
    if (situation.published !== undefined)
      await runAction({
        git: remote.git,
        files: { 'catalog.yaml': situation.published },
        inputs: { reports: '' },
      });
    const { errors, warnings, notices } = await runAction({
      git: remote.git,
      files,
      workspace: openWorkspace(folder),
      inputs: { reports: '', ...given },
      ...(situation.artifacts ? { runs: runsWith(situation.artifacts) } : {}),
      ...(situation.startedOn ? { startedOn: situation.startedOn } : {}),
    });
    return [...errors, ...warnings, ...notices].map((line) => line.replaceAll(folder, '/checkout'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const runsWith = (artifacts: ReadonlyArray<Artifact>): WorkflowRuns => ({
  getRun: () => TE.right(workflowRun({ event: 'pull_request' })),
  listArtifacts: () => TE.right(artifacts),
  download: ({ name }) =>
    TE.right(name.endsWith('empty') ? [] : [{ name: `${name}/r.json`, location: 'r.json' }]),
});

const FOREIGN = { 'catalog.yaml': GOOD };
const HEX = digestOf('a').slice('sha256:'.length);

type Row = readonly [string, Situation, ReadonlyArray<string>];

const kev = (text: string | Buffer): Situation => ({
  files: { ...FOREIGN, 'kev.json': text },
  inputs: { kev: 'kev.json' },
});
const epss = (text: string | Buffer): Situation => ({
  files: { ...FOREIGN, 'epss.csv': text },
  inputs: { epss: 'epss.csv' },
});
const retired = (lines: string): Situation => edit('charts:', `retired:\n${lines}charts:`);
const version = (more: string): Situation =>
  edit('- version: 1.29.0', `- version: 1.29.0\n        ${more}`);
const inImage = (line: string): Situation =>
  edit('    tier: critical', `    tier: critical\n    ${line}`);
const inChart = (line: string): Situation =>
  edit('    chartVersion', `    ${line}\n    chartVersion`);
const KEV = { catalogVersion: '1', dateReleased: '2026-01-01T00:00:00Z' };
const KEV_ENTRY = { cveID: 'CVE-2026-1001', dateAdded: '2026-01-01' };
const EPSS = '#model_version:v1,score_date:2026-01-01T00:00:00Z\ncve,epss,percentile\n';

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
    ['catalog.json:2:1: found "// here", expected no comment, JSON has none; remove it'],
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
      'catalog.yaml:7:5 images[0].flavor: found the unknown key "flavor", which is not published, expected one of slug, name, category, summary, tier, status, license, licenseClean, version, versions, arches, upstream, source, image, caution, cleanAlternative, knownIssue, os, platforms, recommended, software; remove it, or begin its name with x-',
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
    'packages of an image',
    edit('    tier: critical', '    tier: critical\n    packages: false'),
    [
      'catalog.yaml:7:5 images[0].packages: found the key "packages" in an image, expected it at the top of the manifest, for all images: it does not hide the packages of an image alone; write packages: false beside images, or remove it',
    ],
  ],
  [
    'packages of a version, in another word',
    edit('- version: 1.29.0', '- version: 1.29.0\n        packages: no'),
    [
      'catalog.yaml:20:9 images[1].versions[0].packages: found the key "packages" in a version, expected it at the top of the manifest, for all images: it does not hide the packages of a version alone; write packages: false beside images, or remove it',
    ],
  ],
  [
    'packages of an image, which are published anyway',
    edit('    tier: critical', '    tier: critical\n    packages: true'),
    [
      'catalog.yaml:7:5 images[0].packages: found the key "packages" in an image, expected it at the top of the manifest, for all images: it does not publish the packages of an image alone; write packages: true beside images, or remove it',
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
    'site with a password',
    edit('images:', 'site: https://user:secret@acme.test/c\nimages:'),
    [
      'catalog.yaml:2:7 site: found an address with a user or a password, expected one without, since it is published; write https://acme.test/c',
    ],
  ],
  [
    'base-url with a password',
    inputs({ 'base-url': 'https://user:secret@acme.test/c' }),
    [
      'input base-url: found an address with a user or a password, expected one without, since it is published; write https://acme.test/c',
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
  [
    'a slug that would hide an index',
    edit('slug: nginx', 'slug: index'),
    [
      'catalog.yaml:12:11 images[1].slug: found "index", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write, for example, slug: redis',
    ],
  ],
  [
    'a slug that ends in .json',
    edit('slug: nginx', 'slug: nginx.json'),
    [
      'catalog.yaml:12:11 images[1].slug: found "nginx.json", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write nginx',
    ],
  ],
  [
    'a registry with a tag',
    edit('registry: ghcr.io/acme', 'registry: ghcr.io/acme:latest'),
    [
      'catalog.yaml:1:11 registry: found "ghcr.io/acme:latest", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; write ghcr.io/acme',
    ],
  ],
  [
    'image with a digest',
    inImage(`image: ghcr.io/acme/redis@${digestOf('a')}`),
    [
      'catalog.yaml:7:12 images[0].image: found "ghcr.io/acme/redis@sha256:ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", expected a reference to a repository such as ghcr.io/acme/redis, without scheme, tag and digest; write ghcr.io/acme/redis, since tags and digests are stated in versions',
    ],
  ],
  [
    'a digest without a version',
    edit(/ {6}- version: 1.29.0/, `      - digest: "${digestOf('b')}"`),
    [
      'catalog.yaml:19:9 images[1].versions[0].version: version is missing, expected a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"; add, for example, version: 8.2.1',
    ],
  ],
  [
    'versions that differ in case',
    edit('- version: 1.29.0', '- version: 1.29.0-rc\n      - version: 1.29.0-RC'),
    [
      'catalog.yaml:20:18 images[1].versions[1].version: found the version "1.29.0-RC" and "1.29.0-rc", which differ in case only, expected it once; remove or rename one',
    ],
  ],
  [
    'a text of versions that versions contradict',
    inImage('version: 8.2.2'),
    [
      'catalog.yaml:7:14 images[0].version: found "8.2.2", expected "8.2.1", the names in versions; remove version, or change versions',
    ],
  ],
  [
    'an unknown status',
    inImage('status: availble'),
    [
      'catalog.yaml:7:13 images[0].status: found "availble", expected one of available, planned; did you mean available?',
    ],
  ],
  [
    'an unknown licenseClean',
    inImage('licenseClean: ok'),
    [
      'catalog.yaml:7:19 images[0].licenseClean: found "ok", expected one of clean, agpl, caution; write, for example, licenseClean: clean',
    ],
  ],
  [
    'upstream with ftp',
    edit('https://redis.io', 'ftp://redis.io'),
    [
      'catalog.yaml:8:15 images[0].upstream: found "ftp://redis.io", expected an http or https address; write, for example, upstream: https://redis.io',
    ],
  ],
  [
    'an end of support with a time',
    version('eol: 2027-01-31T00:00:00Z'),
    [
      'catalog.yaml:20:14 images[1].versions[0].eol: found "2027-01-31T00:00:00Z", expected a date such as 2026-01-31; write 2027-01-31',
    ],
  ],
  [
    'an end of support without zeros',
    version('eol: 2027-1-31'),
    [
      'catalog.yaml:20:14 images[1].versions[0].eol: found "2027-1-31", expected a date such as 2026-01-31; write 2027-01-31',
    ],
  ],
  [
    'an end of support that is a word',
    version('eol: never'),
    [
      'catalog.yaml:20:14 images[1].versions[0].eol: found "never", expected a date such as 2026-01-31; write, for example, eol: 2027-01-31',
    ],
  ],
  [
    'deprecated: yes',
    version('deprecated: yes'),
    [
      'catalog.yaml:20:21 images[1].versions[0].deprecated: found "yes", expected true or false; did you mean true?',
    ],
  ],
  [
    'recommended that is unknown',
    inImage('recommended: 8.2.2'),
    [
      'catalog.yaml:7:18 images[0].recommended: found "8.2.2", expected one of the versions of the image; correct it, or leave it out to recommend the newest supported version',
    ],
  ],
  [
    'recommended that is deprecated',
    {
      files: {
        'catalog.yaml': GOOD.replace(
          '    tier: critical',
          '    tier: critical\n    recommended: 8.2.1',
        ).replace('- version: 8.2.1', '- version: 8.2.1\n        deprecated: true'),
      },
    },
    [
      'catalog.yaml:7:18 images[0].recommended: found "8.2.1", which is deprecated, expected a version that is not; recommend another version, or remove deprecated',
    ],
  ],
  [
    'a retired image that is still published',
    retired('  - slug: nginx\n'),
    [
      'catalog.yaml:21:11 retired[0].slug: found "nginx", which images still has, expected what is no longer published; remove it from images, or from retired',
    ],
  ],
  [
    'a retired version that is still published',
    retired('  - {slug: nginx, version: 1.29.0}\n'),
    [
      'catalog.yaml:21:28 retired[0].version: found "nginx 1.29.0", which images still has, expected what is no longer published; remove it from images, or from retired',
    ],
  ],
  [
    'an image that is retired twice',
    retired('  - slug: minio\n  - slug: minio\n'),
    ['catalog.yaml:22:5 retired[1]: found "minio" a second time, expected it once; remove one'],
  ],
  [
    'a retired digest without a version',
    retired(`  - {slug: minio, digest: "${digestOf('b')}"}\n`),
    [
      'catalog.yaml:21:27 retired[0].digest: found a digest without a version, expected the version that had it; add version:, or leave digest out',
    ],
  ],
  [
    'a retired image as text',
    retired('  - minio\n'),
    [
      'catalog.yaml:21:5 retired[0]: found "minio", expected a map of keys and values; write - slug: minio',
    ],
  ],
  [
    'retired as a map',
    retired('  minio: gone\n'),
    [
      'catalog.yaml:21:3 retired: found a map, expected a list; write a list under retired: - slug: redis',
    ],
  ],
  [
    'a replacement that is not in the catalog',
    retired('  - {slug: minio, replacedBy: {slug: rustfs}}\n'),
    [
      'catalog.yaml:21:31 retired[0].replacedBy: found "rustfs", expected an available image of images or one of its versions, so consumers are sent to something that this catalog does not publish; correct it, or leave replacedBy out',
    ],
  ],
  [
    'a replacement by a version that is not in the catalog',
    retired('  - {slug: minio, replacedBy: {slug: nginx, version: 1.30.0}}\n'),
    [
      'catalog.yaml:21:31 retired[0].replacedBy: found "nginx 1.30.0", expected an available image of images or one of its versions, so consumers are sent to something that this catalog does not publish; correct it, or leave replacedBy out',
    ],
  ],
  [
    'a replacement without a slug',
    retired('  - {slug: minio, replacedBy: {version: 1.29.0}}\n'),
    [
      'catalog.yaml:21:31 retired[0].replacedBy.slug: slug is missing, expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; add, for example, slug: redis',
    ],
  ],
  [
    'a misspelt slug in retired',
    { ...retired('  - slug: ngnix\n'), published: GOOD },
    [
      'the manifest: found "ngnix" in retired, expected an image that this catalog has published; did you mean nginx?',
    ],
  ],
  [
    'a slug in retired that was never published',
    { ...retired('  - slug: minio\n'), published: GOOD },
    [
      'the manifest: found "minio" in retired, expected an image that this catalog has published; correct it, or state version and digest of what was published elsewhere',
    ],
  ],
  [
    'support that ends soon',
    {
      files: {
        'catalog.yaml': GOOD.replace(
          '- version: 1.29.0',
          '- version: 1.29.0\n        eol: 2026-08-20',
        ),
        'reports/r.json': JSON.stringify(REDIS),
      },
      inputs: { reports: 'reports' },
    },
    [
      'found versions whose support ends or ended within 30 days (nginx/1.29.0 on 2026-08-20), expected supported or deprecated ones; state deprecated: true for what is not to be used any more, or a later eol',
    ],
  ],
  [
    'an image of which every version is past its end',
    version('eol: 2024-01-01'),
    [
      'nginx: found no version that is supported (1.29.0 eol), expected at least one, since none is recommended otherwise; add a version, or move the image to the list retired',
    ],
  ],
  [
    'site without https',
    edit('images:', 'site: acme.github.io/catalog\nimages:'),
    [
      'catalog.yaml:2:7 site: found "acme.github.io/catalog", expected an http or https address without query and fragment; write https://acme.github.io/catalog',
    ],
  ],
  [
    'site with a query',
    edit('images:', 'site: https://acme.github.io/?a=b\nimages:'),
    [
      'catalog.yaml:2:7 site: found "https://acme.github.io/?a=b", expected an http or https address without query and fragment; write https://acme.github.io/',
    ],
  ],
  [
    'badges as a list',
    edit('charts:', 'badges: [{label: x}]\ncharts:'),
    [
      'catalog.yaml:20:9 badges: found a list, expected a map of keys and values; write badges: { images: { color: blue } }',
    ],
  ],
  [
    'a badge of your own without a message',
    edit('charts:', 'badges: {slsa: {color: blue}}\ncharts:'),
    [
      'catalog.yaml:20:16 badges.slsa: found a badge of your own without a message, expected a message, or one of the names images, charts, cves, base, signing, multiarch, hub, license; add message: to it',
    ],
  ],
  [
    'a badge as text',
    edit('charts:', 'badges: {slsa: level 3}\ncharts:'),
    [
      'catalog.yaml:20:16 badges.slsa: found "level 3", expected a map of keys and values; write slsa: { message: level 3 }',
    ],
  ],
  [
    'a registry with a scheme and a port',
    edit('registry: ghcr.io/acme', 'registry: https://localhost:5000/acme'),
    [
      'catalog.yaml:1:11 registry: found "https://localhost:5000/acme", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; write localhost:5000/acme',
    ],
  ],
  [
    'a registry in upper case with a tag',
    edit('registry: ghcr.io/acme', 'registry: ghcr.io/Acme:1'),
    [
      'catalog.yaml:1:11 registry: found "ghcr.io/Acme:1", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; registries take lower case only: write ghcr.io/acme',
    ],
  ],
  [
    'a name of a badge that is no slug',
    edit('charts:', 'badges: {"SLSA 3": {message: x}}\ncharts:'),
    [
      'catalog.yaml:20:20 badges["SLSA 3"]: found "SLSA 3", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write slsa-3',
    ],
  ],
  [
    'a misspelt key of a badge',
    edit('charts:', 'badges: {slsa: {label: a, message: x, colour: red}}\ncharts:'),
    [
      'catalog.yaml:20:39 badges.slsa.colour: found the unknown key "colour", which is not published, expected a known one; did you mean color?',
    ],
  ],
  [
    'a misspelt key of the project',
    edit('charts:', 'project: {nmae: Acme}\ncharts:'),
    [
      'catalog.yaml:20:11 project.nmae: found the unknown key "nmae", which is not published, expected a known one; did you mean name?',
    ],
  ],
  [
    'a port out of range',
    inChart('port: 70000'),
    [
      'catalog.yaml:26:11 charts[0].port: found "70000", expected a whole number, 0 to 65535; write, for example, port: 6379',
    ],
  ],
  [
    'a port that is a word',
    inChart('port: http'),
    [
      'catalog.yaml:26:11 charts[0].port: found "http", expected a whole number, 0 to 65535; write, for example, port: 6379',
    ],
  ],
  [
    'an image of a chart that is not pinned',
    inChart('images: [{name: app, image: redis:8}]'),
    [
      'catalog.yaml:26:33 charts[0].images[0].image: found "redis:8", expected a reference pinned by digest: <repository>@sha256:<64 hex digits>; append the digest: docker buildx imagetools inspect redis:8 shows it',
    ],
  ],
  [
    'a repositoryID that is no UUID',
    inChart('repositoryID: 42'),
    [
      'catalog.yaml:26:19 charts[0].repositoryID: found "42", expected a UUID; write, for example, repositoryID: 0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21',
    ],
  ],
  [
    'a chartVersion with a space',
    edit('chartVersion: 1.4.0', 'chartVersion: 1.4.0 beta'),
    [
      'catalog.yaml:26:19 charts[0].chartVersion: found "1.4.0 beta", expected the version of a chart: letters, digits, ".", "_", "+" and "-", starting with a letter or digit; write, for example, chartVersion: 1.4.0',
    ],
  ],
  [
    'chartRef with a tag',
    inChart('chartRef: oci://ghcr.io/acme/redis:1.4.0'),
    [
      'catalog.yaml:26:15 charts[0].chartRef: found "oci://ghcr.io/acme/redis:1.4.0", expected an OCI reference such as oci://ghcr.io/acme/charts/redis, without tag and digest; write oci://ghcr.io/acme/redis',
    ],
  ],
  [
    'an unknown priority',
    edit('charts:', 'roadmap:\n  - {name: Kafka, category: m, priority: soon}\ncharts:'),
    [
      'catalog.yaml:21:42 roadmap[0].priority: found "soon", expected one of next, planned, exploring; write, for example, priority: next',
    ],
  ],
  [
    'an item of the roadmap without a name',
    edit('charts:', 'roadmap:\n  - {category: m, priority: next}\ncharts:'),
    [
      'catalog.yaml:21:5 roadmap[0].name: name is missing, expected a text; add, for example, name: Redis',
    ],
  ],
  [
    'a size as a list',
    version('size: [41]'),
    [
      'catalog.yaml:20:15 images[1].versions[0].size: found a list, expected a text; write, for example, size: 41 MB',
    ],
  ],
  [
    'a date that is a word',
    version('published: yesterday'),
    [
      'catalog.yaml:20:20 images[1].versions[0].published: found "yesterday", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z; write, for example, published: 2026-10-01T08:00:00Z',
    ],
  ],
  [
    'a slug as a list',
    edit('slug: nginx', 'slug: [nginx]'),
    [
      'catalog.yaml:12:11 images[1].slug: found a list, expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write, for example, slug: redis',
    ],
  ],
  [
    'a list at the top',
    yaml('- slug: redis\n'),
    ['catalog.yaml:1:1: found a list, expected a map of keys and values; write key: value'],
  ],
  [
    'a text at the top',
    yaml('redis\n'),
    ['catalog.yaml:1:1: found "redis", expected a map of keys and values; write key: value'],
  ],
  [
    'an unknown alias',
    edit('tier: critical', 'tier: *t'),
    [
      'catalog.yaml:6:11: found the alias *t, expected an anchor &t before it; add the anchor, or put the text in quotes',
    ],
  ],
  [
    'a manifest in UTF-16',
    { files: { 'catalog.yaml': Buffer.from(`\ufeff${GOOD}`, 'utf16le') } },
    ['catalog.yaml: found bytes that are not UTF-8, expected a text; save the file as UTF-8'],
  ],
  [
    'a misspelt list of charts',
    edit('charts:', 'chart:'),
    [
      'catalog.yaml:20:1 chart: found the unknown key "chart", which is not published, expected a known one; did you mean charts?',
    ],
  ],
  [
    'no manifest, but reports',
    {
      files: { 'README.md': '', 'reports/r.json': JSON.stringify(REDIS) },
      inputs: { reports: 'reports' },
    },
    [
      'catalog.yaml: found no such file, expected it in the workspace; the log and the summary have a draft, made from 1 report: save it as catalog.yaml, fill in what is marked TODO, and commit it; or if there is a manifest, check the path in the input, and that the repository that has it is checked out before this step',
    ],
  ],
  [
    'a digest that only the report states',
    report(trivy([], made('ghcr.io/acme/images/nginx:1.29.0', digestOf('b')))),
    [
      'found the digest of 1 version in reports, expected it in the manifest too, so that a report of another image is noticed; nginx/1.29.0: add digest: "sha256:3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d"',
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
  [
    'an SPDX document',
    report({ spdxVersion: 'SPDX-2.3' }),
    [
      'reports/scan.json: found an SPDX document, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a Kubernetes object',
    report({ apiVersion: 'v1', kind: 'Pod' }),
    [
      'reports/scan.json: found a Kubernetes object, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a document of the Trivy operator',
    report({ apiVersion: 'aquasecurity.github.io/v1alpha1', kind: 'VulnerabilityReport' }),
    [
      'reports/scan.json: found a document of the Trivy operator, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a report of a cluster',
    report({ ClusterName: 'x' }),
    [
      'reports/scan.json: found a Trivy report of a Kubernetes cluster, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a Harbor report',
    report({ 'application/vnd.security.vulnerability.report; version=1.1': {} }),
    [
      'reports/scan.json: found a Harbor report, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a Snyk report',
    report({ vulnerabilities: [], packageManager: 'apk' }),
    [
      'reports/scan.json: found a Snyk report, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a GitLab report',
    report({ scan: {}, vulnerabilities: [] }),
    [
      'reports/scan.json: found a GitLab container scanning report, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a report of an SBOM',
    report({ ...REDIS, ArtifactType: 'cyclonedx' }),
    [
      'reports/scan.json: found a Trivy report of a CycloneDX SBOM, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a Grype report of a directory',
    report(grype([], {}, { source: { type: 'directory', target: 'x' } })),
    [
      'reports/scan.json: found a Grype report of a directory, not of an image, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: grype IMAGE --output json',
    ],
  ],
  [
    'a part of a Grype report',
    report({ matches: [] }),
    [
      'reports/scan.json: found matches without the descriptor and source of a Grype report, expected a Trivy (schema version 2) or Grype report of a container image in JSON; run grype --output json',
    ],
  ],
  [
    'a report of a tool like Grype',
    report(grype([], {}, { descriptor: { name: 'xeol' } })),
    [
      'reports/scan.json: found a report of another tool ("xeol"), expected a Trivy (schema version 2) or Grype report of a container image in JSON; run grype IMAGE --output json',
    ],
  ],
  [
    'a report of a future Trivy',
    report({ SchemaVersion: 3 }),
    [
      'reports/scan.json: found a Trivy report of schema version 3, expected a Trivy (schema version 2) or Grype report of a container image in JSON; use a version of Trivy that writes schema version 2',
    ],
  ],
  [
    'a number as report',
    report('42'),
    [
      'reports/scan.json: found 42, expected a Trivy (schema version 2) or Grype report of a container image in JSON; scan the image itself: trivy image --format json --output FILE IMAGE',
    ],
  ],
  [
    'a report with a number as name of a package',
    report(trivy([{ VulnerabilityID: 'CVE-1', PkgName: 7 }])),
    [
      'reports/scan.json Results[0].Vulnerabilities[0].PkgName: found 7, expected a text that is not empty; not a valid Trivy report; scan again',
    ],
  ],
  [
    'a report without identifiers',
    report(trivy([{ PkgName: 'x' }])),
    [
      'reports/scan.json Results[0].Vulnerabilities[0].VulnerabilityID: found nothing, expected a text that is not empty; not a valid Trivy report; scan again',
    ],
  ],
  [
    'two reports in one file',
    report(`${JSON.stringify(REDIS)}\n${JSON.stringify(REDIS)}`),
    [
      'reports/scan.json:2:1: found text that is not JSON, expected a report in JSON; write the report with --output FILE, and nothing else to that file',
    ],
  ],
  [
    'a report after lines of a log',
    report(`2026-01-01 INFO\n${JSON.stringify(REDIS)}`),
    [
      'reports/scan.json:1:5: found text that is not JSON, expected a report in JSON; write the report with --output FILE, and nothing else to that file',
    ],
  ],
  [
    'a report in UTF-16',
    {
      files: {
        ...FOREIGN,
        'reports/r.json': Buffer.from(`\ufeff${JSON.stringify(REDIS)}`, 'utf16le'),
      },
      inputs: { reports: 'reports' },
    },
    [
      'reports/r.json: found UTF-16, expected UTF-8; write the report with --output FILE instead of > in PowerShell',
    ],
  ],
  [
    'a report of an old Grype',
    report(
      grype(
        [],
        { userInput: 'ghcr.io/acme/images/redis:8.2.1' },
        { descriptor: { name: 'grype', version: '0.80.0' } },
      ),
    ),
    [
      'reports/scan.json: found a report of Grype "0.80.0", expected 0.106 or newer: an older one does not say that the operating system is end of life, so a report without findings proves less than it seems to; update Grype',
    ],
  ],
  [
    'a Grype report that leaves findings out',
    report(
      grype(
        [],
        { userInput: 'ghcr.io/acme/images/redis:8.2.1' },
        {
          ignoredMatches: [
            {
              vulnerability: { id: 'CVE-1', severity: 'High', fix: { versions: [] } },
              artifact: { name: 'x', version: '1' },
              appliedIgnoreRules: [{ vulnerability: '', 'fix-state': 'not-fixed' }],
            },
          ],
        },
      ),
    ),
    [
      'reports/scan.json: found findings that Grype left out by the rule fix-state: "not-fixed", expected a report of all findings; the counts are too low: scan without --only-fixed, --only-notfixed and rules of this kind',
    ],
  ],
  [
    'lines of reports that exclude everything',
    {
      files: { ...FOREIGN, 'reports/r.json': JSON.stringify(REDIS) },
      inputs: { reports: 'reports\n!reports/*.json' },
    },
    [
      'input reports: found no file that the lines with ! do not exclude, expected at least one; exclude less',
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
  [
    'an error page in place of the KEV catalog',
    kev('<!doctype html><title>Access Denied</title>'),
    [
      'kev.json:1: found a web page ("Access Denied"), expected the KEV catalog of CISA in JSON; the server did not send the file: try https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json or, if CISA refuses this runner, its copy https://raw.githubusercontent.com/cisagov/kev-data/develop/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'EPSS scores in place of the KEV catalog',
    kev(`${EPSS}CVE-2026-1,0.1,0.2\n`),
    [
      'kev.json:1: found EPSS scores, expected the KEV catalog of CISA in JSON; the inputs kev and epss are swapped: name this file in epss; until then the published values stay',
    ],
  ],
  [
    'the KEV catalog as CSV',
    kev('cveID,vendorProject,product\nCVE-2026-1,a,b\n'),
    [
      'kev.json:1: found CSV, expected the KEV catalog of CISA in JSON; CISA has the same in JSON: https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'the KEV catalog as CSV with quotes',
    kev('"cveID","vendorProject"\n"CVE-2026-1","a"\n'),
    [
      'kev.json:1: found CSV, expected the KEV catalog of CISA in JSON; CISA has the same in JSON: https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'a KEV catalog that is cut off',
    kev('{"catalogVersion": "1", "vulnerabilities": ['),
    [
      'kev.json:1:45: found text that is not JSON, or not all of it, expected the KEV catalog of CISA in JSON; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'an object that is no KEV catalog',
    kev('{}'),
    [
      'kev.json catalogVersion: found nothing, expected a text of at most 1000 characters; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'an empty KEV catalog',
    kev(''),
    [
      'kev.json: found an empty file, expected the KEV catalog of CISA in JSON; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'a KEV catalog in a ZIP archive',
    kev(Buffer.from('PK\u0003\u0004xx', 'latin1')),
    [
      'kev.json: found a ZIP archive, expected the KEV catalog of CISA in JSON; unpack it before this step; only gzip is unpacked here; until then the published values stay',
    ],
  ],
  [
    'a KEV catalog in UTF-16',
    kev(Buffer.from('\ufeff{}', 'utf16le')),
    [
      'kev.json: found text in UTF-16, expected the KEV catalog of CISA in JSON; write it with curl --output, not with > in PowerShell; until then the published values stay',
    ],
  ],
  [
    'a KEV catalog in Latin-1',
    kev(Buffer.from('{"a": "\u00e9"}', 'latin1')),
    [
      'kev.json: found bytes that are not UTF-8, expected the KEV catalog of CISA in JSON; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'a packed KEV catalog that is cut off',
    kev(gzipSync('{}').subarray(0, 15)),
    [
      'kev.json: found gzip data that is damaged or cut off, expected a whole gzip file; download the file again; until then the published values stay',
    ],
  ],
  [
    'a KEV catalog without an entry',
    kev(JSON.stringify({ ...KEV, vulnerabilities: [] })),
    [
      'kev.json vulnerabilities: found no entry, expected at least one; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'an entry of the KEV catalog with a wrong identifier',
    kev(JSON.stringify({ ...KEV, vulnerabilities: [{ ...KEV_ENTRY, cveID: 'CVE-26-1' }] })),
    [
      'kev.json vulnerabilities[0].cveID: found "CVE-26-1", expected a CVE identifier such as CVE-2026-14456; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'an entry of the KEV catalog with a wrong date',
    kev(JSON.stringify({ ...KEV, vulnerabilities: [{ ...KEV_ENTRY, dateAdded: '01/02/2026' }] })),
    [
      'kev.json vulnerabilities[0].dateAdded: found "01/02/2026", expected a date such as 2026-01-31; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'a KEV catalog of the future',
    kev(JSON.stringify({ ...KEV, vulnerabilities: [{ ...KEV_ENTRY, dateAdded: '2099-01-01' }] })),
    [
      'kev.json vulnerabilities: found only entries of the future, expected at least one; download it again from https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json; until then the published values stay',
    ],
  ],
  [
    'an entry of the KEV catalog of the future',
    kev(
      JSON.stringify({
        ...KEV,
        vulnerabilities: [KEV_ENTRY, { cveID: 'CVE-2026-1002', dateAdded: '2099-01-01' }],
      }),
    ),
    [
      'kev.json: found the dateAdded 2099-01-01 of CVE-2026-1002, expected none more than 24 hours ahead of the clock of this runner, so the entry is left out; check the clocks',
    ],
  ],
  [
    'an address as kev',
    inputs({ kev: 'https://www.cisa.gov/x.json' }),
    [
      'https://www.cisa.gov/x.json: found an address, expected the path of a file, since the action downloads nothing; add a step with curl --fail --location --output FILE ADDRESS, as in the nightly example, and name FILE',
    ],
  ],
  [
    'two files as kev',
    inputs({ kev: 'a.json\nb.json' }),
    ['a.json\\u000ab.json: found several lines, expected the path of one file; write one path'],
  ],
  [
    'a folder as kev',
    { files: { ...FOREIGN, 'kev/x': '' }, inputs: { kev: 'kev' } },
    [
      'kev: found a folder, expected a file; name the file in the input; until then the published values stay',
    ],
  ],
  [
    'the KEV catalog in place of EPSS scores',
    epss(JSON.stringify({ ...KEV, vulnerabilities: [KEV_ENTRY] })),
    [
      'epss.csv:1: found a KEV catalog, expected an EPSS score file in CSV; the inputs kev and epss are swapped: name this file in kev; until then the published values stay',
    ],
  ],
  [
    'the answer of an API in place of EPSS scores',
    epss('{"status": "OK", "data": []}'),
    [
      'epss.csv:1: found JSON, expected an EPSS score file in CSV; an API answers in JSON; download https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'an error page in place of EPSS scores',
    epss('<html><head><title>404 Not Found</title>'),
    [
      'epss.csv:1: found a web page ("404 Not Found"), expected an EPSS score file in CSV; the server did not send the file: try https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'EPSS scores from a spreadsheet, with semicolons',
    epss('cve;epss;percentile\nCVE-2026-1;0,1;0,2\n'),
    [
      'epss.csv:1: found CSV with semicolons, expected an EPSS score file in CSV; use the file as https://epss.empiricalsecurity.com/epss_scores-current.csv.gz has it: a spreadsheet changes it; until then the published values stay',
    ],
  ],
  [
    'EPSS scores from a spreadsheet, with quotes',
    epss('"cve","epss","percentile"\n"CVE-2026-1","0.1","0.2"\n'),
    [
      'epss.csv:1: found CSV with quotes, expected an EPSS score file in CSV; use the file as https://epss.empiricalsecurity.com/epss_scores-current.csv.gz has it: a spreadsheet changes it; until then the published values stay',
    ],
  ],
  [
    'EPSS scores in a ZIP archive',
    epss(Buffer.from('PK\u0003\u0004xx', 'latin1')),
    [
      'epss.csv: found a ZIP archive, expected an EPSS score file in CSV; unpack it before this step; only gzip is unpacked here; until then the published values stay',
    ],
  ],
  [
    'EPSS scores without a row',
    epss(EPSS),
    [
      'epss.csv: found no row below the header, expected at least one; download it again from https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'EPSS scores with other columns',
    epss('id,score\nCVE-2026-1,0.1\n'),
    [
      'epss.csv:1: found "id,score", expected a header with the columns cve and epss, and maybe percentile, each once; download it again from https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'an EPSS score in percent',
    epss(`${EPSS}CVE-2026-1001,17%,0.2\n`),
    [
      'epss.csv:3: found "17%" in the column epss, expected a number from 0 to 1; download it again from https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'EPSS scores that are cut off',
    epss(`${EPSS}CVE-2026-1001,0.1,0.2\nCVE-20`),
    [
      'epss.csv:4: found 1 value, expected 3 values, one for each column of the header; download it again from https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'EPSS scores with an empty line',
    epss(`${EPSS}\n\n`),
    [
      'epss.csv:3: found an empty line, expected 3 values, one for each column of the header; download it again from https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'EPSS scores with a wrong date',
    epss('#score_date:yesterday\ncve,epss\nCVE-2026-1001,0.1\n'),
    [
      'epss.csv:1: found "yesterday" as score_date, expected an RFC 3339 date and time such as 2026-01-31T00:00:00Z; download it again from https://epss.empiricalsecurity.com/epss_scores-current.csv.gz; until then the published values stay',
    ],
  ],
  [
    'EPSS scores of the future',
    epss('#score_date:2099-01-01T00:00:00Z\ncve,epss\nCVE-2026-1001,0.1\n'),
    [
      'epss.csv: found the score_date 2099-01-01T00:00:00Z, expected none more than 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks',
    ],
  ],
  [
    'no file of updates',
    { inputs: { updates: 'updates.yaml' } },
    [
      'updates.yaml: found no such file, expected it in the workspace; check the path in the input, and that the repository that has it is checked out before this step',
    ],
  ],
  [
    'an update with an address without https',
    updates('- {app: redis, from: 8.2.1, to: 8.2.2, outcome: shipped, url: redis.io}\n'),
    [
      'updates.yaml:1:63 [0].url: found "redis.io", expected an http or https address; write https://redis.io',
    ],
  ],
  [
    'an update without the name of the app',
    updates('- {from: 8.2.1, to: 8.2.2, outcome: shipped}\n'),
    [
      'updates.yaml:1:3 [0].app: app is missing, expected the name of the app that was checked; add, for example, app: redis',
    ],
  ],
  [
    'an empty file of updates',
    updates(''),
    [
      'updates.yaml: found neither a list nor the key updates or data, expected a list of updates, or a map with the list under updates or data; write updates: and the list below it',
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
    'an empty path of the manifest',
    inputs({ manifest: '' }),
    [
      'input manifest: found "", expected the path of the catalog manifest; write, for example, catalog.yaml',
    ],
  ],
  [
    'latest as the id of a run',
    inputs({ artifact: 'x', 'artifact-run-id': 'latest' }),
    [
      'input artifact-run-id: found "latest", expected the id of a workflow run (a number), or an empty value for this run; write, for example, 1234567890',
    ],
  ],
  [
    'a branch with a space',
    inputs({ branch: 'gh pages' }),
    [
      'input branch: found "gh pages", expected the name of a branch such as gh-pages; write, for example, gh-pages',
    ],
  ],
  [
    'HEAD as branch',
    inputs({ branch: 'HEAD' }),
    [
      'input branch: found "HEAD", expected the name of a branch such as gh-pages; write, for example, gh-pages',
    ],
  ],
  [
    'a destination in the API',
    inputs({ destination: 'api/v1' }),
    [
      'input destination: found "api/v1", expected a folder on the branch such as docs/catalog, without "..", ".git", "api/v1" or ".nojekyll"; write, for example, docs/catalog',
    ],
  ],
  [
    'a repository that ends in .git',
    inputs({ repository: 'acme/catalog.git' }),
    [
      'input repository: found "acme/catalog.git", expected owner/name; write, for example, acme/catalog',
    ],
  ],
  [
    'a base-url with a query',
    inputs({ 'base-url': 'https://acme.github.io/?x=1' }),
    [
      'input base-url: found "https://acme.github.io/?x=1", expected an http or https address without ? or #, such as https://acme.github.io/catalog; write, for example, https://acme.github.io/catalog',
    ],
  ],
  [
    'verify: true',
    inputs({ verify: 'true' }),
    ['input verify: found "true", expected whole seconds from 0 to 3600; write, for example, 900'],
  ],
  [
    'verify in minutes',
    inputs({ verify: '15m' }),
    ['input verify: found "15m", expected whole seconds from 0 to 3600; write, for example, 900'],
  ],
  [
    'verify for two hours',
    inputs({ verify: '7200' }),
    ['input verify: found "7200", expected whole seconds from 0 to 3600; write, for example, 900'],
  ],
  [
    'a misspelt history',
    inputs({ history: 'sqash' }),
    ['input history: found "sqash", expected one of append, squash; did you mean squash?'],
  ],
  [
    'carry-forward: on',
    inputs({ 'carry-forward': 'on' }),
    ['input carry-forward: found "on", expected one of true, false; did you mean true?'],
  ],
  [
    'invalid-reports: ignore',
    inputs({ 'invalid-reports': 'ignore' }),
    [
      'input invalid-reports: found "ignore", expected one of error, warn; write one of them, or leave the input out',
    ],
  ],
  [
    'conditions separated by spaces',
    inputs({ 'fail-on': 'critical high' }),
    [
      'input fail-on: found "critical high", expected critical, high, medium, low, unknown, fixable, exploited, new (several joined by +), unscanned, partial, withheld, stale, stale-source, not-live; separated by commas or lines; did you mean critical, high?',
    ],
  ],
  [
    'a condition that ends in +',
    inputs({ 'fail-on': 'critical+' }),
    [
      'input fail-on: found "critical+", expected a word on each side of +; write critical, or add the missing word',
    ],
  ],
  [
    'two severities joined by +',
    inputs({ 'fail-on': 'critical+high' }),
    [
      'input fail-on: found "critical+high", expected at most one severity, which means it or worse; write only high to include both',
    ],
  ],
  [
    'two words joined by a colon',
    inputs({ 'fail-on': 'new:high' }),
    [
      'input fail-on: found "new:high", expected critical, high, medium, low, unknown, fixable, exploited, new (several joined by +), unscanned, partial, withheld, stale, stale-source, not-live; separated by commas or lines; did you mean new+high?',
    ],
  ],
  [
    'a state joined to a severity',
    inputs({ 'fail-on': 'critical+stale' }),
    [
      'input fail-on: found "critical+stale", expected stale to stand alone, since it is about versions, the source or the site and not about findings; separate it by a comma: critical, stale',
    ],
  ],
  [
    'not-live without verify',
    inputs({ 'fail-on': 'not-live' }),
    [
      'input fail-on: found not-live with verify: 0, expected seconds to wait for the site; set verify, for example to 900, or remove not-live',
    ],
  ],
  [
    'a condition by the name of a list',
    inputs({ 'fail-on': 'kev' }),
    [
      'input fail-on: found "kev", expected critical, high, medium, low, unknown, fixable, exploited, new (several joined by +), unscanned, partial, withheld, stale, stale-source, not-live; separated by commas or lines; write, for example, critical+new',
    ],
  ],
  [
    'fail-on: true',
    inputs({ 'fail-on': 'true' }),
    [
      'input fail-on: found "true", expected critical, high, medium, low, unknown, fixable, exploited, new (several joined by +), unscanned, partial, withheld, stale, stale-source, not-live; separated by commas or lines; write, for example, critical+new',
    ],
  ],
  [
    'a condition of + alone',
    inputs({ 'fail-on': '+' }),
    [
      'input fail-on: found "+", expected a word on each side of +; remove it, or write a gate such as critical+new',
    ],
  ],
  [
    'no artifact',
    { artifacts: [], inputs: { artifact: 'scan' } },
    [
      'input artifact: found no artifact of run 1 for the line "scan", expected one; check the name, and that the jobs that upload it have finished before this one (needs)',
    ],
  ],
  [
    'a misspelt artifact',
    { artifacts: [artifact('scans')], inputs: { artifact: 'scan' } },
    [
      'input artifact: found no artifact of run 1 for the line "scan", expected one; did you mean "scans"?',
    ],
  ],
  [
    'an artifact that has expired',
    { artifacts: [artifact('scan', { expired: true })], inputs: { artifact: 'scan' } },
    [
      'input artifact: found the artifact "scan" of run 1, which expired, expected one that GitHub still has; scan again, or keep artifacts for longer (retention-days)',
    ],
  ],
  [
    'artifacts of a fork',
    { artifacts: [artifact('scan', { fromFork: true })], inputs: { artifact: 'scan' } },
    [
      "input artifact: found run 1, which worked on the head of another repository, such as a fork's pull request, whose author controls the artifacts, expected one that worked on this repository; scan in such a run",
    ],
  ],
  [
    'an artifact without a report',
    { artifacts: [artifact('scan-empty')], inputs: { artifact: 'scan-*' } },
    [
      'input artifact: found no report file (*.json, *.json.gz) in the artifacts of run 1 for the line "scan-*", expected one; check what the scan uploads',
    ],
  ],
  [
    'a run of a pull request',
    { artifacts: [artifact('scan')], inputs: { artifact: 'scan', 'artifact-run-id': '7' } },
    [
      'input artifact-run-id: found run 7, which was started by "pull_request", and a pull request decides what its artifacts contain, expected a run of another event, such as schedule or push; state the id of such a run',
    ],
  ],
  [
    'artifacts on one line',
    { artifacts: [artifact('a'), artifact('b')], inputs: { artifact: 'a, b' } },
    [
      'input artifact: found no artifact of run 1 for the line "a, b", expected one; write artifact: | and each name on a line of its own',
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
  [
    'the branch of the sources',
    { inputs: { branch: 'main' }, branch: { 'README.md': '' }, startedOn: 'main' },
    [
      'input branch: found "main", which is the branch that this run was started on, expected a branch of its own, since every publish adds a commit; publish to another branch, here or in a repository of its own',
    ],
  ],
  [
    'a manifest that lost its images',
    { ...edit(/ {2}- slug: redis[\s\S]*?(?=charts:)/, ''), published: GOOD },
    [
      'this run would remove 2 of 2 published images ("redis", "nginx"), expected at most half of them; nothing was published; if this is intended, run once with allow-removals: true; if not, correct the manifest or give the missing reports',
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
    messages.filter(
      (each) => !/(found .+|\w+ is missing|would remove .+), expected .+; .+/.test(each),
    ),
  ).toEqual([]);
});
