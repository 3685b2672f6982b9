/** The numbers of the line of news are those of what the run published: its facts and its documents. */
import { expect } from '@jest/globals';
import type { DayChanges } from '../../../src/contract/changes';
import type { CveCollection, CveDocument } from '../../../src/contract/cves';
import type { ImageFindings } from '../../../src/contract/findings';
import type { StatusItem } from '../../../src/contract/items';
import type { Tree } from '../../history/model';

const FINDINGS = /\/findings\.json$/;

const documentsIn = <A>(tree: Tree, path: RegExp): ReadonlyArray<A> =>
  [...tree].flatMap(([name, text]) => (path.test(name) ? [JSON.parse(text) as A] : []));

/** `id slug/version` of the facts of a kind. */
const factsIn = (tree: Tree, kind: 'opened' | 'closed'): ReadonlyArray<string> =>
  documentsIn<DayChanges>(tree, /^api\/v1\/changes\/[^/]+\.json$/).flatMap(({ date, cves }) =>
    cves.flatMap((each) =>
      each[kind].flatMap(({ slug, versions }) =>
        versions.map((version) => `${date} ${each.id} ${slug}/${version}`),
      ),
    ),
  );

const exploitedIn = (tree: Tree): ReadonlyArray<string> =>
  documentsIn<CveCollection>(tree, /^api\/v1\/cve\.json$/).flatMap(({ data }) =>
    data.flatMap(({ id, exploitation }) => (exploitation === 'known' ? [id] : [])),
  );

/** What the known list names by another name. */
const aliasesIn = (tree: Tree): ReadonlyArray<string> =>
  documentsIn<CveCollection>(tree, /^api\/v1\/cve\.json$/).flatMap(({ data }) =>
    data.flatMap(({ aliases, exploitation }) => (exploitation === 'known' ? aliases : [])),
  );

/** Whether an image has an id that it had under no name before. Without a record before, nobody knows. */
const isNewIn = (before: Tree, after: Tree, id: string): boolean => {
  const statuses = documentsIn<{ data: ReadonlyArray<StatusItem> }>(
    before,
    /^api\/v1\/status\.json$/,
  );
  const wasRecorded = statuses.some(({ data }) =>
    data.some(({ state }) => state === 'scanned' || state === 'partial'),
  );
  if (!wasRecorded) return false;
  const had = documentsIn<ImageFindings>(before, FINDINGS);
  return documentsIn<ImageFindings>(after, FINDINGS).some(({ slug, open }) => {
    const former = had.find((each) => each.slug === slug)?.open ?? [];
    const entries = open.filter((each) => each.id === id).flatMap(({ versions }) => versions);
    const names = [id, ...entries.flatMap(({ aliases }) => aliases)];
    return (
      entries.length > 0 &&
      !former.some(
        (each) =>
          names.includes(each.id) || each.versions.some(({ aliases }) => aliases.includes(id)),
      )
    );
  });
};

const without = (all: ReadonlyArray<string>, some: ReadonlyArray<string>) =>
  all.filter((each) => !some.includes(each));
const count = (all: Iterable<string>): number => new Set(all).size;

const idOf = (fact: string): string => fact.split(' ')[1] ?? '';
const imageOf = (fact: string): string => fact.split(' ')[2]?.split('/')[0] ?? '';

/** What the line must say, from the trees before and after the run. */
const expectedOf = (before: Tree, after: Tree) => {
  const another = aliasesIn(before).filter((id) => !isNewIn(before, after, id));
  const exploited = without(exploitedIn(after), [...exploitedIn(before), ...another]);
  const entries = documentsIn<CveDocument>(after, /^api\/v1\/cve\/.+\.json$/)
    .filter(({ id }) => exploited.includes(id))
    .flatMap(({ images }) =>
      images.flatMap(({ slug, versions }) =>
        versions.map(({ version, fixable }) => ({ key: `${slug}/${version}`, fixable })),
      ),
    );
  const opened = without(factsIn(after, 'opened'), factsIn(before, 'opened'));
  const others = opened.filter((fact) => !exploited.includes(idOf(fact)));
  const closed = without(factsIn(after, 'closed'), factsIn(before, 'closed'));
  return {
    exploited: exploited.length,
    pairs: entries.length,
    pairsWithFix: entries.filter(({ fixable }) => fixable).length,
    versions: count(entries.map(({ key }) => key)),
    versionsWithFix: count(entries.flatMap(({ key, fixable }) => (fixable ? [key] : []))),
    new: count(others.map(idOf)),
    newIn: count(others.map(imageOf)),
    isRest: others.length < opened.length && others.length > 0,
    closed: count(closed.map(idOf)),
    closedIn: count(closed.map(imageOf)),
  };
};

const numbersIn = (line: string, pattern: RegExp): ReadonlyArray<number> =>
  (pattern.exec(line) ?? []).slice(1).map(Number);

/** How many vulnerabilities are closed, which are named or counted, and in how many images. */
const closedIn = (line: string): readonly [cves: number, images: number] => {
  // A change of the scanner stands in front, and what is new or closed by it alone follows.
  const news = line.replace(/ \S+ \S+ instead of \S+ [^:·]+:/, '');
  const [, what = '', images] = /(?:^\S+ |· )([^·]+) closed in (\d+) image/.exec(news) ?? [];
  const [, number] = /^(\d+) CVEs?$/.exec(what) ?? [];
  const named = what === '' ? 0 : what.split(', ').length;
  return [Number(number ?? named), Number(images ?? 0)];
};

/** Expects the numbers of a run that was not the first in its line of news. */
export const expectHeadline = (line: string, before: Tree, after: Tree): void => {
  const known = expectedOf(before, after);
  const [exploited] = numbersIn(line, /(\d+) exploited CVEs: /);
  const isOne = /\((?:\w+), exploited\) in \d+ image/.test(line);
  expect(exploited ?? Number(isOne)).toBe(known.exploited);
  const fix = /no fix yet|fix available [^·]+/.exec(line)?.[0].trim() ?? '';
  const [fixed, versions] = numbersIn(line, /fix available in (\d+) of (\d+) version/);
  if (fixed !== undefined)
    expect([fixed, versions]).toEqual([known.versionsWithFix, known.versions]);
  expect(fix === 'no fix yet').toBe(known.exploited > 0 && known.pairsWithFix === 0);
  expect(fix === 'fix available in all').toBe(
    known.pairs > 0 && known.pairsWithFix === known.pairs,
  );
  const [many, manyIn] = numbersIn(line, /(\d+) (?:other )?new (?:\w+ )?CVEs? in (\d+) image/);
  const [oneIn] = numbersIn(line, /\) (?:also )?new in (\d+) image/);
  const opened = many ?? Number(oneIn !== undefined);
  expect([opened, manyIn ?? oneIn ?? 0]).toEqual([known.new, known.newIn]);
  expect(/ (?:other|also) new /.test(line)).toBe(known.isRest);
  expect(closedIn(line)).toEqual([known.closed, known.closedIn]);
};
