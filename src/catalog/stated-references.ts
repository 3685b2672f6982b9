import { repositoryOf } from '../domain/image-reference';
import type { Manifest } from '../manifest/manifest';
import { show } from '../text/escape';
import { joinLimited } from '../text/join-limited';

const MAX_LISTED = 3;

/** The references that a manifest states and that differ from those that follow from registry and slug. */
const differingReferences = ({
  registry,
  images = [],
  charts = [],
}: Manifest): ReadonlyArray<string> => [
  ...images.flatMap(({ slug, image }) =>
    image === undefined || image === repositoryOf(`${registry}/images/${slug}`) ? [] : [image],
  ),
  ...charts.flatMap(({ slug, chartRef }) =>
    chartRef === undefined || chartRef === `oci://${registry}/charts/${slug}` ? [] : [chartRef],
  ),
];

/** A notice that counts the references of other shapes than the contract's; none without any. */
export const referenceNotices = (manifest: Manifest): ReadonlyArray<string> => {
  const references = differingReferences(manifest);
  if (references.length === 0) return [];
  const count = `${references.length} reference${references.length === 1 ? ' differs' : 's differ'}`;
  return [
    `the manifest: ${count} from the shape <registry>/images/<slug> or oci://<registry>/charts/<slug> (${joinLimited(references.map(show), MAX_LISTED)}), and ${references.length === 1 ? 'is' : 'are'} published as stated; consumers that build references themselves have to read the field instead`,
  ];
};
