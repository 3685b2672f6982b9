import { useCves } from '../io/exploitation';
import type { PackageTypes } from '../model/documents';
import { briefly } from '../model/findings';
import { coverageText, cvesNaming, type ListedPackage, nearPackages } from '../model/packages';
import { linkTo } from '../model/route';
import { commaList, LinkList } from '../parts/links';
import { Empty } from '../parts/states';

interface AbsenceProps {
  /** A name, and its version if that matters. */
  readonly query: string;
  /** Empty if all types were searched. */
  readonly type: string;
  readonly all: ReadonlyArray<ListedPackage>;
  readonly coverage: PackageTypes['coverage'];
}

/** If a CVE names the package, its absence from the lists means nothing. */
export const Absence = ({ query, type, all, coverage }: AbsenceProps) => {
  const ids = cvesNaming(query, useCves()?.data ?? []).map(({ id }) => id);
  const near = nearPackages(all, query);
  const title = `${query} is in no list${type === '' ? '' : ` of ${type}`}`;
  return (
    <Empty title={ids.length === 0 ? title : `${title}, but a scan found ${briefly(ids)} in it`}>
      {ids.length > 0 && (
        <p>
          So an image contains it, or did when it was last scanned:{' '}
          <LinkList to={['cves']} names={ids} />
        </p>
      )}
      <p>{coverageText(coverage)}</p>
      {near.length > 0 && (
        <p>
          Similar names:{' '}
          {commaList(near, (each) => (
            <a href={linkTo(['packages', each.type, each.name])}>{each.name}</a>
          ))}
        </p>
      )}
      {type && (
        <a class="button" href={linkTo(['packages'], { q: query })}>
          Look in all types
        </a>
      )}
    </Empty>
  );
};
