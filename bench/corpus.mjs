// Generates Trivy reports, with the same bytes every time. A shape is a number of images, of versions of each, and of
// findings of each version; `bytes` is the size of each report, if larger; `fresh` makes the reports of another
// night, with other findings and without the last version of each image.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORDS =
  'an attacker may read write memory overflow heap request crafted image parser before version remote local denial service'.split(
    ' ',
  );
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNKNOWN'];

const text = (seed, words) =>
  Array.from({ length: words }, (_, i) => WORDS[(seed * 7 + i * 13 + (i % 5)) % WORDS.length]).join(
    ' ',
  );

/** Approximate bytes of a finding. */
const USUAL_BYTES = 2_480;

const findingOf = (seed, padding) => ({
  VulnerabilityID: `CVE-2026-${10_000 + seed}`,
  PkgID: `lib-${seed % 400}@1.${seed % 40}.0`,
  PkgName: `lib-${seed % 400}`,
  PkgIdentifier: { PURL: `pkg:deb/debian/lib-${seed % 400}@1.${seed % 40}.0`, UID: `u${seed}` },
  InstalledVersion: `1.${seed % 40}.0`,
  ...(seed % 3 === 0 ? { FixedVersion: `1.${(seed % 40) + 1}.0` } : {}),
  Status: seed % 3 === 0 ? 'fixed' : 'affected',
  PrimaryURL: `https://avd.aquasec.com/nvd/cve-2026-${10_000 + seed}`,
  DataSource: { ID: 'debian', Name: 'Debian Security Tracker', URL: 'https://acme.test/tracker' },
  Title: text(seed, 8),
  Description: text(seed + 1, 80) + padding,
  Severity: SEVERITIES[seed % SEVERITIES.length],
  CweIDs: ['CWE-787', 'CWE-125'],
  VendorSeverity: { nvd: 3, redhat: 2, ubuntu: 2 },
  CVSS: {
    nvd: { V3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', V3Score: 9.8 },
    redhat: { V3Vector: 'CVSS:3.1/AV:L/AC:L/PR:N/UI:R/S:U/C:L/I:L/A:L', V3Score: 5.3 },
  },
  References: Array.from({ length: 12 }, (_, i) => `https://acme.test/advisory/${seed}/${i}`),
  PublishedDate: '2026-03-01T00:00:00Z',
  LastModifiedDate: '2026-04-01T00:00:00Z',
});

const imageOf = (i) => `image-${i}`;
const versionOf = (v) => `${v + 1}.0`;

/** The report of version `v` of image `i`, as text. */
export const reportOf = (i, v, { findings, bytes = 0, fresh = false }) => {
  const padding = 'x'.repeat(Math.max(0, Math.round(bytes / findings - USUAL_BYTES) || 0));
  const seed = i * 31 + v * 7 + (fresh ? 3 : 0);
  return JSON.stringify(
    {
      SchemaVersion: 2,
      Trivy: { Version: '0.74.0' },
      CreatedAt: fresh ? '2026-05-02T03:00:00Z' : '2026-05-01T03:00:00Z',
      ArtifactName: `ghcr.io/acme/images/${imageOf(i)}:${versionOf(v)}`,
      ArtifactType: 'container_image',
      Metadata: { OS: { Family: 'debian', Name: '13.1' } },
      Results: [
        {
          Target: 'debian 13.1',
          Class: 'os-pkgs',
          Type: 'debian',
          ...(findings === 0 ? { Packages: [{ Name: 'base-files', Version: '13.8' }] } : {}),
          Vulnerabilities: Array.from({ length: findings }, (_, n) => findingOf(seed + n, padding)),
        },
      ],
    },
    null,
    2,
  );
};

const writeReports = (folder, shape) => {
  for (let i = 0; i < shape.images; i += 1) {
    mkdirSync(path.join(folder, imageOf(i)), { recursive: true });
    for (let v = 0; v < shape.versions - (shape.fresh ? 1 : 0); v += 1)
      writeFileSync(path.join(folder, imageOf(i), `${versionOf(v)}.json`), reportOf(i, v, shape));
  }
};

/** Recreates the folder with a manifest and its reports. */
export const writeCorpus = (folder, shape) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'reports'), { recursive: true });
  const manifest = {
    registry: 'ghcr.io/acme',
    images: Array.from({ length: shape.images }, (_, i) => ({
      slug: imageOf(i),
      category: 'base',
      summary: text(i, 6),
      tier: 'standard',
      license: 'MIT',
      upstream: 'https://acme.test',
      versions: Array.from({ length: shape.versions }, (_, v) => ({ version: versionOf(v) })),
    })),
  };
  writeFileSync(path.join(folder, 'catalog.json'), JSON.stringify(manifest));
  writeReports(path.join(folder, 'reports'), shape);
};
