import * as t from 'io-ts';
import { OPENVEX, VexJustification, VexStatus } from '../../contract/vex';
import type { Path } from '../../domain/codec/decode';
import { dictionary } from '../../domain/codec/dictionary';
import { object, optional } from '../../domain/codec/object';
import { enumeration, ScalarType } from '../../domain/codec/scalar';
import { toUtcSeconds } from '../../domain/instant';
import type { Problem } from '../../domain/problem';

const MAX_TEXT_LENGTH = 10_000;

const isShort = (text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH ||
  (text.length <= 2 * MAX_TEXT_LENGTH && [...text].length <= MAX_TEXT_LENGTH);

const VexText = new ScalarType<string>(
  'VexText',
  (u): u is string => typeof u === 'string' && u !== '' && u.isWellFormed() && isShort(u),
  'a text in double quotes of at most 10,000 characters',
);

/** Accepts a date up to `latest`, and converts it to UTC with whole seconds. */
const dateUntil = (latest: string) =>
  new ScalarType<string>(
    'VexDate',
    (u): u is string => typeof u === 'string' && toUtcSeconds(u) === u && u <= latest,
    'an RFC 3339 date and time such as 2026-01-31T08:00:00Z, at most 24 hours ahead of this runner',
    (u) => (typeof u === 'string' && toUtcSeconds(u)) || u,
  );

const COMPONENT = {
  '@id': optional(VexText),
  identifiers: optional(dictionary('StatedIdentifiers', VexText, VexText)),
  hashes: optional(dictionary('StatedHashes', VexText, VexText)),
};
const Component = object('StatedComponent', COMPONENT);
export type Component = t.TypeOf<typeof Component>;

const Product = object('StatedProduct', {
  ...COMPONENT,
  subcomponents: optional(t.array(Component)),
});
export type Product = t.TypeOf<typeof Product>;

/** Names a product in messages. */
export const productName = ({ '@id': id, identifiers, hashes }: Product): string =>
  id ?? [...(identifiers?.values() ?? []), ...(hashes?.values() ?? [])][0] ?? '';

/** In UTF-8, as stated. */
export const bytesOfProduct = (product: Product): number =>
  Buffer.byteLength(JSON.stringify(Product.encode(product)));

const Vulnerability = object('StatedVulnerability', {
  '@id': optional(VexText),
  name: VexText,
  description: optional(VexText),
  aliases: optional(t.array(VexText)),
});

/** The codec of an OpenVEX file. Dates may not be after `latest`. */
export const documentCodec = (latest: string) => {
  const date = dateUntil(latest);
  const statement = object('StatedStatement', {
    '@id': optional(VexText),
    vulnerability: Vulnerability,
    timestamp: optional(date),
    last_updated: optional(date),
    products: t.array(Product),
    status: VexStatus,
    status_notes: optional(VexText),
    justification: optional(VexJustification),
    impact_statement: optional(VexText),
    action_statement: optional(VexText),
    action_statement_timestamp: optional(date),
  });
  return object('StatedDocument', {
    '@context': enumeration('StatedContext', [OPENVEX]),
    author: VexText,
    timestamp: optional(date),
    statements: t.array(statement),
  });
};
type Decoded = t.TypeOf<ReturnType<typeof documentCodec>>;
export type Statement = Decoded['statements'][number];

/** A statement, and its place. */
export interface Stated {
  readonly file: string;
  /** In the file. */
  readonly index: number;
  readonly author: string;
  readonly statement: Statement & { readonly timestamp: string };
  /** Makes a problem at a path in the statement. */
  readonly at: (path: Path, message: string) => Problem;
}
