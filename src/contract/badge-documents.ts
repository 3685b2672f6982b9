import { Badge } from '../api/badge';
import { Slug } from '../api/scalars';
import { type DocumentKind, imageParameter, type MediaKind, type Parameter } from './document-kind';

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

/** The payloads of badges. */
export const BADGE_DOCUMENTS: ReadonlyArray<DocumentKind> = [
  {
    name: 'badge',
    path: 'badge/{stat}.json',
    operationId: 'getBadge',
    tag: 'Badges',
    summary: 'A badge',
    description: PAYLOAD,
    codec: Badge,
    parameters: [stat],
    notFound: NO_BADGE,
  },
  {
    name: 'image-badge',
    path: 'images/{image}/badge.json',
    operationId: 'getImageBadge',
    tag: 'Badges',
    summary: 'The badge of an image',
    description: `${OF_IMAGE} ${PAYLOAD}`,
    codec: Badge,
    parameters: [imageParameter],
    notFound: NO_IMAGE,
  },
];

/** The same badges as pictures. */
export const BADGE_PICTURES: ReadonlyArray<MediaKind> = [
  {
    name: 'badge-svg',
    path: 'badge/{stat}.svg',
    operationId: 'getBadgeSvg',
    tag: 'Badges',
    summary: 'A badge as a picture',
    description: `${PICTURE} It has the text and the colors of the badge, not its style and logo.`,
    mediaType: 'image/svg+xml',
    parameters: [stat],
    notFound: NO_BADGE,
  },
  {
    name: 'image-badge-svg',
    path: 'images/{image}/badge.svg',
    operationId: 'getImageBadgeSvg',
    tag: 'Badges',
    summary: 'The badge of an image as a picture',
    description: `${OF_IMAGE} ${PICTURE}`,
    mediaType: 'image/svg+xml',
    parameters: [imageParameter],
    notFound: NO_IMAGE,
  },
];
