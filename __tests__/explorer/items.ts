/** Items of documents, with what most tests do not care about filled in. */
import type { CveItem, Image, SecurityRecord, StatusItem } from '../../explorer/model/documents';

const NO_COUNTS = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, total: 0, fixable: 0 };

export const imageItem = (slug: string, more: Partial<Image> = {}): Image => ({
  slug,
  name: slug,
  category: 'Databases',
  summary: `The image ${slug}`,
  tier: 'standard',
  status: 'available',
  license: 'MIT',
  licenseClean: 'clean',
  upstream: 'https://example.test/',
  image: `ghcr.io/acme/images/${slug}`,
  security: null,
  recommended: null,
  ...more,
});

/** A record of findings that are all high. */
export const recordOf = (
  grade: SecurityRecord['grade'],
  total: number,
  more: Partial<SecurityRecord> = {},
): SecurityRecord => ({
  ...NO_COUNTS,
  version: '2',
  tag: 'ghcr.io/acme/images/any:2',
  high: total,
  total,
  grade,
  score: 50,
  image: 'ghcr.io/acme/images/any',
  versions: [],
  href: '/api/v1/security/any.json',
  ...more,
});

export const statusItem = (
  slug: string,
  version: string,
  more: Partial<StatusItem> = {},
): StatusItem => ({
  slug,
  version,
  digest: null,
  state: 'scanned',
  scannedAt: null,
  scanner: null,
  verdict: 'unverified',
  urgent: null,
  database: null,
  ...more,
});

export const cveItem = (id: string, more: Partial<CveItem> = {}): CveItem => ({
  id,
  aliases: [],
  severity: 'HIGH',
  title: null,
  packages: [],
  exploitation: 'none-known',
  kev: null,
  epss: null,
  images: 1,
  versions: 1,
  confirmed: 1,
  fixable: 0,
  latest: 0,
  since: null,
  href: null,
  packageNames: [],
  ...more,
});
