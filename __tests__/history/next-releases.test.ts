/** The dates that Renovate ages releases by, from what is published and what the manifest states. */
import { expect, test } from '@jest/globals';
import type { Release } from '../../src/contract/releases';
import type { JudgedImage } from '../../src/decide/verdicts';
import { nextReleases } from '../../src/derive/house/next-releases';
import { digestOf } from '../builders/digest';
import { day } from '../builders/findings';
import { catalogImage } from '../builders/manifest';

const [A, B] = [digestOf('a'), digestOf('b')];

const judged: JudgedImage = {
  ...{ slug: 'redis', image: 'ghcr.io/acme/redis', recommended: null },
  versions: [
    {
      ...{ version: '1', digest: null, decision: { kind: 'unscanned' }, state: 'unscanned' },
      ...{ scannedAt: null, scanner: null, rollup: undefined, hasUrgent: false },
      ...{ platforms: [], database: null, verdict: 'supported', urgent: null },
    },
  ],
};

interface Known {
  /** The digest of the version in the published manifest, which may state none; undefined without the version. */
  readonly digest?: string | null;
  /** The published release; undefined without one. */
  readonly release?: Pick<Release, 'since'>;
}

const releaseOf = ({ since }: Pick<Release, 'since'>): Release => ({
  ...{ version: '1', isDeprecated: false, isStable: true, verdict: 'supported', urgent: null },
  ...(since === undefined ? {} : { since }),
  former: [],
});

/** The timestamp and the `since` of version 1 after a run. */
const datesOf = (
  stated: { readonly digest?: string; readonly published?: string },
  { digest, release }: Known,
  catalogDate: string | null,
) => {
  const image = catalogImage('redis', { versions: [{ version: '1', ...stated }] });
  const former = {
    digests: new Map(digest === undefined ? [] : [['1', digest]]),
    releases: undefined,
    scannedAt: () => null,
  };
  const build = { catalogDate, findings: undefined, followed: () => undefined, site: undefined };
  const first = nextReleases(image, judged, former, build);
  const releases = release && { ...first, releases: [releaseOf(release)] };
  const next = nextReleases(image, judged, { ...former, releases }, build);
  return next.releases.map(({ releaseTimestamp, since }) => [releaseTimestamp, since]);
};

const OLD: Known = { digest: A, release: { since: day(4) } };
const UNDATED: Known = { digest: A, release: {} };

test.each<
  readonly [
    string,
    Parameters<typeof datesOf>,
    timestamp: string | undefined,
    since: string | undefined,
  ]
>([
  ['a new version begins with its commit', [{ digest: A }, {}, day(5)], day(5), day(5)],
  ['a version without a digest too', [{}, {}, day(5)], day(5), day(5)],
  [
    'one that was published, but whose release is lost, has no date',
    [{ digest: A }, { digest: A }, day(5)],
    undefined,
    undefined,
  ],
  ['with another digest, it begins anew', [{ digest: B }, { digest: A }, day(5)], day(5), day(5)],
  [
    'one that comes back begins anew',
    [{ digest: A }, { release: { since: day(4) } }, day(5)],
    day(5),
    day(5),
  ],
  ['the same digest keeps its date', [{ digest: A }, OLD, day(5)], day(4), day(4)],
  [
    'the same digest keeps that it has none',
    [{ digest: A }, UNDATED, day(5)],
    undefined,
    undefined,
  ],
  ['another digest begins anew', [{ digest: B }, OLD, day(5)], day(5), day(5)],
  ['a commit with an earlier date is believed', [{ digest: B }, OLD, day(3)], day(3), day(3)],
  [
    'without a date of the commit, the earlier one is not kept',
    [{ digest: B }, OLD, null],
    undefined,
    undefined,
  ],
  [
    'without it, the date of publication counts',
    [{ digest: B, published: day(9) }, OLD, null],
    day(9),
    undefined,
  ],
  [
    'a new digest is not as old as the date of publication that stayed',
    [{ digest: B, published: day(3) }, OLD, day(5)],
    day(5),
    day(5),
  ],
  [
    'a later date of publication counts, and changes no date of the catalog',
    [{ digest: A, published: day(6) }, OLD, day(7)],
    day(6),
    day(4),
  ],
])('%s', (_, given, ...dates) => {
  expect(datesOf(...given)).toEqual([dates]);
});
