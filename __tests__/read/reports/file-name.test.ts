import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isReportName, parseReportPath } from '../../../src/read/reports/file-name';

test('the place of a report, and whether a name is one, equal what regular expressions find', () => {
  const path = fc
    .array(fc.constantFrom('a', '7.2', '/', '.json', '.gz', '.JSON', '\n'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(path, (text) => {
      const found = /([^/]+)\/([^/]+)\.json(?:\.gz)?$/.exec(text);
      expect([parseReportPath(text), isReportName(text)]).toEqual([
        found?.slice(1),
        /\.json(\.gz)?$/.test(text),
      ]);
    }),
    { numRuns: 500, examples: [['a/7.2.json.gz.json'], ['a/.json'], ['a//7.2.json'], ['/a.json']] },
  );
});
