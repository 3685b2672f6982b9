import { parseTarget } from '../model/target';
import { ClearFilters, Empty } from './states';

/** A link for a search that names a vulnerability or digest. */
export const Identified = ({ query }: { query: string }) => {
  const target = parseTarget(query);
  return target === undefined ? null : (
    <p class="note identified">
      <a href={target.place}>{target.name}</a>: {target.shows}.
    </p>
  );
};

interface NothingFitsProps {
  /** What the list holds: `images`. */
  readonly nouns: string;
  readonly query: string;
  readonly onClear: () => void;
}

/** No results. A CVE or former digest gets a link instead: the list does not search those. */
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
