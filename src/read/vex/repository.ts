import { servedPath } from '../../contract/paths';
import type { ImageVex, VexIndex, VexRepository } from '../../contract/vex';
import { VEX_ARCHIVE, VEX_COPY } from '../../contract/vex-documents';
import { compareText, lastText, sortUnique } from '../../domain/values/compare';
import { imageAddress, ociPurl } from './image-address';

export interface StatedImage {
  readonly slug: string;
  readonly image: string;
  readonly document: ImageVex;
}

/** The archive has the same paths as the folder of the index. */
export const pathInArchive = (file: string): string => file.slice('vex/'.length);

/** Trivy looks up package URLs as text. Since 0.1.6, its library writes the colon of a port as it is. */
const idsOf = (image: string): ReadonlyArray<string> => {
  const { name, address } = imageAddress(image);
  const id = ociPurl(name, undefined, address);
  return sortUnique([id, id.replaceAll('%3A', ':')]);
};

export const toIndex = (images: ReadonlyArray<StatedImage>): VexIndex => ({
  updated_at: lastText(images.map(({ document }) => document.timestamp)),
  packages: images
    .flatMap(({ slug, image }) =>
      idsOf(image).map((id) => ({
        id,
        location: pathInArchive(VEX_COPY.file(slug)),
        format: 'openvex' as const,
      })),
    )
    .sort((a, b) => compareText(a.id, b.id)),
});

/** The file that scanners read first: it says where on the site the archive is. */
export const toRepository = (name: string, site: string): VexRepository => ({
  name,
  description: `VEX statements of ${name}`,
  versions: [
    {
      spec_version: '0.1',
      locations: [{ url: `${site}${servedPath(VEX_ARCHIVE.path)}` }],
      update_interval: '24h',
    },
  ],
});
