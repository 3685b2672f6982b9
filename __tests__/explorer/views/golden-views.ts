/**
 * Views against the texts that are expected of them, one file for a tree. After a change that is meant,
 * `UPDATE_GOLDEN=1 npx jest --selectProjects unit explorer/views` writes them anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { outlineOf, renderView, type Tree } from '../rendering';
import { type Changes, changed } from '../trees/publishing';

interface More {
  readonly changes?: Changes;
  /** Where what is of interest begins: a line that has this. */
  readonly from?: string;
  readonly now?: string;
  /** With the navigation and the foot of the page. */
  readonly whole?: true;
}

/** What is shown, at which address, and from which tree. */
export type Case = readonly [title: string, hash: string, more?: More];

const HEAD = '=== ';
const MAIN = /<main>([\s\S]*)<\/main>/;
const MOST_COPIED = 400;

const sectionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(`\n${HEAD}`)
      .filter((each) => each !== '')
      .map((each) => [each.slice(0, each.indexOf('\n')), each.slice(each.indexOf('\n') + 1)]),
  );

/** What is shown, which documents it is made of, and what its buttons copy. */
const shownAt = async (tree: Tree, hash: string, more: More & { now: string }): Promise<string> => {
  const { changes = {}, from, now } = more;
  const found = await renderView(changed(tree, changes), hash, { now });
  const [, main = ''] = more.whole ? ['', found.html] : (MAIN.exec(found.html) ?? []);
  const lines = outlineOf(main).split('\n');
  const first = from === undefined ? 0 : lines.findIndex((line) => line.includes(from));
  return [
    `asks ${found.asked.join(', ')}`,
    ...found.copies.map((text) => `copies ${text.replaceAll('\n', ' ').slice(0, MOST_COPIED)}`),
    ...lines.slice(first < 0 ? 0 : first),
  ].join('\n');
};

/** Views of a tree, looked at on a day. */
export const describeViews = (
  name: string,
  now: string,
  tree: () => Promise<Tree>,
  cases: ReadonlyArray<Case>,
): void => {
  const file = path.join(__dirname, '../expected', `${name}.txt`);
  const expected = sectionsOf(existsSync(file) ? `\n${readFileSync(file, 'utf8')}` : '');
  const found: string[] = [];

  describe(`views of ${name}`, () => {
    test.each(cases)('%s: %s', async (title, hash, more = {}) => {
      const shown = await shownAt(await tree(), hash, { now, ...more });
      found.push(`${HEAD}${title} (${hash})\n${shown}\n`);
      if (process.env['UPDATE_GOLDEN']) return;
      expect(shown).not.toMatch(/undefined|NaN|\[object/);
      expect(shown).toBe(expected.get(`${title} (${hash})`)?.trimEnd());
    });

    test('are no more than are looked at', () => {
      if (process.env['UPDATE_GOLDEN']) return;
      expect([...expected.keys()].toSorted()).toEqual(
        cases.map(([title, hash]) => `${title} (${hash})`).toSorted(),
      );
    });

    afterAll(() => {
      if (process.env['UPDATE_GOLDEN']) writeFileSync(file, found.join('\n'));
    });
  });
};
