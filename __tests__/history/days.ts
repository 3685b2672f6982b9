/** Documents with defaults for fields that a test does not state, and random ones with hostile texts. */
import fc from 'fast-check';
import type {
  ChangedVersions,
  ChartChanges,
  CveChanges,
  DayChanges,
  ImageChanges,
} from '../../src/contract/changes';
import type { AffectedImage, CveCollection, CveDocument, CveItem } from '../../src/contract/cves';
import type { FeedHead } from '../../src/derive/address';
import { compareText } from '../../src/domain/values/compare';
import { anyText, severity, tag } from '../builders/arbitraries';
import { digestOf } from '../builders/digest';

export const DAY = '2026-08-14';
export const at = (time: string, day = DAY): string => `${day}T${time}Z`;

export const HEAD: FeedHead = {
  name: 'Acme',
  site: 'https://acme.github.io/catalog',
  namespace: 'https://github.com/acme/catalog#gh-pages:',
  from: '2026-07-26T02:11:40Z',
};

const SPAN = { first: at('01:00:00'), last: at('02:00:00') };

/** `redis 8.2.2 8.0.3` is the image redis with two versions. */
export const changed = (text: string): ChangedVersions => {
  const [slug = '', ...versions] = text.split(' ');
  return { slug, versions };
};

export const cveChanges = (id: string, more: Partial<CveChanges> = {}): CveChanges => ({
  ...{ id, severity: 'HIGH', title: null },
  ...{ opened: [], fixable: [], closed: [], suppressed: [] },
  ...{ ...SPAN, withdrawn: [] },
  ...more,
});

export const imageChanges = (slug: string, more: Partial<ImageChanges> = {}): ImageChanges => ({
  ...{ slug, new: false, gone: false, added: [], removed: [], rebuilt: [] },
  ...SPAN,
  ...more,
});

export const chartChanges = (slug: string, more: Partial<ChartChanges> = {}): ChartChanges => ({
  ...{ slug, new: false, gone: false, versions: [] },
  ...SPAN,
  ...more,
});

export const dayOf = (more: Partial<DayChanges> = {}): DayChanges => ({
  ...{ apiVersion: 'v1', resource: 'changes', date: DAY, cves: [], images: [], charts: [] },
  ...more,
});

export const knownItem = (id: string, added: string, more: Partial<CveItem> = {}): CveItem => ({
  ...{ id, aliases: [], severity: 'HIGH', title: null, packages: [], exploitation: 'known' },
  ...{ kev: { added, due: null, ransomware: false }, epss: null },
  ...{ images: 1, versions: 1, confirmed: 1, fixable: 0, latest: 1, since: null },
  href: `/api/v1/cve/2026/${id}.json`,
  packageNames: [],
  ...more,
});

export const listOf = (...data: ReadonlyArray<CveItem>): CveCollection => ({
  ...{ apiVersion: 'v1', resource: 'cves' },
  coverage: { versions: 1, scanned: 1, partial: 0, withheld: 0, unscanned: 0 },
  ...{ kev: null, epss: null, total: data.length, data: [...data], exploitedBefore: [] },
});

const affected = (slug: string): AffectedImage => ({
  ...{ slug, image: `r/${slug}`, latest: null, severity: 'HIGH', since: null, versions: [] },
});

/** The document of a vulnerability that is open in these images. */
export const documentOf = (id: string, ...slugs: ReadonlyArray<string>): CveDocument => ({
  ...{ apiVersion: 'v1', resource: 'cve', id, aliases: [], see: [], severity: 'HIGH' },
  ...{ title: null, url: null, images: slugs.map(affected), suppressed: [], closed: [] },
});

const HOSTILE = [
  ...[']]>', '<script>alert(1)</script>', '&amp;', '&#0;', '"', "'", '<!--', '\u0000', '\u0008'],
  ...['\u000b', '\u001f', '\u007f', '\u0085', '\u2028', '\ufffe', '\uffff', '\ufeff', '\r', '\r\n'],
  ...['\n', '\t', ' ', '😀', '%', '#', '?', '/', ':'],
];

/** Any text that a document may contain: well-formed and not empty. */
export const text: fc.Arbitrary<string> = fc
  .oneof(
    fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string()), { maxLength: 6 }),
    anyText.map((each) => [each]),
  )
  .map((parts) => parts.join('').toWellFormed())
  .filter((each) => each !== '');

const uniqueBy = <A>(
  arbitrary: fc.Arbitrary<A>,
  key: (item: A) => string,
  maxLength = 4,
): fc.Arbitrary<A[]> =>
  fc
    .uniqueArray(arbitrary, { selector: key, maxLength })
    .map((items) => [...items].sort((a, b) => compareText(key(a), key(b))));

const slug = fc.constantFrom(...'a b c d e'.split(' '));
const version = fc.oneof(tag, fc.constantFrom('2', '10', '1.0', '1.0-rc'));
const tags = fc.uniqueArray(version, { maxLength: 3 });
const digest = fc.constantFrom(null, ...['a', 'b'].map(digestOf));
const changedIn = uniqueBy(fc.record({ slug, versions: tags }), (each) => each.slug);

/** Earliest and latest date within a day. */
const spanIn = (day: string) =>
  fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })).map(([a, b]) => ({
    first: at(`00:00:0${Math.min(a, b)}`, day),
    last: at(`00:00:0${Math.max(a, b)}`, day),
  }));

const orNull = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { nil: null });
const CVES = Array.from({ length: 30 }, (_, i) => `CVE-2026-${1000 + i}`);
export const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...CVES) }, text);

const cvesOn = (day: string): fc.Arbitrary<CveChanges[]> =>
  uniqueBy(
    fc
      .record({
        ...{ id, severity, title: orNull(text) },
        ...{ opened: changedIn, fixable: changedIn, closed: changedIn, suppressed: changedIn },
        withdrawn: changedIn,
      })
      .chain((each) => spanIn(day).map((span) => ({ ...each, ...span }))),
    (each) => each.id,
    12,
  );

const imagesOn = (day: string): fc.Arbitrary<ImageChanges[]> =>
  uniqueBy(
    fc
      .record({
        ...{ slug, new: fc.boolean(), gone: fc.boolean(), added: tags, removed: tags },
        rebuilt: fc.array(
          fc.record({
            ...{ version, from: digest, to: digest },
            at: fc.constantFrom('00:00:00', '00:00:05').map((time) => at(time, day)),
          }),
          { maxLength: 3 },
        ),
      })
      .chain((each) => spanIn(day).map((span) => ({ ...each, ...span }))),
    (each) => each.slug,
  );

const chartsOn = (day: string): fc.Arbitrary<ChartChanges[]> =>
  uniqueBy(
    fc
      .record({
        ...{ slug, new: fc.boolean(), gone: fc.boolean() },
        versions: fc.array(
          fc.record({ from: text, to: text, at: fc.constant(at('00:00:00', day)) }),
          { maxLength: 2 },
        ),
      })
      .chain((each) => spanIn(day).map((span) => ({ ...each, ...span }))),
    (each) => each.slug,
  );

/** Any document of a day, with or without facts. */
export const anyDay = (date: string): fc.Arbitrary<DayChanges> =>
  fc
    .record({ cves: cvesOn(date), images: imagesOn(date), charts: chartsOn(date) })
    .map((all) => dayOf({ date, ...all }));

/** The day with an index, from 0. */
export const dayNumber = (n: number): string =>
  new Date(Date.UTC(2026, 7, 1) + n * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Documents of some of 24 days, the oldest first. */
export const anyDays: fc.Arbitrary<ReadonlyArray<DayChanges>> = fc
  .subarray(Array.from({ length: 24 }, (_, n) => dayNumber(n)))
  .chain((dates) => fc.tuple(...dates.map(anyDay)));

/** Vulnerabilities, some of them exploited since some day. */
export const anyList: fc.Arbitrary<CveCollection> = uniqueBy(
  fc.record({
    ...{ id, severity, title: orNull(text) },
    exploitation: fc.constantFrom('known' as const, 'none-known' as const, 'unknown' as const),
    added: orNull(fc.integer({ min: -3, max: 26 }).map(dayNumber)),
    ...{ images: fc.integer({ min: 1, max: 2000 }), versions: fc.integer({ min: 1, max: 3 }) },
  }),
  (each) => each.id,
  8,
).map((items) =>
  listOf(
    ...items.map(({ added, ...item }) => ({
      ...knownItem(item.id, '', item),
      kev: added === null ? null : { added, due: null, ransomware: true },
    })),
  ),
);
