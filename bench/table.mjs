// Figures as a Markdown table.
import { availableParallelism, loadavg } from 'node:os';

export const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

export const printTitle = (name, how) =>
  console.log(
    `\n${name} (${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.version}, ${how})\n`,
  );

export const formatTable = (head, rows) => {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padStart(widths[i])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

export const printTable = (head, rows) => console.log(formatTable(head, rows));
