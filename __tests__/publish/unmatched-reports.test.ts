/** What is said of a report that names several images, and is used for none. */
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { matchReports } from '../../src/decide/match-reports';
import { formatProblem } from '../../src/domain/problem';
import { checkUnmatched } from '../../src/publish/unmatched-reports';
import { digestOf } from '../builders/digest';
import { catalogOf, image } from '../builders/manifest';
import { scan } from '../builders/reports';

const A = digestOf('a');
const catalog = catalogOf({
  images: ['redis', 'nginx', 'node', 'php', 'curl'].map((slug, i) =>
    image(slug, { versions: [i === 0 ? { version: '7', digest: A } : { version: '7' }] }),
  ),
});
const referenceOf = (slug: string): string => `ghcr.io/acme/images/${slug}:7`;

test.each<readonly [string | null, ReadonlyArray<string>, string, string]>([
  [
    'app.tar',
    ['redis', 'nginx'],
    `2 versions of different images or digests (redis/7 (${A}), nginx/7 (no digest stated))`,
    'what was scanned, "app.tar", is not among them',
  ],
  [
    null,
    ['nginx', 'node', 'php', 'curl', 'redis'],
    '5 versions of different images or digests (nginx/7 (no digest stated), node/7 (no digest stated), php/7 (no digest stated), curl/7 (no digest stated) and 1 more)',
    'it does not say what was scanned',
  ],
])('a report of %s that names %j', (name, slugs, named, scanned) => {
  const identity = { name, references: slugs.map(referenceOf) };
  const matches = matchReports(catalog, [scan('evil.json', { identity })]);
  const problem = `evil.json: found a report that names ${named}, expected versions of one image and one digest: ${scanned}, so it is used for none; scan each image by its own reference, with its digest`;
  const told = (['ignore', 'warn', 'error'] as const).map((policy) => {
    const checked = checkUnmatched(
      catalog,
      { matches, own: undefined, followed: new Map() },
      policy,
    );
    return E.isLeft(checked)
      ? { errors: checked.left.map(formatProblem) }
      : { warnings: checked.right.warnings.map(formatProblem) };
  });
  expect(told).toEqual([{ warnings: [problem] }, { warnings: [problem] }, { errors: [problem] }]);
});

test('a report of a base that only the older manifest of a stale run states is not a mistake', () => {
  const base = { slug: 'debian', image: 'docker.io/library/debian' };
  const older = catalogOf({ bases: [{ ...base, versions: [{ version: '12-slim' }] }] });
  const scans = [scan('base.json', { identity: { references: ['debian:12-slim'] } })];
  const [matches, own] = [matchReports(catalog, scans), matchReports(older, scans)];
  expect(checkUnmatched(catalog, { matches, own, followed: new Map() }, 'error')).toEqual(
    E.right({
      warnings: [],
      notices: ['"base.json" fits only this run\'s own, older manifest; it is skipped'],
    }),
  );
});
