import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { decode, explainFirstMismatch, formatPath, type Mismatch } from '../../domain/codec/decode';
import { withFullReferences } from './decode-manifest';
import { Manifest } from './manifest';
import { findViolations } from './rules';

/** A manifest as `state.json` has it. */
type ManifestJson = Readonly<Record<string, unknown>>;

/** In place of a registry that does not decode: a name that no registry has. */
const NO_REGISTRY = 'registry.invalid';

/** Leaves out the items of lists, and the other values, that have a mismatch. */
const withoutMismatches = (
  json: ManifestJson,
  mismatches: ReadonlyArray<Mismatch>,
): ManifestJson => {
  const wrong = new Set(
    mismatches.map(({ path }) => formatPath(path.slice(0, typeof path[1] === 'number' ? 2 : 1))),
  );
  const isRight = (...path: ReadonlyArray<string | number>): boolean =>
    !wrong.has(formatPath(path));
  const right = Object.entries(json).filter(([key]) => isRight(key));
  return Object.fromEntries(
    right.map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((_, i) => isRight(key, i)) : value,
    ]),
  );
};

/**
 * Decodes the manifest of a branch, to compare with it. An edit, or a release with other rules, may have left items
 * that do not decode: they are left out, and the others stay.
 */
export const readPublishedManifest = (json: ManifestJson): Manifest =>
  pipe(
    decode(Manifest, json),
    E.orElse((mismatches) =>
      decode(Manifest, { registry: NO_REGISTRY, ...withoutMismatches(json, mismatches) }),
    ),
    E.match((): Manifest => ({ registry: NO_REGISTRY }), withFullReferences),
  );

/** Decodes the manifest of a branch, to publish it again; fails with its first flaw. */
export const checkPublishedManifest = (json: ManifestJson): E.Either<string, Manifest> =>
  pipe(
    decode(Manifest, json),
    E.mapLeft((mismatches) => explainFirstMismatch(mismatches)),
    E.chain((manifest) => {
      const [flaw] = findViolations(json);
      return flaw === undefined
        ? E.right(withFullReferences(manifest))
        : E.left(`${formatPath(flaw.path)}: ${flaw.message}`);
    }),
  );
