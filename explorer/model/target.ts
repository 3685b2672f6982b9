import { packageOf } from '../../src/domain/package-name';
import { parsePurl } from '../../src/domain/purl';
import { parseDigest } from './digests';
import { linkTo } from './route';
import { parseVulnerabilityId } from './vulnerability';

/** Something with its own view. */
export interface Target {
  readonly name: string;
  readonly label: 'CVE' | 'Digest' | 'Package';
  readonly place: string;
  /** The end of a sentence. */
  readonly shows: string;
}

/** Finds a vulnerability, a digest or the URL of a package. */
export const parseTarget = (text: string): Target | undefined => {
  const id = parseVulnerabilityId(text);
  if (id !== undefined)
    return {
      name: id,
      label: 'CVE',
      place: linkTo(['cves', id]),
      shows: 'which versions of this catalog have it',
    };
  const purl = parsePurl(text.trim());
  if (purl !== undefined) {
    const { type, name } = packageOf(purl);
    return {
      name,
      label: 'Package',
      place: linkTo(['packages', type, name]),
      shows: 'which images contain it',
    };
  }
  const digest = parseDigest(text);
  return digest === undefined
    ? undefined
    : {
        name: digest,
        label: 'Digest',
        place: linkTo(['digest', digest]),
        shows: 'which versions have it or had it, and what replaces it',
      };
};
