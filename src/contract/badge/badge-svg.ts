import { escapeXml, xmlText } from '../../domain/values/xml';
import type { Badge } from '../badge';
import { hexColor, type TextColors, textColors } from './colors';
import { textWidth } from './text-width';

const PADDING = 5;
const LABEL_COLOR = 'grey';
const FONTS = 'Verdana,Geneva,DejaVu Sans,sans-serif';

/** One side of a badge, in px. */
interface Side {
  /** Escaped for XML. */
  readonly text: string;
  readonly textWidth: number;
  readonly width: number;
  readonly color: string;
}

/** An odd number of pixels centers the text on the pixel grid. SVG draws a run of white space as one space. */
const oddWidth = (text: string): number =>
  Math.floor(textWidth(text.replace(/[\t\n\r ]+/g, ' '))) | 1;

const toSide = (content: string, color: string): Side => {
  const text = xmlText(content).trim();
  const width = oddWidth(text);
  return {
    text: escapeXml(text),
    textWidth: width,
    width: width + 2 * PADDING,
    color: hexColor(color),
  };
};

/** A blank label takes no width unless it has a color. */
const toLabelSide = ({ label, labelColor, color }: Badge): Side => {
  const side = toSide(label, labelColor ?? LABEL_COLOR);
  return side.text === '' && labelColor === undefined
    ? { ...side, textWidth: 0, width: 0, color: hexColor(color) }
    : side;
};

/** Draws the text and its shadow at ten times their size and scales them down; `left` is where the side begins. */
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
    // The group around the text is white.
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
 * A badge as a self-contained SVG, in the "flat" style of the badge service (badge-maker 6). `textLength` fixes
 * the width of each text in any font. `style` and logos are ignored.
 */
export const renderBadgeSvg = (badge: Badge): string => {
  const label = toLabelSide(badge);
  const message = toSide(badge.message, badge.color);
  const title = escapeXml(`${badge.label}: ${badge.message}`);
  // The texts are one pixel closer to each other than to the edges.
  const [labelLeft, messageLeft] = label.width === 0 ? [0, 0] : [1, label.width - 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${label.width + message.width}" height="20"`,
    ` role="img" aria-label="${title}"><title>${title}</title>`,
    drawBackground(label, message),
    `<g fill="#fff" text-anchor="middle" font-family="${FONTS}"`,
    ' text-rendering="geometricPrecision" font-size="110">',
    drawText(label, labelLeft),
    drawText(message, messageLeft),
    '</g></svg>',
  ].join('');
};
