import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { withFollowed } from '../../src/decide/follow-digests';
import { matchReports } from '../../src/decide/match-reports';
import { formatProblem } from '../../src/domain/problem';
import type { PublishedVersion } from '../../src/previous/versions';
import { checkUnmatched } from '../../src/publish/unmatched-reports';
import type { Scan } from '../../src/read/reports/scan';
import { digestOf } from '../builders/digest';
import { catalogOf, image } from '../builders/manifest';
import { scan } from '../builders/reports';

const DIGESTS: Readonly<Record<string, string>> = {
  A: digestOf('a'),
  B: digestOf('b'),
  C: digestOf('c'),
};
const IMAGES = 'ghcr.io/acme/images';
/** The texts of messages without what makes them long. */
const short = (text: string): string =>
  Object.entries(DIGESTS).reduce((all, [letter, digest]) => all.replaceAll(digest, letter), text);

const catalog = catalogOf({
  images: [
    image('redis', { versions: [{ version: '8' }, { version: '7', digest: digestOf('c') }] }),
    image('nginx', { versions: [{ version: '1' }] }),
    image('later', { status: 'planned', versions: [{ version: '1' }] }),
  ],
});

/**
 * `2 redis:8@A`: a report of the second hour, of this name and pin; `? image.tar 1.json`: without a date, at a path;
 * `2 image.tar+redis:8`: it names a tag too.
 */
const scanOf = (text: string): Scan => {
  const [hour = '', reference = '', path = 'r.json', licenses] = text.split(' ');
  const [names = '', ...letters] = reference.split('@');
  const [name = '', ...tags] = names.split('+');
  const address = `${IMAGES}/${name.split(':')[0]}`;
  const isImage = !name.endsWith('.tar');
  const digests = letters.map((letter) => DIGESTS[letter] ?? '');
  const named = isImage && name.includes(':') ? `${IMAGES}/${name}` : name;
  return scan(path, {
    scannedAt: hour === '?' ? null : `2026-08-02T0${hour}:00:00Z`,
    ...(licenses ? { soughtInstead: 'licenses' as const } : {}),
    identity: {
      ...{ name: named, digests },
      references: [named, ...tags.map((tag) => `${IMAGES}/${tag}`)],
      pins: digests.map((digest) => `${isImage ? address : `${IMAGES}/redis`}@${digest}`),
    },
  });
};

const published = (hour: number | null, letter: string | null): PublishedVersion => ({
  digest: letter === null ? null : (DIGESTS[letter] ?? null),
  ...{ state: 'scanned', scanner: 'Trivy', verdict: 'supported', urgent: false, database: null },
  ...{ scannedAt: hour === null ? null : `2026-08-02T0${hour}:00:00Z`, hasRecord: true },
});

const MOVED = (path: string, is: string): string =>
  `${path}: found a report of "${is}", expected one of "A", which a later scan of redis/8 saw; it is not used for redis/8, because the tag moved while it was scanned: scan again`;

const RIVALS =
  'redis/8.json: found a report that names 2 versions of different images or digests (redis/8 (B), nginx/1 (no digest stated)), expected versions of one image and one digest: what was scanned, "image.tar", is not among them, so it is used for none; scan each image by its own reference, with its digest';

test.each<
  readonly [
    string,
    ReadonlyArray<string>,
    PublishedVersion | undefined,
    digest: string | undefined,
    told?: ReadonlyArray<string>,
  ]
>([
  ['no report, nothing published', [], undefined, undefined],
  ['no report', [], published(1, 'A'), 'A'],
  ['a report by tag', ['2 redis:8@A'], undefined, 'A'],
  ['a report of other bytes', ['2 redis:8@A'], published(1, 'B'), 'A'],
  [
    'a report of other bytes that is late',
    ['1 redis:8@A'],
    published(2, 'B'),
    'B',
    [
      'a report is of another build than the published scan, which is later: "r.json" is of "A", the published scan of redis/8 is of "B"',
    ],
  ],
  ['a report of the same date', ['2 redis:8@A'], published(2, 'B'), 'A'],
  ['a report without a date is later than any', ['? redis:8@A'], published(2, 'B'), 'A'],
  ['a record without a date is not later', ['2 redis:8@A'], published(null, 'B'), 'A'],
  ['a report without a digest', ['2 redis:8'], published(1, 'B'), undefined],
  ['two digests', ['2 redis:8@A@B'], undefined, undefined],
  ['two digests, of which one was published', ['2 redis:8@A@B'], published(1, 'B'), 'B'],
  [
    'an archive at the place of the version',
    ['2 image.tar redis/8.json'],
    published(1, 'B'),
    undefined,
  ],
  [
    'an archive that states the published digest',
    ['2 image.tar@B redis/8.json'],
    published(1, 'B'),
    'B',
  ],
  [
    'an archive that states another digest',
    ['2 image.tar@A redis/8.json'],
    published(1, 'B'),
    undefined,
  ],
  [
    'another image at the place of the version',
    ['2 nginx:1@A redis/8.json'],
    published(1, 'B'),
    'B',
  ],
  [
    'a report that names versions of several images, and was made for neither, at the place of one',
    ['2 image.tar+redis:8+nginx:1 redis/8.json'],
    published(1, 'B'),
    'B',
    [RIVALS],
  ],
  ['a scan for licenses', ['2 redis:8@A r.json licenses'], published(1, 'B'), 'B'],
  [
    'the later of two reports',
    ['1 redis:8@B a.json', '2 redis:8@A b.json'],
    undefined,
    'A',
    [MOVED('a.json', 'B')],
  ],
  [
    'of two reports of one date the one with the first path',
    ['2 redis:8@B b.json', '2 redis:8@A a.json'],
    undefined,
    'A',
    [MOVED('b.json', 'B')],
  ],
  [
    'a report without a date next to one with a date',
    ['2 redis:8@B a.json', '? redis:8@A b.json'],
    undefined,
    'A',
    [MOVED('a.json', 'B')],
  ],
  ['the digest of another repository', ['2 other:8@A redis/8.json'], undefined, undefined],
])('%s', (_, reports, former, digest, told = []) => {
  const scans = reports.map(scanOf);
  const versions = new Map(former ? [['redis/8' as const, former]] : []);
  const { catalog: next, followed } = withFollowed(catalog, scans, { versions, bases: new Map() });
  const [redis] = next.images;
  const checked = checkUnmatched(
    next,
    { matches: matchReports(next, scans), own: undefined, followed },
    'ignore',
  );
  const remarks = E.isRight(checked) ? checked.right : undefined;
  const said = [...(remarks?.warnings ?? []).map(formatProblem), ...(remarks?.notices ?? [])];
  expect([
    redis?.versions,
    said.map(short).filter((text) => !/only by the path/.test(text)),
  ]).toEqual([
    [
      { version: '8', ...(digest ? { digest: DIGESTS[digest], digestFrom: 'scan' } : {}) },
      { version: '7', digest: digestOf('c') },
    ],
    told,
  ]);
});

test('another build is not an error, whatever the policy', () => {
  const scans = ['1 redis:8@B a.json', '2 redis:8@A b.json'].map(scanOf);
  const { catalog: next, followed } = withFollowed(catalog, scans, {
    versions: new Map(),
    bases: new Map(),
  });
  const matches = matchReports(next, scans);
  const checked = checkUnmatched(next, { matches, own: undefined, followed }, 'error');
  expect(E.isRight(checked) && checked.right.warnings.map(formatProblem).map(short)).toEqual([
    MOVED('a.json', 'B'),
  ]);
});
