// Checks the direction of imports in src/ and explorer/ by the rules of .dependency-cruiser.cjs. A check that
// cannot fail is none: it also fails if it saw too little, or if a wrong import goes unnoticed.

import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
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
    'vocabulary/decoy.ts',
    "import type { Catalog } from '../catalog/catalog';\nexport type Decoy = Catalog;\n",
    'arrow-vocabulary',
  ],
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

const unnoticed = await decoyed();
const { violations, totalCruised } = await violationsIn('src', 'explorer');
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} imports ${to}`);
for (const [file, , rule] of unnoticed)
  console.error(`the rule ${rule} did not notice a wrong import in ${file}`);
if (totalCruised < FEWEST_MODULES) console.error(`saw only ${totalCruised} modules`);
if (violations.length > 0 || unnoticed.length > 0 || totalCruised < FEWEST_MODULES) process.exit(1);
console.log(`import arrows: ${totalCruised} modules, 0 wrong`);
