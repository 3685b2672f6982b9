import { compareText } from './values/compare';
import type { Group } from './values/group-by';

/** The earliest and the latest date of some changes. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

export const joinSpans = ([span, ...others]: Group<Span>): Span =>
  others.reduce(
    (joined, { first, last }) => ({
      first: compareText(first, joined.first) < 0 ? first : joined.first,
      last: compareText(last, joined.last) > 0 ? last : joined.last,
    }),
    { first: span.first, last: span.last },
  );
