import { groupBy } from '../../domain/values/group-by';
import { type VersionKey, versionKey } from '../../domain/version-key';
import type { CatalogFacts } from './catalog-changes';

/** Another scanner than before scanned versions whose digest is the same. */
export interface ScannerChange {
  /** `Trivy 0.73.0 instead of 0.72.0`: the change of the most versions. */
  readonly text: string;
  /** All versions whose scanner changed. */
  readonly versions: ReadonlySet<VersionKey>;
}

interface Changed {
  readonly key: VersionKey;
  readonly from: string;
  readonly to: string;
}

/** A report can state any version; the line of news takes only what looks like one. */
const SCANNERS = /^(?:Trivy|Grype)(?: [\w.+~-]{1,40})?(?:, (?:Trivy|Grype)(?: [\w.+~-]{1,40})?)?$/;

const isPlain = ({ from, to }: Changed): boolean => SCANNERS.test(from) && SCANNERS.test(to);

const describeChange = ({ from, to }: Changed): string => {
  const [name, version, ...more] = from.split(' ');
  const isSameScanner = version !== undefined && more.length === 0 && to.startsWith(`${name} `);
  return `${to} instead of ${isSameScanner && !to.includes(',') ? version : from}`;
};

const findChanged = ({ branch, decided }: CatalogFacts): ReadonlyArray<Changed> =>
  decided.images.flatMap(({ slug, versions }) =>
    versions.flatMap(({ version, digest, scanner: to }) => {
      const key = versionKey(slug, version);
      const former = branch.previous.versions.get(key);
      if (former === undefined || former.digest !== digest) return [];
      const { scanner: from } = former;
      return from === null || to === null || from === to ? [] : [{ key, from, to }];
    }),
  );

/** Finds the change of scanner with the most versions; undefined if there is no change. */
export const findScannerChange = (facts: CatalogFacts): ScannerChange | undefined => {
  const changed = findChanged(facts);
  const plain = changed.filter(isPlain);
  const groups = [...groupBy(plain, ({ from, to }) => `${from} ${to}`).values()];
  const [most] = groups.sort((a, b) => b.length - a.length);
  if (most === undefined) return undefined;
  return { text: describeChange(most[0]), versions: new Set(changed.map(({ key }) => key)) };
};
