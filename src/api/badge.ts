import type * as t from 'io-ts';
import { field, object, optional } from '../codec/object';
import { integer } from '../codec/scalar';
import { Text } from './scalars';

const label = 'Text on the left side.';
const message = 'Text on the right side.';
const color = 'Colour of the right side: a name that the badge service knows, or a CSS colour.';
const overridable = {
  labelColor: field(optional(Text), 'Colour of the left side.', { examples: ['grey'] }),
  style: field(optional(Text), 'Style of the badge.', { examples: ['flat', 'for-the-badge'] }),
  logoColor: field(
    optional(Text),
    'Colour of the logo; the badge service takes it with `namedLogo` only.',
    {
      examples: ['white'],
    },
  ),
  namedLogo: field(optional(Text), 'Name of a logo that the badge service knows.', {
    examples: ['docker'],
  }),
};

/** An endpoint-badge payload; any other key would make the badge service refuse it. */
export const Badge = object('Badge', {
  schemaVersion: field(integer('BadgeSchemaVersion', 1, 1), 'Version of the payload format.'),
  label: field(Text, label, { examples: ['CVEs'] }),
  message: field(Text, message, { examples: ['12'] }),
  color: field(Text, color, { examples: ['brightgreen', 'orange'] }),
  ...overridable,
});
export type Badge = t.TypeOf<typeof Badge>;

/** What a manifest may say of a badge. */
export const BadgeOverride = object('BadgeOverride', {
  label: field(optional(Text), label),
  message: field(optional(Text), message),
  color: field(optional(Text), color),
  ...overridable,
});
export type BadgeOverride = t.TypeOf<typeof BadgeOverride>;
