import { BASE } from '../contract/bases';
import { joinRemarks, type Remarks } from '../domain/problem';
import { versionKey } from '../domain/version-key';
import type { CatalogBase } from '../read/manifest/catalog';
import { decideImage, findFacts } from './decide-image';
import type { CatalogEvidence } from './decide-images';
import type { ImageStatus } from './image-status';

/** A base after the decisions about its versions, which are those about an image. */
export interface DecidedBase extends Pick<ImageStatus, 'versions'> {
  readonly item: CatalogBase;
}

const NONE_STATED = { software: undefined, unnamed: new Set<string>() };

export const decideBases = ({
  catalog,
  matches,
  previous,
  carryForward,
}: CatalogEvidence): { readonly bases: ReadonlyArray<DecidedBase>; readonly remarks: Remarks } => {
  const decided = catalog.bases.map((item) => {
    const facts = findFacts(item, {
      scans: matches.bases,
      published: previous.bases,
      carryForward,
      countPublished: (slug, version) =>
        previous.read(BASE, versionKey(slug, version))?.ids?.length,
    });
    return { item, ...decideImage(facts, new Set(), NONE_STATED) };
  });
  return {
    bases: decided.map(({ item, versions }) => ({ item, versions })),
    remarks: joinRemarks(...decided),
  };
};
