/** Checks what documents about all images say of those about one, with a program that is not part of the repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LAW, runChecker } from './checker';

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/projections.mjs');
export const hasProjectionsChecker = existsSync(CHECKER);

/** The violations in the tree whose `api/v1` is in a folder. */
export const projectionsIn = async (folder: string): Promise<ReadonlyArray<unknown>> => {
  if (!hasProjectionsChecker) return [];
  const output = await runChecker(CHECKER, [folder, ...LAW, '--json']);
  const { violations } = JSON.parse(output) as { readonly violations: ReadonlyArray<unknown> };
  return violations;
};
