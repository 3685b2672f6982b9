import type { Image, StatusItem } from '../model/documents';
import { fewerText } from '../model/related';
import { linkTo } from '../model/route';
import { insteadText, recommendedOf, verdictWords } from '../model/verdict';
import { Doubt } from './covered';

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
  /** The version that is shown, as judged. */
  readonly judged: StatusItem | undefined;
  /** All versions, newest first. */
  readonly all: ReadonlyArray<StatusItem>;
}

/** Whether to run the version that is shown, which one instead, and what else has to be known: the only banner. */
export const Verdict = ({ image, judged, all }: VerdictProps) => {
  const issue =
    image.knownIssue === undefined ? null : (
      <span class="line">
        <strong>Known issue.</strong> {image.knownIssue}
      </span>
    );
  if (image.status === 'planned')
    return <p class="notice">This image is planned and not published yet. {issue}</p>;
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
        <Doubt status={judged} />
        {issue}
      </span>
      <GoTo image={image} from={judged.version} />
    </p>
  );
};
