import type { Badge } from '../api/badge';
import { escapeXml, xmlText } from '../text/xml';
import { hexColor, type TextColors, textColors } from './colors';
import { textWidth } from './text-width';

const PADDING = 5;
const LABEL_COLOR = 'grey';
const FONTS = 'Verdana,Geneva,DejaVu Sans,sans-serif';

/** One side of a badge, measures in px. */
interface Side {
  /** Safe in XML. */
  readonly text: string;
  readonly textWidth: number;
  readonly width: number;
  readonly color: string;
}

/** SVG draws a run of white space as one space. */
const asDrawn = (text: string): string => text.replace(/[\t\n\r ]+/g, ' ');

/** An odd number of whole pixels: the middle of the text falls on the grid of pixels. */
const oddWidth = (text: string): number => Math.floor(textWidth(asDrawn(text))) | 1;

const sideOf = (said: string, color: string): Side => {
  const text = xmlText(said).trim();
  const width = oddWidth(text);
  return {
    text: escapeXml(text),
    textWidth: width,
    width: width + 2 * PADDING,
    color: hexColor(color),
  };
};

/** A blank label has no side of its own, unless it has a color. */
const labelOf = ({ label, labelColor, color }: Badge): Side => {
  const side = sideOf(label, labelColor ?? LABEL_COLOR);
  return side.text === '' && labelColor === undefined
    ? { ...side, textWidth: 0, width: 0, color: hexColor(color) }
    : side;
};

/** The text of a side that begins at `left`, above its shadow. It is drawn ten times as large, and scaled down. */
const drawText = ({ text, textWidth: width, color }: Side, left: number): string => {
  const { text: fill, shadow }: TextColors = textColors(color);
  const x = 10 * (left + PADDING) + 5 * width;
  const draw = (y: number, before: string, after = ''): string =>
    `<text x="${x}" y="${y}"${before} textLength="${10 * width}"${after}>${text}</text>`;
  return [
    `<g transform="scale(.1)"><g aria-hidden="true" fill="${shadow}">`,
    draw(150, ' fill-opacity=".8" filter="url(#blur)"'),
    draw(150, ' fill-opacity=".3"'),
    '</g>',
    // White is what the group around it says.
    draw(140, '', fill === '#fff' ? '' : ` fill="${fill}"`),
    '</g>',
  ].join('');
};

const drawBackground = (label: Side, message: Side): string => {
  const width = label.width + message.width;
  return [
    '<filter id="blur"><feGaussianBlur stdDeviation="16"/></filter>',
    '<linearGradient id="s" x2="0" y2="100%">',
    '<stop offset="0" stop-color="#bbb" stop-opacity=".1"/><stop offset="1" stop-opacity=".1"/>',
    '</linearGradient>',
    `<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>`,
    '<g clip-path="url(#r)">',
    `<rect width="${label.width}" height="20" fill="${label.color}"/>`,
    `<rect x="${label.width}" width="${message.width}" height="20" fill="${message.color}"/>`,
    `<rect width="${width}" height="20" fill="url(#s)"/>`,
    '</g>',
  ].join('');
};

/**
 * A badge as an SVG that needs nothing from elsewhere, in the look "flat" of the badge service (badge-maker 6):
 * label and message on their colors. `textLength` keeps each text in its place whatever font draws it. `style`
 * and logos are not drawn.
 */
export const badgeSvg = (badge: Badge): string => {
  const label = labelOf(badge);
  const message = sideOf(badge.message, badge.color);
  const said = escapeXml(`${badge.label}: ${badge.message}`);
  // Texts stand one pixel closer to each other than to the edges.
  const [labelLeft, messageLeft] = label.width === 0 ? [0, 0] : [1, label.width - 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${label.width + message.width}" height="20"`,
    ` role="img" aria-label="${said}"><title>${said}</title>`,
    drawBackground(label, message),
    `<g fill="#fff" text-anchor="middle" font-family="${FONTS}"`,
    ' text-rendering="geometricPrecision" font-size="110">',
    drawText(label, labelLeft),
    drawText(message, messageLeft),
    '</g></svg>',
  ].join('');
};
