// Draws the rooms of src/ into docs/architecture.md, from the list of what each may import. An arrow that others imply is
// left out. With --check, it only fails if the picture differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/architecture.md');
const { rooms } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** Every room that a room reaches, itself included. */
const reachedFrom = (room) =>
  new Set([room, ...rooms[room].flatMap((next) => [...reachedFrom(next)])]);

/** The rooms that a room imports, without those that another of these reaches. */
const nearest = (room) =>
  rooms[room].filter(
    (to) => !rooms[room].some((other) => other !== to && reachedFrom(other).has(to)),
  );

const nameOf = (room) => room.replace(/[^a-z]/g, '_');
const boxOf = (room) => (nameOf(room) === room ? room : `${nameOf(room)}["${room}"]`);
const lines = Object.keys(rooms).map((room) =>
  nearest(room).length === 0
    ? `  ${boxOf(room)}`
    : `  ${nearest(room).map(nameOf).join(' & ')} --> ${boxOf(room)}`,
);
const picture = ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');

const before = readFileSync(file, 'utf8');
const after = before.replace(
  /(<!-- rooms -->\n)[\s\S]*?(<!-- \/rooms -->)/,
  (_, open, close) => `${open}\n${picture}\n\n${close}`,
);
if (!process.argv.includes('--check')) writeFileSync(file, after);
else if (after !== before) {
  console.error('the picture of docs/architecture.md is out of date; run "npm run generate"');
  process.exit(1);
}
