import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Update } from '../../contract/items';
import { object, optional } from '../../domain/codec/object';
import { failWith, type Result, type WithWarnings } from '../../domain/problem';
import { decodeSource } from '../source-text/decode-source';
import type { Source } from '../source-text/tree';
import { advise } from './advice';

type Updates = ReadonlyArray<Update>;

const Items = t.array(Update, 'Updates');
/** A published collection is accepted too, so its keys are known. */
const InUpdates = object('UpdatesFile', { updates: Items });
const InData = object('UpdatesCollection', {
  apiVersion: optional(t.unknown),
  resource: optional(t.unknown),
  total: optional(t.unknown),
  data: Items,
});

const keysOf = ({ root }: Source): ReadonlyArray<string> =>
  root.kind === 'map' ? root.entries.map(({ key }) => key) : [];

/**
 * Decodes the result of the daily version check: a list, or a map with `updates` or `data`. Fails with
 * every problem, each with line, column and path.
 */
export const decodeUpdates = (source: Source): Result<WithWarnings<Updates>> => {
  if (source.root.kind === 'list') return decodeSource(source, Items, advise);
  if (keysOf(source).includes('updates'))
    return pipe(
      decodeSource(source, InUpdates, advise),
      E.map(({ value, warnings }) => ({ value: value.updates, warnings })),
    );
  if (keysOf(source).includes('data'))
    return pipe(
      decodeSource(source, InData, advise),
      E.map(({ value, warnings }) => ({ value: value.data, warnings })),
    );
  return failWith(
    'found neither a list nor the key updates or data, expected a list of updates, or a map with the list under updates or data; write updates: and the list below it',
    { file: source.file },
  );
};
