import type { StatusItem } from '../model/documents';
import type { OwnImage } from '../model/own-image';
import { fewerText } from '../model/related';
import { linkTo } from '../model/route';
import { insteadText, verdictWords } from '../model/verdict';
import { Doubt } from './covered';

/** Leads to the version to run, unless it is the one that is shown, or there is none. */
export const GoTo = ({ image, from }: { image: OwnImage; from: string }) =>
  image.recommended === undefined || image.recommended === from ? null : (
    <a class="button" href={linkTo(['images', image.slug, image.recommended])}>
      Go to {image.recommended}
    </a>
  );

interface VerdictProps {
  readonly image: OwnImage;
  /** The versions with a CVE that is known to be exploited. */
  readonly exploited: ReadonlySet<string>;
  /** A known issue, if its owner states one. */
  readonly issue: string | undefined;
  /** The version that is shown, as judged. */
  readonly judged: StatusItem | undefined;
  /** All versions, newest first. */
  readonly all: ReadonlyArray<StatusItem>;
}

/** Whether to run the version that is shown, which one instead, and what else has to be known: the only banner. */
export const Verdict = ({ image, exploited, issue, judged, all }: VerdictProps) => {
  if (judged === undefined) return null;
  const record = image.records.find((each) => each.version === judged.version);
  const said = verdictWords(judged, record?.urgent);
  const version = image.recommended;
  const fewer = fewerText(image.records, version ?? '', judged.version);
  return (
    <p class="notice verdict flow" data-verdict={said.verdict}>
      <span>
        <strong>
          {version === judged.version && said.verdict === 'supported'
            ? `Use ${version}.`
            : `${judged.version}: ${said.label.toLowerCase()}.`}
        </strong>{' '}
        {exploited.has(judged.version) ? <b>A CVE in it is known to be exploited. </b> : null}
        {said.meaning} {insteadText(version, all, judged.version, fewer)}
        <Doubt status={judged} />
        {issue === undefined ? null : (
          <span class="line">
            <strong>Known issue.</strong> {issue}
          </span>
        )}
      </span>
      <GoTo image={image} from={judged.version} />
    </p>
  );
};
