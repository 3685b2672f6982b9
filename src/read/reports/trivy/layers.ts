import { Digest } from '../../../contract/scalars';
import { chainIds, MAX_LAYERS } from '../../../domain/chain-id';
import { isRecord } from '../../../domain/codec/object';
import type { TrivyReport, TrivyVulnerability } from './trivy-report';

/** The layers of an image, by which its base is found; anything but a list of digests is left out. */
export interface Layers {
  /** The chain id of each layer, in order; empty if unknown, or of more layers than an image can have. */
  readonly chain: ReadonlyArray<string>;
  /** Index of the layer that added a package, the highest if the image has it twice; undefined if unknown. */
  readonly indexOf: (found: Pick<TrivyVulnerability, 'Layer'>) => number | undefined;
}

export const readLayers = ({ Metadata }: TrivyReport): Layers => {
  const stated = Metadata?.DiffIDs;
  const diffIds = Array.isArray(stated) && stated.every(Digest.is) ? stated : [];
  const indices = new Map<unknown, number>(diffIds.map((id, index) => [id, index]));
  return {
    chain: diffIds.length > MAX_LAYERS ? [] : chainIds(diffIds),
    indexOf: ({ Layer }) => (isRecord(Layer) ? indices.get(Layer['DiffID']) : undefined),
  };
};
