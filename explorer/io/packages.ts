import { useMemo } from 'preact/hooks';
import {
  type AskedVersion,
  findInstalled,
  type Installed,
  imagesToRead,
} from '../model/asked-version';
import { isKnownFilled } from '../model/collections';
import type { ImagePackages, Integrity, PackageNames, PackageTypes } from '../model/documents';
import { type ListedPackage, listNames } from '../model/packages';
import { readyValue, useDocument, useDocuments, useLater } from './load';

/** False until known. */
export const useHas = (collection: 'packages' | 'charts' | 'bases'): boolean =>
  isKnownFilled(useLater<Integrity>('integrity.json'), collection);

export const namesPath = (type: string): string => `packages/${type}.json`;

export const imagePackagesPath = (slug: string): string => `images/${slug}/packages.json`;

interface Names {
  readonly items: ReadonlyArray<ListedPackage>;
  readonly isLoading: boolean;
  /** Whether the names of some type could not be loaded. */
  readonly isPartial: boolean;
}

export const useNames = (types: PackageTypes['data']): Names => {
  const paths = types.map(({ type }) => namesPath(type));
  const { documents, isLoading } = useDocuments<PackageNames>(paths);
  const items = useMemo(() => listNames(documents), [paths.join(), documents.length]);
  return { items, isLoading, isPartial: !isLoading && documents.length < paths.length };
};

interface AllNames extends Names {
  /** Undefined until loaded, and in a catalog that publishes no packages. */
  readonly coverage: PackageTypes['coverage'] | undefined;
}

export const useAllNames = (wanted: boolean): AllNames => {
  const path = useHas('packages') && wanted ? 'packages.json' : undefined;
  const types = useDocument<PackageTypes>(path);
  const known = readyValue(types);
  const names = useNames(known?.data ?? []);
  const isLoading = names.isLoading || (path !== undefined && types.kind === 'loading');
  const isPartial = names.isPartial || types.kind === 'failed';
  return { ...names, isLoading, isPartial, coverage: known?.coverage };
};

/** Looks into at most this many images without a click: each takes a request. */
const MOST_ASKED = 8;

interface Answer {
  readonly found: ReadonlyArray<Installed>;
  readonly isLoading: boolean;
  /** How many images could not be loaded. */
  readonly failed: number;
  /** Whether the reader has to ask, because many images would have to be read. */
  readonly isTooMany: boolean;
}

export const useInstalled = (asked: AskedVersion | undefined, all = false): Answer => {
  const slugs = asked === undefined ? [] : imagesToRead(asked);
  const isTooMany = !all && slugs.length > MOST_ASKED;
  const paths = isTooMany ? [] : slugs.map(imagePackagesPath);
  const { documents, isLoading } = useDocuments<ImagePackages>(paths);
  const found = useMemo(
    () => (asked === undefined ? [] : findInstalled(documents, asked)),
    [asked, paths.join(), documents.length],
  );
  const failed = isLoading ? 0 : paths.length - documents.length;
  return { found, isLoading, failed, isTooMany };
};
