import { FINDINGS } from '../../contract/findings';
import { LAYERS } from '../../contract/layers';
import { IMAGE_PACKAGES } from '../../contract/packages';
import { RELEASES } from '../../contract/releases';
import { IMAGE_SECURITY, VERSION_SECURITY } from '../../contract/security-documents';
import { type Entry, type File, keep } from '../../domain/file';
import { versionKey } from '../../domain/version-key';
import { exactJsonFile, jsonFile } from '../render/json';
import { renderRecords } from '../render/security';
import {
  type DerivedHouse,
  type House,
  type HouseBuild,
  type HouseImage,
  isDerived,
} from './house';

/** A document that depends only on the rows or packages of an image: a kept house keeps its published files. */
interface HouseDocument {
  /** The files that the document may have, below `api/v1`. */
  readonly files: (image: HouseImage) => ReadonlyArray<string>;
  readonly render: (house: DerivedHouse, source: string) => Iterable<File>;
}

const RECORDS: HouseDocument = {
  files: ({ slug, versions }) => [
    IMAGE_SECURITY.file(slug),
    ...versions.map(({ version }) => VERSION_SECURITY.file(versionKey(slug, version))),
  ],
  render: ({ image }, source) => renderRecords(image, source),
};

const FINDINGS_OVER_TIME: HouseDocument = {
  files: ({ slug }) => [FINDINGS.file(slug)],
  render: ({ slug, findings }) =>
    findings === undefined ? [] : [exactJsonFile(FINDINGS, slug, findings)],
};

const LAYERS_OF_BUILDS: HouseDocument = {
  files: ({ slug }) => [LAYERS.file(slug)],
  render: ({ slug, layers }) => (layers === undefined ? [] : [exactJsonFile(LAYERS, slug, layers)]),
};

const INSTALLED_PACKAGES: HouseDocument = {
  files: ({ slug }) => [IMAGE_PACKAGES.file(slug)],
  render: ({ slug, packages }) =>
    packages === undefined ? [] : [exactJsonFile(IMAGE_PACKAGES, slug, packages)],
};

/** The packages are left out if they are `dropped`. */
export function* renderHouse(
  house: House,
  { previous, catalog }: Pick<HouseBuild, 'previous' | 'catalog'>,
  dropped: ReadonlySet<string>,
): Generator<Entry> {
  const { slug, releases } = house;
  const hasPackages = catalog.packages && !dropped.has(slug);
  const documents = [
    RECORDS,
    FINDINGS_OVER_TIME,
    LAYERS_OF_BUILDS,
    ...(hasPackages ? [INSTALLED_PACKAGES] : []),
  ];
  const isPublished = (file: string): boolean => previous.files.has(file);
  for (const { files, render } of documents)
    yield* isDerived(house)
      ? render(house, catalog.source)
      : files(house.image).filter(isPublished).map(keep);
  // It contains the address of the site, so it is rendered even for a kept image.
  yield jsonFile(RELEASES, slug, releases);
}
