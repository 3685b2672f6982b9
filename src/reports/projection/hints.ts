import type * as t from 'io-ts';
import type { ObjectType, Properties } from '../../codec/object';
import { GrypeVulnerability } from '../grype/grype-report';
import { TrivyVulnerability } from '../trivy/trivy-report';
import { isAddress } from '../wording';
import { fallbackFor, type Hints, type Projection, untilFirst } from './projection';

type Entry = readonly [t.Mixed, Readonly<Record<string, Projection>>];

/** Hints for an object. The compiler rejects keys that its codec does not have. */
const hintsFor = <P extends Properties, A>(
  codec: ObjectType<P, A>,
  hints: { readonly [K in keyof P]?: Projection },
): Entry => [codec, hints as Entry[1]];

/** Only the first address that may be published is used (`firstAddress`). */
const FIRST_ADDRESS = untilFirst({ prefix: 'http', isAcceptable: isAddress });

/** The parts of fields that `*ToReport` does not read, although the codecs decode them. */
export const HINTS: Hints = new Map([
  hintsFor(TrivyVulnerability, {
    Description: fallbackFor('Title'),
    References: FIRST_ADDRESS,
  }),
  hintsFor(GrypeVulnerability, { urls: FIRST_ADDRESS }),
]);
