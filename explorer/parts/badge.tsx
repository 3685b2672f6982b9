/** A badge, by its path from `api/v1`, as everybody sees it who embeds it. */
export const BadgePicture = ({ path, says }: { path: string; says: string }) => (
  <img class="badge" src={path} alt={says} height={20} loading="lazy" />
);

/** The address of a document next to the page, or of a place in the page. */
export const absolute = (path: string): string => new URL(path, location.href).href;
