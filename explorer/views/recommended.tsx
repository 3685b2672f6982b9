import type { Image } from '../model/documents';
import { linkTo } from '../model/route';
import { type Judged, recommendedOf, referenceOf, verdictWords } from '../model/verdict';
import { Copy, shortDigest } from '../parts/copy';
import { Fact } from '../parts/facts';

/** A reference with a shortened digest. */
const shown = (reference: string): string => {
  const at = reference.indexOf('@');
  return at < 0 ? reference : `${reference.slice(0, at)}@${shortDigest(reference.slice(at + 1))}`;
};

/** The recommended version, as a reference to copy. */
export const Recommended = ({ image }: { image: Image }) => {
  const version = recommendedOf(image);
  if (version === undefined) return null;
  const reference = version === null ? '' : referenceOf(image, version);
  return (
    <Fact label="Recommended">
      {version === null ? (
        <span>No version is supported</span>
      ) : (
        <Copy
          text={reference}
          what="reference of the recommended version"
          shown={shown(reference)}
        />
      )}
    </Fact>
  );
};

interface VerdictProps {
  readonly image: Image;
  /** The verdict on the version that is shown. */
  readonly judged: Judged | undefined;
}

/** The verdict on the version that is shown, unless it is supported. */
export const Verdict = ({ image, judged }: VerdictProps) => {
  const said = judged === undefined ? undefined : verdictWords(judged);
  if (judged === undefined || said === undefined || said.verdict === 'supported') return null;
  const version = recommendedOf(image);
  return (
    <p class="notice notice-warning verdict">
      <strong>
        {judged.version}: {said.label.toLowerCase()}.
      </strong>{' '}
      {said.meaning}{' '}
      {version == null || version === judged.version ? null : (
        <>
          Recommended: <a href={linkTo(['images', image.slug, version])}>{version}</a>
        </>
      )}
    </p>
  );
};
