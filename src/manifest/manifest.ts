import * as t from 'io-ts';
import { BadgeOverride } from '../api/badge';
import { chartFields, imageFields, roadmapFields } from '../api/items';
import { Clean, Slug, Status, Text } from '../api/words';
import { dictionary } from '../codec/dictionary';
import { extensible, object, optional } from '../codec/object';
import { word } from '../codec/scalar';
import { text } from '../codec/text';

const REGISTRY = '[A-Za-z0-9.-]+(:[0-9]+)?(/[a-z0-9]+([._-]+[a-z0-9]+)*)*';
const registryForm = new RegExp(`^${REGISTRY}$`);

export const Registry = text('Registry', {
  expected: 'a registry such as ghcr.io/acme, without scheme, tag and final slash',
  pattern: `^${REGISTRY}$`,
  is: (s) => registryForm.test(s),
});

/** An image as its owner states it; what follows from the rest may be left out. */
export const ManifestImage = extensible('ManifestImage', {
  ...imageFields,
  name: optional(Text),
  status: optional(Status),
  licenseClean: optional(Clean),
  image: optional(Text),
  /** `none`: no operating system inside (scratch, static), so a scanner finds none. */
  os: optional(word('Os', ['none'])),
});
export type ManifestImage = t.TypeOf<typeof ManifestImage>;

export const ManifestChart = extensible('ManifestChart', {
  ...chartFields,
  name: optional(Text),
  licenseClean: optional(Clean),
  chartRef: optional(Text),
});
export type ManifestChart = t.TypeOf<typeof ManifestChart>;

export const ManifestRoadmapItem = extensible('ManifestRoadmapItem', roadmapFields);
export type ManifestRoadmapItem = t.TypeOf<typeof ManifestRoadmapItem>;

export const Project = object('Project', {
  name: optional(Text),
  license: optional(Text),
  base: optional(Text),
  signing: optional(Text),
  hub: optional(Text),
});

/** The catalog manifest as understood: unknown keys dropped, defaults not filled in. */
export const Manifest = object('Manifest', {
  registry: Registry,
  source: optional(Text),
  project: optional(Project),
  badges: optional(dictionary('Badges', Slug, BadgeOverride, { extensions: true })),
  images: optional(t.array(ManifestImage)),
  charts: optional(t.array(ManifestChart)),
  roadmap: optional(t.array(ManifestRoadmapItem)),
});
export type Manifest = t.TypeOf<typeof Manifest>;
