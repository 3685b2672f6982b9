import type { StatusItem } from '../model/documents';
import { briefly } from '../model/findings';
import { type Compared, type Lead, leadFrom, waitText } from '../model/instead';
import type { OwnImage } from '../model/own-image';
import { linkTo } from '../model/route';
import { verdictWords } from '../model/verdict';
import { Told } from '../parts/links';
import { Doubt } from './covered';

export interface ComparedProps {
  readonly image: OwnImage;
  /** Undefined until it is known which CVEs are exploited: nothing leads anywhere before. */
  readonly compared: ReadonlyArray<Compared> | undefined;
}

export const leadOf = ({ image, compared }: ComparedProps, from: string): Lead => {
  const { recommended, versions } = image;
  const since = versions.find(({ version }) => version === recommended)?.since;
  return compared === undefined ? { text: '' } : leadFrom(compared, from, recommended, since);
};

export const GoTo = ({ slug, to }: { slug: string; to: string | undefined }) =>
  to && (
    <a class="button" href={linkTo(['images', slug, to])}>
      Go to {to}
    </a>
  );

interface VerdictProps extends ComparedProps {
  readonly issue: string | undefined;
  /** The version that is shown. */
  readonly judged: StatusItem | undefined;
}

/** The only banner of an image: whether to run the version, what to run instead, and known issues. */
export const Verdict = ({ image, compared, issue, judged }: VerdictProps) => {
  if (judged === undefined) return null;
  const { version } = judged;
  const own = compared?.find((each) => each.version === version);
  const record = image.records.find((each) => each.version === version);
  const said = verdictWords(judged, record?.urgent);
  const lead = leadOf({ image, compared }, version);
  const release = image.versions.find((each) => each.version === version);
  const isRecommended = image.recommended === version;
  const isUsed = isRecommended && said.verdict === 'supported';
  const isExploited = own !== undefined && own.exploited.size > 0;
  const isWaiting = own?.isWaiting === true;
  return (
    <p
      class="notice verdict flow"
      data-verdict={said.verdict}
      data-exploited={isExploited || undefined}
    >
      <span>
        <strong>
          {isWaiting
            ? waitText(own, release?.since)
            : isUsed
              ? `Use ${version}.`
              : `${version}: ${said.label.toLowerCase()}.`}
        </strong>{' '}
        {isExploited && !isRecommended && (
          <b>
            It has <Told text={briefly([...own.exploited])} /> (exploited).{' '}
          </b>
        )}
        {isWaiting && said.verdict === 'unverified' ? '' : said.meaning}{' '}
        {isExploited && isRecommended ? (
          <b>
            <Told text={lead.text} />
          </b>
        ) : (
          <Told text={lead.text} />
        )}
        <Doubt status={judged} />
        {issue && (
          <span class="line">
            <strong>Known issue.</strong> {issue}
          </span>
        )}
      </span>
      <GoTo slug={image.slug} to={lead.to} />
    </p>
  );
};
