import { parseDigest } from './digests';
import { linkTo } from './route';
import { parseVulnerabilityId } from './vulnerability';

/** A vulnerability or digest, which has its own view. */
export interface Target {
  readonly name: string;
  /** What it is, for a list that cannot be searched by it. */
  readonly kind: 'CVE' | 'former digest';
  readonly place: string;
  /** What the view shows, as the end of a sentence. */
  readonly shows: string;
}

/** The vulnerability or digest that a text names. */
export const parseTarget = (text: string): Target | undefined => {
  const id = parseVulnerabilityId(text);
  if (id !== undefined)
    return {
      name: id,
      kind: 'CVE',
      place: linkTo(['cves', id]),
      shows: 'which versions of this catalog have it',
    };
  const digest = parseDigest(text);
  return digest === undefined
    ? undefined
    : {
        name: digest,
        kind: 'former digest',
        place: linkTo(['digest', digest]),
        shows: 'which versions have it or had it, and what replaces it',
      };
};
