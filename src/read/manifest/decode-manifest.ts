import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { repositoryOf } from '../../domain/image-reference';
import {
  fail,
  failWith,
  type Result,
  type TaskResult,
  type WithWarnings,
} from '../../domain/problem';
import { type Checks, decodeSource } from '../source-text/decode-source';
import { parseSourceFile } from '../source-text/parse-source-file';
import type { Source } from '../source-text/tree';
import { advise } from './advice';
import { findCause } from './foreign';
import { Manifest } from './manifest';
import { adviseKey } from './misplaced';
import { findViolations, findWarnings } from './rules';

const CHECKS: Checks = {
  rules: (value) => ({ errors: [...findViolations(value)], warnings: [...findWarnings(value)] }),
  adviseKey,
};

/** Expands the short forms of Docker Hub: `redis` becomes `docker.io/library/redis`. */
const withFullReferences = ({ images, bases, ...manifest }: Manifest): Manifest => {
  const full = <I extends { readonly image?: string }>(item: I): I =>
    item.image === undefined ? item : { ...item, image: repositoryOf(item.image) };
  return {
    ...manifest,
    ...(images === undefined ? {} : { images: images.map(full) }),
    ...(bases === undefined ? {} : { bases: bases.map(full) }),
  };
};

const isEmpty = ({ root }: Source): boolean => root.kind === 'scalar' && root.text === '';

/** Decodes a manifest. Fails with every problem in it, each with line, column and path. */
export const decodeManifest = (source: Source): Result<WithWarnings<Manifest>> => {
  if (isEmpty(source))
    return failWith(
      'found an empty file, expected at least registry and images; write them (docs/manifest.md shows how)',
      { file: source.file },
    );
  const decoded = decodeSource(source, Manifest, advise, CHECKS);
  const cause = E.isLeft(decoded) ? findCause(source, decoded.left) : undefined;
  return cause === undefined
    ? pipe(
        decoded,
        E.map(({ value, warnings }) => ({ value: withFullReferences(value), warnings })),
      )
    : fail([cause]);
};

export const parseManifest = (file: string, text: string): TaskResult<WithWarnings<Manifest>> =>
  pipe(parseSourceFile(file, text), TE.chainEitherK(decodeManifest));
