import { digestIn } from './digests';
import { linkTo } from './route';
import { identifierIn } from './vulnerability';

/** Something with a view of its own. */
export interface Named {
  readonly name: string;
  /** What its view is about, in the words of a list that is not searched by it. */
  readonly kind: 'CVE' | 'former digest';
  /** The place of its view. */
  readonly place: string;
  /** What that view tells, as the end of a sentence. */
  readonly tells: string;
}

/** What a person names by its identifier or digest; undefined where the text is something else. */
export const namedIn = (text: string): Named | undefined => {
  const id = identifierIn(text);
  if (id !== undefined)
    return {
      name: id,
      kind: 'CVE',
      place: linkTo(['cves', id]),
      tells: 'which versions of this catalog have it',
    };
  const digest = digestIn(text);
  return digest === undefined
    ? undefined
    : {
        name: digest,
        kind: 'former digest',
        place: linkTo(['digest', digest]),
        tells: 'which versions have it or had it, and what replaces it',
      };
};
