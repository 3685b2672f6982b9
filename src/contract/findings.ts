import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { plainDictionary } from '../domain/codec/plain-dictionary';
import { Bool, enumeration } from '../domain/codec/scalar';
import { documentKind, imageParameter } from './document-kind';
import { cveId, dateLike, documentHead, image, slug } from './fields';
import { ScanState } from './items';
import { Count, Digest, Instant, PositiveInt, Tag, Text, WebAddress } from './scalars';
import { Justification, SeverityWord, SuppressionStatus } from './security';

const version = field(Tag, 'The tag.', { examples: ['8.0.3'] });
const severity = (of: string) => field(SeverityWord, `Highest severity of ${of}.`);
const date = (description: string) =>
  field(nullable(Instant), description, dateLike('2026-07-26T02:10:31Z'));
const since = (of: string) => date(`Since when ${of}, by the dates of the scans; null if unknown.`);

export const MAX_FIXES = 8;

const entryFields = {
  version,
  confirmed: field(
    Bool,
    'Whether the published record has it. If not, an earlier record had it, and no later scan could tell whether it is gone.',
  ),
  severity: severity('its findings'),
  fixable: field(Bool, 'Whether one of its findings has a fix.'),
  packages: field(t.array(Text), 'The affected packages, in order.', {
    examples: [['libcrypto3', 'libssl3']],
  }),
  fixes: field(t.array(Text), 'Versions of the packages that fix it, in order, at most 8.', {
    examples: [['3.5.4-r0']],
  }),
  aliases: field(t.array(Text), 'Other identifiers from the scanner, in order.'),
  since: since('the version has had it'),
  digest: field(
    optional(nullable(Digest)),
    'For an entry that is not confirmed: digest of the last record that had it; null if unknown. Absent if that is the digest of the version.',
  ),
  survived: field(
    optional(PositiveInt),
    'How many builds could have brought the fix and did not; absent if none.',
    { unit: 'builds' },
  ),
};
/** A vulnerability that a version has or may have. */
export const FindingEntry = object('FindingEntry', {
  ...entryFields,
  layer: field(
    optional(Count),
    'Index of the layer that added it, the highest of all its findings and reports, as Trivy states it; absent if unknown.',
    { unit: 'layers' },
  ),
});
export type FindingEntry = t.TypeOf<typeof FindingEntry>;
/** A {@link FindingEntry} in the document of a vulnerability. */
export const AffectedVersion = object('AffectedVersion', entryFields);

const openFieldsOf = <E extends t.Mixed>(entry: E) => ({
  severity: severity('its versions'),
  since: since('the image has had it without a break, in any version'),
  versions: field(t.array(entry), 'The versions that have or may have it, newest first.'),
});
export const affectedFields = openFieldsOf(AffectedVersion);
export const OpenFinding = object('OpenFinding', { id: cveId, ...openFieldsOf(FindingEntry) });
export type OpenFinding = t.TypeOf<typeof OpenFinding>;

export const suppressionFields = {
  status: field(SuppressionStatus, 'Why it does not count.'),
  justification: field(
    nullable(Justification),
    'Why the version is not affected, in the words of OpenVEX; null if not stated.',
  ),
};
const SuppressedVersion = object('SuppressedVersion', { version, ...suppressionFields });
export const SuppressedFinding = object('SuppressedFinding', {
  id: cveId,
  severity: severity('the suppressed findings'),
  versions: field(t.array(SuppressedVersion), 'The versions whose record suppresses it.'),
});
export type SuppressedFinding = t.TypeOf<typeof SuppressedFinding>;

export const closedFields = {
  version,
  severity: severity('its findings'),
  reason: field(
    enumeration('CloseReason', ['gone', 'suppressed', 'removed', 'rebuilt', 'withdrawn']),
    'Why it is closed: another build does not have it (rebuilt), the same build is no longer found to have it (withdrawn), a build of unknown digest does not have it (gone), it is found but suppressed (suppressed), or the version left the catalog (removed).',
  ),
  since: since('the version had it'),
  until: date(
    'The scan that no longer found it, or the commit that removed the version; null if unknown.',
  ),
};
export const ClosedFinding = object('ClosedFinding', {
  id: cveId,
  ...closedFields,
  by: field(
    optional(Digest),
    'Digest of the record that no longer has it. Absent for other reasons than `rebuilt` and `gone`, and if no digest was stated.',
  ),
});
export type ClosedFinding = t.TypeOf<typeof ClosedFinding>;

const RecordedVersion = object('RecordedVersion', {
  version,
  state: field(ScanState, 'What is known of the version.'),
  first: date('Date of the first record; null if unknown.'),
  digest: field(
    nullable(Digest),
    'Digest of the record, or of the last record if there is no record now; null if no digest was stated.',
  ),
});
export type RecordedVersion = t.TypeOf<typeof RecordedVersion>;

const episodeFields = {
  id: cveId,
  severity: severity('its findings'),
  since: date('The scan at which the line got it; null if unknown.'),
  fixableSince: date(
    'Date of the first scan since which every scan has named a fix; that of `last` if no scan had named the fix; null if there was no fix.',
  ),
};
export const OpenEpisode = object('OpenEpisode', episodeFields);
export type OpenEpisode = t.TypeOf<typeof OpenEpisode>;

const EpisodeEnd = enumeration('EpisodeEnd', [
  'rebuilt',
  'version',
  'unproven',
  'suppressed',
  'removed',
]);
export type EpisodeEnd = t.TypeOf<typeof EpisodeEnd>;

/** An episode ends as fixed if another build does not have the vulnerability. */
export const isFixed = (end: EpisodeEnd | 'open'): boolean =>
  end === 'rebuilt' || end === 'version';

export const EndedEpisode = object('EndedEpisode', {
  ...episodeFields,
  last: date('The last scan of the line before the one that ended it; null if unknown.'),
  until: date('The scan that ended it, or the commit that removed the version; null if unknown.'),
  end: field(
    EpisodeEnd,
    'Why it ended: the version was rebuilt without it (rebuilt); a newer version, of another digest, does not have it (version); it is no longer found in the same build, or in one of unknown digest (unproven); it is suppressed (suppressed); or the version was removed, and the one before it does not have it (removed).',
  ),
});
export type EndedEpisode = t.TypeOf<typeof EndedEpisode>;

/** The newest version of an image over time, as one version replaces another. */
export const Line = object('Line', {
  version: field(Tag, 'The newest version that has or had a record.', { examples: ['8.2.2'] }),
  from: date(
    'Date of the first scan of the line, or of the end of the latest forgotten episode; null if unknown.',
  ),
  open: field(t.array(OpenEpisode), 'What the line has, by id.'),
  ended: field(t.array(EndedEpisode), 'What the line had, latest first, at most 256.'),
});
export type Line = t.TypeOf<typeof Line>;

/** Title and address. */
const Words = t.tuple([nullable(Text), nullable(WebAddress)]);
export type Words = t.TypeOf<typeof Words>;

/** Titles and addresses as the reports of an image state them, by id. */
export type WordsById = Readonly<Record<string, Words>>;

/** `images/<slug>/findings.json`: the open, suppressed and closed findings of an image, with dates. */
export const ImageFindings = object('ImageFindings', {
  ...documentHead('Findings', 'findings'),
  slug,
  image,
  versions: field(
    t.array(RecordedVersion),
    'Versions of the catalog that have or had a record, newest first.',
  ),
  open: field(
    t.array(OpenFinding),
    'Vulnerabilities that a version has or may have: worst first, then those with a fix.',
  ),
  suppressed: field(t.array(SuppressedFinding), 'Vulnerabilities that a record suppresses, by id.'),
  closed: field(t.array(ClosedFinding), 'Vulnerabilities that a version had, latest first.'),
  line: field(Line, 'The newest version over time. The times to a fix are computed from it.'),
  words: field(
    plainDictionary('WordsOfFindings', Text, Words),
    'Title and address of the open, suppressed and closed vulnerabilities, by id, as the reports of the image state them; null if unknown. An id that has neither is left out.',
    {
      examples: [
        {
          'CVE-2025-9230': [
            'openssl: Out-of-bounds read and write',
            'https://avd.aquasec.com/nvd/cve-2025-9230',
          ],
        },
      ],
    },
  ),
});
export type ImageFindings = t.TypeOf<typeof ImageFindings>;

export const FINDINGS = documentKind({
  name: 'image-findings',
  path: 'images/{image}/findings.json',
  isMemory: true,
  operationId: 'getImageFindings',
  tag: 'Findings',
  summary: 'Findings of an image over time',
  description:
    'The vulnerabilities that an image has and had, with dates, and why they were closed.',
  codec: ImageFindings,
  parameters: [imageParameter],
  notFound: 'There is no such image, or it never had a scan record.',
});
