/** What the independent checkers misread in the step from one tree to the next, each with the law that they miss. */

import type { CveCollection } from '../../src/contract/cves';
import type { ClosedFinding, ImageFindings } from '../../src/contract/findings';
import type { ImageReleases } from '../../src/contract/releases';
import type { Violation } from '../builders/answers';
import { readJson, statusOf, type Tree } from './model';
import type { Night } from './nights';

/** What is published before a night and after it. */
export interface Step {
  readonly before: Tree;
  readonly after: Tree;
  readonly night: Night;
}

type Misreading = (violation: Violation, step: Step) => boolean;

const slugIn = (path: string): string => /\bimages\/([^/]+)\//.exec(path)?.[1] ?? '';

const findingsOf = (tree: Tree, { path }: Violation): Partial<ImageFindings> =>
  readJson(tree, `images/${slugIn(path)}/findings.json`) ?? {};

/** The place in a list that a pointer names; NaN if it names none. */
const placeIn = (list: string, { pointer }: Violation): number =>
  pointer.startsWith(`${list}/`) ? Number.parseInt(pointer.slice(list.length + 1), 10) : Number.NaN;

/** Whether an entry of a version had the id as an alias. */
const wasNamed = (
  { open = [] }: Partial<ImageFindings>,
  id: string,
  name: string | undefined,
): boolean =>
  open.some(({ versions }) =>
    versions.some(({ version, aliases }) => version === name && aliases.includes(id)),
  );

/** An id also takes over what an entry counted that goes on under its own name (no news by another name). */
const isTakenOver: Misreading = (violation, { before }) => {
  const [, id = '', name] = /#\/open\/([^/]+)\/([^/]+)\/survived$/.exec(violation.path) ?? [];
  return wasNamed(findingsOf(before, violation), id, name);
};

/** The same of an episode, even if it also goes on in the place of an id that is gone. */
const isTakenOverEpisode: Misreading = (violation, { before, after }) => {
  const { line } = findingsOf(after, violation);
  const episode = line?.open[placeIn('/line/open', violation)];
  return (
    episode !== undefined && wasNamed(findingsOf(before, violation), episode.id, line?.version)
  );
};

/** An entry whose digest is null is of an unknown build, so no digests can be compared: it is gone. */
const isOfUnknownBuild: Misreading = (violation, { before, after }) => {
  const item = findingsOf(after, violation).closed?.[placeIn('/closed', violation)];
  const was = findingsOf(before, violation).open?.find(({ id }) => id === item?.id);
  const entry = was?.versions.find(({ version }) => version === item?.version);
  return item?.reason === 'gone' && entry?.digest === null;
};

const isTwin =
  (item: ClosedFinding) =>
  ({ id, version, since, until }: ClosedFinding): boolean =>
    id === item.id && version === item.version && since === item.since && until === item.until;

/** What is closed and found again is a new entry, which may have the dates of the first, or none: both items stay. */
const isOfTwins: Misreading = (violation, { before, after }) => {
  const { closed = [] } = findingsOf(after, violation);
  const item = closed[placeIn('/closed', violation)];
  if (item === undefined) return false;
  const texts = new Set(closed.map((each) => JSON.stringify(each)));
  const twins = findingsOf(before, violation).closed?.filter(isTwin(item)) ?? [];
  return twins.every((each) => texts.has(JSON.stringify(each)));
};

/** The same of episodes; and of two, the one without a date comes last. */
const isOfTwinEpisodes: Misreading = (violation, { after }) => {
  const { closed = [], line } = findingsOf(after, violation);
  const episode = line?.ended[placeIn('/line/ended', violation)];
  if (line === undefined || episode === undefined) return false;
  const { id, until } = episode;
  const own = closed.filter((each) => each.id === id && each.version === line.version);
  return (
    line.ended.filter((each) => each.id === id && each.until === until).length > 1 ||
    own.some((item) => own.filter(isTwin(item)).length > 1)
  );
};

/** In the feed of an image, a build counts once it was scanned. `former` has the newest first. */
const isOfUnscannedBuild: Misreading = ({ path, expected }, { after }) => {
  const slug = slugIn(path);
  const { releases = [] } = readJson<ImageReleases>(after, `images/${slug}/releases.json`) ?? {};
  const hasRecord = (version: string): boolean =>
    statusOf(after).some(
      (each) => each.slug === slug && each.version === version && each.state !== 'unscanned',
    );
  return releases.some(({ version, former }) =>
    former.some(
      ({ until }, i) =>
        until === expected && (i === 0 ? !hasRecord(version) : former[i - 1]?.scanned === null),
    ),
  );
};

/** An item that ended before the other entries of its id began does not date it. */
const isOfEarlierEnd: Misreading = (violation, { after }) => {
  const { what, expected, found } = violation;
  return (findingsOf(after, violation).closed ?? []).some(
    ({ id, since, until }) =>
      what === `since of ${id}` &&
      expected === `not later than ${since}` &&
      until !== null &&
      until < JSON.parse(found),
  );
};

/** An open id is looked up by the names that it has now. */
const isUnderOtherNames: Misreading = ({ expected }, { after, night }) => {
  const { data = [] } = readJson<CveCollection>(after, 'cve.json') ?? {};
  const catalog = night.kev['kev.json'];
  return (
    catalog !== undefined &&
    data.some(
      ({ id, aliases }) =>
        expected.startsWith(`${id} `) &&
        ![id, ...aliases].some((name) => catalog.includes(JSON.stringify(name))),
    )
  );
};

/** By the beginning of what the checkers say. */
const MISREADINGS: ReadonlyArray<readonly [what: string, Misreading]> = [
  ['builds that could have brought the fix', isTakenOver],
  ['by the digests of the two records', isOfUnknownBuild],
  ['the build that no longer has it', isOfUnknownBuild],
  ['a closed item stays', isOfTwins],
  ['the line goes on', isOfTwinEpisodes],
  ['the line goes on', isTakenOverEpisode],
  ['published', isOfUnscannedBuild],
  ['since of ', isOfEarlierEnd],
  ['what was known to be exploited is not forgotten', isUnderOtherNames],
];

export const isMisread: Misreading = (violation, step) =>
  MISREADINGS.some(
    ([what, misreads]) => violation.what.startsWith(what) && misreads(violation, step),
  );
