/** The badges of the contract. Those of facts are published only if the catalog states the fact. */
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
