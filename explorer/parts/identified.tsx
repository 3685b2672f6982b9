import { parseTarget } from '../model/target';
import { ClearFilters, Empty } from './states';

export const Identified = ({ query }: { query: string }) => {
  const target = parseTarget(query);
  return target === undefined ? null : (
    <p class="note identified">
      <a href={target.place}>{target.name}</a>: {target.shows}.
    </p>
  );
};

interface NothingFitsProps {
  /** Such as `images`. */
  readonly nouns: string;
  readonly query: string;
  readonly onClear: () => void;
}

/** Links to a CVE or former digest instead, because the list cannot be searched by these. */
export const NothingFits = ({ nouns, query, onClear }: NothingFitsProps) => {
  const target = parseTarget(query);
  return (
    <Empty
      title={
        target === undefined
          ? `No ${nouns.slice(0, -1)} matches these filters`
          : `The ${nouns} here cannot be searched by ${target.kind}`
      }
    >
      {target === undefined ? (
        <ClearFilters onClear={onClear} />
      ) : (
        <a class="button" href={target.place}>
          See which versions have it
        </a>
      )}
    </Empty>
  );
};
