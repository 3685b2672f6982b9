import { faceOf } from '../model/face';

/** Stands beside the name, so it says nothing to a screen reader. */
export const FaceTile = ({ slug, name }: { slug: string; name: string }) => {
  const { letters, hue } = faceOf(slug, name);
  return (
    <span class="face" aria-hidden="true" data-letters={letters} style={{ '--hue': String(hue) }} />
  );
};
