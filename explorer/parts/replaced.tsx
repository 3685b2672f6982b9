import type { RemovedItem } from '../model/documents';
import { linkTo } from '../model/route';

/** What takes the place of something that is gone. */
export const Replaced = ({ by }: { by: RemovedItem['replacement'] }) => {
  if (by === null) return <span class="faint">Nothing stated</span>;
  const { slug, version } = by;
  return version === null ? (
    <a href={linkTo(['images', slug])}>{slug}</a>
  ) : (
    <a href={linkTo(['images', slug, version])}>
      {slug} {version}
    </a>
  );
};
