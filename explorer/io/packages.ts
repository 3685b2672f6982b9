import { useMemo } from 'preact/hooks';
import { isKnownFilled } from '../model/collections';
import type { Integrity, PackageNames, PackageTypes } from '../model/documents';
import { type ListedPackage, listNames } from '../model/packages';
import { readyValue, useDocument, useDocuments } from './load';

/** Whether the catalog knows of packages; false until that has loaded. */
export const useHasPackages = (): boolean =>
  isKnownFilled(readyValue(useDocument<Integrity>('integrity.json', 'later')), 'packages');

export const namesPath = (type: string): string => `packages/${type}.json`;

interface Names {
  readonly items: ReadonlyArray<ListedPackage>;
  readonly isLoading: boolean;
  /** Whether the names of a type could not be loaded. */
  readonly isPartial: boolean;
}

/** The names of the packages of some types. */
export const useNames = (types: PackageTypes['data']): Names => {
  const paths = types.map(({ type }) => namesPath(type));
  const { documents, isLoading } = useDocuments<PackageNames>(paths);
  const items = useMemo(() => listNames(documents), [paths.join(), documents.length]);
  return { items, isLoading, isPartial: !isLoading && documents.length < paths.length };
};

/** The names of all packages; they load when they are wanted. */
export const useAllNames = (wanted: boolean): Names => {
  const path = useHasPackages() && wanted ? 'packages.json' : undefined;
  const types = useDocument<PackageTypes>(path);
  const names = useNames(readyValue(types)?.data ?? []);
  const isLoading = names.isLoading || (path !== undefined && types.kind === 'loading');
  return { ...names, isLoading };
};
