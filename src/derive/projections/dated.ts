import { FIXES } from '../../contract/fixes';
import { fileId } from '../../domain/git-objects/objects';
import type { Previous } from '../../previous/previous';
import type { Catalog } from '../../read/manifest/catalog';
import { renderFixTime } from '../render/badges';
import { jsonFile } from '../render/json';
import { type FixesInput, toFixes } from './fixes';

/**
 * The files about fix times in which only the data date is new: computed with the date of the published `fixes.json`,
 * they equal the published files. Empty otherwise, and for an edited tree.
 */
export const findDated = (
  catalog: Catalog,
  { read, files, isAsPublished }: Pick<Previous, 'read' | 'files' | 'isAsPublished'>,
  input: FixesInput,
): ReadonlyArray<string> => {
  const former = isAsPublished ? read(FIXES, '') : undefined;
  if (former === undefined || former.to === input.dataDate) return [];
  const fixes = toFixes({ ...input, dataDate: former.to });
  const asOfThen = [jsonFile(FIXES, '', fixes), ...renderFixTime(catalog, fixes)];
  return asOfThen.every((file) => files.get(file.path) === fileId(file))
    ? asOfThen.map(({ path }) => path)
    : [];
};
