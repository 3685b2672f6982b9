import { groupBy } from '../../src/domain/values/group-by';
import { Listing } from '../parts/listing';
import { type Columns, Table } from '../parts/table';

interface Operation {
  readonly tags: ReadonlyArray<string>;
  readonly summary: string;
  readonly description: string;
}

/** The part of `openapi.json` that the page shows. Every document is read with GET. */
interface Description {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
}

interface Endpoint extends Operation {
  readonly path: string;
}

const BASE = '/api/v1/';

/** A link, unless the address has parameters. */
const Document = ({ path, description }: Endpoint) => (
  <>
    <code class="wrap">
      {path.includes('{') ? (
        path
      ) : (
        <a class="document" href={path}>
          {path}
        </a>
      )}
    </code>
    <span class="line faint">{description.replaceAll('`', '')}</span>
  </>
);

const COLUMNS: Columns<Endpoint> = [
  ['What it answers', ({ summary }) => summary],
  ['Subject', ({ tags }) => tags.join(', ')],
  ['Document, from api/v1', Document],
];

/** Grouped by subject. */
const endpointsOf = ({ paths }: Description): ReadonlyArray<Endpoint> => {
  const all = Object.entries(paths).map(([path, { get }]) => ({
    ...get,
    path: path.slice(BASE.length),
  }));
  return [...groupBy(all, ({ tags }) => tags[0]).values()].flat();
};

export const ApiView = () => (
  <Listing<Description> title="API" path="openapi.json" what="description of its API">
    {(description) => (
      <>
        <p class="lead">
          The documents of this catalog. Their fields, with an example of each, are in{' '}
          <a href="openapi.json">openapi.json</a>.
        </p>
        <Table items={endpointsOf(description)} columns={COLUMNS} aria-label="Documents" results />
      </>
    )}
  </Listing>
);
