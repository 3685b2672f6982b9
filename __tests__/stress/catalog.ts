/** A catalog of one image for each letter, and two scans of each that differ. */

import { image, MANIFEST, manifestOf, reportOf } from '../e2e/builders';
import type { Checkout, World } from '../e2e/world';

export const BRANCH = 'gh-pages';

/** Names of so many images. */
export const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `image-${i}`);

/** `a/` and `b/` hold a scan of every image each. */
export const checkoutOf = (w: World, count: number): Checkout =>
  w.checkout({
    [MANIFEST]: manifestOf(...names(count).map((slug) => image(slug, ['1', '2']))),
    ...Object.fromEntries(
      names(count).flatMap((slug) => [
        [`a/${slug}.json`, reportOf(slug, '1', [{ id: 'CVE-1' }])],
        [`b/${slug}.json`, reportOf(slug, '1', [{ id: 'CVE-2' }, { id: 'CVE-3' }])],
      ]),
    ),
  });

export const treeOf = (w: World): string => w.git('rev-parse', `${BRANCH}^{tree}`);

/** Everything that the branch names is there. */
export const isSound = (w: World): boolean =>
  w.git('fsck', '--connectivity-only', '--no-dangling', '--no-progress') === '';

/** Says at the end of a test what came of it, where every reporter shows it. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
