/** A run whose source commit is not the published one; `__tests__/publish/choose-manifest.test.ts` has every case. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { answerTo } from '../builders/github-api';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { json, noticesOf, statesOf } from './results';
import { inWorld, runWell } from './runs';
import { jsonAnswer } from './runs-api';
import type { World } from './world';

const OLD = manifestOf(image('redis', ['1.0']));
const NEW = manifestOf(image('redis', ['1.0', '2.0']), image('node', ['24']));
const SCAN = reportOf('redis', '1.0', [{ id: 'CVE-2026-1' }]);

/** GitHub's API with these relations of commits; everything else is not found. */
const compare = (w: World, relations: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const asked: string[] = [];
  w.server.hooks.onRequest = async ({ url }) => {
    const [, found, commits = ''] =
      /\/api\/v3(\/repos\/acme\/catalog\/(?:compare\/)?([^?]*))/.exec(url) ?? [];
    if (found === undefined) return undefined;
    asked.push(commits);
    const status = relations[commits];
    // Only the second page of a comparison comes without the changed files.
    if (status === undefined || !/[?&]page=2$/.test(url)) return undefined;
    return jsonAnswer(answerTo(found, { status }));
  };
  return asked;
};

test(
  'adds its scans to the published manifest if GitHub says that it is older, and on the default branch that the event names',
  inWorld(async (w) => {
    const older = w.checkout({ [MANIFEST]: OLD, 'r.json': SCAN });
    const newer = w.checkout({ [MANIFEST]: NEW });
    await runWell(w, newer);
    const relation = `${older.sha}...${newer.sha}`;
    const contained = `trunk...${newer.sha}`;
    const event = path.join(w.root, 'payload.json');
    writeFileSync(event, JSON.stringify({ repository: { default_branch: 'trunk' } }));
    const asked = compare(w, { [relation]: 'ahead', [contained]: 'identical' });
    const env = { GITHUB_EVENT_PATH: event };
    const result = await runWell(w, older, { reports: 'r.json' }, { env });
    expect([result.outputs['stale-source'], noticesOf(result)]).toEqual([
      'true',
      [
        `this run's source commit ${older.sha} is older than the published one, ${newer.sha}: the published manifest stays and this run adds its scans; to go back on purpose, revert with a new commit`,
      ],
    ]);
    expect(asked).toEqual([relation, contained, 'pages']);
    const tree = w.tree('gh-pages');
    expect([json(tree, 'api/v1/state.json'), statesOf(tree)]).toMatchObject([
      { source: { commit: newer.sha } },
      { 'redis/2.0': 'unscanned', 'redis/1.0': 'scanned', 'node/24': 'unscanned' },
    ]);
    expect(w.log('gh-pages')[0]?.message).toContain(
      `\nSource-Commit: ${newer.sha}\nStale-Source-Commit: ${older.sha}\n`,
    );
  }),
);
