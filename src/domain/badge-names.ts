/** The badges of the contract. A badge of a fact is published only if the catalog states the fact. */
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
