/** Reports with defaults for all fields that a test does not state. */

import type { Suppression } from '../../src/contract/security';
import type { Finding } from '../../src/read/reports/finding';
import type { Scan } from '../../src/read/reports/scan';

type Json = Readonly<Record<string, unknown>>;

export const bytesOf = (json: unknown): Buffer => Buffer.from(JSON.stringify(json));

export const trivyFinding = (more: Json = {}): Json => ({
  VulnerabilityID: 'CVE-2026-1',
  PkgName: 'openssl',
  InstalledVersion: '3.0.1',
  Severity: 'HIGH',
  ...more,
});

/**
 * Packages of a language without a list, as with `--list-all-pkgs=false`. A report with them says nothing of the list of the
 * system, so that the packages of most tests are unknown and their system is scanned.
 */
export const UNLISTED: Json = { Target: 'usr/bin/tool', Class: 'lang-pkgs', Type: 'gobinary' };

/** A full report of an image, with these findings in its system packages. */
export const trivy = (findings: ReadonlyArray<Json> = [], more: Json = {}): Json => ({
  SchemaVersion: 2,
  Trivy: { Version: '0.74.0' },
  CreatedAt: '2026-08-01T03:00:00Z',
  ArtifactName: 'ghcr.io/acme/images/redis:7',
  ArtifactType: 'container_image',
  Metadata: { OS: { Family: 'wolfi', Name: '1' } },
  Results: [
    {
      Target: 'redis (wolfi 1)',
      Class: 'os-pkgs',
      Type: 'wolfi',
      ...(findings.length > 0 ? { Vulnerabilities: findings } : {}),
    },
    UNLISTED,
  ],
  ...more,
});

export const grypeMatch = (
  vulnerability: Json = {},
  artifact: Json = {},
  more: Json = {},
): Json => ({
  vulnerability: {
    id: 'CVE-2026-1',
    severity: 'High',
    fix: { versions: [], state: '' },
    ...vulnerability,
  },
  artifact: {
    name: 'openssl',
    version: '3.0.1',
    locations: [{ path: '/lib/apk/db' }],
    ...artifact,
  },
  relatedVulnerabilities: [],
  ...more,
});

export const grype = (
  matches: ReadonlyArray<Json> = [],
  target: Json = {},
  more: Json = {},
): Json => ({
  matches,
  source: { type: 'image', target: { userInput: 'ghcr.io/acme/images/redis:7', ...target } },
  descriptor: { name: 'grype', version: '0.116.0', timestamp: '2026-08-01T03:00:00.5+02:00' },
  ...more,
});

export const finding = (more: Partial<Finding> = {}): Finding => ({
  id: 'CVE-2026-1',
  pkg: 'openssl',
  installed: '3.0.1',
  severity: 'HIGH',
  fixed: null,
  title: null,
  url: null,
  fallbackTitle: null,
  fallbackUrl: null,
  targets: [],
  aliases: [],
  ...more,
});

/** An ignored finding. */
export const suppression = (more: Partial<Suppression> = {}): Suppression => ({
  id: 'CVE-2026-1',
  severity: 'HIGH',
  pkg: 'openssl',
  installed: '3.0.1',
  fixed: null,
  aliases: [],
  status: 'ignored',
  justification: null,
  statement: null,
  ...more,
});

type ScanParts = Partial<Omit<Scan, 'identity'>> & {
  readonly identity?: Partial<Scan['identity']>;
};

/** What a scan has that is not clean. */
export const FOUND: Scan['findings'] = [finding()];

/** A full scan without findings. */
export const scan = (path: string, { identity, ...more }: ScanParts = {}): Scan => ({
  path,
  scanner: 'Trivy',
  scannerVersion: '0.74.0',
  scannedAt: '2026-08-01T03:00:00Z',
  findings: [],
  suppressions: [],
  labels: {},
  system: 'wolfi',
  gaps: [],
  soughtInstead: null,
  platform: null,
  chain: [],
  database: null,
  needsVersionFile: false,
  packages: { extent: 'none', unchecked: [], warnings: [], items: [] },
  warnings: [],
  ...more,
  identity: { name: null, references: [], digests: [], pins: [], localDigests: [], ...identity },
});
