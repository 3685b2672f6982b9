import type { ComponentChildren } from 'preact';
import { type Counts, type Image, SEVERITIES, type StatusItem } from '../model/documents';
import { needsRebuild } from '../model/images';
import { linkTo } from '../model/route';
import { SeverityBar, SeverityLegend } from '../parts/security';

const NONE: Counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, total: 0, fixable: 0 };

/** Catalog-wide numbers count the latest scanned version of each image (contract, Security). */
const sumOf = (images: ReadonlyArray<Image>): Counts =>
  images.reduce<Counts>((sum, { security }) => {
    if (security === null) return sum;
    const added = { ...sum };
    for (const { key } of SEVERITIES) added[key] += security[key];
    return { ...added, total: sum.total + security.total, fixable: sum.fixable + security.fixable };
  }, NONE);

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
  const rest = statuses.length - scanned;
  return (
    <dl class="tiles">
      <Tile label="Available images" value={available.length}>
        <span class="note">
          {scanned === statuses.length
            ? 'every version'
            : `${scanned} of ${statuses.length} versions`}{' '}
          fully scanned{rest > 0 ? `, ${rest} not` : ''}
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
