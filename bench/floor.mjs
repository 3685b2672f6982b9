// The floor: reads reports and writes their rows on one thread, without checks or hashes. Given the address of a
// repository, it keeps the documents in memory and fetches the tip of the branch without its folders, which is the
// least that a publish needs.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder, remote] = process.argv.slice(2);
const workspace = path.join(folder, 'workspace');
const out = path.join(folder, 'floor');
const { images } = JSON.parse(readFileSync(path.join(workspace, 'catalog.json'), 'utf8'));
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

const write = (name, document) => {
  const text = JSON.stringify(document);
  if (remote === undefined) writeFileSync(path.join(out, name), text);
};

for (const { slug, versions } of images) {
  if (remote === undefined) mkdirSync(path.join(out, slug), { recursive: true });
  const all = versions.flatMap(({ version }) => {
    const file = path.join(workspace, 'reports', slug, `${version}.json`);
    if (!existsSync(file)) return [];
    const cves = rowsOf(JSON.parse(readFileSync(file, 'utf8')));
    write(path.join(slug, `${version}.json`), { slug, version, cves });
    return [{ version, cves }];
  });
  write(`${slug}.json`, { slug, latest: all[0], versions: all });
}

if (remote !== undefined) {
  const git = (...args) => execFileSync('git', ['--git-dir', out, ...args]);
  git('init', '--quiet', '--bare', '--template=');
  git('fetch', '--quiet', '--depth=1', '--filter=tree:0', remote, 'gh-pages');
}
