import { type Problem, withTitle } from './problem';
import { show } from './values/escape';
import { groupBy } from './values/group-by';
import { joinLimited, pluralize } from './values/plural';

/** How many places a shared warning names. */
export const MAX_PLACES = 3;

const TITLE = 'Scanner reports';

/** Marks a problem as one of the reports of a version. */
export const ofVersion =
  (subject: string) =>
  (each: Problem): Problem =>
    withTitle(TITLE)({ ...each, subject });

const QUOTED = /"(?:[^"\\…]|\\.)*["…]/g;
const DIGEST_OR_NUMBER = /sha256:[0-9a-f]+|\d[\d,.:TZ+-]*/g;

const withoutSubject = ({ message, subject }: Problem): string =>
  subject !== undefined && message.startsWith(`${subject}: `)
    ? message.slice(subject.length + 2)
    : message;

/**
 * A key that is equal for warnings with the same expectation and cure. What was found may differ in numbers and names
 * in quotes.
 */
const warningKind = (each: Problem): string => {
  const message = withoutSubject(each);
  const blank = message.replace(QUOTED, (text) => '"'.repeat(text.length));
  const end = blank.indexOf(', expected');
  const found = (end < 0 ? blank : blank.slice(0, end))
    .replace(/"+/g, '"')
    .replace(DIGEST_OR_NUMBER, '0');
  return JSON.stringify([found, end < 0 ? '' : message.slice(end), each.location?.path]);
};

/** The report or version of a warning; undefined for any other warning. */
const placeOf = ({ title, location, subject }: Problem): string | undefined =>
  title === TITLE ? (subject ?? (location && show(location.file))) : undefined;

const shareOne = (group: ReadonlyArray<Problem>, first: Problem): ReadonlyArray<Problem> => {
  const places = [...new Set(group.flatMap((each) => placeOf(each) ?? []))];
  if (places.length < 2) return group;
  const what = pluralize(places.length, first.subject === undefined ? 'file' : 'version');
  const named = joinLimited(places, MAX_PLACES);
  return [{ ...first, message: `${first.message}; ${what} have the same problem: ${named}` }];
};

/**
 * Merges warnings that say the same of several reports or versions, in the place of the first. GitHub shows only the
 * first annotations of a step, and repetitions must not hide others.
 */
export const shareWarnings = (warnings: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  [
    ...groupBy([...warnings.entries()], ([i, each]) =>
      placeOf(each) === undefined ? `${i}` : warningKind(each),
    ).values(),
  ].flatMap((group) => {
    const all = group.map(([, each]) => each);
    return shareOne(all, group[0][1]);
  });
