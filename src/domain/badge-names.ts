/** The badges of the contract. A badge of a fact is published only if the catalog states the fact. */
export const fixedBadges = [
  'images',
  'charts',
  'cves',
  'fix-time',
  'base',
  'signing',
  'multiarch',
  'hub',
  'license',
] as const;
export type FixedBadge = (typeof fixedBadges)[number];

const computed: ReadonlyArray<string> = ['images', 'charts', 'cves', 'fix-time'];

/** True for badges with a number that the action computes. The others show what the owner states. */
export const isComputed = (name: string): boolean => computed.includes(name);
