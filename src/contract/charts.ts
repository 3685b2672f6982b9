import * as t from 'io-ts';
import { field, nullable, object } from '../domain/codec/object';
import { Bool } from '../domain/codec/scalar';
import { closedSince } from './closings';
import { documentKind } from './document-kind';
import { documentHead } from './fields';
import { chartCoverageFields, ScanState } from './items';
import { ChartVersion, Count, Digest, PinnedReference, Slug, Tag, Text } from './scalars';
import { Grade, rollupFields, severityCounts } from './security';

const { total, fixable } = rollupFields;

export const ChartImageCounts = object('ChartImageCounts', { ...severityCounts, total, fixable });

export const ChartImage = object('ChartImage', {
  name: field(Text, 'Name of the image in the chart.', { examples: ['redis'] }),
  image: field(PinnedReference, 'Reference pinned by digest, as the owner of the chart states it.'),
  digest: field(nullable(Digest), 'The digest in the reference.'),
  slug: field(nullable(Slug), 'Slug of the image; null if the image is not in this catalog.', {
    examples: ['redis'],
  }),
  version: field(nullable(Tag), 'The version that it is or was a build of; null if unknown.', {
    examples: ['8.2.2'],
  }),
  state: field(
    nullable(ScanState),
    'State of the version; null unless the chart ships its present build.',
  ),
  current: field(
    nullable(Bool),
    'Whether it is the present build of the version; null if it is not in this catalog, or the version states no digest.',
  ),
  counts: field(
    nullable(ChartImageCounts),
    'Counts of the record; null without a record, or if the chart ships a build other than the current one.',
  ),
  grade: field(nullable(Grade), 'Grade of the record; null where `counts` is.'),
  closedSince,
});
export type ChartImage = t.TypeOf<typeof ChartImage>;

/** `charts/<slug>/security.json`: what the images of a chart have. */
export const ChartSecurity = object('ChartSecurity', {
  ...documentHead('ChartSecurity', 'chart'),
  slug: field(Slug, 'Slug of the chart.', { examples: ['redis'] }),
  chartVersion: field(ChartVersion, 'Version of the chart.', { examples: ['1.4.0'] }),
  ...chartCoverageFields,
  cves: field(
    nullable(Count),
    'Distinct vulnerabilities in the records of its present images; null if none has a record.',
    { unit: 'vulnerabilities' },
  ),
  images: field(
    t.array(ChartImage),
    'Every image that the chart ships, in the order of its owner.',
  ),
});
export type ChartSecurity = t.TypeOf<typeof ChartSecurity>;

export const CHART_SECURITY = documentKind({
  name: 'chart-security',
  path: 'charts/{chart}/security.json',
  operationId: 'getChartSecurity',
  tag: 'Security',
  summary: 'Scan results of the images of a chart',
  description:
    'Every image that the chart ships: which version of the catalog it is, whether that is its present build, and the counts of its record. An image that is not in this catalog was not scanned.',
  codec: ChartSecurity,
  parameters: [{ name: 'chart', codec: Slug, description: 'Slug of the chart.', example: 'redis' }],
  notFound: 'There is no such chart.',
});
