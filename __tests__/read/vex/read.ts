/** Reading OpenVEX files for a small catalog. */
import * as E from 'fp-ts/Either';
import { ImageVex } from '../../../src/contract/vex';
import { formatProblem } from '../../../src/domain/problem';
import { decodeVex } from '../../../src/read/vex/read-vex';
import { digestOf } from '../../builders/digest';
import { catalogOf, image } from '../../builders/manifest';

export const NEW = digestOf('redis/8.2.2');
export const OLD = digestOf('redis/8.0.3');

export const MANIFEST = {
  images: [
    image('redis', {
      versions: [
        { version: '8.2.2', digest: NEW },
        { version: '8.0.3', digest: OLD },
      ],
    }),
    image('nginx', { image: 'nginx', versions: [{ version: '1.29', digest: digestOf('nginx') }] }),
    image('mirror', {
      image: 'localhost:5000/acme/redis',
      versions: [{ version: '8', digest: OLD }],
    }),
    image('later', { status: 'planned' }),
  ],
};
export const CATALOG = catalogOf(MANIFEST);

const LATEST = '2026-08-22T12:00:00Z';

const documentsOf = (files: Readonly<Record<string, string>>) =>
  decodeVex(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    CATALOG,
    LATEST,
  );

/** The errors of files; the warnings if there are none. */
export const problemsOf = (files: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const read = documentsOf(files);
  return (E.isLeft(read) ? read.left : read.right.warnings).map(formatProblem);
};

/** The documents as published, by slug. Throws the errors of files. */
export const publishedOf = (
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const read = documentsOf(files);
  if (E.isLeft(read)) throw new Error(read.left.map(formatProblem).join('\n'));
  return Object.fromEntries(
    [...read.right.value].map(([slug, each]) => [slug, JSON.stringify(ImageVex.encode(each))]),
  );
};
