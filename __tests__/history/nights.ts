/** Random nights of a small catalog, with added and removed versions, full and partial scans, and changed names. */
import fc from 'fast-check';
import type { Files } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { chartFields, imageFields, REGISTRY } from '../builders/items';
import { grype, grypeMatch, trivy, trivyFinding, UNLISTED } from '../builders/reports';

/** The manifest and the date of its commit, and the reports of a night. */
export interface Night {
  readonly manifest: Files;
  readonly committed: string | null;
  readonly reports: Files;
  /** A KEV catalog, if there is one. */
  readonly kev: Files;
}

/** How a scanner names or suppresses a vulnerability; null if it does not find it. */
const FORMS = [null, 'cve', 'both', 'advisory', 'suppressed'] as const;
type Form = (typeof FORMS)[number];

const VERSIONS = ['a/1', 'a/2', 'a/10', 'b/1', 'b/2'] as const;
type Key = (typeof VERSIONS)[number];
const VULNERABILITIES = 4;

const cve = (i: number): string => `CVE-2026-000${i}`;
const ghsa = (i: number): string => `GHSA-aaaa-aaaa-aaa${i}`;
/** Each vulnerability has one title and one URL under all its names. */
const title = (i: number): string => `Title ${i}`;
const url = (i: number): string => `https://acme.test/${i}`;

interface Scanned {
  readonly scanner: 'trivy' | 'grype';
  readonly ended: boolean;
  readonly forms: ReadonlyArray<Form>;
  readonly fixed: boolean;
  /** How many nights before this one; null if the report has no date. */
  readonly age: number | null;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The date of a publish; a day has `perDay` of them. */
const time = (night: number, minute: number, perDay: number): string =>
  `2026-08-${twoDigits(Math.floor(night / perDay) + 1)}T${twoDigits(3 + (night % perDay))}:${twoDigits(minute)}:00Z`;

const trivyOf = ({ ended, forms, fixed }: Scanned, date: string): unknown => {
  const found = forms.map((form, i) =>
    trivyFinding({
      VulnerabilityID: form === 'advisory' ? ghsa(i) : cve(i),
      ...(form === 'both' ? { VendorIDs: [ghsa(i)] } : {}),
      ...(fixed ? { FixedVersion: '9' } : {}),
      ...{ Title: title(i), PrimaryURL: url(i), Severity: ['LOW', 'CRITICAL'][i] ?? 'HIGH' },
    }),
  );
  const isNamed = (i: number) => forms[i] !== null && forms[i] !== 'suppressed';
  return trivy([], {
    CreatedAt: date,
    Metadata: { OS: { Family: 'debian', Name: '8', EOSL: ended } },
    Results: [
      {
        ...{ Target: 'x (debian 8)', Class: 'os-pkgs', Type: 'debian' },
        Vulnerabilities: found.filter((_, i) => isNamed(i)),
        ExperimentalModifiedFindings: found
          .filter((_, i) => forms[i] === 'suppressed')
          .map((Finding) => ({ Type: 'vulnerability', Status: 'not_affected', Finding })),
      },
      UNLISTED,
    ],
  });
};

/** Grype reports an advisory with its CVE as an alias; every second advisory also has the next CVE. */
const grypeOf = ({ forms, fixed }: Scanned, date: string): unknown => {
  const match = (form: Form, i: number, more: object = {}) =>
    grypeMatch(
      {
        ...{ id: form === 'cve' ? cve(i) : ghsa(i), urls: [url(i)], description: title(i) },
        fix: { versions: fixed ? ['9'] : [], state: fixed ? 'fixed' : '' },
      },
      {},
      {
        relatedVulnerabilities: form === 'both' ? [{ id: cve(i) }, { id: cve(i + (i % 2)) }] : [],
        ...more,
      },
    );
  const rule = { namespace: 'vex', 'vex-status': 'not_affected' };
  return grype(
    forms.flatMap((form, i) => (form === null || form === 'suppressed' ? [] : [match(form, i)])),
    {},
    {
      descriptor: { name: 'grype', version: '0.116.0', timestamp: date },
      ignoredMatches: forms.flatMap((form, i) =>
        form === 'suppressed' ? [match('both', i, { appliedIgnoreRules: [rule] })] : [],
      ),
    },
  );
};

const scanned = (ages: ReadonlyArray<number | null>): fc.Arbitrary<Scanned> =>
  fc.record({
    scanner: fc.constantFrom('trivy', 'trivy', 'grype'),
    ended: fc.constantFrom(false, false, false, true),
    forms: fc.tuple(
      ...Array.from({ length: VULNERABILITIES }, () => fc.constantFrom(...FORMS, null, 'both')),
    ),
    fixed: fc.boolean(),
    age: fc.constantFrom(...ages),
  });

const reportOf = (key: Key, night: number, scan: Scanned, perDay = 1): Files => {
  const date =
    scan.age === null
      ? '0001-01-01T00:00:00Z'
      : time(Math.max(0, night - scan.age), VERSIONS.indexOf(key), perDay);
  const json = scan.scanner === 'trivy' ? trivyOf(scan, date) : grypeOf(scan, date);
  return { [`reports/${key}.json`]: JSON.stringify(json) };
};

const reportsOn = (
  keys: fc.Arbitrary<ReadonlyArray<Key>>,
  night: number,
  ages: ReadonlyArray<number | null>,
  perDay: number,
): fc.Arbitrary<Files> =>
  fc.tuple(keys, fc.tuple(...VERSIONS.map(() => scanned(ages)))).map(([named, scans]) =>
    Object.assign(
      {},
      ...VERSIONS.map((key, i) => {
        const scan = scans[i];
        return scan && named.includes(key) ? reportOf(key, night, scan, perDay) : {};
      }),
    ),
  );

/** Optional fields of the manifest, besides versions and builds. */
interface Statements {
  readonly isPlanned: boolean;
  readonly eol: string | undefined;
  readonly deprecated: ReadonlyArray<Key>;
  readonly isPinned: boolean;
  readonly chartVersion: string | undefined;
  readonly site: string | undefined;
  readonly isRetired: boolean;
}

const stated: fc.Arbitrary<Statements> = fc.record({
  isPlanned: fc.constantFrom(false, false, false, true),
  eol: fc.constantFrom(undefined, '2026-08-02', '2027-01-01'),
  deprecated: fc.subarray([...VERSIONS], { maxLength: 1 }),
  isPinned: fc.boolean(),
  chartVersion: fc.constantFrom(undefined, '1.0.0', '1.1.0'),
  site: fc.constantFrom(undefined, 'https://acme.test/x/'),
  isRetired: fc.boolean(),
});

const versionOf = (key: Key, build: number, { eol, deprecated }: Statements) => ({
  version: key.slice(2),
  ...(build > 0 ? { digest: digestOf(`${key}/${build}`) } : {}),
  ...(eol !== undefined && key.endsWith('1') ? { eol } : {}),
  ...(deprecated.includes(key) ? { deprecated: true } : {}),
});

const imageOf = (
  slug: string,
  keys: ReadonlyArray<Key>,
  builds: ReadonlyArray<number>,
  statements: Statements,
) => {
  const pin = keys.find((key) => !statements.deprecated.includes(key));
  return {
    ...imageFields(slug),
    ...(statements.isPlanned && slug === 'b' ? { status: 'planned' } : {}),
    ...(statements.isPinned && pin ? { recommended: pin.slice(2) } : {}),
    versions: keys.map((key) => versionOf(key, builds[VERSIONS.indexOf(key)] ?? 0, statements)),
  };
};

/** Retires the other versions, the first of them with a digest, and a version that never existed. */
const retiredOf = (versions: ReadonlyArray<Key>) => [
  {
    slug: 'c',
    version: '1',
    digest: digestOf('c'),
    replacedBy: { slug: versions[0]?.slice(0, 1) },
  },
  ...VERSIONS.filter((key) => !versions.includes(key)).map((key, i) => ({
    ...{ slug: key.slice(0, 1), version: key.slice(2), reason: 'superseded' },
    ...(i === 0 ? { digest: digestOf(`${key}/1`) } : {}),
  })),
];

/** Versions, each with the number of its build (0: without a digest). */
const manifestOf = (
  versions: ReadonlyArray<Key>,
  builds: ReadonlyArray<number>,
  statements: Statements,
): Files => {
  const { chartVersion, site, isRetired } = statements;
  const slugs = [...new Set(versions.map((key) => key.slice(0, 1)))];
  const images = slugs.map((slug) =>
    imageOf(
      slug,
      versions.filter((key) => key.startsWith(slug)),
      builds,
      statements,
    ),
  );
  const charts = chartVersion === undefined ? [] : [{ ...chartFields('a'), chartVersion }];
  const manifest = {
    ...{ registry: REGISTRY, images, charts },
    ...(site === undefined ? {} : { site }),
    ...(isRetired ? { retired: retiredOf(versions) } : {}),
  };
  // JSON is YAML.
  return { 'catalog.yaml': JSON.stringify(manifest) };
};

const manifest: fc.Arbitrary<Files> = fc
  .tuple(
    fc.subarray([...VERSIONS], { minLength: 2 }),
    fc.tuple(...VERSIONS.map(() => fc.constantFrom(1, 1, 1, 2, 3, 0))),
    stated,
  )
  .map(([versions, builds, statements]) => manifestOf(versions, builds, statements));

/** A KEV catalog, which most nights do not have. */
const exploited: fc.Arbitrary<Files> = fc.option(
  fc
    .tuple(
      fc.subarray(Array.from({ length: VULNERABILITIES }, (_, i) => i)),
      fc.constantFrom('2026-08-01', '2026-08-03'),
    )
    .map(([known, dateAdded]) => ({
      'kev.json': JSON.stringify({
        ...{ catalogVersion: known.join(), dateReleased: `${dateAdded}T00:00:00Z` },
        vulnerabilities: known.map((i) => ({ cveID: cve(i), dateAdded })),
      }),
    })),
  { nil: {}, freq: 2 },
);

const nightOf = (
  night: number,
  ages: ReadonlyArray<number | null>,
  kev: fc.Arbitrary<Files>,
  perDay: number,
): fc.Arbitrary<Night> =>
  fc.record({
    manifest,
    kev,
    committed: fc
      .constantFrom(...ages)
      .map((age) => (age === null ? null : time(night, 59, perDay))),
    reports: reportsOn(fc.subarray([...VERSIONS]), night, ages, perDay),
  });

const nightsOf = (
  ages: ReadonlyArray<number | null>,
  kev: fc.Arbitrary<Files> = fc.constant({}),
): fc.Arbitrary<ReadonlyArray<Night>> =>
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom(1, 1, 2))
    .chain(([count, perDay]) =>
      fc.tuple(
        fc.tuple(...Array.from({ length: count }, (_, i) => nightOf(i, ages, kev, perDay))),
        fc.array(fc.constantFrom(true, true, false), { minLength: count, maxLength: count }),
      ),
    )
    // Most nights have the manifest of the night before.
    .map(([nights, stays]) =>
      nights.map((night, i) => {
        const from = Math.max(0, stays.slice(0, i + 1).lastIndexOf(false));
        return { ...night, manifest: nights[from]?.manifest ?? night.manifest };
      }),
    );

/** Nights with late reports and missing dates, sometimes two on one day. */
export const anyNights = nightsOf([0, 0, 0, 0, 2, null]);

/** The same, some of them with a KEV catalog. */
export const exploitedNights = nightsOf([0, 0, 0, 0, 2, null], exploited);

/** Nights on which every report and commit has its date, some of them with a KEV catalog. */
export const datedNights = nightsOf([0], exploited);

/** Three runs of one night that scan different versions. */
export const threeScans: fc.Arbitrary<readonly [Files, Files, Files]> = fc
  .tuple(
    fc.shuffledSubarray([...VERSIONS], { minLength: VERSIONS.length, maxLength: VERSIONS.length }),
    fc.tuple(...VERSIONS.map(() => scanned([0, 0, 3, null]))),
  )
  .map(([keys, scans]) => {
    const some = (named: ReadonlyArray<Key>): Files =>
      Object.assign(
        {},
        ...named.map((key) => {
          const scan = scans[VERSIONS.indexOf(key)];
          return scan ? reportOf(key, 9, scan) : {};
        }),
      );
    return [some(keys.slice(0, 2)), some(keys.slice(2, 4)), some(keys.slice(4))] as const;
  });
