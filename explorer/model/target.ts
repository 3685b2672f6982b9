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
}

const target = (label: Target['label'], name: string, ...place: ReadonlyArray<string>): Target => ({
  label,
  name,
  place: linkTo(place),
});

/** Finds a vulnerability, a digest or the URL of a package. */
export const parseTarget = (text: string): Target | undefined => {
  const id = parseVulnerabilityId(text);
  if (id !== undefined) return target('CVE', id, 'cves', id);
  const purl = parsePurl(text.trim());
  if (purl !== undefined) {
    const { type, name } = packageOf(purl);
    return target('Package', name, 'packages', type, name);
  }
  const digest = parseDigest(text);
  return digest === undefined ? undefined : target('Digest', digest, 'digest', digest);
};
