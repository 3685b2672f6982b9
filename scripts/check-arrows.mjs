// Checks the direction of imports in src/ and explorer/ by the rules of .dependency-cruiser.cjs. A check that
// cannot fail is none: it also fails if it saw too little, or if a rule lets a wrong import go unnoticed.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const { forbidden, options, rooms } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const FEWEST_MODULES = 60;

const violationsIn = async (...files) => {
  const { output } = await cruise(
    files,
    { ...options, ruleSet: { forbidden }, validate: true },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  return output.summary;
};

/** Wrong imports, and the rule that has to catch each. */
const DECOYS = [
  [
    'render/decoy.ts',
    "import { readFileSync } from 'node:fs';\nexport const decoy = readFileSync;\n",
    'effects-at-the-edge',
  ],
  [
    'publish/decoy.ts',
    "import * as core from '@actions/core';\nexport const decoy = core.info;\n",
    'effects-at-the-edge',
  ],
  [
    'catalog/decoy.ts',
    "import { other } from './decoy-other';\nexport const decoy = () => other;\n",
    undefined,
  ],
  [
    '../explorer/model/decoy.ts',
    "import { main } from '../../src/main';\nexport const decoy = main;\n",
    'explorer-knows-the-contract',
  ],
  [
    '../explorer/decoy.ts',
    "import { Badge } from '../src/api/badge';\nexport const decoy = Badge;\n",
    'explorer-carries-no-codec',
  ],
  [
    '../explorer/model/decoy-view.ts',
    "import { App } from '../app';\nexport const decoy = App;\n",
    'explorer-model-is-pure',
  ],
  [
    'render/decoy-page.ts',
    "import { linkTo } from '../../explorer/model/route';\nexport const decoy = linkTo;\n",
    'explorer-ships-alone',
  ],
  [
    'render/decoy-tool.ts',
    "import { test } from '@jest/globals';\nexport const decoy = test;\n",
    'no-undeclared',
  ],
  [
    'render/decoy-nowhere.ts',
    "import { nothing } from 'no-such-package';\nexport const decoy = nothing;\n",
    'no-unresolved',
  ],
  [
    'catalog/decoy-other.ts',
    "import { decoy } from './decoy';\nexport const other = () => decoy;\n",
    'no-cycle',
  ],
];

const decoyed = async () => {
  const files = DECOYS.map(([file]) => path.join('src', file));
  try {
    for (const [i, [, text]] of DECOYS.entries()) writeFileSync(files[i], text);
    const { violations } = await violationsIn(...files);
    return DECOYS.filter(
      ([, , rule], i) =>
        rule !== undefined &&
        !violations.some(
          (v) => v.rule.name === rule && v.from === files[i].replaceAll(path.sep, '/'),
        ),
    );
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
};

const names = Object.keys(rooms);

/** A file of a room. */
const fileIn = (room) => path.join('src', room.endsWith('.ts') ? room : `${room}/decoy.ts`);

const importAll = (from, files) =>
  files
    .map((to) => path.relative(path.dirname(from), to.replace(/\.ts$/, '')))
    .map((to, i) => `import type { Room as Room${i} } from './${to.replaceAll(path.sep, '/')}';\n`)
    .join('');

/** In a tree that has nothing but a file of each room, each imports every other. */
const unnoticedArrows = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  try {
    process.chdir(folder);
    writeFileSync('tsconfig.json', '{}');
    const others = (room) => names.filter((each) => each !== room);
    for (const room of names) {
      const file = fileIn(room);
      mkdirSync(path.dirname(file), { recursive: true });
      const imports = importAll(file, others(room).map(fileIn));
      writeFileSync(file, `${imports}export type Room = '${room}';\n`);
    }
    const { violations } = await violationsIn('src');
    const noticed = new Set(violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`));
    return names.flatMap((room) => {
      const rule = `arrow-${room.replace(/[^a-z]+/g, '-')}`;
      return others(room)
        .filter((to) => {
          const arrow = [rule, fileIn(room), fileIn(to)].join(' ').replaceAll(path.sep, '/');
          return noticed.has(arrow) === rooms[room].includes(to);
        })
        .map((to) => [`${fileIn(room)}, of ${fileIn(to)}`, '', rule]);
    });
  } finally {
    process.chdir(root);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The rooms that lead back to themselves; `path` is the way to the first of them. */
const circlesFrom = (path) => {
  const [last] = path.slice(-1);
  return rooms[last].flatMap((next) =>
    path.includes(next) ? [[...path, next].join(' -> ')] : circlesFrom([...path, next]),
  );
};

const untried = forbidden
  .map(({ name }) => name)
  .filter((name) => !name.startsWith('arrow-') && !DECOYS.some(([, , rule]) => rule === name));
const unnoticed = [...(await unnoticedArrows()), ...(await decoyed())];
const missing = names.filter((room) => !existsSync(path.join('src', room)));
const [circle] = names.flatMap((room) => circlesFrom([room]));
const { violations, totalCruised } = await violationsIn('src', 'explorer');
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} imports ${to}`);
for (const [file, , rule] of unnoticed)
  console.error(`the rule ${rule} did not notice a wrong import in ${file}`);
for (const rule of untried) console.error(`the rule ${rule} has no decoy`);
for (const room of missing) console.error(`there is no src/${room}`);
if (circle !== undefined) console.error(`the rooms may import each other in a circle: ${circle}`);
if (totalCruised < FEWEST_MODULES) console.error(`saw only ${totalCruised} modules`);
const isFine =
  violations.length + unnoticed.length + untried.length + missing.length === 0 &&
  circle === undefined &&
  totalCruised >= FEWEST_MODULES;
if (!isFine) process.exit(1);
console.log(`import arrows: ${totalCruised} modules, 0 wrong`);
