import type * as t from 'io-ts';
import { field, object, optional } from '../domain/codec/object';
import { integer } from '../domain/codec/scalar';
import { documentKind, imageParameter, mediaKind, type Parameter } from './document-kind';
import { Slug, Text } from './scalars';

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

export const BadgeOverride = object('BadgeOverride', {
  label: field(optional(Text), label),
  message: field(optional(Text), message),
  color: field(optional(Text), color),
  ...overridable,
});
export type BadgeOverride = t.TypeOf<typeof BadgeOverride>;

const stat: Parameter = {
  name: 'stat',
  codec: Slug,
  description:
    "`images`, `charts` and `cves` always exist; `base`, `signing`, `multiarch`, `hub` and `license` exist if the catalog states the fact; others are the catalog's own.",
  example: 'cves',
};

const PAYLOAD =
  'Pass the address of this document to the endpoint route of a badge service, as its parameter `url`.';
const OF_IMAGE =
  'The scan result of the newest version with a record, in the color of its grade. Without a record, the badge says that the newest version was not scanned.';
const PICTURE = 'An SVG that needs no script, no font file and no other host.';
const NO_BADGE = 'There is no such badge.';
const NO_IMAGE = 'There is no such image, or it is planned.';

export const BADGE = documentKind({
  name: 'badge',
  path: 'badge/{stat}.json',
  operationId: 'getBadge',
  tag: 'Badges',
  summary: 'A badge',
  description: PAYLOAD,
  codec: Badge,
  parameters: [stat],
  notFound: NO_BADGE,
});

export const IMAGE_BADGE = documentKind({
  name: 'image-badge',
  path: 'images/{image}/badge.json',
  operationId: 'getImageBadge',
  tag: 'Badges',
  summary: 'The badge of an image',
  description: `${OF_IMAGE} ${PAYLOAD}`,
  codec: Badge,
  parameters: [imageParameter],
  notFound: NO_IMAGE,
});

export const BADGE_SVG = mediaKind({
  name: 'badge-svg',
  path: 'badge/{stat}.svg',
  operationId: 'getBadgeSvg',
  tag: 'Badges',
  summary: 'A badge as a picture',
  description: `${PICTURE} It has the text and the colors of the badge, not its style and logo.`,
  mediaType: 'image/svg+xml',
  parameters: [stat],
  notFound: NO_BADGE,
});

export const IMAGE_BADGE_SVG = mediaKind({
  name: 'image-badge-svg',
  path: 'images/{image}/badge.svg',
  operationId: 'getImageBadgeSvg',
  tag: 'Badges',
  summary: 'The badge of an image as a picture',
  description: `${OF_IMAGE} ${PICTURE}`,
  mediaType: 'image/svg+xml',
  parameters: [imageParameter],
  notFound: NO_IMAGE,
});
