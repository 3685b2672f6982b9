// The history of the demo: seven of thirty nights of the example catalog. The files in `examples/catalog` are its end; an
// event says what a night changed, and how the files were before. Needs no packages.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const EXAMPLE = path.resolve(import.meta.dirname, '..', 'examples', 'catalog');
/** The statements of the owner; dated before the first night. */
const VEX = 'vex/memcached.openvex.json';
/** The night in which the images of the example were scanned. */
const SCANNED = '2026-07-14';
const DAY_MS = 86_400_000;

/** Moves a date, or the date in which a time begins. */
const moved = (instant, days) =>
  new Date(Date.parse(instant.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10) +
  instant.slice(10);

/** The digest of a version, as in `redis/8.2.2`, or of a layer, before it was rebuilt. */
export const formerDigest = (name) => `sha256:${createHash('sha256').update(name).digest('hex')}`;

const readText = (file) => {
  const bytes = readFileSync(path.join(EXAMPLE, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

/** The present example, with its reports by image and version. Events change it. */
const readExample = () => ({
  catalog: readText('catalog.yaml'),
  updates: readText('updates.yaml'),
  kev: JSON.parse(readText('kev.json')),
  epss: readText('epss.csv'),
  vex: readText(VEX),
  reports: Object.fromEntries(
    readdirSync(path.join(EXAMPLE, 'reports')).flatMap((slug) =>
      readdirSync(path.join(EXAMPLE, 'reports', slug)).map((file) => [
        `${slug}/${file.replace(/\.json(\.gz)?$/, '')}`,
        JSON.parse(readText(path.join('reports', slug, file))),
      ]),
    ),
  ),
});

const reportOf = ({ reports }, name) => {
  if (reports[name] === undefined) throw new Error(`examples/catalog: found no report ${name}`);
  return reports[name];
};

/** Replaces each occurrence of a text; there must be one. */
const replaced = (text, from, to) => {
  if (!text.includes(from)) throw new Error(`examples/catalog: found no ${from}`);
  return text.replaceAll(from, to);
};

const findingsOf = (report) => report.Results.flatMap((result) => result.Vulnerabilities ?? []);

const addFindings = (result, findings) => {
  result.Vulnerabilities = [...(result.Vulnerabilities ?? []), ...findings];
};

/** No report has the CVEs yet. */
const notYetFound = (ids) => (example) => {
  for (const { Results = [] } of Object.values(example.reports))
    for (const result of Results)
      result.Vulnerabilities = result.Vulnerabilities?.filter(
        ({ VulnerabilityID }) => !ids.includes(VulnerabilityID),
      );
};

/** Replaces the layers of an image. Findings stay at the same index. */
const setLayers = (report, layers) => {
  const { DiffIDs } = report.Metadata;
  for (const { Layer } of findingsOf(report)) Layer.DiffID = layers[DiffIDs.indexOf(Layer.DiffID)];
  report.Metadata.DiffIDs = layers;
};

/** The scan of a version saw another build. The manifest, which states no digest, says nothing of it. */
const ofFormerBuild = (name) => (example) => {
  const report = reportOf(example, name);
  setLayers(report, report.Metadata.DiffIDs.map(formerDigest));
  const [, current] = report.Metadata.RepoDigests[0].split('@');
  report.Metadata.RepoDigests = [
    replaced(report.Metadata.RepoDigests[0], current, formerDigest(name)),
  ];
};

/** Replaces the version of packages, in all of their fields. */
const setVersion = (packages, to) => {
  for (const each of packages)
    Object.assign(each, JSON.parse(JSON.stringify(each).replaceAll(each.Version, to)));
};

/** The layer of what is found in a result: the first one brings the system, the last one the rest. */
const layerOf = ({ Metadata: { DiffIDs } }, { Class }) => ({
  DiffID: Class === 'os-pkgs' ? DiffIDs[0] : DiffIDs.at(-1),
});

/** Each result that lists the package of a finding lists the vulnerable version, and has the finding. */
const withVulnerable = (report, finding) => {
  const results = report.Results.filter(({ Packages = [] }) =>
    Packages.some(({ Name }) => Name === finding.PkgName),
  );
  if (results.length === 0) throw new Error(`examples/catalog: found no ${finding.PkgName}`);
  for (const result of results) {
    const { SrcName } = result.Packages.find(({ Name }) => Name === finding.PkgName);
    // Packages of one source have one version.
    const sameSource = result.Packages.filter(
      (each) => each.Name === finding.PkgName || (SrcName && each.SrcName === SrcName),
    );
    setVersion(sameSource, finding.InstalledVersion);
    addFindings(result, [{ ...finding, Layer: layerOf(report, result) }]);
  }
};

/** A version has another build, with findings that another report has today. */
const notYetRebuilt = (name, source, ids) => (example) => {
  ofFormerBuild(name)(example);
  const found = findingsOf(reportOf(example, source));
  for (const id of ids)
    withVulnerable(
      reportOf(example, name),
      found.find(({ VulnerabilityID }) => VulnerabilityID === id),
    );
};

/** A version has the first layers of another one, and the findings in them. */
const withLayersOf = (name, source, layers) => (example) => {
  const [own, other] = [reportOf(example, name), reportOf(example, source)];
  const base = other.Metadata.DiffIDs.slice(0, layers);
  setLayers(own, [...base, ...own.Metadata.DiffIDs.slice(layers)]);
  own.Metadata.OS = other.Metadata.OS;
  const isInBase = ({ Layer }) => base.includes(Layer.DiffID);
  for (const result of own.Results)
    result.Vulnerabilities = result.Vulnerabilities?.filter((each) => !isInBase(each));
  for (const finding of findingsOf(other).filter(isInBase)) withVulnerable(own, finding);
};

/** A version that leaves later is still published, with the report of another one. */
const notYetRemoved = (slug, version, source) => (example) => {
  const [, digest] = new RegExp(`version: ${version}\\n +digest: (\\S+)`).exec(example.catalog);
  const report = structuredClone(reportOf(example, `${slug}/${source}`));
  report.Metadata.RepoDigests = [`ghcr.io/acme/images/${slug}@${digest}`];
  example.reports[`${slug}/${version}`] = report;
  const line = `      - version: ${source}\n`;
  example.catalog = replaced(
    example.catalog.slice(0, example.catalog.indexOf('\nretired:') + 1),
    line,
    `      - version: ${version}\n${line}`,
  );
};

const notYetAdded = (slug, version) => (example) => {
  delete example.reports[`${slug}/${version}`];
  example.catalog = example.catalog.replace(
    new RegExp(`(  - slug: ${slug}\\n(?: {4}.*\\n)*?) {6}- version: ${version}\\n(?: {8}.*\\n)*`),
    '$1',
  );
};

const notYetExploited =
  (id) =>
  ({ kev }) => {
    kev.vulnerabilities = kev.vulnerabilities.filter(({ cveID }) => cveID !== id);
  };

/** The scan of a version fails from this night on. */
const noLongerScanned =
  (name) =>
  ({ reports }) =>
    delete reports[name];

const GIT = 'CVE-2025-48384';
/** A package git in the operating system of an image, and its finding. */
const withGit = (name, installed, fixed) => (example) => {
  const { Metadata, Results } = reportOf(example, name);
  const [system] = Results;
  system.Packages.push({
    ID: `git@${installed}`,
    Name: 'git',
    Identifier: { PURL: `pkg:apk/wolfi/git@${installed}?arch=x86_64` },
    Version: installed,
    SrcName: 'git',
    SrcVersion: installed,
    Arch: 'x86_64',
  });
  addFindings(system, [
    {
      VulnerabilityID: GIT,
      PkgID: `git@${installed}`,
      PkgName: 'git',
      InstalledVersion: installed,
      FixedVersion: fixed,
      Status: 'fixed',
      Layer: { DiffID: Metadata.DiffIDs.at(-1) },
      PrimaryURL: `https://avd.aquasec.com/nvd/${GIT.toLowerCase()}`,
      Title: 'git: a submodule path that ends in a carriage return lets a clone run code',
      Severity: 'HIGH',
      References: [`https://nvd.nist.gov/vuln/detail/${GIT}`],
      PublishedDate: '2025-07-08T00:00:00Z',
    },
  ]);
};

const GO = ['CVE-2025-61729', 'CVE-2025-61727'];
const NETTY = ['CVE-2025-58057', 'CVE-2025-58056', 'CVE-2025-55163'];
const OPENSSL = ['CVE-2025-9230', 'CVE-2025-9231', 'CVE-2025-9232'];

/** What each night changed, by its distance from the last night. Latest first, because each undoes a later state. */
const EVENTS = [
  {
    ago: 0, // CISA lists the CVE of git, too
    before: [
      notYetExploited(GIT),
      notYetRebuilt('haproxy/3.2.4', 'haproxy/3.0.11', ['CVE-2024-13176']),
    ],
  },
  {
    ago: 3,
    // A rebuild of argocd does not help: what has a fix is still there. Keycloak follows its base, kafka does not.
    before: [
      ofFormerBuild('argocd/v3.1.8'),
      notYetRebuilt('keycloak/26.4.0', 'keycloak/26.3.1', NETTY),
      withLayersOf('keycloak/26.4.0', 'kafka/4.1.0', 2),
      notYetRebuilt('redis/8.2.2', 'redis/8.0.3', ['CVE-2024-12797', 'CVE-2024-13176']),
    ],
  },
  {
    ago: 6,
    // The base of keycloak and kafka is rebuilt.
    before: [
      ofFormerBuild('temurin/21.0.9_10'),
      withLayersOf('temurin/21.0.9_10', 'kafka/4.1.0', 2),
    ],
    after: [
      withGit('gitea/1.24.6', '2.49.0-r0', '2.49.1-r0'),
      withGit('argocd/v3.1.8', '2.50.0-r1', '2.50.1-r0'),
      withGit('kubectl-toolbox/1.33.5', '2.50.0-r1', '2.50.1-r0'),
    ],
  },
  {
    ago: 10,
    commit: 'Add kafka 4.1.0',
    // Alpine, which redis 8.0.3 stands on, has a new build, too.
    before: [
      ofFormerBuild('alpine/3.21'),
      withLayersOf('alpine/3.21', 'redis/8.0.3', 1),
      notYetAdded('kafka', '4.1.0'),
      ...['cert-manager/v1.19.1', 'coredns/1.13.1', 'nats/2.12.1'].map((name) =>
        notYetRebuilt(name, 'grafana/12.2.0', GO),
      ),
    ],
  },
  // Support of etcd v3.5.17 has ended some days before.
  {
    ago: 17,
    before: [notYetFound([...GO, ...OPENSSL])],
    after: [noLongerScanned('opensearch/2.19.3')],
  },
  {
    ago: 25,
    commit: 'Remove memcached 1.6.22',
    before: [notYetRemoved('memcached', '1.6.22', '1.6.38')],
  },
  { ago: 29, commit: 'Start the catalog' },
];

/** The files of the workspace on a night; dates of the example are moved by `days`. */
const filesOn = (date, days, { catalog, updates, kev, epss, vex, reports }) => ({
  'catalog.yaml': catalog.replace(/(?<=: )\d{4}-\d\d-\d\d/g, (found) => moved(found, days)),
  'updates.yaml': updates,
  'kev.json': JSON.stringify({
    catalogVersion: date.replaceAll('-', '.'),
    dateReleased: `${date}T00:00:00Z`,
    vulnerabilities: kev.vulnerabilities.map(({ dateAdded, dueDate, ...entry }) => ({
      ...entry,
      dateAdded: moved(dateAdded, days),
      dueDate: moved(dueDate, days),
    })),
  }),
  'epss.csv': replaced(epss, SCANNED, date),
  [VEX]: vex.replace(/(?<="timestamp": ")[^"]+/, (found) => moved(found, days)),
  ...Object.fromEntries(
    Object.entries(reports).map(([name, report]) => [
      `reports/${name}.json`,
      JSON.stringify({ ...report, CreatedAt: `${date}${report.CreatedAt.slice(10)}` }),
    ]),
  ),
});

/**
 * The nights of the demo, the first one first, see demo-nights.d.mts. The images were scanned between two and three
 * o'clock (UTC), after the commit.
 */
export const demoNights = (last = SCANNED) =>
  EVENTS.map(({ ago, commit }) => {
    const example = readExample();
    for (const event of EVENTS)
      for (const change of (event.ago < ago ? event.before : event.after) ?? []) change(example);
    const date = moved(last, -ago);
    const days = (Date.parse(last) - Date.parse(SCANNED)) / DAY_MS;
    return { date, commit, files: filesOn(date, days, example) };
  }).reverse();
