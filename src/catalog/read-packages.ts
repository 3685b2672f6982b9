import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Result } from '../problem';
import type { Package } from '../record/package-list';
import type { RowStore } from '../reports/row-store';
import type { Scan } from '../reports/scan';

/** The packages that a report of this run lists. */
export const readPackages = (
  rows: Pick<RowStore, 'packages'>,
  { rows: stored }: Scan,
): Result<ReadonlyArray<Package>> =>
  pipe(
    rows.packages(stored),
    E.map((json) => (json.length === 0 ? [] : JSON.parse(json.toString('utf8')))),
  );
