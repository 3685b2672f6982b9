/** The parts of an image reference: `[domain/]path[:tag][@digest]`. */
export interface ImageReference {
  /** Domain and path, with Docker Hub's short forms expanded, e.g. `docker.io/library/redis`. */
  readonly repository: string;
  readonly tag?: string;
  readonly digest?: string;
}

const DOCKER_HUB = 'docker.io';

/** Tests if the first component is a registry: no path on Docker Hub begins with such a component. */
const isDomain = (component: string): boolean =>
  /[.:]/.test(component) || component === 'localhost' || component !== component.toLowerCase();

const withDomain = (name: string): string => {
  const slash = name.indexOf('/');
  const first = slash < 0 ? '' : name.slice(0, slash);
  if (!isDomain(first)) return withDomain(`${DOCKER_HUB}/${name}`);
  const domain = first.toLowerCase() === 'index.docker.io' ? DOCKER_HUB : first.toLowerCase();
  const path = name.slice(slash + 1);
  return domain === DOCKER_HUB && !path.includes('/')
    ? `${domain}/library/${path}`
    : `${domain}/${path}`;
};

/**
 * Parses any text as an image reference. A path or an image id becomes a repository that no catalog has. A colon starts
 * a tag only after the last slash, because registries have ports.
 */
export const parseReference = (text: string): ImageReference => {
  const at = text.indexOf('@');
  const digest = at < 0 ? undefined : text.slice(at + 1);
  const name = at < 0 ? text : text.slice(0, at);
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  const tag = colon < 0 ? undefined : name.slice(colon + 1);
  return {
    repository: withDomain(colon < 0 ? name : name.slice(0, colon)),
    ...(tag ? { tag } : {}),
    ...(digest ? { digest } : {}),
  };
};

export const repositoryOf = (text: string): string => parseReference(text).repository;
