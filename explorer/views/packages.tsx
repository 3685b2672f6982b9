import { useMemo } from 'preact/hooks';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { useParams } from '../io/navigation';
import { useNames } from '../io/packages';
import { imagesWith, parseAsked } from '../model/asked-version';
import type { PackageTypes } from '../model/documents';
import { coverageText, filterPackages, parseNamed } from '../model/packages';
import type { Route } from '../model/route';
import { parseTarget } from '../model/target';
import { Browse } from '../parts/browse';
import { Listing } from '../parts/listing';
import { ClearFilters, Empty, Loading } from '../parts/states';
import { Absence } from './absence';
import { AskedVersionAnswer } from './asked-version';
import { PackagesTable } from './packages-table';

const INITIAL = { q: '', type: '' };

const Browser = ({ route, types: { data, coverage } }: { route: Route; types: PackageTypes }) => {
  const view = useParams(route, INITIAL);
  const { type } = view.params;
  const { items, isLoading, isPartial } = useNames(
    data.filter((each) => type === '' || each.type === type),
  );
  const asked = useMemo(() => parseAsked(view.params.q, items), [view.params.q, items]);
  const images = useMemo(() => imagesWith(items).length, [items]);
  const absence = <Absence query={view.params.q} type={type} all={items} coverage={coverage} />;
  const all = data.reduce((sum, { names }) => sum + names, 0);
  if (data.length === 0)
    return (
      <Empty title="No package is known">
        <p>No scan report that was published lists the packages of its image.</p>
      </Empty>
    );
  return (
    <>
      <p class="note">{coverageText(coverage)}</p>
      {isPartial && (
        <p class="notice notice-warning">Some lists could not be loaded: reload the page.</p>
      )}
      <Browse
        view={view}
        noun="package"
        search="Search names, or name and version"
        filters={[]}
        chips={{
          name: 'type',
          label: 'Type',
          chips: [
            ['', `All ${formatNumber(all)}`],
            ...data.map((each) => [each.type, `${each.type} ${formatNumber(each.names)}`] as const),
          ],
        }}
        items={items}
        query={parseNamed(view.params.q)?.name}
        filter={filterPackages}
        nothing={
          isLoading ? (
            <Loading />
          ) : parseTarget(view.params.q) === undefined ? (
            <>
              {absence}
              <ClearFilters onClear={view.clear} />
            </>
          ) : undefined
        }
      >
        {(shown) => (
          <>
            {asked === undefined ? (
              parseNamed(view.params.q) && absence
            ) : (
              <AskedVersionAnswer asked={asked} coverage={coverage} />
            )}
            <PackagesTable
              rows={shown}
              label="Images"
              where={({ where }) =>
                where.length === images && images > 1 ? (
                  <span class="pill">In every image</span>
                ) : (
                  pluralize(where.length, 'image')
                )
              }
            />
          </>
        )}
      </Browse>
    </>
  );
};

export const PackagesView = ({ route }: { route: Route }) => (
  <Listing<PackageTypes> title="Packages" path="packages.json" what="packages">
    {(types) => <Browser route={route} types={types} />}
  </Listing>
);
