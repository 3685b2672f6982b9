import { field } from '../domain/codec/object';
import { enumeration } from '../domain/codec/scalar';
import { ApiVersion, Count, Slug, Text } from './scalars';

/** Unit and example of a date that this action writes. */
export const dateLike = (example: string) => ({
  examples: [example],
  unit: 'RFC 3339 in UTC, whole seconds',
});

export const apiVersion = field(ApiVersion, 'Version of the API.');
const headOf =
  (described: string) =>
  <R extends string>(name: string, resource: R) => ({
    apiVersion,
    resource: field(enumeration(`${name}Resource`, [resource]), described),
  });
/** The first fields of a document. */
export const documentHead = headOf('Type of the document.');
/** The first fields of a list. */
export const collectionHead = headOf('Name of the collection.');
/** Describes a count; `what` has no full stop. */
export const count = (what: string, unit: string) => field(Count, `${what}.`, { unit });
/** How many versions of the catalog are in each state. */
export const coverageFields = {
  scanned: count('Versions with a full record', 'versions'),
  partial: count('Versions whose record is a lower bound', 'versions'),
  withheld: count('Versions whose report proves nothing', 'versions'),
  unscanned: count('Versions without a report', 'versions'),
};
export const total = field(Count, 'Number of items in `data`.', { unit: 'items' });
export const slug = field(Slug, 'Slug of the image.', { examples: ['redis'] });
export const image = field(Text, 'Registry reference without tag.', {
  examples: ['ghcr.io/acme/images/redis'],
});
export const cveId = field(Text, 'The CVE identifier, or the id of an advisory without one.', {
  examples: ['CVE-2025-9230'],
});
