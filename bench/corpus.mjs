// Reports of the shape and size that Trivy writes, made from nothing; the same bytes every time.
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

const findingOf = (seed) => ({
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
  Description: text(seed + 1, 80),
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

/** A report of so many findings, as text. */
export const reportOf = (i, v, findings) =>
  JSON.stringify(
    {
      SchemaVersion: 2,
      Trivy: { Version: '0.74.0' },
      CreatedAt: '2026-05-01T03:00:00Z',
      ArtifactName: `ghcr.io/acme/images/${imageOf(i)}:${versionOf(v)}`,
      ArtifactType: 'container_image',
      Metadata: { OS: { Family: 'debian', Name: '13.1' } },
      Results: [
        {
          Target: 'debian 13.1',
          Class: 'os-pkgs',
          Type: 'debian',
          Vulnerabilities: Array.from({ length: findings }, (_, n) =>
            findingOf(i * 31 + v * 7 + n),
          ),
        },
      ],
    },
    null,
    2,
  );

/** Writes a manifest and its reports; the names of the reports, below the folder. */
export const writeCorpus = (folder, { images, versions, findings }) => {
  rmSync(folder, { recursive: true, force: true });
  const manifest = {
    registry: 'ghcr.io/acme',
    images: Array.from({ length: images }, (_, i) => ({
      slug: imageOf(i),
      category: 'base',
      summary: text(i, 6),
      tier: 'standard',
      license: 'MIT',
      upstream: 'https://acme.test',
      versions: Array.from({ length: versions }, (_, v) => ({ version: versionOf(v) })),
    })),
  };
  mkdirSync(path.join(folder, 'reports'), { recursive: true });
  writeFileSync(path.join(folder, 'catalog.json'), JSON.stringify(manifest));
  return manifest.images.flatMap(({ slug, versions: all }, i) => {
    mkdirSync(path.join(folder, 'reports', slug));
    return all.map(({ version }, v) => {
      const name = `reports/${slug}/${version}.json`;
      writeFileSync(path.join(folder, name), reportOf(i, v, findings));
      return name;
    });
  });
};
