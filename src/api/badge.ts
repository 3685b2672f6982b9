import type * as t from 'io-ts';
import { field, object, optional } from '../codec/object';
import { integer } from '../codec/scalar';
import { Text } from './scalars';

const label = 'Text on the left side.';
const message = 'Text on the right side.';
const color = 'Color of the right side: a name that the badge service knows or a CSS color.';
const overridable = {
  labelColor: field(optional(Text), 'Color of the left side.', { examples: ['grey'] }),
  style: field(optional(Text), 'Style of the badge.', { examples: ['flat', 'for-the-badge'] }),
  logoColor: field(
    optional(Text),
    'Color of the logo; the badge service uses it only with `namedLogo`.',
    {
      examples: ['white'],
    },
  ),
  namedLogo: field(optional(Text), 'Name of a logo that the badge service knows.', {
    examples: ['docker'],
  }),
};

/** The payload of an endpoint badge. The badge service rejects a payload with any other key. */
export const Badge = object('Badge', {
  schemaVersion: field(integer('BadgeSchemaVersion', 1, 1), 'Version of the payload format.'),
  label: field(Text, label, { examples: ['CVEs'] }),
  message: field(Text, message, { examples: ['12'] }),
  color: field(Text, color, { examples: ['brightgreen', 'orange'] }),
  ...overridable,
});
export type Badge = t.TypeOf<typeof Badge>;

/** What a manifest may change about a badge. */
export const BadgeOverride = object('BadgeOverride', {
  label: field(optional(Text), label),
  message: field(optional(Text), message),
  color: field(optional(Text), color),
  ...overridable,
});
export type BadgeOverride = t.TypeOf<typeof BadgeOverride>;
