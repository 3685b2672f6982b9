import { repositoryOf } from '../domain/image-reference';
import type { Manifest } from '../manifest/manifest';
import { show } from '../values/escape';
import { joinLimited } from '../values/plural';

const MAX_LISTED = 3;

/** The stated references that differ from the default, which follows from registry and slug. */
const findDiffering = ({ registry, images = [], charts = [] }: Manifest): ReadonlyArray<string> => [
  ...images.flatMap(({ slug, image }) =>
    image === undefined || image === repositoryOf(`${registry}/images/${slug}`) ? [] : [image],
  ),
  ...charts.flatMap(({ slug, chartRef }) =>
    chartRef === undefined || chartRef === `oci://${registry}/charts/${slug}` ? [] : [chartRef],
  ),
];

/** A notice that counts the references with another shape than the contract's, if there are any. */
export const referenceNotices = (manifest: Manifest): ReadonlyArray<string> => {
  const references = findDiffering(manifest);
  if (references.length === 0) return [];
  const count = `${references.length} reference${references.length === 1 ? ' differs' : 's differ'}`;
  return [
    `the manifest: ${count} from the shape <registry>/images/<slug> or oci://<registry>/charts/<slug> (${joinLimited(references.map(show), MAX_LISTED)}), and ${references.length === 1 ? 'is' : 'are'} published as stated; consumers that build references themselves have to read the field instead`,
  ];
};
