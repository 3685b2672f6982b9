import { Badge, type BadgeOverride } from '../api/badge';
import { availableImages, type Catalog } from '../catalog/catalog';
import type { FixedBadge } from '../domain/badge-names';
import type { File } from '../file';
import { jsonFile } from './json';
import type { Totals } from './security';

/** What the computed badges say. */
export interface BadgeFacts extends Totals {
  /** Whether any version has a record. */
  readonly scanned: boolean;
  /** Whether every version of every available image has a full record. */
  readonly complete: boolean;
}

type BadgeContent = Omit<Badge, 'schemaVersion'>;

/** Bright green only if everything was looked at and nothing was found. */
const cvesBadge = ({ scanned, complete, total, fixable }: BadgeFacts): BadgeContent => {
  if (!scanned) return { label: 'CVEs', message: 'not scanned', color: 'lightgrey' };
  const clean = complete ? 'brightgreen' : 'yellowgreen';
  const color = total === 0 ? clean : fixable === 0 ? 'yellow' : 'orange';
  return { label: 'CVEs', message: String(total), color };
};

const computedBadges = (
  catalog: Catalog,
  facts: BadgeFacts,
): ReadonlyMap<FixedBadge, BadgeContent> => {
  const images = availableImages(catalog).length;
  return new Map<FixedBadge, BadgeContent>([
    ['images', { label: 'images', message: String(images), color: 'blue' }],
    ['charts', { label: 'charts', message: String(catalog.charts.length), color: 'blue' }],
    ['cves', cvesBadge(facts)],
  ]);
};

/** Badges of facts; a fact that is not stated has none, unless its message is. */
const factBadges = (catalog: Catalog): ReadonlyMap<FixedBadge, BadgeContent> => {
  const { project, badges } = catalog;
  const arches = new Set(availableImages(catalog).flatMap(({ arches }) => arches ?? []));
  const facts: ReadonlyArray<readonly [FixedBadge, string, string | undefined]> = [
    ['base', 'base', project.base],
    ['signing', 'signed', project.signing],
    ['multiarch', 'arch', [...arches].join(' | ') || undefined],
    ['hub', 'hub', project.hub],
    ['license', 'license', project.license],
  ];
  return new Map(
    facts.flatMap(([name, label, fact]) => {
      const message = badges.get(name)?.message ?? fact;
      return message === undefined ? [] : [[name, { label, message, color: 'blue' }] as const];
    }),
  );
};

const customBadges = (
  badges: ReadonlyMap<string, BadgeOverride>,
): ReadonlyMap<string, BadgeContent> =>
  new Map(
    [...badges].flatMap(([name, { message }]) =>
      message === undefined ? [] : [[name, { label: name, message, color: 'blue' }] as const],
    ),
  );

/** Every badge of the catalog: computed ones, those of facts, and the owner's own. */
export const renderBadges = (catalog: Catalog, facts: BadgeFacts): ReadonlyArray<File> => {
  const drafts = new Map<string, BadgeContent>([
    ...customBadges(catalog.badges),
    ...factBadges(catalog),
    ...computedBadges(catalog, facts),
  ]);
  return [...drafts].map(([name, draft]) =>
    jsonFile(`badge/${name}.json`, Badge, {
      schemaVersion: 1,
      ...draft,
      ...catalog.badges.get(name),
    }),
  );
};
