import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode, explainFirstMismatch } from '../codec/decode';
import { object } from '../codec/object';
import { type Problem, problem } from '../problem';
import { parseDocument } from './parse-document';

/** Documents of the branch by path. */
export type DocumentBytes = Readonly<Record<string, Buffer | undefined>>;

const PublishedList = object('PublishedList', { data: t.UnknownArray });

/** A problem with a published document. */
export const inDocument = (file: string, message: string): Problem =>
  problem(message, { file: `api/v1/${file}` });

/** Reads a document; undefined, with a warning, if it does not decode. */
export const read = <A>(
  documents: DocumentBytes,
  file: string,
  codec: t.Type<A, unknown, unknown>,
  warnings: Problem[],
): A | undefined => {
  const bytes = documents[file];
  if (bytes === undefined) return undefined;
  return pipe(
    parseDocument(codec, bytes),
    E.getOrElseW((message) => {
      warnings.push(inDocument(file, `the published document is not used: ${message}`));
      return undefined;
    }),
  );
};

/** Reads the items of a document one by one; one warning counts those that do not decode. */
export const readItems = <A>(
  documents: DocumentBytes,
  file: string,
  codec: t.Type<A, unknown, unknown>,
  warnings: Problem[],
): ReadonlyArray<A> => {
  const { data = [] } = read(documents, file, PublishedList, warnings) ?? {};
  const items: A[] = [];
  let flaw = '';
  for (const [i, item] of data.entries()) {
    const decoded = decode(codec, item);
    if (E.isRight(decoded)) items.push(decoded.right);
    else flaw ||= explainFirstMismatch(decoded.left, ['data', i]);
  }
  const lost = data.length - items.length;
  if (lost > 0)
    warnings.push(
      inDocument(file, `${lost} of ${data.length} published items are not used: ${flaw}`),
    );
  return items;
};
