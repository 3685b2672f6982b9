import { isComputed } from '../domain/badge-names';
import { repositoryOf } from '../domain/image-reference';
import { show } from '../domain/values/escape';
import { joinLimited } from '../domain/values/plural';
import type { Manifest } from '../read/manifest/manifest';

const MAX_LISTED = 3;
const MAX_LISTED_BADGES = 10;

/** The stated references that differ from `<registry>/<slug>`. */
const findDiffering = ({ registry, images = [], charts = [] }: Manifest): ReadonlyArray<string> => [
  ...images.flatMap(({ slug, image }) =>
    image === undefined || image === repositoryOf(`${registry}/images/${slug}`) ? [] : [image],
  ),
  ...charts.flatMap(({ slug, chartRef }) =>
    chartRef === undefined || chartRef === `oci://${registry}/charts/${slug}` ? [] : [chartRef],
  ),
];

/** Counts the references that do not have the shape of the contract; undefined without any. */
export const describeStatedReferences = (manifest: Manifest): string | undefined => {
  const references = findDiffering(manifest);
  if (references.length === 0) return undefined;
  const [count, are] =
    references.length === 1 ? ['1 differs', 'is'] : [`${references.length} differ`, 'are'];
  return `${count} from the shape <registry>/images/<slug> or oci://<registry>/charts/<slug> (${joinLimited(references.map(show), MAX_LISTED)}), and ${are} published as stated; consumers that build references themselves must read the field instead`;
};

/** Names the badges that repeat statements of the owner; undefined without any. */
export const describeStatedBadges = ({
  project = {},
  badges = new Map(),
  images = [],
}: Manifest): string | undefined => {
  const facts = ['base', 'signing', 'hub', 'license'] as const;
  const changed = [...badges].flatMap(([name, { message, color }]) =>
    message === undefined && (color === undefined || !isComputed(name)) ? [] : [name],
  );
  const hasArches = images.some(({ status, arches = [] }) => status !== 'planned' && arches[0]);
  const names = new Set([
    ...facts.filter((name) => project[name] !== undefined),
    ...(hasArches ? ['multiarch'] : []),
    ...changed,
  ]);
  return names.size === 0
    ? undefined
    : `stated, not checked: ${joinLimited([...names], MAX_LISTED_BADGES)}`;
};
