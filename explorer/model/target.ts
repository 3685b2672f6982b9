import { parseDigest } from './digests';
import { decoded, linkTo } from './route';
import { parseVulnerabilityId } from './vulnerability';

/** Something with its own view. */
export interface Target {
  readonly name: string;
  readonly label: 'CVE' | 'Digest' | 'Package';
  readonly place: string;
}

/** `pkg:npm/%40scope/name@1.0?arch=x`: the type, and what stands before the version. */
const PURL = /^pkg:\/*([^/?#]+)\/([^?#]+?)(?:@[^/?#]*)?(?:[?#].*)?$/i;

/** Its namespace is the distribution. */
const OF_SYSTEM = ['alpm', 'apk', 'deb', 'rpm'];

const parsePackage = (text: string): readonly [type: string, name: string] | undefined => {
  const [, stated, path = ''] = PURL.exec(text) ?? [];
  const type = stated?.toLowerCase();
  if (type === undefined) return undefined;
  const segments = path.split('/').map(decoded);
  const own = OF_SYSTEM.includes(type) ? segments.slice(-1) : segments;
  return [type, own.join(type === 'maven' ? ':' : '/')];
};

const target = (label: Target['label'], name: string, ...place: ReadonlyArray<string>): Target => ({
  label,
  name,
  place: linkTo(place),
});

/** Finds a vulnerability, a digest or the URL of a package. */
export const parseTarget = (text: string): Target | undefined => {
  const id = parseVulnerabilityId(text);
  if (id !== undefined) return target('CVE', id, 'cves', id);
  const named = parsePackage(text.trim());
  if (named !== undefined) return target('Package', named[1], 'packages', ...named);
  const digest = parseDigest(text);
  return digest === undefined ? undefined : target('Digest', digest, 'digest', digest);
};
