import type { Rebuild } from '../../decide/rebuilds';
import type { VersionChange } from '../../derive/news/scan-diff';
import { formatNumber, pluralize } from '../../domain/values/plural';
import { type VersionName, versionKey } from '../../domain/version-key';
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
    formatOpened(addresses, opened, MAX_CVES),
    formatClosed(addresses, change, MAX_CVES),
  ]);
};

const MAX_ROWS = 20;

/** The versions that changed; those that need a rebuild are marked. */
export const versionDetails = (
  changed: ReadonlyArray<VersionChange>,
  rebuilds: ReadonlyArray<Rebuild>,
  addresses: Addresses,
): ReadonlyArray<Section> => {
  const keyOf = ({ slug, version }: VersionName) => versionKey(slug, version);
  const toRebuild = new Set(rebuilds.map(keyOf));
  return detailsSection(
    `${pluralize(changed.length, 'version')} changed`,
    tableHead(COLUMNS),
    changed,
    (each) => changedRow(each, addresses, toRebuild.has(keyOf(each))),
    { limit: MAX_ROWS, more: ', on the page' },
  );
};
