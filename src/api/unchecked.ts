import * as t from 'io-ts';
import { field, object } from '../codec/object';
import { PositiveInt, Text } from './scalars';

/** The most names of unchecked packages in an item. */
export const MAX_UNCHECKED = 20;

/** The packages of a version that the scanner did not check. */
export const Unchecked = object('Unchecked', {
  total: field(PositiveInt, 'How many there are.', { unit: 'packages' }),
  names: field(t.array(Text), `Their names in order, the first ${MAX_UNCHECKED}.`, {
    examples: [['mongodb-org-mongos', 'mongodb-org-server']],
  }),
});
export type Unchecked = t.TypeOf<typeof Unchecked>;
