/** docs/architecture.md names every room and every dependency with its license; docs/decisions, every decision. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { dependencies, devDependencies } from '../../package.json';
import { textOf } from './blocks';

const PROJECT = path.resolve(__dirname, '../..');
const DECISIONS = 'docs/decisions';
const { rooms } = createRequire(__filename)('../../.dependency-cruiser.cjs') as {
  readonly rooms: Readonly<Record<string, readonly string[]>>;
};

const sectionOf = (heading: string): readonly string[] => {
  const [, text = ''] = textOf('docs/architecture.md').split(`\n## ${heading}\n`);
  return text.split('\n## ')[0]?.split('\n') ?? [];
};

/** The cells of all table rows in a section whose first cell is code, without backticks. */
const rowsOf = (heading: string): readonly (readonly string[])[] =>
  sectionOf(heading)
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')))
    .map((cells) => cells.slice(1, -1));

const licenseOf = (name: string): string => {
  const file = path.join(PROJECT, 'node_modules', name, 'package.json');
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { readonly license: string };
  return license.replace(/^\((.*)\)$/, '$1');
};

test('every room of the rules of imports has a row, in their order', () => {
  const ofPage = readdirSync(path.join(PROJECT, 'explorer'));
  const inSource = rowsOf('Rooms').filter(([name = '']) => !ofPage.includes(name));
  expect(inSource.map(([name]) => name)).toEqual(Object.keys(rooms));
});

test('every dependency is listed with its license, those that ship first', () => {
  const expected = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const listed = sectionOf('Dependencies').flatMap((line) => {
    const [, name, license] = /^- `(.+?)` \((.+?)\): \S/.exec(line) ?? [];
    return name === undefined ? [] : [[name, license]];
  });
  expect(listed).toEqual(expected.map((name) => [name, licenseOf(name)]));
});

/** Lines of text without a heading. */
const PROSE = '(?:(?!#).*\\n)+';

describe('decisions', () => {
  const files = readdirSync(path.join(PROJECT, DECISIONS)).filter((file) => file !== 'README.md');

  test('are all listed, with their titles', () => {
    const titles = files.map((file) => {
      const [, title = ''] = /^# \d+\. (.*)$/m.exec(textOf(`${DECISIONS}/${file}`)) ?? [];
      return `- [${title}](${file})`;
    });
    const lines = textOf(`${DECISIONS}/README.md`).split('\n');
    expect(lines.filter((line) => line.startsWith('- '))).toEqual(titles);
  });

  test.each(files.map((file, i) => [file, i + 1] as const))(
    '%s is record %d, with date, context, decision and consequences',
    (file, number) => {
      expect(file).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z0-9-]+\\.md$`));
      expect(textOf(`${DECISIONS}/${file}`)).toMatch(
        new RegExp(
          `^# ${number}\\. .+\\n\\n\\d{4}-\\d\\d-\\d\\d, (accepted|proposed|superseded by \\d+)\\n\\n## Context\\n${PROSE}## Decision\\n${PROSE}## Consequences\\n${PROSE}$`,
        ),
      );
    },
  );
});
