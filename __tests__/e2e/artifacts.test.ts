/** Artifacts as reports; `__tests__/adapters/github` has what may go wrong with them. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { zipOf } from '../builders/zip';
import { image, MANIFEST, manifestOf, reportOf, trivyReport } from './builders';
import { idsOf, recordsIn } from './results';
import { inWorld, runWell } from './runs';
import { type FakeArtifact, jsonAnswer, serveRuns } from './runs-api';

const CATALOG = { [MANIFEST]: manifestOf(image('redis', ['1.0']), image('node', ['24'])) };
const plain = (title: string): string => trivyReport({ findings: [{ id: 'CVE-2026-1', title }] });
const NODE = reportOf('node', '24', [{ id: 'CVE-2026-2' }]);

const ARTIFACTS: ReadonlyArray<FakeArtifact> = [
  { id: 11, run: 1, name: 'b', bytes: zipOf({ 'redis/1.0.json': plain('b'), 'readme.txt': 'x' }) },
  { id: 12, run: 1, name: 'a', bytes: zipOf({ 'redis/1.0.json': plain('a') }) },
  { id: 13, run: 1, name: 'scan-node', bytes: zipOf({ 'sub/n.json.gz': gzipSync(NODE) }) },
];
/** As many as fit on a page of the list. */
const OTHERS = Array.from({ length: 100 }, (_, i) => ({ id: 100 + i, run: 1, name: `logs-${i}` }));

const LIST = '/repos/acme/catalog/actions/runs/1/artifacts?per_page=100&page=';

test(
  'artifacts of this run are read as further reports, merged in byte order of `<artifact>/<path>`, the token goes to the API only, and a list that is not there is asked for again',
  inWorld(async (w) => {
    const limited = { message: 'You have exceeded a secondary rate limit.' };
    const failures = [{ status: 0 }, jsonAnswer({ message: 'x' }, 502), jsonAnswer(limited, 403)];
    const asked = serveRuns(w, {
      artifacts: [...OTHERS, ...ARTIFACTS],
      instead: (path, count) => (path === `${LIST}1` ? failures[count - 1] : undefined),
    });
    const files = { ...CATALOG, 'aa/redis/1.0.json': plain('aa') };
    const inputs = { artifact: 'b\na\nscan-*', reports: 'aa', 'base-url': 'https://acme.test' };
    const result = await runWell(w, w.checkout(files), inputs);
    const tree = w.tree('gh-pages');
    expect(recordsIn(tree).toSorted()).toEqual(['node/24', 'redis/1.0']);
    expect(idsOf(tree, 'redis', '1.0')).toEqual(['CVE-2026-1']);
    expect(tree['api/v1/security/redis/1.0.json']).toContain('"title":"a"');
    expect(result.log).toContain('artifacts: 3, report files in them: 3\n');
    expect(asked.map(({ path }) => path).toSorted()).toEqual([
      ...[11, 12, 13].map((id) => `/repos/acme/catalog/actions/artifacts/${id}/zip`),
      ...[1, 1, 1, 1, 2].map((page) => `${LIST}${page}`),
      ...[11, 12, 13].map((id) => `/storage/${id}?signature=abc`),
    ]);
    for (const { path, authorization } of asked)
      expect(authorization !== undefined).toBe(!path.startsWith('/storage/'));
  }),
);
