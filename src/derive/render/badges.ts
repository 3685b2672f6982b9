import { BADGE, BADGE_SVG, type Badge, IMAGE_BADGE, IMAGE_BADGE_SVG } from '../../contract/badge';
import { renderBadgeSvg } from '../../contract/badge/badge-svg';
import { imageBadge } from '../../contract/badge/image-badge';
import type { MediaKind } from '../../contract/document-kind';
import type { Fixes } from '../../contract/fixes';
import type { ImageStatus } from '../../decide/image-status';
import type { CatalogTotals } from '../../decide/totals';
import type { FixedBadge } from '../../domain/badge-names';
import type { File } from '../../domain/file';
import { medianText } from '../../domain/fix-time';
import { printable } from '../../domain/values/escape';
import { availableImages, type Catalog } from '../../read/manifest/catalog';
import { jsonFile } from './json';

type BadgeContent = Omit<Badge, 'schemaVersion'>;

/** Bright green only if every version has a full record without findings, and no database is outdated. */
const cvesBadge = (totals: CatalogTotals, hasOutdated: boolean): BadgeContent => {
  const { scannedImages, unscanned, withheld, partial, findings, fixable } = totals;
  if (scannedImages === 0) return { label: 'findings', message: 'not scanned', color: 'lightgrey' };
  const isWhole = unscanned + withheld + partial === 0 && !hasOutdated;
  const clean = isWhole ? 'brightgreen' : 'yellowgreen';
  const color = findings === 0 ? clean : fixable === 0 ? 'yellow' : 'orange';
  return { label: 'findings', message: String(findings), color };
};

const FIX_TIME: FixedBadge = 'fix-time';

/** The median time to fix a critical finding. It has no color: what is fast is for its readers to say. */
const fixTimeBadge = ({ data }: Fixes): BadgeContent => {
  const row = data.find(({ scope, clock }) => scope === 'critical' && clock === 'fixable');
  const message = medianText(row?.n ?? 0, row?.p50 ?? null, 'critical fixed in ');
  return { label: 'fix time', message, color: 'lightgrey' };
};

/** The inputs of computed badges. */
export interface BadgeNumbers {
  readonly totals: CatalogTotals;
  readonly fixes: Fixes;
  /** Whether the database behind a record is outdated. */
  readonly hasOutdated: boolean;
}

const computedBadges = ({
  totals,
  fixes,
  hasOutdated,
}: BadgeNumbers): ReadonlyMap<FixedBadge, BadgeContent> =>
  new Map<FixedBadge, BadgeContent>([
    ['images', { label: 'images', message: String(totals.images), color: 'blue' }],
    ['charts', { label: 'charts', message: String(totals.charts), color: 'blue' }],
    ['cves', cvesBadge(totals, hasOutdated)],
    [FIX_TIME, fixTimeBadge(fixes)],
  ]);

/** The labels of fact badges that differ from their names, as those of custom badges may. */
const LABELS: ReadonlyMap<string, string> = new Map<FixedBadge, string>([
  ['signing', 'signed'],
  ['multiarch', 'arch'],
]);

/** Badges of facts that the catalog states, and of messages that it gives: custom ones, and those in the place of a fact. */
const statedBadges = (catalog: Catalog): ReadonlyMap<string, BadgeContent> => {
  const { base, signing, hub, license } = catalog.project;
  const arches = new Set(availableImages(catalog).flatMap(({ arches: own }) => own ?? []));
  const multiarch = [...arches].join(' | ') || undefined;
  const facts = { base, signing, multiarch, hub, license };
  const given = [...catalog.badges].map(([name, { message }]) => [name, message] as const);
  return new Map(
    [...Object.entries(facts), ...given].flatMap(([name, message]) =>
      message === undefined
        ? []
        : [[name, { label: LABELS.get(name) ?? name, message, color: 'blue' }] as const],
    ),
  );
};

/** A badge as a payload for a badge service and as a picture. What hides or turns its text is escaped. */
const renderBadge = (
  payload: Pick<typeof BADGE, 'codec' | 'file'>,
  picture: MediaKind,
  key: string,
  { label, message, ...others }: Badge,
): ReadonlyArray<File> => {
  const badge = { ...others, label: printable(label), message: printable(message) };
  return [
    jsonFile(payload, key, badge),
    { path: picture.file(key), content: `${renderBadgeSvg(badge)}\n` },
  ];
};

const renderDraft = (catalog: Catalog, name: string, draft: BadgeContent): ReadonlyArray<File> =>
  renderBadge(BADGE, BADGE_SVG, name, {
    schemaVersion: 1,
    ...draft,
    ...catalog.badges.get(name),
  });

export const renderFixTime = (catalog: Catalog, fixes: Fixes): ReadonlyArray<File> =>
  renderDraft(catalog, FIX_TIME, fixTimeBadge(fixes));

/** All badges of the catalog: stated ones, and computed ones in their place. */
export const renderBadges = (catalog: Catalog, numbers: BadgeNumbers): ReadonlyArray<File> => {
  const drafts = new Map<string, BadgeContent>([
    ...statedBadges(catalog),
    ...computedBadges(numbers),
  ]);
  return [...drafts].flatMap(([name, draft]) => renderDraft(catalog, name, draft));
};

/** The badge of an image, which the manifest cannot change. */
export const renderImageBadge = (image: ImageStatus): ReadonlyArray<File> =>
  renderBadge(IMAGE_BADGE, IMAGE_BADGE_SVG, image.slug, imageBadge(image));
