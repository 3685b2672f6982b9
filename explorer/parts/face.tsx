import { faceOf } from '../model/face';

/** The name stands next to it, so a screen reader skips it. */
export const FaceTile = ({ slug, name }: { slug: string; name: string }) => {
  const { letters, hue } = faceOf(slug, name);
  return (
    <span class="face" aria-hidden="true" data-letters={letters} style={{ '--hue': String(hue) }} />
  );
};
