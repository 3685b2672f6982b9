import type { Image } from '../model/documents';
import { fewerText } from '../model/related';
import { linkTo } from '../model/route';
import { insteadText, type Judged, recommendedOf, verdictWords } from '../model/verdict';

/** Leads to the version to run, unless it is the one that is shown, or there is none. */
export const GoTo = ({ image, from }: { image: Image; from: string }) => {
  const version = recommendedOf(image);
  return version == null || version === from ? null : (
    <a class="button" href={linkTo(['images', image.slug, version])}>
      Go to {version}
    </a>
  );
};

interface VerdictProps {
  readonly image: Image;
  /** The verdict on the version that is shown. */
  readonly judged: Judged | undefined;
  /** The verdicts on all versions, newest first. */
  readonly all: ReadonlyArray<Judged>;
}

/** Whether to run the version that is shown, and which one instead. */
export const Verdict = ({ image, judged, all }: VerdictProps) => {
  if (judged === undefined) return null;
  const said = verdictWords(judged);
  const version = recommendedOf(image);
  const fewer = fewerText(image.security, version ?? '', judged.version);
  return (
    <p class="notice verdict flow" data-verdict={said.verdict}>
      <span>
        <strong>
          {version === judged.version && said.verdict === 'supported'
            ? `Use ${version}.`
            : `${judged.version}: ${said.label.toLowerCase()}.`}
        </strong>{' '}
        {said.meaning} {insteadText(version, all, judged.version, fewer)}
      </span>
      <GoTo image={image} from={judged.version} />
    </p>
  );
};
