// The cases that benchmarks measure. A case prepares a place (see programs.mjs) and returns the two runs to compare.
// Both can be repeated, and throw if they did not do the work that is measured.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeRepository } from '../scripts/git-server.mjs';
import { writeCorpus } from './corpus.mjs';
import { runAction, runFloor, runNothing } from './programs.mjs';

/** Runs cases in turns, so that all see the same machine. A case is a function `layOut` and a shape. */
export const takeTurns = async (world, cases, runs) => {
  const measured = [];
  for (const [i, { layOut, shape, ...rest }] of cases.entries()) {
    const place = { ...world, folder: path.join(world.folder, `${i}`), repository: `acme/c${i}` };
    mkdirSync(place.folder);
    const programs = await layOut(place, shape);
    measured.push({ ...rest, shape, folder: place.folder, programs, action: [], floor: [] });
  }
  for (let run = 0; run < runs; run += 1)
    for (const { programs, action, floor } of measured) {
      action.push(await programs.action());
      floor.push(await programs.floor());
    }
  return measured;
};

const remove = (place, ...names) => {
  for (const name of names) rmSync(path.join(place.folder, name), { recursive: true, force: true });
};

const runFloorAnew = async (place, ...remote) => {
  const run = await runFloor(place, ...remote);
  remove(place, 'floor');
  return run;
};

/** Reads everything and writes it to a folder; publishes nothing. */
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

/** The manifest does not exist, so this measures the start, compared with Node alone. */
export const startOnly = (place, shape) => {
  writeCorpus(path.join(place.folder, 'workspace'), shape);
  return {
    action: () => runAction(place, { manifest: 'missing.json' }, 1),
    floor: () => runNothing(place),
  };
};

/** Publishes to an empty repository; the floor writes the same to a folder. */
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

/** Publishes to a branch that already has the catalog, and restores it after each run. */
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

/** All versions but the last of each image have new scans; the last keeps its record. */
export const scanAnew = (place, shape) =>
  onPublished(place, shape, {
    inputs: { reports: 'reports' },
    next: (workspace) => writeCorpus(workspace, { ...shape, fresh: true }),
    changes: true,
  });

/** The same manifest and the same reports again. */
export const changeNothing = (place, shape) =>
  onPublished(place, shape, { inputs: { reports: 'reports' }, next: () => {}, changes: false });

/** The same manifest without reports: every record is kept. */
export const keepAll = (place, shape) =>
  onPublished(place, shape, {
    inputs: {},
    next: (workspace) => rmSync(path.join(workspace, 'reports'), { recursive: true }),
    changes: false,
  });
