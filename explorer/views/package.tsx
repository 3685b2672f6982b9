import { useMemo, useState } from 'preact/hooks';
import { pluralize } from '../../src/domain/values/plural';
import { useCves } from '../io/exploitation';
import { readyValue, useDocument } from '../io/load';
import { imagePackagesPath, namesPath } from '../io/packages';
import { parseAsked } from '../model/asked-version';
import type { CveItem, ImagePackages, PackageNames, PackageTypes } from '../model/documents';
import { absenceText, coverageText, cvesOfPackage, listNamesOf } from '../model/packages';
import { linkTo, type Route } from '../model/route';
import { Head } from '../parts/head';
import { commaList, LinkList, VersionLinks } from '../parts/links';
import { ExploitedPill, SeverityPill } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { TableSection } from '../parts/table';
import { AskedVersionAnswer } from './asked-version';

/** A package, as the address names it. */
interface Named {
  readonly type: string;
  readonly name: string;
}

type Covered = Named & Pick<PackageTypes, 'coverage'>;

interface ImagesProps extends Covered {
  readonly images: ReadonlyArray<string>;
}

const PackageLinks = ({ type, names }: { type: string; names: ReadonlyArray<string> }) => (
  <>
    {commaList(names, (name) => (
      <a href={linkTo(['packages', type, name])}>{name}</a>
    ))}
  </>
);

/** The versions of an image that contain a package, and those of which it is not known. */
const Versions = ({ slug, type, name }: Named & { slug: string }) => (
  <Ready of={useDocument<ImagePackages>(imagePackagesPath(slug))} missing={null}>
    {({ data, versions }) => {
      const unknown = versions.filter(({ known }) => !known).map(({ version }) => version);
      return (
        <ul class="places">
          {data
            .filter((each) => each.type === type && each.name === name)
            .map((each) => (
              <li key={each.version}>
                {each.version === null ? 'No version stated' : <code>{each.version}</code>} in{' '}
                <VersionLinks slug={slug} versions={each.versions} />
              </li>
            ))}
          {unknown.length === 0 ? null : <li class="faint">Not known of {unknown.join(', ')}</li>}
        </ul>
      );
    }}
  </Ready>
);

/** Images whose versions are shown without a click: each takes a request. */
const MOST_ASKED = 4;

const Images = ({ type, name, images, coverage }: ImagesProps) => {
  const [asked, ask] = useState(images.length <= MOST_ASKED);
  return (
    <TableSection
      id="images"
      title={`${pluralize(images.length, 'image')} ${images.length === 1 ? 'contains' : 'contain'} it`}
      items={images}
      columns={[
        ['Image', (slug) => <a href={linkTo(['images', slug])}>{slug}</a>],
        ...(asked
          ? [
              [
                'Versions',
                (slug: string) => <Versions slug={slug} type={type} name={name} />,
              ] as const,
            ]
          : []),
      ]}
      page={50}
      results
    >
      <p class="note">{coverageText(coverage)}</p>
      {asked ? null : (
        <button type="button" class="button" onClick={() => ask(true)}>
          Show the versions
        </button>
      )}
    </TableSection>
  );
};

/** CVEs of more packages than their list names. */
const Untold = ({ items }: { items: ReadonlyArray<CveItem> }) =>
  items.length === 0 ? null : (
    <p class="note">
      Not all packages of {pluralize(items.length, 'CVE')} are listed, so it may be among them:{' '}
      <LinkList to="cves" names={items.map(({ id }) => id)} />
    </p>
  );

const Known = ({ items }: { items: ReadonlyArray<CveItem> }) => (
  <TableSection
    id="cves"
    title={`${pluralize(items.length, 'open CVE')} in a package of this name`}
    items={items}
    columns={[
      ['CVE', ({ id }) => <a href={linkTo(['cves', id])}>{id}</a>],
      [
        'Severity',
        ({ severity, exploitation }) => (
          <span>
            <SeverityPill severity={severity} />{' '}
            {exploitation === 'known' ? <ExploitedPill /> : null}
          </span>
        ),
      ],
      ['Title', ({ title }) => title ?? ''],
    ]}
    page={10}
  />
);

/** The list of CVEs names packages without their type. */
const Cves = ({ type, name }: Named) => {
  const { found, untold } = cvesOfPackage(type, name, useCves()?.data ?? []);
  return (
    <>
      <Known items={found} />
      <Untold items={untold} />
    </>
  );
};

interface AskedProps extends Covered {
  /** The version that somebody looks for. */
  readonly version: string;
}

interface FoundProps extends AskedProps {
  readonly names: PackageNames['data'];
}

const Found = ({ type, name, version, names, coverage }: FoundProps) => {
  const asked = useMemo(
    () => parseAsked(`${name} ${version}`, listNamesOf(type, names)),
    [type, name, version, names],
  );
  const item = names.find((each) => each.name === name);
  const built = names.filter(({ sources }) => sources?.includes(name)).map((each) => each.name);
  const { sources = [], images } = item ?? {};
  return (
    <>
      {asked === undefined ? null : <AskedVersionAnswer asked={asked} coverage={coverage} />}
      {sources.length === 0 ? null : (
        <p class="lead">
          Built from <PackageLinks type={type} names={sources} />.
        </p>
      )}
      {built.length === 0 ? null : (
        <p class="lead">
          Packages built from it: <PackageLinks type={type} names={built} />.
        </p>
      )}
      {images !== undefined ? (
        <Images key={name} type={type} name={name} images={images} coverage={coverage} />
      ) : built.length > 0 ? (
        <p class="note">{coverageText(coverage)}</p>
      ) : (
        <Empty title="No image is known to contain it">
          <p>{absenceText(coverage)}</p>
        </Empty>
      )}
      <Cves type={type} name={name} />
    </>
  );
};

interface ListedProps extends AskedProps {
  /** The path of the names of the type; undefined if none are published. */
  readonly path: string | undefined;
}

const Listed = ({ path, ...rest }: ListedProps) => {
  const document = useDocument<PackageNames>(path);
  const none = <Found {...rest} names={[]} />;
  return path === undefined ? (
    none
  ) : (
    <Ready of={document} missing={none}>
      {({ data }) => <Found {...rest} names={data} />}
    </Ready>
  );
};

/** Which images contain a package, as far as their packages are known. */
export const PackageView = ({ route }: { route: Route }) => {
  const [, type = '', name = ''] = route.parts;
  const version = route.params['version'] ?? '';
  const types = useDocument<PackageTypes>('packages.json');
  // The address may name anything.
  const isPublished = readyValue(types)?.data.some((each) => each.type === type);
  const path = isPublished ? namesPath(type) : undefined;
  return (
    <>
      <Head
        title={name}
        json={['packages.json', ...(path === undefined ? [] : [path])]}
        up={['Packages', linkTo(['packages'], isPublished ? { type } : {})]}
      >
        <span class="pill">{type}</span>
      </Head>
      <Ready of={types} missing={<Empty title="This catalog publishes no packages" />}>
        {({ coverage }) => (
          <Listed type={type} name={name} version={version} path={path} coverage={coverage} />
        )}
      </Ready>
    </>
  );
};
