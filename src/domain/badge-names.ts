/** The badges of the contract; those of facts are published only where the catalog states the fact. */
export const fixedBadges = [
  'images',
  'charts',
  'cves',
  'base',
  'signing',
  'multiarch',
  'hub',
  'license',
] as const;
export type FixedBadge = (typeof fixedBadges)[number];
