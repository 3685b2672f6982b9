/** A run that drafts a manifest: because it is asked to, or because it has reports and no manifest. */
import { describe, expect, test } from '@jest/globals';
import * as TE from 'fp-ts/TaskEither';
import { type Problems, problem } from '../../src/domain/problem';
import { artifact } from '../builders/artifacts';
import { memoryGit } from '../builders/memory-git';
import { trivy } from '../builders/reports';
import { type Run, runAction } from '../builders/run';

const REPORT = JSON.stringify(trivy([], { ArtifactName: 'ghcr.io/acme/images/redis:8.2.1' }));
const WITHOUT = { 'README.md': '' };

const run = async (more: Partial<Run>) => {
  const { git, commits } = memoryGit();
  const { errors, warnings, summary } = await runAction({ git, files: WITHOUT, ...more });
  expect(commits).toEqual([]);
  return { errors, warnings, draft: /```yaml\n([^`]*)```/.exec(summary)?.[1] };
};

const found = (reports: string, file: string) =>
  `found nothing at this path in the workspace, expected a file; the log and the summary have a draft, made from ${reports}: save it as ${file}, fill in what is marked TODO, and commit it; or if there is a manifest, check the path in the input manifest, and that the repository that has it is checked out before this step`;

const DRAFT = `# A draft made from 1 report. Fill in what is marked TODO:
#   category: the group that it is listed in, such as database
#   summary: one sentence that says what it is; the page of its project begins with one
#   tier: critical, standard or low: how much depends on it
#   license: an SPDX expression such as BSD-3-Clause; see the file LICENSE of its sources
#   upstream: the address of its project, such as https://redis.io
registry: ghcr.io/acme
project: # facts for badges
  base: wolfi
images:
  - slug: redis
    category: # TODO
    tier: # TODO
    summary: # TODO
    license: # TODO
    upstream: # TODO
    versions:
      - version: 8.2.1
`;

test('the error has a draft made from the reports in the workspace', async () => {
  expect(await run({ files: { 'reports/r.json': REPORT } })).toEqual({
    errors: [found('1 report', 'catalog.yaml')],
    warnings: [],
    draft: DRAFT,
  });
});

test('the error has a draft made from the reports in artifacts', async () => {
  const runs = {
    getRun: () => TE.left<Problems, never>([problem('unexpected question')]),
    listArtifacts: () => TE.right([artifact('reports')]),
    download: () => TE.right([{ name: 'reports/r.json', location: 'x' }]),
  };
  expect(
    await run({ files: { x: REPORT }, inputs: { reports: '', artifact: 'reports' }, runs }),
  ).toEqual({ errors: [found('1 report', 'catalog.yaml')], warnings: [], draft: DRAFT });
});

test('a draft leaves out reports that are not valid, with a warning for each', async () => {
  const files = { 'reports/r.json': REPORT, 'reports/s.json': '' };
  expect(await run({ files })).toEqual({
    errors: [found('1 report', 'catalog.yaml')],
    warnings: [
      'reports/s.json: found an empty file, expected a report; the scan failed or wrote nothing: scan again',
    ],
    draft: DRAFT,
  });
});

test.each([
  ['without the inputs reports and artifact', { inputs: { reports: '' } }, []],
  ['without a report', {}, []],
  [
    'with reports that do not name an image',
    { files: { 'reports/r.json': JSON.stringify(trivy([], { ArtifactName: 'x.tar' })) } },
    [],
  ],
  [
    'with artifacts that cannot be read, and says so',
    { inputs: { reports: '', artifact: 'x' } },
    ['unexpected question'],
  ],
])('there is no draft %s', async (_, more, others) => {
  expect(await run(more)).toEqual({
    errors: ['no catalog.yaml', ...others],
    warnings: [],
    draft: undefined,
  });
});

describe('with the input draft', () => {
  const draft = async (more: Partial<Run> = {}) => {
    const { git, commits } = memoryGit();
    const inputs = { draft: 'true', ...more.inputs };
    const files = { 'catalog.yaml': 'not read', 'reports/r.json': REPORT };
    const { outputs, ...ran } = await runAction({ git, files, ...more, inputs });
    expect(commits).toEqual([]);
    expect(outputs).toEqual({ summary: ran.summary });
    return ran;
  };

  const found = (warnings: string) => `## 📝 The draft of a manifest, made from 1 report

Save it as \`catalog.yaml\`, fill in what is marked TODO, and commit it. Nothing was published.

\`\`\`yaml
${DRAFT}\`\`\`
${warnings}`;

  test('the run succeeds, and its summary and log have the draft', async () => {
    const { errors, warnings, summary, log } = await draft();
    expect({ errors, warnings, summary }).toEqual({
      errors: [],
      warnings: [],
      summary: found(''),
    });
    expect(log.join('\n')).toContain(DRAFT.trimEnd());
    expect(log.at(-1)).toBe(
      '📝 Drafted catalog.yaml from 1 report, see the summary; nothing was published',
    );
  });

  test('a report that is not valid is a warning', async () => {
    const { errors, warnings, summary } = await draft({
      files: { 'reports/r.json': REPORT, 'reports/s.json': '' },
    });
    expect([errors, warnings.length, summary]).toEqual([
      [],
      1,
      found(`
There is also **1 warning**:

- \`reports/s.json\`: found an empty file, expected a report; the scan failed or wrote nothing: scan again
`),
    ]);
  });

  test('a manifest in JSON has its draft in YAML', async () => {
    const { summary } = await draft({ inputs: { draft: 'true', manifest: 'own.json' } });
    expect(summary).toContain('Save it as `own.yaml`,');
  });

  test('the run fails if no report names an image', async () => {
    const { errors, summary } = await draft({ files: {} });
    expect(errors).toEqual([
      'found no report that names an image, expected one to make a draft from; scan an image by its tag, or name the file <slug>/<version>.json',
    ]);
    expect(summary).toMatch(/^## ❌ Publishing failed: 1 problem\n/);
  });
});
