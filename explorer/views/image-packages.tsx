import { useMemo } from 'preact/hooks';
import { useNameOf } from '../io/lists';
import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { imagePackagesPath } from '../io/packages';
import type { ImagePackages, Releases } from '../model/documents';
import { releasesPath } from '../model/own-image';
import { filterPackages, listPackages, parseNamed } from '../model/packages';
import { linkTo, type Route } from '../model/route';
import { Browse } from '../parts/browse';
import { Head } from '../parts/head';
import { Empty, Ready } from '../parts/states';
import { NotFound } from './not-found';
import { PackagesTable } from './packages-table';

const INITIAL = { q: '', type: '' };

const NOT_KNOWN = (
  <Empty title="Its packages are not known">
    <p>No scan report lists them: it may contain any package.</p>
  </Empty>
);

interface ListProps {
  readonly route: Route;
  readonly version: string;
  readonly document: ImagePackages;
}

const List = ({ route, version, document }: ListProps) => {
  const view = useParams(route, INITIAL);
  const items = useMemo(() => listPackages(document, version), [document, version]);
  const types = [...new Set(items.map(({ type }) => type))];
  const isKnown = document.versions.some((each) => each.version === version && each.known);
  if (items.length === 0) return NOT_KNOWN;
  return (
    <>
      {!isKnown && (
        <p class="notice notice-warning">
          <strong>Not complete.</strong> No report lists all its packages: it may contain others.
        </p>
      )}
      <Browse
        view={view}
        noun="package"
        search="Search names and sources"
        filters={[{ name: 'type', label: 'Type', options: types.map((type) => [type, type]) }]}
        items={items}
        query={parseNamed(view.params.q)?.name}
        filter={filterPackages}
      >
        {(shown) => (
          <PackagesTable rows={shown} label="Built from" where={({ where }) => where.join(', ')} />
        )}
      </Browse>
    </>
  );
};

const Loaded = ({ slug, ...rest }: Omit<ListProps, 'document'> & { slug: string }) => (
  <Ready of={useDocument<ImagePackages>(imagePackagesPath(slug))} missing={NOT_KNOWN}>
    {(document) => <List {...rest} document={document} />}
  </Ready>
);

export const ImagePackagesView = ({ route }: { route: Route }) => {
  const [, slug = '', version = '', view] = route.parts;
  const missing = <NotFound route={route} />;
  const name = `${useNameOf()(slug)} ${version}`;
  return (
    <Ready of={useDocument<Releases>(releasesPath(slug))} missing={missing}>
      {({ releases }) =>
        releases.every((each) => each.version !== version) || view !== 'packages' ? (
          missing
        ) : (
          <>
            <Head title={`Packages of ${name}`} up={[name, linkTo(['images', slug, version])]} />
            <Loaded route={route} slug={slug} version={version} />
          </>
        )
      }
    </Ready>
  );
};
