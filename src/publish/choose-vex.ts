import * as E from 'fp-ts/Either';
import { IMAGE_VEX, VEX_INDEX } from '../contract/vex-documents';
import type { VexBuild } from '../derive/projections/vex';
import { fail, type Result, withTitle } from '../domain/problem';
import { keysOf, type Previous } from '../previous/previous';
import { hasWildcard, includePatterns } from '../read/inputs/patterns';
import type { OwnStatements } from './request';

export type ChosenVex = Pick<VexBuild, 'vex' | 'withdrawn'>;

const STAYS: ChosenVex = { vex: undefined, withdrawn: [] };

/**
 * Chooses the statements to publish. If no line of the input matches a file, the owner withdrew the published
 * statements by removing the last file, because git keeps no empty folder. Fails if nothing was ever published, unless
 * all lines have wildcards, which may match nothing.
 */
export const chooseVex = (
  own: OwnStatements | undefined,
  lines: ReadonlyArray<string>,
  published: Previous,
): Result<ChosenVex> => {
  if (own === undefined) return E.right(STAYS);
  const { documents, missing } = own;
  if (missing === undefined) return E.right({ ...STAYS, vex: documents });
  const patterns = includePatterns(lines);
  if (keysOf(published, IMAGE_VEX).length > 0)
    return E.right({ ...STAYS, vex: documents, withdrawn: patterns });
  if (published.files.has(VEX_INDEX.path)) return E.right(STAYS);
  return patterns.every(hasWildcard)
    ? E.right(STAYS)
    : fail(missing.map(withTitle('VEX statements')));
};
