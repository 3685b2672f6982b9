import { Slug, Tag } from '../../contract/scalars';
import type { Mismatch, Path } from '../../domain/codec/decode';
import { Scalar } from '../../domain/codec/scalar';
import { parseReference } from '../../domain/image-reference';
import { isOtherSpelling, nameOfPlatform } from '../../domain/platform';
import { bareSoftware } from '../../domain/software';
import { isWebAddress } from '../../domain/web-address';
import type { Advice, Advise } from '../source-text/decode-source';
import { EXAMPLES, EXPECTED } from './examples';
import { Registry } from './manifest';
import { isRepository } from './repository';
import { textAt } from './undecoded';

/** The reference of the image at a path, for a command. */
const imageAt = (document: unknown, path: Path): string => {
  const item = path.slice(0, 2);
  const [registry, slug] = [textAt(document, 'registry'), textAt(document, ...item, 'slug')];
  const derived = registry && slug && `${registry}/images/${slug}`;
  const image = textAt(document, ...item, 'image') ?? derived;
  return image && isRepository(image) ? image : '<image>';
};

const HEX_DIGITS = 64;
const HEX = /^[0-9a-f]+$/i;

const digestFix = (text: string, path: Path, document: unknown): string => {
  const [, hex = ''] = /(?:^|@)(?:sha256:)?([0-9a-f]+)$/i.exec(text) ?? [];
  if (hex.length === HEX_DIGITS) return `write sha256:${hex.toLowerCase()}`;
  if (text.startsWith('sha256:') && HEX.test(hex))
    return `this one has ${hex.length} digits: copy it again`;
  const version = Tag.is(text) ? text : textAt(document, ...path.slice(0, -1), 'version');
  const command = `docker buildx imagetools inspect ${imageAt(document, path)}:${version && Tag.is(version) ? version : '<version>'}`;
  return `${Tag.is(text) ? 'that is a tag: ' : ''}find the digest with: ${command}`;
};

const versionFix = (text: string): string | undefined => {
  const { tag } = parseReference(text);
  return tag !== undefined && Tag.is(tag) ? `write only the tag: ${tag}` : undefined;
};

const slugFix = (text: string): string | undefined => {
  const slug = text
    .toLowerCase()
    .replace(/\.json$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const candidate = Slug.is(text.toLowerCase()) ? text.toLowerCase() : slug;
  return Slug.is(candidate) ? `write ${candidate}` : undefined;
};

const addressFix = (text: string): string | undefined =>
  /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) && isWebAddress(`https://${text}`)
    ? `write https://${text}`
    : undefined;

/** Writes a platform as OCI does. A single word with a digit is an architecture of Linux. */
const platformFix = (text: string, path: Path): string | undefined => {
  const name = nameOfPlatform(/^[^/]*\d[^/]*$/.test(text) ? `linux/${text}` : text);
  return name && `write ${path.at(-1) === 'platforms' ? `platforms: [${name}]` : name}`;
};

const withoutScheme = (text: string): string => text.replace(/^[a-z]+:\/\//, '').replace(/\/$/, '');

const bareReference = (text: string): string =>
  (withoutScheme(text).split('@')[0] ?? '').replace(/:[^:/]*$/, '');

const LOWER_CASE = 'registries take lower case only: ';

const referenceFix = (text: string): string | undefined => {
  const name = bareReference(text);
  const lower = name.toLowerCase();
  if (!isRepository(name)) return isRepository(lower) ? `${LOWER_CASE}write ${lower}` : undefined;
  const extra =
    name === withoutScheme(text) ? '' : ', since tags and digests are stated in versions';
  return `write ${name}${extra}`;
};

/** A base in the form of the manifest, from a reference to it. */
const baseFix = (text: string, path: Path): string | undefined => {
  const { repository, tag } = parseReference(text);
  const slug = repository.slice(repository.lastIndexOf('/') + 1);
  return isRepository(repository) && Slug.is(slug) && Tag.is(tag)
    ? `write - { slug: ${slug}, image: ${repository}, versions: [{ version: ${tag} }] }${path.length === 1 ? ' below bases' : ''}`
    : undefined;
};

/** The images of a chart are pinned by digest. */
const pinnedFix = (text: string): string =>
  `append the digest: docker buildx imagetools inspect ${/^[\w.:/-]+$/.test(text) ? text : '<image>'} shows it`;

/** Reports name the system; only its absence has to be stated. */
const osFix = (text: string): string =>
  /^(?:no(?:ne|thing)?|scratch|static|distroless|empty)$/i.test(text)
    ? 'write none'
    : 'remove it, since reports name the system';

const softwareFix = (text: string): string | undefined => {
  const bare = bareSoftware(text);
  return bare === undefined ? undefined : `write ${bare}`;
};

/** `acme/images` in the address of a repository on GitHub. */
const gitHubName = (text: string): string | undefined =>
  /^(?:(?:https?:\/\/)?github\.com\/|@)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(text)?.[1];

const githubFix = (text: string): string | undefined => {
  const name = gitHubName(text);
  return name && `write ${name}`;
};

/** cosign looks for the expression anywhere in the identity of a signer. */
const identityFix = (text: string): string | undefined =>
  /^[\w(][!-&(-~]*$/.test(text) ? `write ^${text}` : undefined;

type Fix = (text: string, path: Path, document: unknown) => string | undefined;

const FIXES: ReadonlyMap<string, Fix> = new Map<string, Fix>(
  Object.entries({
    digest: digestFix,
    imageDigest: digestFix,
    version: versionFix,
    slug: slugFix,
    upstream: addressFix,
    source: addressFix,
    url: addressFix,
    site: addressFix,
    recommended: versionFix,
    software: softwareFix,
    os: osFix,
    verify: (text) => `write verify: { github: ${gitHubName(text) ?? 'acme/images'} }`,
    github: githubFix,
    identity: identityFix,
    issuer: addressFix,
    platforms: platformFix,
    image: (text, path) => (path[0] === 'charts' ? pinnedFix(text) : referenceFix(text)),
    chartRef: (text) => {
      const name = bareReference(text).toLowerCase();
      const why = name === bareReference(text) ? '' : LOWER_CASE;
      return isRepository(name) && name.includes('/') ? `${why}write oci://${name}` : undefined;
    },
    registry: (text) => {
      // A colon before the first slash begins a port.
      const given = withoutScheme(text).replace(/(?<=\/[^/:@]+)[:@].*$/, '');
      const bare = given.toLowerCase();
      const why = bare === given ? '' : LOWER_CASE;
      return Registry.is(bare) ? `${why}write ${bare}` : undefined;
    },
  }),
);

/** The first key of the items in each list of maps. */
const FIRST_KEYS: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    versions: 'version',
    images: 'slug',
    bases: 'slug',
    charts: 'slug',
    roadmap: 'name',
    retired: 'slug',
    replacedBy: 'slug',
    project: 'name',
    targets: 'critical',
    verify: 'github',
    updates: 'app',
    data: 'app',
  }),
);

/** An example for a map without a first key. */
const contentOf = ([top, badge]: Path, text = 'level 3'): string => {
  if (top !== 'badges') return 'key: value';
  return badge === undefined ? 'images: { color: blue }' : `message: ${text}`;
};

const exampleOf = (path: Path, key: string): string | undefined =>
  EXAMPLES.get(`${path[0]}.${key}`) ?? EXAMPLES.get(key);

/** Advises on a value of the wrong shape, such as a text instead of a list. */
const shapeFix = ({ expected, found, path }: Mismatch): string | undefined => {
  const key = path.findLast((step) => typeof step === 'string');
  const first = FIRST_KEYS.get(key ?? '');
  const text = found instanceof Scalar ? found.text : undefined;
  const value = text ?? exampleOf(path, first ?? '');
  if (expected === 'a list' && first === undefined)
    return text === undefined ? undefined : `write ${key}: [${text}]`;
  if (expected === 'a list') return `write a list under ${key}: - ${first}: ${value}`;
  if (expected === 'a map of keys and values' && typeof path.at(-1) === 'number' && first)
    return `write - ${first}: ${value}`;
  if (expected !== 'a map of keys and values') return undefined;
  const content = first ? `${first}: ${value}` : contentOf(path, text);
  return `write ${key === undefined ? content : `${key}: { ${content} }`}`;
};

/** Longer advice would repeat a value that is clearly a mistake. */
const MAX_FIX_LENGTH = 300;

const OCI_WORD = "OCI's word";

/** The key of a value; for an item of platforms, the key of the list. */
const keyOf = (path: Path): string =>
  path.at(-2) === 'platforms' ? 'platforms' : String(path.at(-1) ?? '');

/** The text of a value. The name of a badge is a key, so it is a plain string. */
const textOf = (found: unknown): string | undefined =>
  found instanceof Scalar ? found.text : typeof found === 'string' ? found : undefined;

/** Recognizes the images of a chart, or one of them: each needs two keys. */
const isOfChartImages = (path: Path): boolean =>
  path[0] === 'charts' && path[2] === 'images' && path.length <= 4;

/** The fix for a text of a key, of any slug, of a base, or of an image of a chart. */
const ownFix = ({ expected, found, path }: Mismatch, document: unknown): string | undefined => {
  const key = expected.startsWith('a slug:') ? 'slug' : keyOf(path);
  const text = textOf(found);
  if (text === undefined) return undefined;
  if (path[0] === 'bases' && path.length <= 2) return baseFix(text, path);
  return isOfChartImages(path)
    ? `write - { name: redis, image: ${text.split('@')[0]}@sha256:<64 hex digits> }${path.length === 3 ? ' below images' : ''}`
    : FIXES.get(key)?.(text, path, document);
};

/** Advises on a value of the manifest or of the updates that is missing or does not decode. */
export const advise: Advise = (mismatch, document): Advice => {
  const { found, path } = mismatch;
  const key = keyOf(path);
  const example = exampleOf(path, key);
  const expected = EXPECTED.get(key);
  const stated = expected === undefined ? {} : { expected };
  if (found === undefined)
    return {
      ...stated,
      fix: example ? `add, for example, ${key}: ${example}` : 'add it, or remove the line',
    };
  const text = textOf(found);
  const own = ownFix(mismatch, document);
  const fix = own ?? shapeFix(mismatch);
  const word = key === 'platforms' && text && isOtherSpelling(text) ? { expected: OCI_WORD } : {};
  if (fix !== undefined && fix.length <= MAX_FIX_LENGTH) return { ...word, fix };
  return {
    fix: example
      ? `write, for example, ${key}: ${example}`
      : 'change it: docs/manifest.md shows what is accepted here',
  };
};
