import { pluralize } from '../../src/domain/values/plural';
import { useCves } from '../io/exploitation';
import { readyValue, useDocument } from '../io/load';
import { namesPath } from '../io/packages';
import { parseAsked } from '../model/asked-version';
import type { CveItem, PackageNames, PackageTypes } from '../model/documents';
import { coverageText, cvesOfPackage, listNamesOf } from '../model/packages';
import { linkTo, type Route } from '../model/route';
import { Head } from '../parts/head';
import { CveName, ImageLinks, LinkList } from '../parts/links';
import { ExploitedPill, SeverityPill } from '../parts/security';
import { Some } from '../parts/some';
import { Empty, Ready } from '../parts/states';
import { TableSection } from '../parts/table';
import { Absence } from './absence';
import { AskedVersionAnswer } from './asked-version';

interface Named {
  readonly type: string;
  readonly name: string;
}

type Covered = Named & Pick<PackageTypes, 'coverage'>;

type Item = PackageNames['data'][number];

/** `version` is undefined if there are too many to list. */
interface Row {
  readonly name: string;
  readonly version: string | null | undefined;
  readonly images: ReadonlyArray<string>;
}

const MOST_IMAGES = 8;

const rowsOf = ({ name, images, versions }: Item): ReadonlyArray<Row> =>
  versions?.map((each) => ({ name, ...each })) ?? [{ name, version: undefined, images }];

interface ImagesProps extends Omit<Covered, 'name'> {
  readonly id: string;
  /** The package, or all that are built from it. */
  readonly items: ReadonlyArray<Item>;
  readonly what: string;
}

const Images = ({ id, type, items, what, coverage }: ImagesProps) => {
  const count = new Set(items.flatMap(({ images }) => images)).size;
  return (
    <TableSection<Row>
      id={id}
      title={`${pluralize(count, 'image')} ${count === 1 ? 'contains' : 'contain'} ${what}`}
      items={items.flatMap(rowsOf)}
      columns={[
        ['Package', ({ name }) => <LinkList to={['packages', type]} names={[name]} />],
        [
          'Version',
          ({ name, version }) =>
            version == null ? (
              <span class="faint">{version === null ? 'Not stated' : 'Too many to list'}</span>
            ) : (
              <a href={linkTo(['packages', type, name], { version })}>
                <code>{version}</code>
              </a>
            ),
        ],
        [
          'Images',
          (row) => (
            <Some items={row.images} most={MOST_IMAGES} noun="image">
              {(slugs) => <ImageLinks slugs={slugs} />}
            </Some>
          ),
        ],
      ]}
      results
    >
      <p class="note">{coverageText(coverage)}</p>
    </TableSection>
  );
};

/** Some CVEs have more packages than their list names. */
const Untold = ({ items }: { items: ReadonlyArray<CveItem> }) =>
  items.length > 0 && (
    <p class="note">
      Not all packages of {pluralize(items.length, 'CVE')} are listed, so it may be among them:{' '}
      <LinkList to={['cves']} names={items.map(({ id }) => id)} />
    </p>
  );

const Known = ({ items }: { items: ReadonlyArray<CveItem> }) => (
  <TableSection
    id="cves"
    title={`${pluralize(items.length, 'open CVE')} in a package of this name`}
    items={items}
    columns={[
      ['CVE', ({ id, title }) => <CveName id={id} more={title} />],
      [
        'Severity',
        ({ severity, exploitation }) => (
          <span>
            <SeverityPill severity={severity} /> {exploitation === 'known' && <ExploitedPill />}
          </span>
        ),
      ],
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
  readonly version: string;
}

interface FoundProps extends AskedProps {
  readonly names: PackageNames['data'];
}

const Found = ({ type, name, version, names, coverage }: FoundProps) => {
  const listed = listNamesOf(type, names);
  const asked = parseAsked(`${name} ${version}`, listed);
  const item = names.find((each) => each.name === name);
  const built = names.filter(({ sources }) => sources?.includes(name));
  const { sources = [] } = item ?? {};
  return (
    <>
      {asked && <AskedVersionAnswer asked={asked} coverage={coverage} />}
      {sources.length > 0 && (
        <p class="lead">
          Built from <LinkList to={['packages', type]} names={sources} />.
        </p>
      )}
      {item && <Images id="images" type={type} items={[item]} what="it" coverage={coverage} />}
      {built.length > 0 ? (
        <Images
          id="built"
          type={type}
          items={built}
          what="what is built from it"
          coverage={coverage}
        />
      ) : item !== undefined ? null : (
        <Absence
          query={[name, version].join(' ').trim()}
          type={type}
          all={listed}
          coverage={coverage}
        />
      )}
      <Cves type={type} name={name} />
    </>
  );
};

interface ListedProps extends AskedProps {
  /** Undefined if no names of the type are published. */
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

export const PackageView = ({ route }: { route: Route }) => {
  const [, type = '', name = ''] = route.parts;
  const version = route.params['version'] ?? '';
  const types = useDocument<PackageTypes>('packages.json');
  // The address may name any type.
  const isPublished = readyValue(types)?.data.some((each) => each.type === type);
  const path = isPublished ? namesPath(type) : undefined;
  return (
    <>
      <Head title={name} up={['Packages', linkTo(['packages'], isPublished ? { type } : {})]}>
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
