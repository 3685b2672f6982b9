import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { latestDate } from '../domain/instant';
import { fail, type Problem, type TaskResult, type WithWarnings } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { pluralize } from '../domain/values/plural';
import type { OwnStatements } from '../publish/request';
import { applyDefaults } from '../read/manifest/apply-defaults';
import type { Manifest } from '../read/manifest/manifest';
import { VEX_LIMITS } from '../read/vex/limits';
import { decodeVex } from '../read/vex/read-vex';
import type { VexFile } from '../read/vex/vex-file';
import type { Capabilities } from './capabilities';

type VexCapabilities = Pick<Capabilities, 'workspace' | 'log' | 'now'>;

/** Stops reading once there are more bytes than {@link decodeVex} accepts. */
const readFiles = (
  names: ReadonlyArray<string>,
  { workspace }: Pick<VexCapabilities, 'workspace'>,
) =>
  steps(function* ($) {
    const files: VexFile[] = [];
    const problems: Problem[] = [];
    let total = 0;
    for (const file of names) {
      if (total > VEX_LIMITS.bytes) break;
      const text = yield* $(TE.fromTask(workspace.readText(file, 'vex')));
      if (E.isLeft(text)) {
        problems.push(...text.left);
        continue;
      }
      total += Buffer.byteLength(text.right);
      files.push({ file, text: text.right });
    }
    return { files, problems };
  });

const NONE: OwnStatements = { documents: new Map(), missing: undefined };

/**
 * Reads the owner's statements about the images of a manifest. Fails with the problems of all files. If no line matches
 * a file, the branch decides what that means.
 */
export const readVex = (
  lines: ReadonlyArray<string>,
  manifest: Manifest,
  { workspace, log, now }: VexCapabilities,
): TaskResult<WithWarnings<OwnStatements>> =>
  steps(function* ($) {
    const found = yield* $(TE.fromTask(workspace.findFiles('vex', lines)));
    if (E.isLeft(found)) {
      const missing = found.left;
      if (!missing.every(({ isMissing }) => isMissing)) return yield* $(found);
      log.info('VEX files: none');
      return { value: { ...NONE, missing }, warnings: [] };
    }
    const { value: names, warnings } = found.right;
    const { files, problems } = yield* $(readFiles(names, { workspace }));
    const decoded = decodeVex(files, applyDefaults(manifest), latestDate(now()));
    if (problems.length > 0)
      return yield* $(fail([...problems, ...(E.isLeft(decoded) ? decoded.left : [])]));
    const { value: documents, warnings: own } = yield* $(decoded);
    const count = [...documents.values()].reduce(
      (sum, { statements }) => sum + statements.length,
      0,
    );
    log.info(
      `VEX files: ${names.length}; published: ${pluralize(count, 'statement')} about ${pluralize(documents.size, 'image')}`,
    );
    return { value: { ...NONE, documents }, warnings: [...warnings, ...own] };
  });
