/** Rehearses a release from the start of the workflow to the major tag, against a git server, releases and attestations. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { SEAL, sealOf } from '../../scripts/dist-seal.mjs';
import { filesBelow, writeFiles } from '../builders/files';
import { type Job, OURS, type Step, type Workflow, workflowOf } from '../workflows/workflow';
import { withPages } from './pages-server';
import { PROJECT, removeFolder, temporaryFolder } from './process';
import { withPrograms } from './programs';
import { publishDraft, type Releases, releasePrograms } from './release-programs';
import { inWorld } from './runs';
import type { Traces } from './workflow-machine';
import { runWorkflow } from './workflow-runner';
import { onLinux, tracesOf } from './workflow-starts';
import type { World } from './world';

const RELEASE = workflowOf(OURS.find(({ name }) => name.endsWith('/release.yml'))?.text ?? '');

type Files = Readonly<Record<string, string>>;

const projectFile = (name: string): string => readFileSync(path.join(PROJECT, name), 'utf8');

/** A small project with a version and its notes, whose `dist/` is sealed. */
const projectOf = (version: string, bundle = version): Files => {
  const root = temporaryFolder('project');
  const files = {
    'package.json': JSON.stringify({ version }),
    'CHANGELOG.md': `# Changelog\n\n## [${version}]\n\n- News of ${version}\n`,
    '.ci/run': projectFile('.ci/run'),
    'scripts/release-notes.mjs': projectFile('scripts/release-notes.mjs'),
    'dist/index.js': `run('${bundle}');\n`,
    'dist/licenses.txt': 'Licenses\n',
    'dist/sbom.cdx.json': '{"bomFormat":"CycloneDX","serialNumber":"1","specVersion":"1.6"}\n',
  };
  try {
    writeFiles(root, Object.entries(files));
    return { ...files, [`dist/${SEAL}`]: sealOf(root, path.join(root, 'dist')) };
  } finally {
    removeFolder(root);
  }
};

/** What of this project its release reads. An edit that changes no byte of the bundle leaves the seal behind. */
const ownProject = (): Files => {
  const folders = ['src', 'explorer', 'schema/v1', 'scripts', 'dist', '.ci'];
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];
  return Object.fromEntries([
    ...folders.flatMap((folder) =>
      Object.entries(filesBelow(path.join(PROJECT, folder))).map(
        ([file, bytes]) => [`${folder}/${file}`, bytes.toString()] as const,
      ),
    ),
    ...[...files, 'CHANGELOG.md'].map((file) => [file, projectFile(file)] as const),
    [`dist/${SEAL}`, sealOf(PROJECT, path.join(PROJECT, 'dist'))],
  ]);
};

/** A step by job and index, with the tags and releases that stand before it. */
type Before = readonly [string, number, Readonly<Record<string, string>>, readonly string[]];

interface Rehearsal {
  readonly w: World;
  readonly releases: Releases;
  readonly traces: Traces;
  /** Every step that ran. */
  readonly seen: Before[];
  /** Commits a project to main. */
  readonly merge: (files: Files) => string;
  /** Starts the workflow by hand, on a branch. */
  readonly draft: (workflow?: Workflow, ref?: string) => Promise<void>;
  /** Publishes a draft, which starts the workflow on its tag. */
  readonly publish: (tag: string, workflow?: Workflow) => Promise<void>;
  /** Starts the workflow by hand with `publish`; the release starts it on its tag. */
  readonly release: (tag: string) => Promise<void>;
  /** The commits of the tags, by name. */
  readonly tags: () => Readonly<Record<string, string>>;
}

const rehearse = (use: (rehearsal: Rehearsal) => Promise<void>): (() => Promise<void>) =>
  inWorld(async (w) => {
    const releases: Releases = new Map();
    const traces = tracesOf();
    const seen: Before[] = [];
    const tags = () =>
      Object.fromEntries(
        Object.entries(w.refs()).flatMap(([ref, commit]) =>
          ref.startsWith('tags/') ? [[ref.slice('tags/'.length), commit]] : [],
        ),
      );
    const beforeStep = (job: string, index: number): void =>
      void seen.push([job, index, tags(), [...releases.keys()]]);
    const run = (workflow: Workflow, event: string, ref: string, inputs = {}): Promise<void> =>
      withPages((pages) => {
        const others = releasePrograms(w, releases, traces);
        const known = { reports: {}, downloads: {}, pages, others };
        const sha = w.refs()[ref.replace('refs/', '')] ?? '';
        const given = { world: w, sha, inputs, secrets: {}, traces, pages, beforeStep };
        return withPrograms(w.root, known, async (programs) => {
          await runWorkflow(workflow, { ...given, programs, trigger: { event, ref } });
        });
      });
    await use({
      ...{ w, releases, traces, seen, tags },
      merge: (files) => w.commitFiles('main', files),
      draft: (workflow = RELEASE, ref = 'refs/heads/main') =>
        run(workflow, 'workflow_dispatch', ref),
      publish: async (tag, workflow = RELEASE) => {
        publishDraft(w, releases, tag);
        await run(workflow, 'release', `refs/tags/${tag}`);
      },
      release: async (tag) => {
        await run(RELEASE, 'workflow_dispatch', 'refs/heads/main', { publish: true });
        await run(RELEASE, 'release', `refs/tags/${tag}`);
      },
    });
  });

const stepsOf = ({ steps = [] }: Job): readonly Step[] => steps;

const nameOf = ({ name, uses = '' }: Step): string => name ?? uses.replace(/@.*/, '');

const STEPS = Object.entries(RELEASE.jobs).flatMap(([job, each]) =>
  stepsOf(each).map((step, i) => [job, i, nameOf(step)] as const),
);

/** Every step of jobs, before which the same stands. */
const before = (jobs: readonly string[], tags: Before[2], releases: Before[3]): readonly Before[] =>
  STEPS.filter(([job]) => jobs.includes(job)).map(([job, i]) => [job, i, tags, releases]);

/** The workflow whose step fails, without having done anything. Nothing is tested before. */
const failingAt = (name: string): Workflow => {
  const jobs = Object.entries(RELEASE.jobs).map(([job, each]) => {
    const steps = stepsOf(each).map((step) => (nameOf(step) === name ? { run: 'exit 1' } : step));
    return [job, { ...each, steps: job === 'test' ? [{ run: 'true' }] : steps }] as const;
  });
  return { ...RELEASE, jobs: Object.fromEntries(jobs) };
};

test('the table of steps has every step', () => {
  expect(STEPS.map(([job, , name]) => `${job}: ${name}`)).toEqual([
    'test: actions/checkout',
    'test: actions/setup-node',
    'test: There are notes',
    'test: Every test, and dist/ built again and compared',
    'draft: actions/checkout',
    'draft: A new version, on main',
    'draft: Attest who built dist/',
    'draft: Attest what is in it',
    'draft: actions/create-github-app-token',
    'draft: Draft the release',
    'major: actions/checkout',
    'major: The commit that was attested, on main, after the one of the major tag',
    'major: actions/create-github-app-token',
    'major: Move the major tag',
  ]);
});

onLinux('a release', () => {
  test(
    'of this project is drafted in the last step of all, and its major tag follows in the last one after a person publishes it',
    rehearse(async ({ w, releases, traces, seen, merge, draft, publish, tags }) => {
      const files = ownProject();
      const sha = merge(files);
      const { version } = JSON.parse(files['package.json'] ?? '') as { readonly version: string };
      const [tag, major] = [`v${version}`, `v${version.split('.')[0]}`];
      await draft();
      expect(seen.splice(0)).toEqual(before(['test', 'draft'], {}, []));
      expect([traces.results, tags()]).toEqual([
        [
          ['test', 'success'],
          ['draft', 'success'],
          ['major', 'skipped'],
        ],
        {},
      ]);
      const drafted = releases.get(tag);
      expect(drafted).toEqual({
        ...{ isDraft: true, target: sha, title: tag },
        notes: expect.stringContaining('###'),
        assets: {
          'licenses.txt': expect.stringMatching(/^sha256:/),
          'sbom.cdx.json': expect.stringMatching(/^sha256:/),
        },
      });
      const built = Object.keys(files).filter((file) => file.startsWith('dist/'));
      expect(traces.attested.map(([name]) => name)).toEqual([
        ...built.map((file) => path.basename(file)).sort(),
        'index.js: sbom.cdx.json',
      ]);
      await publish(tag);
      expect(seen).toEqual(before(['major'], { [tag]: sha }, [tag]));
      expect([tags(), [...releases.keys()]]).toEqual([{ [tag]: sha, [major]: sha }, [tag]]);
      expect(w.git('tag', '--points-at', sha).split('\n')).toEqual([major, tag]);
    }),
  );

  test(
    'tags its version and moves the major tag without a person, if asked to, each in a last step',
    rehearse(async ({ releases, seen, merge, release, tags }) => {
      const first = merge(projectOf('1.0.0'));
      await release('v1.0.0');
      seen.splice(0);
      const second = merge(projectOf('1.0.1'));
      await release('v1.0.1');
      const former = { 'v1.0.0': first, v1: first };
      expect(seen).toEqual([
        ...before(['test', 'draft'], former, ['v1.0.0']),
        ...before(['major'], { ...former, 'v1.0.1': second }, ['v1.0.0', 'v1.0.1']),
      ]);
      expect(tags()).toEqual({ 'v1.0.0': first, 'v1.0.1': second, v1: second });
      expect([...releases.values()].map(({ isDraft }) => isDraft)).toEqual([false, false]);
    }),
  );

  test(
    'moves the major tag forward, and never back',
    rehearse(async ({ merge, draft, publish, tags }) => {
      const first = merge(projectOf('1.0.0'));
      await draft();
      const second = merge(projectOf('1.1.0'));
      await draft();
      await publish('v1.1.0');
      const moved = { 'v1.1.0': second, v1: second };
      expect(tags()).toEqual(moved);
      await expect(publish('v1.0.0')).rejects.toThrow(
        '::error::found v1 on a newer commit than v1.0.0: it stays there',
      );
      expect(tags()).toEqual({ ...moved, 'v1.0.0': first });
      const third = merge(projectOf('2.0.0'));
      await draft();
      await publish('v2.0.0');
      expect(tags()).toEqual({ ...moved, 'v1.0.0': first, 'v2.0.0': third, v2: third });
    }),
  );

  test(
    'ends with a step that fails, and leaves no trace in the next run',
    rehearse(async ({ releases, merge, draft, publish, tags }) => {
      const sha = merge(projectOf('1.0.0'));
      const ofDraft = failingAt('Attest what is in it');
      const ofMajor = failingAt(
        'The commit that was attested, on main, after the one of the major tag',
      );
      await expect(draft(ofDraft)).rejects.toThrow('exit 1');
      expect([tags(), [...releases]]).toEqual([{}, []]);
      await draft();
      await expect(publish('v1.0.0', ofMajor)).rejects.toThrow('exit 1');
      expect(tags()).toEqual({ 'v1.0.0': sha });
      await publish('v1.0.0');
      expect(tags()).toEqual({ 'v1.0.0': sha, v1: sha });
    }),
  );

  const { 'CHANGELOG.md': _, ...withoutNotes } = projectOf('1.0.0');
  const project = projectOf('1.0.0');
  const weak = (job: string, permissions: Readonly<Record<string, string>>): Workflow => ({
    ...RELEASE,
    jobs: { ...RELEASE.jobs, [job]: { ...RELEASE.jobs[job], permissions } },
  });

  test.each<readonly [string, Files, string, Workflow]>([
    [
      'the changelog has no notes for the version',
      { ...withoutNotes, 'CHANGELOG.md': '## [Unreleased]\n' },
      'found no section "## [1.0.0]" in CHANGELOG.md, expected one for the version in package.json',
      RELEASE,
    ],
    [
      'dist/ differs from what is built',
      { ...project, 'dist/index.js': 'mine();\n' },
      'ended with 1: bash .ci/run',
      RELEASE,
    ],
    [
      'the job may not attest',
      project,
      'the token may not write id-token',
      weak('draft', { contents: 'read', attestations: 'write' }),
    ],
  ])('stops if %s', (_name, files, message, workflow) =>
    rehearse(async ({ releases, merge, draft, tags }) => {
      merge(files);
      await expect(draft(workflow)).rejects.toThrow(message);
      expect([tags(), [...releases]]).toEqual([{}, []]);
    })(),
  );

  test(
    'stops where it was not started on main, where the version is not new, and where a draft waits',
    rehearse(async ({ w, releases, merge, draft, publish, tags }) => {
      const sha = merge(projectOf('1.0.0'));
      w.git('update-ref', 'refs/heads/other', sha);
      await expect(draft(RELEASE, 'refs/heads/other')).rejects.toThrow(
        '::error::found refs/heads/other, expected refs/heads/main: start the run on main',
      );
      await draft();
      await expect(draft()).rejects.toThrow(
        '::error::a draft of v1.0.0 exists already: delete it under Releases, and start again',
      );
      await publish('v1.0.0');
      await expect(draft()).rejects.toThrow(
        '::error::found the tag v1.0.0, expected a new version: raise it in package.json and CHANGELOG.md',
      );
      expect([tags(), releases.size]).toEqual([{ 'v1.0.0': sha, v1: sha }, 1]);
    }),
  );

  test(
    'moves no major tag to a commit that was not attested, that main lacks, or under another name',
    rehearse(async ({ w, releases, merge, draft, publish, tags }) => {
      const sha = merge(projectOf('1.0.0'));
      await draft();
      const drafted = releases.get('v1.0.0');
      if (drafted === undefined) throw new Error('no draft');
      const target = merge({ ...projectOf('1.0.0'), 'README.md': 'The same dist/\n' });
      releases.set('v1.0.1', { ...drafted, target });
      await expect(publish('v1.0.1')).rejects.toThrow('gh attestation verify');
      releases.set('v1.0.0-rc', drafted);
      await expect(publish('v1.0.0-rc')).rejects.toThrow(
        '::error::found the tag v1.0.0-rc, expected one like v1.2.3',
      );
      w.git('update-ref', 'refs/heads/main', sha);
      releases.set('v1.0.2', { ...drafted, target });
      await expect(publish('v1.0.2')).rejects.toThrow(
        '::error::found v1.0.2 on a commit that main does not contain',
      );
      expect(Object.keys(tags())).toEqual(['v1.0.0-rc', 'v1.0.1', 'v1.0.2']);
    }),
  );
});
