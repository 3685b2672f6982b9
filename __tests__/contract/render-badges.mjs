// Renders badge payloads (a JSON array on standard input) as the badge service does, into an array of SVGs.
import { text } from 'node:stream/consumers';
import { makeBadge } from 'badge-maker';

const payloads = JSON.parse(await text(process.stdin));
const svgs = payloads.map(({ label, message, color, labelColor, style }) =>
  makeBadge({
    label,
    message,
    color,
    ...(labelColor ? { labelColor } : {}),
    ...(style ? { style } : {}),
  }),
);
process.stdout.write(JSON.stringify(svgs));
