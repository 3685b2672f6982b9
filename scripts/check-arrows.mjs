// Checks the direction of imports in src/, scripts/contract/ and explorer/ by the rules of .dependency-cruiser.cjs. Also
// fails if it saw too few modules, if a rule misses a wrong import made for this, or if a room may import another but does not.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const { forbidden, options, pathOf, rooms } = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
);
const FEWEST_MODULES = 60;

const cruiseFiles = async (...files) => {
  const { output } = await cruise(
    files,
    { ...options, ruleSet: { forbidden }, validate: true },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  return { ...output.summary, modules: output.modules };
};

/** Wrong imports, and the rule that must catch each. */
const DECOYS = [
  ['derive/decoy.ts', 'node:fs', 'effects-at-the-edge'],
  ['publish/decoy.ts', '@actions/core', 'effects-at-the-edge'],
  ['decide/decoy.ts', './decoy-other', undefined],
  ['decide/decoy-other.ts', './decoy', 'no-cycle'],
  ['../explorer/model/decoy.ts', '../../src/main', 'explorer-knows-the-contract'],
  ['../explorer/decoy.ts', '../src/contract/badge', 'explorer-carries-no-codec'],
  ['../explorer/model/decoy-view.ts', '../app', 'explorer-model-is-pure'],
  ['derive/decoy-page.ts', '../../explorer/model/route', 'source-stands-alone'],
  ['derive/decoy-contract.ts', '../../scripts/contract/shape', 'source-stands-alone'],
  ['../scripts/contract/decoy.ts', '../../src/derive/render/json', 'contract-reads-the-codecs'],
  ['../scripts/contract/decoy-file.ts', 'node:fs', 'effects-at-the-edge'],
  ['derive/decoy-steps.ts', '../domain/task/steps', 'documents-are-values'],
  ['derive/decoy-task.ts', 'fp-ts/TaskEither', 'documents-are-values'],
  ['tell/decoy-steps.ts', '../domain/task/steps', 'steps-in-stages'],
  ['derive/decoy-tool.ts', '@jest/globals', 'no-undeclared'],
  ['derive/decoy-nowhere.ts', 'no-such-package', 'no-unresolved'],
];

/** Calls `use` in a new folder, which is the working directory until it ends. */
const inNewFolder = async (use) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  process.chdir(folder);
  try {
    return await use(folder);
  } finally {
    process.chdir(root);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What a decoy may import. */
const COPIED = ['src', 'scripts/contract', 'explorer', 'package.json', 'tsconfig.json'];

/** Tries every decoy in a copy of the sources. */
const missedDecoys = () =>
  inNewFolder(async (folder) => {
    for (const each of COPIED)
      cpSync(path.join(root, each), path.join(folder, each), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    const files = DECOYS.map(([file]) => path.join('src', file));
    for (const [i, [, imported]] of DECOYS.entries())
      writeFileSync(files[i], `import * as decoy from '${imported}';\nexport const own = decoy;\n`);
    const { violations } = await cruiseFiles(...files);
    return DECOYS.filter(
      ([, , rule], i) =>
        rule !== undefined &&
        !violations.some(
          (v) => v.rule.name === rule && v.from === files[i].replaceAll(path.sep, '/'),
        ),
    );
  });

const names = Object.keys(rooms);

const fileIn = (room) => path.join('src', room.endsWith('.ts') ? room : `${room}/decoy.ts`);

const importAll = (from, files) =>
  files
    .map((to) => path.relative(path.dirname(from), to.replace(/\.ts$/, '')))
    .map((to, i) => `import type { Room as Room${i} } from './${to.replaceAll(path.sep, '/')}';\n`)
    .join('');

/** Tries every import between rooms, in a tree with one file for each room. */
const missedArrows = () =>
  inNewFolder(async () => {
    writeFileSync('tsconfig.json', '{}');
    const others = (room) => names.filter((each) => each !== room);
    for (const room of names) {
      const file = fileIn(room);
      mkdirSync(path.dirname(file), { recursive: true });
      const imports = importAll(file, others(room).map(fileIn));
      writeFileSync(file, `${imports}export type Room = '${room}';\n`);
    }
    const { violations } = await cruiseFiles('src');
    const caught = new Set(violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`));
    return names.flatMap((room) => {
      const rule = `arrow-${room.replace(/[^a-z]+/g, '-')}`;
      return others(room)
        .filter((to) => {
          const arrow = [rule, fileIn(room), fileIn(to)].join(' ').replaceAll(path.sep, '/');
          return caught.has(arrow) === rooms[room].includes(to);
        })
        .map((to) => [`${fileIn(room)}, of ${fileIn(to)}`, '', rule]);
    });
  });

/** Finds cycles between rooms; `path` leads to the first room. */
const cyclesFrom = (path) => {
  const [last] = path.slice(-1);
  return rooms[last].flatMap((next) =>
    path.includes(next) ? [[...path, next].join(' -> ')] : cyclesFrom([...path, next]),
  );
};

const roomOf = (file) => names.find((room) => new RegExp(pathOf(room)).test(file));

/** Arrows of the allow-list that no import needs. */
const findUnused = (modules) => {
  const used = new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${roomOf(source)} -> ${roomOf(resolved)}`),
    ),
  );
  return names
    .flatMap((room) => rooms[room].map((to) => `${room} -> ${to}`))
    .filter((arrow) => !used.has(arrow));
};

const untried = forbidden
  .map(({ name }) => name)
  .filter((name) => !name.startsWith('arrow-') && !DECOYS.some(([, , rule]) => rule === name));
const missed = [...(await missedArrows()), ...(await missedDecoys())];
const missing = names.filter((room) => !existsSync(path.join('src', room)));
const [cycle] = names.flatMap((room) => cyclesFrom([room]));
const { violations, totalCruised, modules } = await cruiseFiles(
  'src',
  'scripts/contract',
  'explorer',
);
const unused = findUnused(modules);
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} imports ${to}`);
for (const [file, , rule] of missed)
  console.error(`the rule ${rule} missed a wrong import in ${file}`);
for (const rule of untried) console.error(`the rule ${rule} has no decoy`);
for (const arrow of unused) console.error(`no import needs the arrow ${arrow}`);
for (const room of missing) console.error(`there is no src/${room}`);
if (cycle !== undefined) console.error(`the allow-list has a cycle: ${cycle}`);
if (totalCruised < FEWEST_MODULES) console.error(`saw only ${totalCruised} modules`);
const isFine =
  violations.length + missed.length + untried.length + unused.length + missing.length === 0 &&
  cycle === undefined &&
  totalCruised >= FEWEST_MODULES;
if (!isFine) process.exit(1);
console.log(`import arrows: ${totalCruised} modules, 0 wrong`);
