// The yardstick: reads reports and writes their rows, one thread, nothing checked, nothing hashed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder, out] = process.argv.slice(2);
const { images } = JSON.parse(readFileSync(path.join(folder, 'catalog.json'), 'utf8'));
const RANK = { CRITICAL: 0, HIGH: 1, MEDIUM: 2, LOW: 3, UNKNOWN: 4 };
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const rowsOf = ({ Results }) => {
  const rows = new Map();
  for (const { Target, Vulnerabilities } of Results) {
    for (const v of Vulnerabilities) {
      const key = `${v.VulnerabilityID}|${v.PkgName}|${v.InstalledVersion}`;
      if (rows.has(key)) continue;
      rows.set(key, {
        id: v.VulnerabilityID,
        severity: v.Severity,
        pkg: v.PkgName,
        installed: v.InstalledVersion,
        fixed: v.FixedVersion ?? null,
        title: v.Title,
        url: v.PrimaryURL,
        targets: [Target],
      });
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      RANK[a.severity] - RANK[b.severity] ||
      Number(a.fixed === null) - Number(b.fixed === null) ||
      compare(a.id, b.id) ||
      compare(a.pkg, b.pkg),
  );
};

for (const { slug, versions } of images) {
  mkdirSync(path.join(out, slug), { recursive: true });
  const all = versions.map(({ version }) => {
    const file = path.join(folder, 'reports', slug, `${version}.json`);
    const cves = rowsOf(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(path.join(out, slug, `${version}.json`), JSON.stringify({ slug, version, cves }));
    return { version, cves };
  });
  writeFileSync(
    path.join(out, `${slug}.json`),
    JSON.stringify({ slug, latest: all[0], versions: all }),
  );
}
