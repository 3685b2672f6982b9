// npm run derive -- <published tree> <manifest> <reports> <out>: derives the next tree without git, and prints the files
// that differ. The tree is a folder that has api/v1, or will have; reports and out are folders. It keeps the source and the
// address of the published tree.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from './load.mjs';

const { withFollowed } = load('src/decide/follow-digests.ts');
const { applyDefaults } = load('src/read/manifest/apply-defaults.ts');
const { parseManifest } = load('src/read/manifest/decode-manifest.ts');
const { readReport } = load('src/read/reports/read-report.ts');
const { isScan } = load('src/read/reports/report-reader.ts');
const { matchReports } = load('src/decide/match-reports.ts');
const { blobId } = load('src/domain/git-objects/objects.ts');
const { foldersIn } = load('src/domain/git-objects/folder-id.ts');
const { formatProblem } = load('src/domain/problem.ts');
const { isReadFirst, readPrevious } = load('src/previous/previous.ts');
const { next } = load('src/derive/next.ts');
const describing = load('src/derive/describe-tree.ts');

const stop = (why) => {
  console.error(why);
  process.exit(1);
};
const orStop = ({ _tag, left, right }) =>
  _tag === 'Right' ? right : stop(left.map(formatProblem).join('\n'));

const [published, manifestFile, reports, out] = process.argv.slice(2);
if (out === undefined)
  stop('expected: npm run derive -- <published tree> <manifest> <reports> <out>');

/** The paths of the files below a folder, in order; none if it does not exist. */
const filesBelow = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
};

const api = path.join(published, 'api/v1');
const before = new Map(filesBelow(api).map((file) => [file, readFileSync(path.join(api, file))]));
const idsOf = (tree) => new Map([...tree].map(([file, bytes]) => [file, blobId([bytes])]));
const files = idsOf(before);
const contents = new Map();
const loadFiles = (wanted) => {
  for (const file of wanted) if (before.has(file)) contents.set(file, before.get(file));
};
loadFiles([...before.keys()].filter(isReadFirst));
const previous = readPrevious(
  {
    ...{ commit: '0'.repeat(40), committed: null, isDefault: false, irregular: [] },
    ...{ files, folders: new Map(foldersIn(files)), beside: new Map() },
  },
  contents,
  new Date(Date.now() + 86_400_000).toISOString(),
);

const { value: manifest, warnings } = orStop(
  await parseManifest(manifestFile, readFileSync(manifestFile, 'utf8'))(),
);
const scans = filesBelow(reports)
  .filter((file) => file.endsWith('.json'))
  .map((file) => orStop(readReport({ name: file }, readFileSync(path.join(reports, file)))))
  .filter(isScan);
const { catalog, followed } = withFollowed(applyDefaults(manifest), scans, previous);
const { source = { repository: 'acme/catalog', commit: null, committed: null }, address } =
  previous.state ?? {};
const site = catalog.site?.replace(/\/+$/, '') ?? address?.site ?? undefined;

const needing = next({
  ...{
    catalog,
    followed,
    previous,
    matches: matchReports(catalog, scans),
    catalogDate: source.committed,
  },
  ...{ exploitation: { kev: undefined, epss: undefined }, carryForward: true, assets: [] },
  ...{ updates: previous.updates, isUpdated: false, vex: undefined, withdrawn: [] },
  ...{ statedSite: site, isJekyll: false },
  feedHead: {
    name: catalog.project.name ?? catalog.registry,
    site,
    namespace: address?.namespace ?? 'https://github.com/acme/catalog#gh-pages:',
  },
});
let step = needing.next();
for (; !step.done; step = needing.next()) loadFiles(step.value);
const { derived, history, flaws, remarks } = step.value;

const after = new Map();
const add = ({ path: file, content }) =>
  after.set(file, typeof content === 'string' ? Buffer.from(content) : Buffer.concat([...content]));
for (const file of derived.files())
  if ('isKept' in file) after.set(file.path, before.get(file.path));
  else add(file);
add(history);
const digests = new Map(
  [...after]
    .filter(([file]) => !file.includes('/'))
    .map(([file, bytes]) => [file, describing.digestFile([bytes])]),
);
add(describing.integrityFile(idsOf(after), digests));
add(describing.stateFile({ manifest, source }, derived.address, idsOf(after)));

rmSync(out, { recursive: true, force: true });
for (const [file, bytes] of after) {
  const target = path.join(out, 'api/v1', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}
for (const { message } of [...warnings, ...flaws, ...remarks.warnings])
  console.error(`warning: ${message}`);
for (const file of [...new Set([...before.keys(), ...after.keys()])].sort()) {
  const [old, now] = [before.get(file), after.get(file)];
  if (old === undefined) console.log(`added    ${file}`);
  else if (now === undefined) console.log(`removed  ${file}`);
  else if (!old.equals(now)) console.log(`modified ${file}`);
}
