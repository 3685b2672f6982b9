import type { Rebuild } from '../../decide/rebuilds';
import type { VersionChange } from '../../derive/news/scan-diff';
import { totalOf } from '../../domain/severity-counts';
import { formatNumber } from '../../domain/values/plural';
import { versionKey } from '../../domain/version-key';
import {
  type Addresses,
  beforeAfter,
  formatChange,
  formatClosed,
  formatOpened,
  formatSeverities,
  formatVersion,
  KIND_LABELS,
} from './format';
import { tableHead, tableRow } from './markdown';
import { detailsSection, type Section } from './sections';

/** The one list of versions: those that changed, and those that need a rebuild. */

const COLUMNS = ['', 'Version', 'Findings:', 'By severity', 'Fixable:', 'New', 'Closed'];
const MAX_CVES = 10;
const REBUILD = '🔧&nbsp;rebuild';

const formatFixable = (now: number, before = now): string =>
  now === before ? formatNumber(now) : `${formatNumber(now)}&nbsp;(${formatChange(now - before)})`;

const changedRow = (change: VersionChange, addresses: Addresses, isRebuild: boolean): string => {
  const { kind, before, after, opened } = change;
  return tableRow([
    isRebuild ? `${KIND_LABELS[kind]}, ${REBUILD}` : KIND_LABELS[kind],
    formatVersion(addresses, change),
    beforeAfter(change),
    after === undefined ? '' : formatSeverities(after),
    after === undefined ? '' : formatFixable(after.fixable, before?.fixable),
    formatOpened(opened, MAX_CVES),
    formatClosed(change, MAX_CVES),
  ]);
};

const rebuildRow = (rebuild: Rebuild, addresses: Addresses): string =>
  tableRow([
    REBUILD,
    formatVersion(addresses, rebuild),
    `**${formatNumber(totalOf(rebuild.counts))}**`,
    formatSeverities(rebuild.counts),
    formatNumber(rebuild.counts.fixable),
    '',
    '',
  ]);

/** All versions that changed, then the others that need a rebuild, worst first. */
export const versionDetails = (
  changed: ReadonlyArray<VersionChange>,
  rebuilds: ReadonlyArray<Rebuild>,
  addresses: Addresses,
): ReadonlyArray<Section> => {
  const keyOf = ({ slug, version }: Pick<Rebuild, 'slug' | 'version'>) => versionKey(slug, version);
  const toRebuild = new Set(rebuilds.map(keyOf));
  const known = new Set(changed.map(keyOf));
  const rows = [
    ...changed.map((each) => () => changedRow(each, addresses, toRebuild.has(keyOf(each)))),
    ...rebuilds
      .filter((each) => !known.has(keyOf(each)))
      .map((each) => () => rebuildRow(each, addresses)),
  ];
  const need = rebuilds.length === 1 ? 'needs' : 'need';
  const counts = [
    ...(changed.length > 0 ? [`${formatNumber(changed.length)} changed`] : []),
    ...(rebuilds.length > 0 ? [`${formatNumber(rebuilds.length)} ${need} a rebuild`] : []),
  ];
  return detailsSection(
    `Versions: ${counts.join(', ')}`,
    tableHead(COLUMNS),
    rows,
    (format) => format(),
    { more: ', see the output needs-rebuild and the page' },
  );
};
