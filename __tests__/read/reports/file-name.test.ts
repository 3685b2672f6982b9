import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isReportName, parseReportPath } from '../../../src/read/reports/file-name';

describe('the place of a report', () => {
  test.each<readonly [string, readonly [string, string] | undefined]>([
    ['redis/7.json', ['redis', '7']],
    ['/checkout/reports/redis/7.2.json.gz', ['redis', '7.2']],
    ['redis/7.json.json', ['redis', '7.json']],
    ['redis/7.json.gz.json', ['redis', '7.json.gz']],
    ['7.json', undefined],
    ['redis/.json', undefined],
    ['redis//7.json', undefined],
    ['/7.json', undefined],
    ['redis/7.json/', undefined],
    ['redis/7.JSON', undefined],
    ['redis/7.gz', undefined],
  ])('%s', (path, expected) => {
    expect(parseReportPath(path)).toEqual(expected);
  });

  test('equals what a regular expression finds', () => {
    const path = fc
      .array(fc.constantFrom('a', '/', '.json', '.gz', '\n'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(path, (text) => {
        const found = /([^/]+)\/([^/]+)\.json(?:\.gz)?$/.exec(text);
        expect(parseReportPath(text)).toEqual(found === null ? undefined : found.slice(1));
        expect(isReportName(text)).toBe(/\.json(\.gz)?$/.test(text));
      }),
    );
  });
});
