// node write-updates.mjs <renovate/dist> <repository> <report>: writes the proposed updates of a report into the files of a
// repository, by Renovate's own function, which a run on a local folder does not reach.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [dist, repository, report] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(path.join(dist, file)).href);
const { doAutoReplace } = await load('workers/repository/update/branch/auto-replace.js');
const { GlobalConfig } = await load('config/global.js');

GlobalConfig.set({ localDir: repository, platform: 'local' });
const { packageFiles } = JSON.parse(readFileSync(report, 'utf8')).repositories.local;
for (const [manager, files] of Object.entries(packageFiles))
  for (const { deps, ...file } of files)
    for (const [depIndex, dependency] of deps.entries()) {
      // Beside a new version, its new digest is the update of the old one.
      const [update] = dependency.updates ?? [];
      if (update === undefined) continue;
      const content = readFileSync(path.join(repository, file.packageFile), 'utf8');
      const upgrade = { ...file, ...dependency, ...update, manager, depIndex };
      // Neither on a branch that exists, nor the first update of its branch: another manager may have written it.
      await doAutoReplace(upgrade, content, false, false);
    }
