import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { Bool, enumeration } from '../domain/codec/scalar';
import { Closes } from './closings';
import { documentKind, imageParameter } from './document-kind';
import { dateLike, documentHead, image, slug } from './fields';
import { DateTime, Digest, DigestFrom, FullDate, Instant, Tag, Text, WebAddress } from './scalars';
import { verdictFields } from './verdict';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

export const FormerDigest = object('FormerDigest', {
  digest: field(Digest, 'A digest that the tag had.', { examples: [DIGEST] }),
  until: field(
    nullable(Instant),
    'Date of the commit of the catalog that replaced it; null if unknown.',
    dateLike('2026-08-20T09:12:00Z'),
  ),
  scanned: field(
    nullable(Instant),
    'Date of the last scan of this digest; null if it had no record when it was replaced, or the date is unknown.',
    dateLike('2026-08-19T02:10:31Z'),
  ),
});
export type FormerDigest = t.TypeOf<typeof FormerDigest>;

const Verification = object('Verification', {
  what: field(
    enumeration('Verifiable', ['signature', 'sbom', 'provenance']),
    'What the command verifies; more words may be added.',
  ),
  command: field(Text, 'A command for a shell, with the digest of the build.', {
    examples: [
      `gh attestation verify oci://ghcr.io/acme/images/redis@${DIGEST} --repo acme/images`,
    ],
  }),
});
export type Verification = t.TypeOf<typeof Verification>;

export const Release = object('Release', {
  version: field(Tag, 'The tag.', { examples: ['8.0.3'] }),
  digest: field(
    optional(Digest),
    'Digest of the multi-architecture index; absent if the catalog does not state it.',
    { examples: [DIGEST] },
  ),
  releaseTimestamp: field(
    optional(DateTime),
    'The later of `published` of the version and `since`; absent if neither is known.',
    { examples: ['2026-08-20T09:10:44Z'] },
  ),
  isDeprecated: field(Bool, 'Whether its verdict is `deprecated` or `eol`.'),
  isStable: field(Bool, 'Whether its verdict is `supported`, or it is the recommended one.'),
  ...verdictFields,
  eol: field(optional(FullDate), 'Last day of support.', { examples: ['2027-01-31'] }),
  former: field(t.array(FormerDigest), 'Former digests of the tag, latest first.'),
  since: field(
    optional(Instant),
    'Date of the commit of the catalog that added the version, or last changed its digest; absent if unknown.',
    dateLike('2026-08-20T09:12:00Z'),
  ),
  closes: field(
    optional(Closes),
    'What this build closed that earlier builds had; absent if unknown.',
  ),
  changelogUrl: field(
    optional(WebAddress),
    'Address of the page that shows what changed in this build; absent if the site is unknown.',
    { examples: ['https://acme.github.io/catalog/api/v1/index.html#/images/redis/8.0.3'] },
  ),
  digestFrom: field(
    optional(DigestFrom),
    'Where the digest is from: the latest scan. Absent if the manifest states it, or without one.',
  ),
  verify: field(
    optional(t.array(Verification)),
    'How to verify this build, as the owner states it; nobody checked it. Absent without a digest, or if nothing is stated.',
  ),
});
export type Release = t.TypeOf<typeof Release>;

const ReleaseTags = object('ReleaseTags', {
  newest: field(optional(Tag), 'The newest version; absent if there is none.', {
    examples: ['8.2.2'],
  }),
  recommended: field(optional(Tag), 'The recommended version; absent if there is none.', {
    examples: ['8.2.2'],
  }),
});

/** `images/<slug>/releases.json`: the versions of an image, in a form that update bots can read. */
export const ImageReleases = object('ImageReleases', {
  ...documentHead('Release', 'release'),
  slug,
  image,
  homepage: field(WebAddress, 'Website of the packaged software.', {
    examples: ['https://redis.io'],
  }),
  sourceUrl: field(
    optional(WebAddress),
    'Address of the source that the image is built from; absent if the catalog does not state it.',
  ),
  tags: field(ReleaseTags, 'Versions by purpose.'),
  releases: field(t.array(Release), 'The versions, newest first.'),
});
export type ImageReleases = t.TypeOf<typeof ImageReleases>;

export const RELEASES = documentKind({
  name: 'image-releases',
  path: 'images/{image}/releases.json',
  isMemory: true,
  operationId: 'getImageReleases',
  tag: 'Releases',
  summary: 'Versions of an image, with verdicts',
  description:
    'The version to run, and the former digests of each version. Renovate reads it with the preset `renovate.json`.',
  codec: ImageReleases,
  parameters: [imageParameter],
  notFound: 'There is no such image, or it is planned.',
});
