/** A small catalog for the scripts of `examples/`, whose documents tests change as they like. */
import type { ImagePackage } from '../../src/contract/packages';
import { groupBy } from '../../src/domain/values/group-by';
import { type Answers, API } from './served-script';

export const SLUG = 'curl';

export type Fields = Readonly<Record<string, unknown>>;

const collection = (resource: string, data: ReadonlyArray<unknown>): Fields => ({
  ...{ apiVersion: 'v1', resource, total: data.length, data },
});

type Packages = ReadonlyArray<Pick<ImagePackage, 'type' | 'name' | 'version' | 'versions'>>;

/** The names of packages of a type, with their versions or without, as if these were too many. */
const namesOf = (packages: Packages, hasVersions: boolean): ReadonlyArray<Fields> =>
  [...groupBy(packages, ({ name }) => name)].map(([name, own]) => {
    const versions = [...new Set(own.map(({ version }) => version))].map((version) => ({
      ...{ version, images: [SLUG] },
    }));
    return { name, images: [SLUG], ...(hasVersions ? { versions } : {}) };
  });

/** Answers of a catalog of one image: `tags` are its versions, those in `unknown` with unknown packages. */
export const packagesOf = (
  packages: Packages,
  tags: ReadonlyArray<string>,
  unknown: ReadonlyArray<string> = [],
  hasVersions = true,
): Answers => {
  const types = [...new Set(packages.map(({ type }) => type))];
  const known = tags.length - unknown.length;
  const documents: Readonly<Record<string, Fields>> = {
    'packages.json': {
      ...collection(
        'packages',
        types.map((type) => ({ type, href: `/api/v1/packages/${type}.json` })),
      ),
      coverage: { versions: tags.length, known },
      unknown: unknown.map((tag) => `${SLUG}/${tag}`),
    },
    ...Object.fromEntries(
      types.map((type) => {
        const own = packages.filter((each) => each.type === type);
        const data = namesOf(own, hasVersions);
        return [`packages/${type}.json`, { ...collection('package-names', data), type }];
      }),
    ),
    [`images/${SLUG}/packages.json`]: {
      ...{ apiVersion: 'v1', resource: 'image-packages', slug: SLUG, data: packages },
      versions: tags.map((version) => ({ version, known: !unknown.includes(version) })),
    },
  };
  return Object.fromEntries(
    Object.entries(documents).map(([file, body]) => [`${API}/${file}`, [200, body]]),
  );
};

/** The same answers, but for some fields of one document. */
export const changed = (answers: Answers, path: string, fields: Fields): Answers => {
  const [status, body] = answers[`${API}/${path}`] ?? [404, {}];
  return { ...answers, [`${API}/${path}`]: [status, { ...(body as Fields), ...fields }] };
};
