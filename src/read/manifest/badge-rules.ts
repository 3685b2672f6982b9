import { COLOR_NAMES, isColor } from '../../contract/badge/colors';
import { Slug } from '../../contract/scalars';
import { fixedBadges, isComputed } from '../../domain/badge-names';
import { isRecord } from '../../domain/codec/object';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import type { Violation } from '../source-text/decode-source';
import { textAt, valueAt } from './undecoded';

const badgesOf = (manifest: unknown): ReadonlyArray<readonly [name: string, badge: unknown]> => {
  const badges = valueAt(manifest, 'badges');
  return Object.entries(isRecord(badges) ? badges : {}).filter(([name]) => !name.startsWith('x-'));
};

export function* badgeViolations(manifest: unknown): Generator<Violation> {
  for (const [name, badge] of badgesOf(manifest)) {
    const isOwn = Slug.is(name) && !fixedBadges.some((fixed) => fixed === name);
    if (isOwn && isRecord(badge) && valueAt(badge, 'message') === undefined)
      yield {
        path: ['badges', name],
        message: `found a badge of your own without a message, expected a message, or one of the names ${fixedBadges.join(', ')}; add message: to it`,
      };
  }
}

/** The badge service accepts a logo color only together with a logo. */
function* logoWarnings(manifest: unknown): Generator<Violation> {
  for (const [name, badge] of badgesOf(manifest))
    if (valueAt(badge, 'logoColor') !== undefined && valueAt(badge, 'namedLogo') === undefined)
      yield {
        path: ['badges', name, 'logoColor'],
        message:
          'found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
      };
}

function* colorWarnings(manifest: unknown): Generator<Violation> {
  for (const [name, badge] of badgesOf(manifest))
    for (const key of ['color', 'labelColor']) {
      const color = textAt(badge, key);
      if (color === undefined || isColor(color)) continue;
      const meant = didYouMean(color, COLOR_NAMES);
      yield {
        path: ['badges', name, key],
        message: `found ${show(color)}, expected a color name of CSS or of the badge service, or 3 or 6 hex digits, since the SVG is gray otherwise; ${meant === undefined ? `write, for example, ${key}: blue` : `did you mean ${meant}?`}`,
      };
    }
}

function* overrideWarnings(manifest: unknown): Generator<Violation> {
  for (const [name, badge] of badgesOf(manifest))
    for (const key of ['message', 'color'])
      if (isComputed(name) && valueAt(badge, key) !== undefined)
        yield {
          path: ['badges', name, key],
          message: `found a ${key} for the badge ${name}, expected none for a badge that is computed from the catalog: what you state instead is not checked; leave ${key} out, or name a badge of your own`,
        };
}

export function* badgeWarnings(manifest: unknown): Generator<Violation> {
  yield* logoWarnings(manifest);
  yield* colorWarnings(manifest);
  yield* overrideWarnings(manifest);
}
