import * as t from 'io-ts';
import { nullable } from '../codec/nullable';
import { extensible, object, optional } from '../codec/object';
import { Flag, word } from '../codec/scalar';
import { SecurityRecord } from './security';
import {
  Clean,
  DateTime,
  Digest,
  Instant,
  PinnedReference,
  Port,
  Priority,
  Slug,
  Status,
  Tag,
  Text,
  Tier,
  Uuid,
  WebAddress,
} from './words';

export const ImageVersion = extensible('ImageVersion', {
  version: Tag,
  size: optional(Text),
  published: optional(DateTime),
  digest: optional(Digest),
});
export type ImageVersion = t.TypeOf<typeof ImageVersion>;

/** What is stated of an image, in the contract's order. */
export const imageFields = {
  slug: Slug,
  name: Text,
  category: Text,
  summary: Text,
  tier: Tier,
  status: Status,
  license: Text,
  licenseClean: Clean,
  version: optional(Text),
  versions: optional(t.array(ImageVersion)),
  arches: optional(t.array(Text)),
  upstream: WebAddress,
  source: optional(WebAddress),
  image: Text,
  caution: optional(Flag),
  cleanAlternative: optional(Text),
  knownIssue: optional(Text),
};
export const Image = extensible('Image', { ...imageFields, security: nullable(SecurityRecord) });
export type Image = t.TypeOf<typeof Image>;

export const ChartImageRef = extensible('ChartImageRef', { name: Text, image: PinnedReference });

/** What is stated of a chart, in the contract's order. */
export const chartFields = {
  slug: Slug,
  name: Text,
  category: Text,
  summary: Text,
  tier: Tier,
  license: Text,
  licenseClean: Clean,
  chartVersion: Text,
  appVersion: Text,
  description: optional(Text),
  imageRepository: optional(Text),
  imageDigest: optional(Digest),
  repositoryID: optional(Uuid),
  port: optional(Port),
  upstream: optional(WebAddress),
  chartRef: Text,
  images: optional(t.array(ChartImageRef)),
};
export const Chart = extensible('Chart', { ...chartFields, security: nullable(SecurityRecord) });
export type Chart = t.TypeOf<typeof Chart>;

export const roadmapFields = {
  name: Text,
  category: Text,
  license: optional(Text),
  licenseClean: optional(Clean),
  priority: Priority,
  note: optional(Text),
  cleanAlternative: optional(Text),
};
export const RoadmapItem = extensible('RoadmapItem', roadmapFields);
export type RoadmapItem = t.TypeOf<typeof RoadmapItem>;

/** One app of the latest daily version check. */
export const Update = extensible('Update', {
  app: Text,
  from: Text,
  to: Text,
  outcome: word('Outcome', ['shipped', 'held', 'skipped']),
  reason: optional(Text),
  url: optional(WebAddress),
});
export type Update = t.TypeOf<typeof Update>;

/** How much is known of one version: what tells "clean" from "not looked at". */
export const ScanState = word('ScanState', ['scanned', 'partial', 'withheld', 'unscanned']);
export type ScanState = t.TypeOf<typeof ScanState>;

export const StatusItem = object('StatusItem', {
  slug: Slug,
  version: Tag,
  digest: nullable(Digest),
  state: ScanState,
  scannedAt: nullable(Instant),
  scanner: nullable(Text),
});
export type StatusItem = t.TypeOf<typeof StatusItem>;
