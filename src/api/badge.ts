import type * as t from 'io-ts';
import { object, optional } from '../codec/object';
import { integer } from '../codec/scalar';
import { Text } from './words';

/** An endpoint-badge payload; any other key would make the badge service refuse it. */
export const Badge = object('Badge', {
  schemaVersion: integer('BadgeSchemaVersion', 1, 1),
  label: Text,
  message: Text,
  color: Text,
  labelColor: optional(Text),
  style: optional(Text),
  logoColor: optional(Text),
  namedLogo: optional(Text),
});
export type Badge = t.TypeOf<typeof Badge>;

/** What a manifest may say of a badge. */
export const BadgeOverride = object('BadgeOverride', {
  label: optional(Text),
  message: optional(Text),
  color: optional(Text),
  labelColor: optional(Text),
  style: optional(Text),
  logoColor: optional(Text),
  namedLogo: optional(Text),
});
export type BadgeOverride = t.TypeOf<typeof BadgeOverride>;
