// What a series measures at each of its shapes. A case lays out a place (see programs.mjs) and gives the
// two runs that are compared; both may be repeated, and throw if what they measure did not happen.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeRepository } from '../scripts/git-server.mjs';
import { writeCorpus } from './corpus.mjs';
import { runAction, runFloor, runNothing } from './programs.mjs';

const remove = (place, ...names) => {
  for (const name of names) rmSync(path.join(place.folder, name), { recursive: true, force: true });
};

const runFloorAnew = async (place, ...remote) => {
  const run = await runFloor(place, ...remote);
  remove(place, 'floor');
  return run;
};

/** Everything is read and written to a folder; nothing is published yet, and nothing will be. */
export const dryRun = (place, shape) => {
  makeRepository(place.remotes, place.repository);
  writeCorpus(path.join(place.folder, 'workspace'), shape);
  return {
    action: async () => {
      const inputs = { reports: 'reports', 'dry-run': 'true', output: 'out' };
      const run = await runAction(place, inputs);
      remove(place, 'workspace/out');
      return run;
    },
    floor: () => runFloorAnew(place),
  };
};

/** A manifest that does not exist: nothing but the start, beside that of Node alone. */
export const startOnly = (place, shape) => {
  writeCorpus(path.join(place.folder, 'workspace'), shape);
  return {
    action: () => runAction(place, { manifest: 'missing.json' }, 1),
    floor: () => runNothing(place),
  };
};

/** To a repository without any commit; the floor writes the same to a folder. */
export const publishFirst = (place, shape) => {
  writeCorpus(path.join(place.folder, 'workspace'), shape);
  return {
    action: async () => {
      const repository = makeRepository(place.remotes, place.repository);
      const run = await runAction(place, { reports: 'reports' });
      tipOf(repository);
      rmSync(repository, { recursive: true });
      return run;
    },
    floor: () => runFloorAnew(place),
  };
};

const tipOf = (repository) =>
  execFileSync('git', ['--git-dir', repository, 'rev-parse', 'refs/heads/gh-pages'], {
    env: { PATH: process.env.PATH, HOME: path.dirname(path.dirname(repository)) },
    encoding: 'utf8',
  }).trim();

/** A run on a branch that holds the catalog already, as it was before each run. */
const onPublished = async (place, shape, { inputs, next, changes }) => {
  const repository = makeRepository(place.remotes, place.repository);
  const saved = path.join(place.folder, 'published.git');
  writeCorpus(path.join(place.folder, 'workspace'), shape);
  await runAction(place, { reports: 'reports' });
  const published = tipOf(repository);
  cpSync(repository, saved, { recursive: true });
  next(path.join(place.folder, 'workspace'));
  const address = `${place.server}/${place.repository}`.replace(
    '://',
    `://x-access-token:${place.token}@`,
  );
  return {
    action: async () => {
      const run = await runAction(place, inputs);
      if ((tipOf(repository) !== published) !== changes)
        throw new Error(`the run ${changes ? 'made no' : 'made a'} commit`);
      if (changes) {
        rmSync(repository, { recursive: true });
        cpSync(saved, repository, { recursive: true });
      }
      return run;
    },
    floor: () => runFloorAnew(place, address),
  };
};

/** All versions but the last of each image are scanned anew; the last keeps its record. */
export const scanAnew = (place, shape) =>
  onPublished(place, shape, {
    inputs: { reports: 'reports' },
    next: (workspace) => writeCorpus(workspace, { ...shape, fresh: true }),
    changes: true,
  });

/** The same manifest and the same reports again. */
export const changeNothing = (place, shape) =>
  onPublished(place, shape, { inputs: { reports: 'reports' }, next: () => {}, changes: false });

/** The same manifest, and no report at all: every record is kept. */
export const keepAll = (place, shape) =>
  onPublished(place, shape, {
    inputs: {},
    next: (workspace) => rmSync(path.join(workspace, 'reports'), { recursive: true }),
    changes: false,
  });
