import type { CoverageGap } from '../contract/gaps';
import { firstText, sortUnique } from '../domain/values/compare';
import { openGaps, type Proof, proofOf, type Scan } from '../read/reports/scan';

/** The findings of a published record that a scan of the same image does not have. */
export interface Forgotten {
  readonly total: number;
  readonly digest: string;
  /** When the published record was scanned; null if unknown. */
  readonly scannedAt: string | null;
}

/** The outcome of the reports of one version. */
export type Outcome =
  | {
      readonly kind: 'record';
      readonly state: 'scanned' | 'partial';
      readonly scannedAt: string | null;
      readonly scanner: string;
      /** The scans of the record, in byte order of their paths. */
      readonly scans: ReadonlyArray<Scan>;
      /** Usable scans by the other scanner, which are not used. */
      readonly ignored: ReadonlyArray<Scan>;
      /** The scans that make the record partial. */
      readonly incomplete: ReadonlyArray<Scan>;
      /** Why the record is partial, in the order of the contract. */
      readonly gaps: ReadonlyArray<CoverageGap>;
      /** The names of unchecked packages, which make the record partial too. */
      readonly unchecked: ReadonlyArray<string>;
    }
  | {
      readonly kind: 'withheld';
      readonly scannedAt: string | null;
      readonly scanner: string;
      readonly scans: ReadonlyArray<Scan>;
      /** Why they prove nothing, in the order of the contract; empty if they forgot everything. */
      readonly gaps: ReadonlyArray<CoverageGap>;
      /** Set if the scans prove nothing because they lack these findings. */
      readonly forgotten?: Forgotten;
    };

const scannerText = ({ scanner, scannerVersion }: Scan): string =>
  scannerVersion === null ? scanner : `${scanner} ${scannerVersion}`;

/** True if `a` is later than `b`; false if either is unknown. */
export const isLater = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a > b;

/** The earliest stated date. */
export const oldestScan = (scans: ReadonlyArray<Scan>): string | null =>
  firstText(scans.map(({ scannedAt }) => scannedAt));

/** The earliest stated date, and the distinct scanners. */
const findOrigin = (scans: ReadonlyArray<Scan>): { scannedAt: string | null; scanner: string } => ({
  scannedAt: oldestScan(scans),
  scanner: [...new Set(scans.map(scannerText))].join(', '),
});

/**
 * Assesses the scans of one version (at least one). Scans that prove nothing count only if there are no others, and
 * scans by Grype only if there are none by Trivy. If the scans of a scanner have forgotten everything, none of them
 * counts.
 */
export const assessScans = (
  scans: ReadonlyArray<Scan>,
  withoutOs: boolean,
  forgotten?: Forgotten,
): Outcome => {
  if (forgotten !== undefined)
    return { kind: 'withheld', scans, gaps: [], ...findOrigin(scans), forgotten };
  const proofs = new Map<Scan, Proof>(scans.map((scan) => [scan, proofOf(scan, withoutOs)]));
  const usable = scans.filter((scan) => proofs.get(scan) !== 'nothing');
  if (usable.length === 0)
    return { kind: 'withheld', scans, gaps: openGaps(scans, withoutOs), ...findOrigin(scans) };
  const trivy = usable.filter(({ scanner }) => scanner === 'Trivy');
  const counted = trivy.length > 0 ? trivy : usable;
  const counting = new Set(counted);
  const incomplete = scans.filter((scan) => {
    const proof = proofs.get(scan);
    return proof === 'nothing' || (counting.has(scan) && proof !== 'full');
  });
  const unchecked = sortUnique(counted.flatMap(({ packages }) => packages.unchecked));
  return {
    kind: 'record',
    state: incomplete.length + unchecked.length === 0 ? 'scanned' : 'partial',
    unchecked,
    scans: counted,
    incomplete,
    gaps: openGaps(incomplete, withoutOs),
    ignored: usable.filter((scan) => !counting.has(scan)),
    ...findOrigin(counted),
  };
};
