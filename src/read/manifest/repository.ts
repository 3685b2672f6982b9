import { text, textLike } from '../../domain/codec/scalar';
import { repositoryOf } from '../../domain/image-reference';

/** A host cannot begin with `-` or `.`: commands read such a reference as an option or a path. */
export const HOST = '[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]+)?';
export const PATH = '[a-z0-9]+([._-]+[a-z0-9]+)*';
const FULL = `${HOST}(/${PATH})+`;

const stated = new RegExp(`^(${HOST}/)?${PATH}(/${PATH})*$`);
const full = new RegExp(`^${FULL}$`);

/** Accepts full references to a repository and the short forms of Docker Hub. */
export const isRepository = (reference: string): boolean =>
  stated.test(reference) && full.test(repositoryOf(reference));

export const Repository = text('Repository', {
  expected:
    'a reference to a repository such as ghcr.io/acme/redis, without scheme, tag and digest',
  pattern: stated.source.replaceAll('\\/', '/'),
  is: isRepository,
});

export const ChartRepository = textLike(
  'ChartRepository',
  'an OCI reference such as oci://ghcr.io/acme/charts/redis, without tag and digest',
  `^oci://${FULL}$`,
);
