import * as t from 'io-ts';
import { field, nullable, object } from '../domain/codec/object';
import { PackageType } from './packages';
import { PositiveInt, Text } from './scalars';

/** The most unchecked packages that an item names. */
export const MAX_UNCHECKED = 20;

/** The packages of a version that the scanner did not check. */
export const Unchecked = object('Unchecked', {
  total: field(PositiveInt, 'How many there are.', { unit: 'packages' }),
  names: field(t.array(Text), `Their names in order, the first ${MAX_UNCHECKED}.`, {
    examples: [['mongodb-org-mongos', 'mongodb-org-server']],
  }),
});
export type Unchecked = t.TypeOf<typeof Unchecked>;

/** The package of a version that its image is named after. */
export const Software = object('Software', {
  name: field(Text, 'Name of the package, as in the list of packages.', { examples: ['redis'] }),
  version: field(nullable(Text), 'Its version; null if the report states none.', {
    examples: ['8.2.2-r0'],
  }),
  type: field(PackageType, 'Type of the package; more types may be added.', { examples: ['apk'] }),
});
export type Software = t.TypeOf<typeof Software>;
