import type { ComponentChildren } from 'preact';
import type { Counts, Image, StatusItem } from '../model/documents';
import { needsRebuild } from '../model/images';
import { linkTo } from '../model/route';
import { SeverityBar, SeverityLegend } from '../parts/security';

const sum = (images: ReadonlyArray<Image>, key: keyof Counts): number =>
  images.reduce((total, { security }) => total + (security?.[key] ?? 0), 0);

/** Catalog-wide numbers count the latest scanned version of each image, as those of security.json do. */
const sumOf = (images: ReadonlyArray<Image>): Counts => ({
  critical: sum(images, 'critical'),
  high: sum(images, 'high'),
  medium: sum(images, 'medium'),
  low: sum(images, 'low'),
  unknown: sum(images, 'unknown'),
  total: sum(images, 'total'),
  fixable: sum(images, 'fixable'),
});

interface TileProps {
  readonly label: string;
  readonly value: number;
  readonly href?: string;
  readonly children?: ComponentChildren;
}

const Tile = ({ label, value, href, children }: TileProps) => (
  <div class="tile">
    <dt>{label}</dt>
    <dd>
      <span class="figure">
        {href === undefined ? (
          value.toLocaleString('en')
        ) : (
          <a href={href}>{value.toLocaleString('en')}</a>
        )}
      </span>
      {children}
    </dd>
  </div>
);

interface TotalsProps {
  readonly images: ReadonlyArray<Image>;
  readonly statuses: ReadonlyArray<StatusItem>;
}

/** The catalog at a glance, and how much of it was looked at. */
export const Totals = ({ images, statuses }: TotalsProps) => {
  const available = images.filter(({ status }) => status === 'available');
  const counts = sumOf(available);
  const scanned = statuses.filter(({ state }) => state === 'scanned').length;
  return (
    <dl class="tiles">
      <Tile label="Available images" value={available.length}>
        <span class="note">
          {scanned} of {statuses.length} versions fully scanned
        </span>
      </Tile>
      <Tile label="Open CVEs" value={counts.total}>
        <SeverityBar counts={counts} />
        <SeverityLegend counts={counts} />
      </Tile>
      <Tile label="With a fix" value={counts.fixable}>
        <span class="note">a rebuild clears them</span>
      </Tile>
      <Tile
        label="Images to rebuild"
        value={available.filter(needsRebuild).length}
        href={linkTo(['images'], { rebuild: '1', sort: 'fixable' })}
      >
        <span class="note">at least one CVE has a fix</span>
      </Tile>
    </dl>
  );
};
