import {
  type ImageVex,
  OPENVEX,
  type VexProduct,
  VexStatement,
  type VexSubcomponent,
} from '../../contract/vex';
import { withContentId } from '../../contract/vex-documents';
import { compareText, lastText, sortUnique } from '../../domain/values/compare';
import { type ImageStatement, type Scope, subcomponentsText } from './entries';
import { type ImageAddress, ociPurl } from './image-address';
import type { Statement } from './stated';

/** An image or one digest of it, in all spellings that scanners look up. */
export const toProduct = (
  { name, address, parent }: ImageAddress,
  digest: string | undefined,
  subcomponents: ReadonlyArray<VexSubcomponent>,
): VexProduct => ({
  '@id': ociPurl(name, digest, address),
  identifiers: { purl: ociPurl(name, digest, parent) },
  ...(digest === undefined ? {} : { hashes: { 'sha-256': digest.slice('sha256:'.length) } }),
  ...(subcomponents.length === 0 ? {} : { subcomponents: [...subcomponents] }),
});

/** Distinct products: the image first, then its digests. */
const toProducts = (scopes: ReadonlyArray<Scope>, address: ImageAddress): VexProduct[] => {
  const keyed = scopes.map(
    (scope) => [scope, scope.digest ?? '', subcomponentsText(scope.subcomponents)] as const,
  );
  const distinct = new Map(keyed.map((each) => [`${each[1]} ${each[2]}`, each]));
  return [...distinct.values()]
    .sort(([, a, x], [, b, y]) => compareText(a, b) || compareText(x, y))
    .map(([{ digest, subcomponents }]) => toProduct(address, digest, subcomponents));
};

/** The status that allows each key. */
export const ALLOWED_ONLY = {
  justification: 'not_affected',
  impact_statement: 'not_affected',
  action_statement: 'affected',
  action_statement_timestamp: 'affected',
} as const;

export type RestrictedKey = keyof typeof ALLOWED_ONLY;
const RESTRICTED = Object.keys(ALLOWED_ONLY) as ReadonlyArray<RestrictedKey>;

/** The keys that the status of a statement does not allow. */
export const keysToDrop = (statement: Statement): ReadonlyArray<RestrictedKey> =>
  RESTRICTED.filter(
    (key) => statement[key] !== undefined && ALLOWED_ONLY[key] !== statement.status,
  );

const toStatement = (
  { stated, scopes, names }: ImageStatement,
  address: ImageAddress,
): VexStatement => {
  const { vulnerability, ...rest } = stated.statement;
  const aliases = sortUnique(names.slice(1));
  const dropped = new Set<string>(keysToDrop(stated.statement));
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !dropped.has(key)));
  const { aliases: _, ...named } = vulnerability;
  return {
    ...(kept as typeof rest),
    vulnerability: { ...named, ...(aliases.length > 0 ? { aliases } : {}) },
    products: toProducts(scopes, address),
  };
};

/** Makes the document of an image from at least one statement. */
export const toDocument = (
  entries: ReadonlyArray<ImageStatement>,
  address: ImageAddress,
): ImageVex => {
  const statements = entries.map((entry) => toStatement(entry, address));
  const distinct = new Map(
    statements.map((each) => [JSON.stringify(VexStatement.encode(each)), each]),
  );
  const ordered = [...distinct].sort(
    ([text, a], [other, b]) =>
      compareText(a.vulnerability.name, b.vulnerability.name) ||
      compareText(a.timestamp, b.timestamp) ||
      compareText(text, other),
  );
  return withContentId({
    '@context': OPENVEX,
    author: sortUnique(entries.map(({ stated: { author } }) => author)).join(', '),
    timestamp: lastText(statements.map(({ timestamp }) => timestamp)) ?? '',
    version: 1,
    statements: ordered.map(([, statement]) => statement),
  });
};
