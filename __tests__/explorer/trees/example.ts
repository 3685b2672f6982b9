/** The example catalog, with updates. */
import { gunzipSync } from 'node:zlib';
import { exampleFiles } from '../../e2e/example';
import { once, publishInTurn } from './publishing';

const UPDATES =
  '- {app: redis, from: 8.2.1, to: 8.2.2, outcome: shipped, url: "https://example.test/manual/release-notes/8.2-changelog/#everything"}\n' +
  `- {app: nats, from: 2.12.0, to: 2.12.1, outcome: held, reason: "${'x'.repeat(99)}", url: "https://example.test/${'y'.repeat(99)}"}\n` +
  `- {app: kafka, from: "4.0", to: "4.1", outcome: held, reason: breaks the chart ${'of-all-'.repeat(9)}}\n`;

/** The reader of reports in memory unpacks none. */
const unpacked = ([name, bytes]: readonly [string, string | Buffer]) =>
  name.endsWith('.gz') ? [name.slice(0, -3), gunzipSync(bytes)] : [name, bytes];

export const example = once(async () => {
  const files = Object.fromEntries(Object.entries(exampleFiles()).map(unpacked));
  const inputs = { reports: 'reports', updates: 'updates.yaml' };
  const [tree = new Map()] = await publishInTurn({
    files: { ...files, 'updates.yaml': UPDATES },
    inputs,
  });
  return tree;
});
