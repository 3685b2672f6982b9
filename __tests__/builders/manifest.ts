/** Manifests with defaults for all fields that a test does not state. */
import * as E from 'fp-ts/Either';
import { formatProblem, type Problem } from '../../src/domain/problem';
import { applyDefaults } from '../../src/read/manifest/apply-defaults';
import type { Catalog, CatalogImage } from '../../src/read/manifest/catalog';
import { decodeManifest } from '../../src/read/manifest/decode-manifest';
import type { Manifest, ManifestChart, ManifestImage } from '../../src/read/manifest/manifest';
import { parseSource } from '../../src/read/source-text/parse-source';
import { chartFields, imageFields, REGISTRY } from './items';
import { orThrow } from './source';

export const image = (slug: string, more: Partial<ManifestImage> = {}): ManifestImage => ({
  ...imageFields(slug),
  ...more,
});

export const chart = (slug: string, more: Partial<ManifestChart> = {}): ManifestChart => ({
  ...chartFields(slug),
  ...more,
});

export const manifest = (more: Partial<Manifest> = {}): Manifest => ({
  registry: REGISTRY,
  ...more,
});

/** The catalog of images and charts. */
export const catalogOf = (more: Partial<Manifest> = {}): Catalog => applyDefaults(manifest(more));

/** An image with everything filled in. */
export const catalogImage = (slug: string, more: Partial<ManifestImage> = {}): CatalogImage => {
  const [only] = catalogOf({ images: [image(slug, more)] }).images;
  if (only === undefined) throw new Error('no image');
  return only;
};

/** Most images of tests have no version; the tests of this warning use another function. */
const NO_VERSIONS = /: found no version of the available image /;

/** The errors of a manifest, or its warnings, except about images without versions. */
export const problemsOf = (
  file: string,
  text: string,
): { readonly errors: ReadonlyArray<string> } | { readonly warnings: ReadonlyArray<string> } => {
  const read = E.chain(decodeManifest)(parseSource(file, text));
  const lines = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> =>
    problems.map(formatProblem).filter((line) => !NO_VERSIONS.test(line));
  return E.isLeft(read) ? { errors: lines(read.left) } : { warnings: lines(read.right.warnings) };
};

/** The manifest in a text; throws with every problem. */
export const manifestFrom = (file: string, text: string): Manifest =>
  orThrow(E.chain(decodeManifest)(parseSource(file, text))).value;
