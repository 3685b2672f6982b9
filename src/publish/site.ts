import { ATOM_FEED } from '../contract/feed';
import { addressIn } from '../derive/address';
import type { CatalogBuild } from '../derive/catalog';
import { siteOf, statedSite } from '../domain/site';
import { printable } from '../domain/values/escape';
import type { Branch } from '../previous/branch';
import type { FileIds } from '../previous/git';
import type { Inputs } from '../read/inputs/inputs';
import type { Catalog } from '../read/manifest/catalog';

/** The address for scanners is never guessed. */
export const toSite = (
  { inputs, server }: { readonly inputs: Inputs; readonly server: string },
  { project, registry, site }: Catalog,
  { cname }: Branch,
): Pick<CatalogBuild, 'feedHead' | 'statedSite'> => {
  const { repository, branch, destination } = inputs;
  const below = (root: string | undefined): string | undefined =>
    root && [root, ...destination.map(encodeURIComponent)].join('/');
  return {
    feedHead: {
      name: printable(project.name ?? registry),
      site: below(siteOf({ site, cname, server, repository })),
      namespace: `${server}/${repository}#${branch}:${destination.join('/')}`,
    },
    statedSite: below(statedSite({ site, cname })),
  };
};

/** Undefined if there is no feed, or if the site is unknown. */
export const feedUrlOf = (
  { site }: CatalogBuild['feedHead'],
  rendered: FileIds,
): string | undefined =>
  rendered.has(ATOM_FEED.path) ? addressIn(site, ATOM_FEED.path) : undefined;
