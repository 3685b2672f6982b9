import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isDateTime, isFullDate, toUtcSeconds } from '../../src/domain/instant';

const DATES: ReadonlyArray<readonly [string, string]> = [
  ['2026-01-31T08:00:00Z', '2026-01-31T08:00:00Z'],
  ['2026-01-31t08:00:00z', '2026-01-31T08:00:00Z'],
  ['2026-01-31T08:00:00+00:00', '2026-01-31T08:00:00Z'],
  ['2026-01-31T08:00:00-00:00', '2026-01-31T08:00:00Z'],
  ['2025-10-08T22:14:35.859650381+05:00', '2025-10-08T17:14:35Z'],
  ['2025-10-08T22:14:35.9-03:30', '2025-10-09T01:44:35Z'],
  ['2025-12-31T23:30:00-01:00', '2026-01-01T00:30:00Z'],
  ['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00Z'],
  ['2026-01-01T00:00:00.999999999999Z', '2026-01-01T00:00:00Z'],
  ['1969-12-31T23:59:59.999Z', '1969-12-31T23:59:59Z'],
  ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00Z'],
  ['2000-02-29T12:00:00Z', '2000-02-29T12:00:00Z'],
  ['0096-02-29T00:00:00Z', '0096-02-29T00:00:00Z'],
  ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
  ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59Z'],
  ['2017-01-01T00:59:60.5+01:00', '2016-12-31T23:59:59Z'],
  ['2026-06-15T23:59:59+23:59', '2026-06-15T00:00:59Z'],
];

/** Dates in the format of RFC 3339, but outside of the years 0000 to 9999 in UTC. */
const OUTSIDE = ['0000-01-01T00:00:00+01:00', '9999-12-31T23:30:00-01:00'];

/** The text that Go writes for a time that was never set. */
const NEVER_SET = [
  '0001-01-01T00:00:00Z',
  '0001-01-01t00:00:00z',
  '0001-01-01T00:00:00.000Z',
  '0001-01-01T01:00:00+01:00',
];

const NO_DATES = [
  '',
  '2026-01-31',
  '2026-01-31T08:00:00',
  '2026-01-31 08:00:00Z',
  '2026-01-31T08:00Z',
  '2026-1-31T08:00:00Z',
  '26-01-31T08:00:00Z',
  '2026-13-01T08:00:00Z',
  '2026-00-01T08:00:00Z',
  '2026-01-00T08:00:00Z',
  '2026-01-32T08:00:00Z',
  '2026-02-29T08:00:00Z',
  '2026-02-30T08:00:00Z',
  '1900-02-29T08:00:00Z',
  '2100-02-29T08:00:00Z',
  '2026-04-31T08:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-31T08:60:00Z',
  '2026-01-31T08:00:61Z',
  '2026-01-31T08:00:00.Z',
  '2026-01-31T08:00:00,5Z',
  '2026-01-31T08:00:00+24:00',
  '2026-01-31T08:00:00+01:60',
  '2026-01-31T08:00:00+0100',
  '2026-01-31T08:00:00+01',
  '2026-01-31T08:00:00UTC',
  ' 2026-01-31T08:00:00Z',
  '2026-01-31T08:00:00Z\n',
  '+2026-01-31T08:00:00Z',
  '20260131T080000Z',
  'now',
];

describe('instants', () => {
  test.each(DATES)('%s is %s', (text, utc) => {
    expect([isDateTime(text), toUtcSeconds(text)]).toEqual([true, utc]);
  });

  test.each(OUTSIDE)('%s has no four-digit year in UTC', (text) => {
    expect([isDateTime(text), toUtcSeconds(text)]).toEqual([true, null]);
  });

  test.each(NEVER_SET)('%s was never set', (text) => {
    expect([isDateTime(text), toUtcSeconds(text)]).toEqual([true, null]);
  });

  test.each(NO_DATES)('%j is not an instant', (text) => {
    expect([isDateTime(text), toUtcSeconds(text)]).toEqual([false, null]);
  });

  test('a date in UTC does not change', () => {
    const date = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (d) => {
        const text = `${d.toISOString().slice(0, 19)}Z`;
        expect(toUtcSeconds(text)).toBe(text);
        expect(toUtcSeconds(d.toISOString())).toBe(text);
      }),
    );
  });
});

test.each([
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-31', false],
  ['2026-01-31T', false],
  ['2026-01-31T00:00:00Z', false],
  [' 2026-01-31', false],
  ['', false],
])('%j is the date of a day: %s', (text, expected) => expect(isFullDate(text)).toBe(expected));
