/** `path` is relative to `api/v1`. */
export const BadgePicture = ({ path, says }: { path: string; says: string }) => (
  <img class="badge" src={path} alt={says} height={20} loading="lazy" />
);

export const absolute = (path: string): string => new URL(path, location.href).href;
