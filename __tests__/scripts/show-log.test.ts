/** The demo shows the commands of a log as GitHub shows them to a person. */
import { expect, test } from '@jest/globals';
import { showLog } from '../../scripts/show-log.mjs';

const shown = (lines: readonly string[], colors = false): readonly string[] =>
  lines.flatMap(showLog({ colors }));

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['a plain line', ['images: 39'], ['images: 39']],
  ['an empty line', [''], ['']],
  [
    'a group, as a heading',
    ['::group::Publish', 'one', '::endgroup::', 'two'],
    ['Publish', '  one', 'two'],
  ],
  [
    'an annotation',
    ['::warning::busybox/1.36.1: proves nothing'],
    ['warning: busybox/1.36.1: proves nothing'],
  ],
  [
    'an annotation with a place and a title',
    ['::error file=a%3Ab.yaml,line=3,title=Catalog: manifest::found "x"'],
    ['error: found "x"'],
  ],
  ['a notice of two lines', ['::notice::100%25%0Amore'], ['notice: 100%', 'more']],
  ['an annotation in a group', ['::group::A', '::notice::a%0Ab'], ['A', '  notice: a', '  b']],
  [
    'nothing of a mask, and stars in its place',
    ['before s3cret', '::add-mask::s3cret', 'a s3cret', '::notice::s3cret'],
    ['before s3cret', 'a ***', 'notice: ***'],
  ],
  ['nothing of an empty mask', ['::add-mask::', 'text'], ['text']],
  ['nothing of another command', ['::debug::x', '::set-output name=a::b'], []],
  ['a line that is no command', ['a::b::c', '::not a command'], ['a::b::c', '::not a command']],
  ['no color', ['\u001b[1mbold\u001b[0m \u001b[38;5;9mred'], ['bold red']],
])('shows %s', (_, lines, expected) => {
  expect(shown(lines)).toEqual(expected);
});

test('leaves the colors to a terminal', () => {
  expect(shown(['\u001b[1mbold\u001b[0m'], true)).toEqual(['\u001b[1mbold\u001b[0m']);
});
