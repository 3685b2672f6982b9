import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Badge } from '../../src/contract/badge';
import { renderBadgeSvg } from '../../src/contract/badge/badge-svg';
import { hexColor } from '../../src/contract/badge/colors';
import { CSS_COLORS } from '../../src/contract/badge/css-colors';
import { imageBadge } from '../../src/contract/badge/image-badge';
import { textWidth } from '../../src/contract/badge/text-width';
import type { Grade, SecurityVersion } from '../../src/contract/security';
import { anyText, tag } from '../builders/arbitraries';
import { drawnByService } from '../builders/badge-maker';
import { elementsOf, readXml, textIn, type XmlElement } from '../builders/xml';

const badge = (label: string, message: string, color: string, labelColor?: string): Badge => ({
  schemaVersion: 1,
  label,
  message,
  color,
  ...(labelColor === undefined ? {} : { labelColor }),
});

const COUNTS = [0, 1, 2, 4, 9, 10, 12, 99, 100, 111, 999, 1000, 1234, 20_000];
const GRADES: ReadonlyArray<Grade> = ['A+', 'A', 'B', 'C', 'D', 'F'];

const rollup = (total: number, fixable: number, grade: Grade): SecurityVersion => ({
  version: '8.2.1',
  tag: 'redis:8.2.1',
  ...{ critical: 0, high: 0, medium: 0, low: total, unknown: 0 },
  ...{ total, fixable, grade, score: 1 },
});

/** The badges of images with these counts. */
const imageBadges: ReadonlyArray<Badge> = [
  imageBadge({ slug: 'redis', versions: [] }),
  ...(['scanned', 'partial'] as const).flatMap((state) =>
    COUNTS.flatMap((total) =>
      COUNTS.filter((fixable) => fixable <= total).flatMap((fixable) =>
        GRADES.map((grade) =>
          imageBadge({
            slug: 'redis',
            versions: [
              {
                ...{ version: '8.2.1', state, scannedAt: null, database: null },
                rollup: rollup(total, fixable, grade),
              },
            ],
          }),
        ),
      ),
    ),
  ),
];

const slug = fc.stringMatching(/^[a-z0-9]{1,12}([._-][a-z0-9]{1,12}){0,4}$/);

/** Labels of images, of any slug and version. */
const labels: ReadonlyArray<Badge> = fc
  .sample(fc.tuple(slug, tag), { numRuns: 500, seed: 1 })
  .map(([name, version]) => badge(`${name} ${version}`, 'no CVEs', 'brightgreen'));

/** Badges that a manifest may state, of characters in the table of widths. */
const stated: ReadonlyArray<Badge> = fc
  .sample(
    fc.tuple(
      fc.stringMatching(/^[!-~¡-þ]+( [!-~¡-þ]+){0,3}$/),
      fc.stringMatching(/^[!-~–—‘’“”•…€™]+( [!-~]+){0,3}$/),
      fc.constantFrom('blue', 'white', '#123456', 'fff'),
      fc.option(fc.constantFrom('yellow', 'gold', '000'), { nil: undefined }),
    ),
    { numRuns: 500, seed: 2 },
  )
  .map((said) => badge(...said));

const colors: ReadonlyArray<Badge> = [
  ...CSS_COLORS.map(([name]) => badge('color', name, name)),
  ...CSS_COLORS.map(([name]) => badge('color', 'label', 'blue', name)),
  ...Array.from({ length: 256 }, (_, i) =>
    badge('gray', String(i), i.toString(16).padStart(2, '0').repeat(3)),
  ),
];

/** Color names as hex digits: since version 6, the service has other digits for them. */
const inDigits = ({ color, labelColor, ...rest }: Badge): Partial<Badge> => ({
  ...rest,
  color: hexColor(color),
  ...(labelColor === undefined ? {} : { labelColor: hexColor(labelColor) }),
});

describe('the SVG equals that of the badge service, byte for byte:', () => {
  const OTHER = badge('a', 'c', '#4c1');
  let drawn: ReadonlyMap<Badge, string> = new Map();

  beforeAll(() => {
    const all = [...imageBadges, ...labels, ...stated, ...colors, OTHER];
    const svgs = drawnByService(all.map(inDigits));
    drawn = new Map(all.map((each, i) => [each, svgs[i] ?? '']));
  });

  test.each([
    ['badges of images', imageBadges],
    ['labels of images', labels],
    ['texts of a manifest', stated],
    ['colors', colors],
  ])('%s', (_, badges) => {
    expect(badges.length).toBeGreaterThan(400);
    expect(badges.map(renderBadgeSvg)).toEqual(badges.map((each) => drawn.get(each)));
  });

  test('and differs for another text', () => {
    expect(drawn.get(OTHER)).not.toBe(renderBadgeSvg(badge('a', 'b', '#4c1')));
  });
});

test('color names have the colors of the contract', () => {
  const svg = renderBadgeSvg(badge('a', 'b', 'brightgreen', 'orange'));
  expect([...svg.matchAll(/<rect[^>]*fill="(#[^"]*)"/g)].map(([, fill]) => fill)).toEqual([
    '#fe7d37',
    '#4c1',
  ]);
});

test('an unknown color is light gray on both sides', () => {
  expect(renderBadgeSvg(badge('a', 'b', 'gren', 'rgb(0,0,0)'))).toBe(
    renderBadgeSvg(badge('a', 'b', 'lightgrey', 'lightgrey')),
  );
});

test('style and logos have no effect', () => {
  const plain = badge('a', 'b', 'blue');
  const styled = { ...plain, style: 'for-the-badge', namedLogo: 'docker', logoColor: 'white' };
  expect(renderBadgeSvg(styled)).toBe(renderBadgeSvg(plain));
});

test('a blank label is drawn only if it has a color', () => {
  const widths = [badge(' ', 'b', 'blue'), badge(' ', 'b', 'blue', 'red')].map((each) =>
    [...renderBadgeSvg(each).matchAll(/<rect[^>]* width="(\d+)" height="20" fill="(#[^"]*)"/g)].map(
      ([, width, fill]) => [width, fill],
    ),
  );
  expect(widths).toEqual([
    [
      ['0', '#007ec6'],
      ['17', '#007ec6'],
    ],
    [
      ['11', '#e05d44'],
      ['17', '#007ec6'],
    ],
  ]);
});

describe('for any text, the SVG', () => {
  const said = fc.oneof(
    anyText,
    fc.constantFrom(
      '</text></svg><script>alert(1)</script>',
      '"onload="alert(1)',
      "' onload='alert(1)",
      '<![CDATA[',
      ']]>',
      '&amp;&#0;&nope;',
      '<!--',
      '<?xml version="1.0"?>',
      'url(https://example.test)',
      ' \t\r\n ',
      '\u0000\ufffe\uffff\ud800\u000b',
      '日本語のラベル',
      '👩‍👩‍👧 emoji',
      'x'.repeat(300),
    ),
  );
  const anyBadge: fc.Arbitrary<Badge> = fc
    .tuple(said, said, said, fc.option(said, { nil: undefined }))
    .map((parts) => badge(...parts));

  const read = (each: Badge): XmlElement => readXml(renderBadgeSvg(each));
  /** The text with characters that XML forbids replaced. */
  const inXml = (text: string): string =>
    text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');

  test('is well-formed XML, named after the text, that draws only the text', () => {
    fc.assert(
      fc.property(anyBadge, (each) => {
        const root = read(each);
        const [label, message] = [inXml(each.label), inXml(each.message)];
        const { name, attributes, children } = root;
        expect([name, attributes['role'], attributes['aria-label']]).toEqual([
          'svg',
          'img',
          `${label}: ${message}`,
        ]);
        const [title] = children;
        expect(title).toMatchObject({ name: 'title', children: [`${label}: ${message}`] });
        const texts = elementsOf(root).filter((element) => element.name === 'text');
        expect(texts.map(textIn)).toEqual(
          [label, label, label, message, message, message].map((text) => text.trim()),
        );
      }),
    );
  });

  test('has the same elements and attributes as every badge', () => {
    const shapeOf = (root: XmlElement) =>
      elementsOf(root).map(({ name, attributes }) => [
        name,
        // Only dark text has a fill of its own.
        Object.keys(attributes).filter((key) => !(name === 'text' && key === 'fill')),
      ]);
    const expected = shapeOf(read(badge('a', 'b', 'blue')));
    fc.assert(fc.property(anyBadge, (each) => expect(shapeOf(read(each))).toEqual(expected)));
  });

  test('refers only to its own parts', () => {
    fc.assert(
      fc.property(anyBadge, (each) => {
        const values = elementsOf(read(each)).flatMap(({ name, attributes }) =>
          Object.entries(attributes)
            .filter(([key]) => !(name === 'svg' && key === 'aria-label'))
            .map(([, value]) => value),
        );
        expect(values.filter((value) => /:|\(/.test(value)).sort()).toEqual([
          'http://www.w3.org/2000/svg',
          'scale(.1)',
          'scale(.1)',
          'url(#blur)',
          'url(#blur)',
          'url(#r)',
          'url(#s)',
        ]);
      }),
    );
  });

  test('has each text within its side, with padding', () => {
    fc.assert(
      fc.property(anyBadge, (each) => {
        const elements = elementsOf(read(each));
        const [, left, right] = elements.filter(({ name }) => name === 'rect');
        const texts = elements.filter(({ name }) => name === 'text');
        const edge = Number(left?.attributes['width']);
        const end = edge + Number(right?.attributes['width']);
        expect([Number(right?.attributes['x']), String(end)]).toEqual([
          edge,
          elements[0]?.attributes['width'],
        ]);
        for (const [i, [from, to]] of [
          [0, edge],
          [edge, end],
        ].entries()) {
          const { x, textLength } = texts[3 * i]?.attributes ?? {};
          const [middle, half] = [Number(x) / 10, Number(textLength) / 20];
          if (half === 0) continue;
          expect(middle - half).toBeGreaterThanOrEqual((from ?? 0) + 4);
          expect(middle + half).toBeLessThanOrEqual((to ?? 0) - 4);
          const text = String(texts[3 * i]?.children[0] ?? '').replace(/[\t\n\r ]+/g, ' ');
          expect(2 * half).toBeGreaterThan(textWidth(text) - 1);
        }
      }),
    );
  });
});
