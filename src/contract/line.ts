import * as t from 'io-ts';
import { field, nullable, object } from '../domain/codec/object';
import { enumeration } from '../domain/codec/scalar';
import { cveId, dateLike } from './fields';
import { Instant, Tag } from './scalars';
import { SeverityWord } from './security';

const date = (description: string) =>
  field(nullable(Instant), description, dateLike('2026-07-26T02:10:31Z'));

const episodeFields = {
  id: cveId,
  severity: field(SeverityWord, 'Highest severity of its findings.'),
  since: date('The scan at which the line got it; null if unknown.'),
  fixableSince: date(
    'The first scan, without a break, that named a fix; of a fix that no scan had named, `last`; null if there was none.',
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

/** Whether an episode ended because another build does not have the vulnerability. */
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

/** The newest version of an image, as one version replaces another. */
export const Line = object('Line', {
  version: field(Tag, 'The newest version that has or had a record.', { examples: ['8.2.2'] }),
  from: date(
    'The first scan of the line, or the end of the latest episode that is no longer kept; null if unknown.',
  ),
  open: field(t.array(OpenEpisode), 'What the line has, by id.'),
  ended: field(t.array(EndedEpisode), 'What the line had, latest first, at most 256.'),
});
export type Line = t.TypeOf<typeof Line>;
