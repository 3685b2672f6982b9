/** A stand-in for Grype in a container, which scans images of registries with a database that is there. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, type Ended, FAILED, OK, UNKNOWN } from './programs';

/** What each scan is told: among it, that the token of the job goes to ghcr.io alone. */
const SETTINGS = [
  'GRYPE_REGISTRY_AUTH_AUTHORITY=ghcr.io',
  'GRYPE_REGISTRY_AUTH_USERNAME=octocat',
  'GRYPE_REGISTRY_AUTH_PASSWORD',
  'GRYPE_DB_AUTO_UPDATE=false',
  'GRYPE_CHECK_FOR_APP_UPDATE=false',
  'GRYPE_DEFAULT_IMAGE_PULL_SOURCE=registry',
  // Its image has no folder for temporary files that a user without privileges may write to.
  'TMPDIR=/repository',
];

/** Writes the report of `grype <reference>`. */
const scan = (
  { args, after, at, env }: Call,
  database: string,
  reports: Readonly<Record<string, string>>,
): Ended => {
  const isTold = SETTINGS.every((each) => args.includes(each)) && after('--output') === 'json';
  if (!isTold || !env.GRYPE_REGISTRY_AUTH_PASSWORD.startsWith('ghs_')) return UNKNOWN;
  const report = reports[`grype ${args.at(-1)}`];
  if (args.at(-2) !== '--' || report === undefined || !existsSync(database)) return FAILED;
  writeFileSync(at(after('--file')), report);
  return OK;
};

export const grype = (call: Call, reports: Readonly<Record<string, string>>): Ended => {
  const cache = call.args.find((each) => each.startsWith('GRYPE_DB_CACHE_DIR='));
  if (cache === undefined) return UNKNOWN;
  const folder = call.at(cache.slice('GRYPE_DB_CACHE_DIR=/repository/'.length));
  if (call.args.slice(-2).join(' ') === 'db update') return existsSync(folder) ? OK : FAILED;
  return scan(call, path.join(folder, 'vulnerability.db'), reports);
};
