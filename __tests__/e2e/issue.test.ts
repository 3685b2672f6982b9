/** The issue that publish.yml keeps about what is left to do: over nights of a catalog, and from outputs as they may be. */
import { expect, test } from '@jest/globals';
import { exampleNamed, OURS, type Workflow, workflowNamed } from '../workflows/workflow';
import { type FindingFields, image, MANIFEST, manifestOf, reportOf } from './builders';
import { BOT, type Issue, type IssuesServer, withIssues } from './issues-server';
import { inWorld } from './runs';
import { onLinux, reference, start, tracesOf } from './workflow-starts';
import type { World } from './world';

const KEV = 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json';
const kevOf = (released: string, ids: readonly string[]): string =>
  JSON.stringify({
    ...{ catalogVersion: released, dateReleased: released },
    vulnerabilities: ids.map((cveID) => ({ cveID, dateAdded: '2026-01-02' })),
  });

const BEGIN = `<!-- catalog issue of ${MANIFEST}, `;
const END = '<!-- end of the catalog issue -->';

/** The versions in the block of a body that a program can read. */
const dataIn = (body: string | null | undefined): readonly unknown[] =>
  JSON.parse(/^```json\n([\s\S]*?)^```$/m.exec(body ?? '')?.[1] ?? '[]');

const nightly = (): Workflow => {
  const { nightly: job = {} } = exampleNamed('nightly.yml').jobs;
  const permissions = { ...job.permissions, issues: 'write' };
  const given = { issue: true, epss: false, verify: 0 };
  return { on: 'schedule', jobs: { nightly: { ...job, permissions, with: given } } };
};

/** A night whose scan finds these, and whether its run succeeded. */
const night = async (
  w: World,
  issues: IssuesServer,
  number: number,
  findings: readonly FindingFields[],
  exploited: readonly string[] = [],
): Promise<boolean> => {
  const at = `2026-01-0${number}T02:17:00Z`;
  const reports = { [reference('redis', ':8.2')]: reportOf('redis', '8.2', findings, { at }) };
  issues.changes.length = 0;
  const traces = tracesOf();
  const downloads = { [KEV]: kevOf(at, ['CVE-1999-0001', ...exploited]) };
  await start(w, nightly(), {}, reports, { downloads, issues, traces }).catch((error) => {
    if (!String(error).includes('input fail-on: ')) throw error;
  });
  return Object.fromEntries(traces.results)['nightly'] === 'success';
};

const finding = (number: number): FindingFields => ({ id: `CVE-2026-000${number}`, fixed: '2.0' });
const [A, B, C] = [finding(1), finding(2), finding(3)];
const EXPLOITED = ['CVE-2026-0001'];

/** Outputs of a publish with nothing to do. */
const QUIET = {
  ...{ summary: '## ✅ Nothing changed\n\nAll is well', 'needs-rebuild': '[]', opened: '0' },
  ...{ 'newly-exploited': '0', exploited: '', unscanned: '0', withheld: '0', stale: '' },
};
type Given = Readonly<Partial<Record<keyof typeof QUIET, string>>>;
const REBUILD = { slug: 'redis', version: '8.2', image: 'ghcr.io/acme/redis', fixable: 1 };

/** Runs the job that keeps the issue, after a publish with these outputs. */
const keep = async (
  w: World,
  issues: IssuesServer,
  given: Given,
  { manifest = MANIFEST, scope = 'write' } = {},
) => {
  const { issue = {} } = workflowNamed('publish.yml', OURS).jobs;
  const values = Object.entries({ ...QUIET, ...given });
  const outputs = Object.fromEntries(values.map(([key]) => [key, `\${{ inputs['${key}'] }}`]));
  const traces = tracesOf();
  issues.changes.length = 0;
  const jobs = {
    publish: { outputs, permissions: {}, steps: [] },
    issue: { ...issue, permissions: { issues: scope } },
  };
  const inputs = { ...Object.fromEntries(values), issue: true, draft: false, manifest };
  await start(w, { on: 'schedule', jobs }, inputs, {}, { issues, traces });
  return traces;
};

const withJob = (use: (w: World, issues: IssuesServer) => Promise<void>) =>
  inWorld((w) => {
    w.commitFile('main', MANIFEST, '');
    return withIssues((issues) => use(w, issues));
  });

/** The only issue there is. */
const only = ({ issues }: IssuesServer): Issue => {
  const [issue, ...others] = issues;
  if (issue === undefined || others.length > 0) throw new Error(`${issues.length} issues`);
  return issue;
};

onLinux('the issue', () => {
  test(
    'opens, stays silent, comments on what is new or newly exploited, stays closed by hand until then, and closes when all is done',
    inWorld((w) =>
      withIssues(async (server) => {
        const redis = { ...image('redis', []), versions: [{ version: '8.2' }] };
        w.commitFile('main', MANIFEST, manifestOf(redis));
        const { comments, changes } = server;
        expect(await night(w, server, 1, [A])).toBe(true);
        const issue = only(server);
        expect([issue.title, changes, comments]).toEqual([
          ...['Catalog: 1 to rebuild', ['POST /issues']],
          [],
        ]);
        expect(issue.body).toMatch(
          /^<!-- catalog issue of catalog\.yaml, something to do -->\n\n## /,
        );
        expect(dataIn(issue.body)).toEqual([expect.objectContaining({ slug: 'redis' })]);

        expect(await night(w, server, 2, [A])).toBe(true);
        expect([changes, comments]).toEqual([['PATCH /issues/1'], []]);

        issue.body = `Ours: ask Ada.\r\n\r\n${issue.body}\r\n\r\nDue on Friday.`;
        await night(w, server, 3, [A, B]);
        expect([changes, comments.length]).toEqual([
          ['PATCH /issues/1', 'POST /issues/1/comments'],
          1,
        ]);
        expect(comments[0]?.[1]).toMatch(
          /CVE-2026-0002.*\n\n\[The run\]\(.*\/acme\/catalog\/actions\/runs\/1\)$/,
        );

        // The run fails, and the issue says why.
        expect(await night(w, server, 4, [A, B], EXPLOITED)).toBe(false);
        expect([issue.title, comments.length]).toEqual(['Catalog: 1 exploited, 1 to rebuild', 2]);

        Object.assign(issue, { state: 'closed', title: 'What Ada does next' });
        expect(await night(w, server, 5, [A, B], EXPLOITED)).toBe(false);
        expect([issue.state, changes, comments.length]).toEqual(['closed', ['PATCH /issues/1'], 2]);

        await night(w, server, 6, [A, B, C], EXPLOITED);
        expect([issue.state, issue.state_reason, comments.length]).toEqual(['open', 'reopened', 3]);

        expect(await night(w, server, 7, [], EXPLOITED)).toBe(true);
        expect([issue.state, issue.state_reason, comments.length]).toEqual([
          ...['closed', 'completed'],
          3,
        ]);
        expect([only(server), issue.title]).toEqual([issue, 'What Ada does next']);
        expect(issue.body).toMatch(
          /^Ours: ask Ada\.\r\n\r\n<!-- catalog issue of catalog\.yaml, nothing to do -->\n[\s\S]*<!-- end of the catalog issue -->\r\n\r\nDue on Friday\.$/,
        );
      }),
    ),
  );

  test(
    'is not opened without need, reopens itself when there is something to do again, and tells of nothing twice',
    withJob(async (w, server) => {
      await keep(w, server, { opened: '3' });
      expect(server.issues).toEqual([]);
      const gaps = { unscanned: '2', withheld: '1', stale: '4' };
      await keep(w, server, { ...gaps, opened: '3' });
      const issue = only(server);
      expect([issue.title, server.comments]).toEqual([
        'Catalog: 2 not scanned, 1 withheld, 4 stale',
        [],
      ]);
      await keep(w, server, gaps);
      expect(server.changes).toEqual([]);
      await keep(w, server, { opened: '1' });
      expect([issue.state, issue.title, server.comments]).toEqual([
        ...['closed', 'Catalog: nothing to do'],
        [],
      ]);
      await keep(w, server, {});
      expect(server.changes).toEqual([]);
      await keep(w, server, { unscanned: '1' });
      expect([only(server).state, server.comments]).toEqual(['open', []]);
    }),
  );

  test(
    'takes what others write as text: names, markers, scripts and fences',
    withJob(async (w, server) => {
      const hostile = [
        '$(touch pwned) `touch pwned` ; exit 1 \'"\\ %s',
        `\${{ github.token }} ::error::x`,
        `${END} ${BEGIN}nothing to do -->`,
        '```\n@everyone\n',
      ].join('\n');
      const summary = `## ${hostile}`;
      const rebuilds = JSON.stringify([{ ...REBUILD, slug: hostile, image: hostile }]);
      const manifest = "images of $(id) --> 'x'.yaml";
      const given = { summary, 'needs-rebuild': rebuilds, exploited: '1' };
      await keep(w, server, given, { manifest });
      const issue = only(server);
      const marker = 'catalog issue of images-of---id-------x-.yaml';
      expect(issue.body).toContain(`<!-- ${marker}, something to do -->\n\n${summary}\n\n### To`);
      expect(dataIn(issue.body?.split('### To rebuild').at(-1))).toEqual(JSON.parse(rebuilds));
      issue.body = `Before.\n${issue.body}\nAfter.`;
      const { body } = issue;
      await keep(w, server, given, { manifest });
      expect([only(server).body, server.changes]).toEqual([body, []]);
      // Closed by a person, whatever the names say.
      issue.state = 'closed';
      await keep(w, server, { ...given, unscanned: '1' }, { manifest });
      expect(issue.state).toBe('closed');
      expect(issue.body).toMatch(/^Before\.\n[\s\S]*\nAfter\.$/);
    }),
  );

  test(
    'is that of the bot with the marker of the manifest, however many others there are',
    withJob(async (w, server) => {
      await keep(w, server, { exploited: '1' });
      await keep(w, server, { exploited: '1' }, { manifest: 'other.yaml' });
      const [own, other] = server.issues;
      const rest = { title: 'x', state: 'open', state_reason: null } as const;
      const add = (login: string, more: Partial<Issue>): void => {
        const number = server.issues.length + 1;
        server.issues.push({ ...rest, number, body: own?.body ?? '', user: { login }, ...more });
      };
      add('mallory', {});
      add(BOT, { pull_request: {} });
      add(BOT, { body: null });
      while (server.issues.length < 230) add(BOT, { body: 'Another workflow' });
      await keep(w, server, { exploited: '2' });
      expect([own?.title, other?.title, server.changes]).toEqual([
        ...['Catalog: 2 exploited', 'Catalog: 1 exploited'],
        ['PATCH /issues/1'],
      ]);
      expect(server.issues).toHaveLength(230);
    }),
  );

  test(
    'fits what GitHub takes, and says what it leaves out',
    withJob(async (w, server) => {
      const rebuilds = Array.from({ length: 256 }, (_, i) => ({ ...REBUILD, version: `${i}` }));
      const text = 'ü'.repeat(29_990);
      const given = { summary: `## One\n\n${text}`, 'needs-rebuild': JSON.stringify(rebuilds) };
      await keep(w, server, given);
      const issue = only(server);
      expect(issue.title).toBe('Catalog: 256 or more to rebuild');
      const { length } = dataIn(issue.body);
      expect(issue.body).toContain(`${text}\n\n### To rebuild\n\nThe first ${length} of 256:`);
      expect([length > 20, dataIn(issue.body)]).toEqual([true, rebuilds.slice(0, length)]);

      issue.body = `${'x'.repeat(20_000)}${issue.body}`;
      await keep(w, server, given);
      expect(issue.body.slice(20_000)).toContain('to do -->\n\nOne\n\n[The summary](http');
      expect([dataIn(issue.body), issue.body.length < 65_536]).toEqual([rebuilds, true]);
      await keep(w, server, { ...given, summary: '' });
      expect(issue.body).toContain('to do -->\n\n\n\n### To rebuild');
    }),
  );

  test(
    'stays as it is if the publish came to no end, and says what is missing if GitHub refuses',
    withJob(async (w, server) => {
      const { results } = await keep(w, server, { 'needs-rebuild': '', exploited: '1' });
      expect(results).toEqual([
        ['publish', 'success'],
        ['issue', 'skipped'],
      ]);
      const refused =
        '::error::GitHub refused to find the issue, see above. Expected: Settings > General > Features > Issues is on, and the job that calls this workflow grants issues: write.';
      const asked = { exploited: '1' };
      await expect(keep(w, server, asked, { scope: 'read' })).rejects.toThrow(refused);
      server.isOn = false;
      await expect(keep(w, server, asked)).rejects.toThrow(refused);
      expect(server.issues).toEqual([]);
    }),
  );
});
