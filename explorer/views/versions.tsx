import type { Fixes } from '../../src/domain/fixes';
import { formatNumber } from '../../src/domain/values/plural';
import { NOW } from '../io/clock';
import { asScanned } from '../model/digests';
import type { ImageFindings, StatusItem } from '../model/documents';
import { softwareText } from '../model/doubts';
import { fixesOf, fixLines, fixMarks } from '../model/fixes';
import { formatDay } from '../model/freshness';
import { findVersionEntries } from '../model/history';
import type { Compared } from '../model/instead';
import { NIGHT_WORDS, nightsOf, nightsText, sinceNight } from '../model/nights';
import { maxOf } from '../model/numbers';
import type { OwnImage, OwnRecord } from '../model/own-image';
import { linkTo } from '../model/route';
import { supportOf, verdictWords } from '../model/verdict';
import { DigestCopy } from '../parts/copy';
import { GradeChip } from '../parts/grade';
import { Freshness } from '../parts/scan';
import { CountsCell, ExploitedPill } from '../parts/security';
import { Dash, Empty } from '../parts/states';
import { Table } from '../parts/table';

type Version = OwnImage['versions'][number];

interface Row {
  readonly version: Version;
  readonly name: string;
  readonly record: OwnRecord | undefined;
  readonly status: StatusItem | undefined;
  readonly fixes: Fixes | undefined;
  readonly isShown: boolean;
  readonly isExploited: boolean;
}

type JudgementProps = Pick<Row, 'version' | 'status' | 'record' | 'fixes'>;

const Judgement = ({ version, status, record, fixes }: JudgementProps) => {
  const said = status === undefined ? undefined : verdictWords(status, record?.urgent);
  const support = supportOf(version, NOW);
  return (
    <>
      {said === undefined ? (
        <Dash />
      ) : (
        <span class="pill" data-verdict={said.verdict} title={said.meaning}>
          {said.label}
        </span>
      )}
      {support && <span class={support.isOver ? 'ended' : 'faint'}>{support.text}</span>}
      {fixes && (
        <span class="faint" title={fixLines(fixes).join('; ')}>
          {fixMarks(fixes)}
        </span>
      )}
    </>
  );
};

/** A tag is only what the owner calls it. */
const Software = ({ text }: { text: string | undefined }) =>
  text && (
    <span class="faint" title="Its software, as the scanner saw it">
      {text}
    </span>
  );

const Name = ({ image, name, isShown, isExploited, status }: Row & { image: OwnImage }) => (
  <>
    <a href={linkTo(['images', image.slug, name])} aria-current={isShown ? 'true' : undefined}>
      {name}
    </a>
    {image.versions[0]?.version === name && <span class="pill">Latest</span>}
    {image.recommended === name && <span class="pill">Recommended</span>}
    {isExploited && <ExploitedPill />}
    <Software text={softwareText(status)} />
  </>
);

interface NightsKeyProps {
  readonly findings: ImageFindings | undefined;
  readonly statuses: ReadonlyArray<StatusItem>;
}

/** What the colors mean. */
export const NightsKey = ({ findings, statuses }: NightsKeyProps) => {
  const shown = new Set(statuses.flatMap((status) => nightsOf(findings, status, NOW)));
  return (
    shown.size > 0 && (
      <p class="note nights-key">
        Last 30 nights:
        {NIGHT_WORDS.filter(([night]) => shown.has(night)).map(([night, word]) => (
          <span key={night}>
            {' '}
            <span class="dot" data-severity={night} aria-hidden="true" /> {word}
          </span>
        ))}
      </p>
    )
  );
};

interface NightsProps {
  readonly findings: ImageFindings | undefined;
  readonly status: StatusItem | undefined;
}

/** Oldest first, and since when they are alike. */
const Nights = ({ findings, status }: NightsProps) => {
  const nights = nightsOf(findings, status, NOW);
  if (status === undefined || nights.length === 0) return <Dash />;
  const text = `Worst finding by night: ${nightsText(nights)}`;
  const since = sinceNight(nights, status, NOW);
  return (
    <>
      <span class="nights" role="img" aria-label={text} title={text}>
        {nights.map((night, i) => (
          <i key={i} data-severity={night} />
        ))}
      </span>
      {since && <span class="line faint">since {formatDay(since)}</span>}
    </>
  );
};

interface VersionsProps {
  readonly image: OwnImage;
  readonly statuses: ReadonlyArray<StatusItem>;
  readonly isDated: boolean;
  /** Undefined until it is known which CVEs are exploited. */
  readonly compared: ReadonlyArray<Compared> | undefined;
  readonly findings: ImageFindings | undefined;
  /** The version whose findings are shown below. */
  readonly shown: string | undefined;
}

export const Versions = ({
  image,
  statuses,
  isDated,
  compared = [],
  findings,
  shown,
}: VersionsProps) => {
  const { versions, records } = image;
  const largest = maxOf(records.map(({ total }) => total));
  const rows = versions.map((version): Row => {
    const status = statuses.find((each) => each.version === version.version);
    return {
      version,
      name: version.version,
      record: records.find((each) => each.version === version.version),
      status,
      fixes: fixesOf(status, findVersionEntries(findings, version.version)),
      isShown: version.version === shown,
      isExploited: compared.some(
        (each) => each.version === version.version && each.exploited.size > 0,
      ),
    };
  });
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" class="hidden">
        Versions
      </h2>
      {rows.length === 0 ? (
        <Empty title="No version is published" />
      ) : (
        <Table
          class="plain-short plain-versions"
          aria-labelledby="versions"
          items={rows}
          isCurrent={({ isShown }) => isShown}
          columns={[
            ['Version', (row) => <Name image={image} {...row} />],
            ['Verdict', (row) => <Judgement {...row} />],
            [
              'Last 30 nights',
              ({ status }) => isDated && <Nights findings={findings} status={status} />,
            ],
            ['Grade', ({ record, status }) => <GradeChip grade={record?.grade} status={status} />],
            [
              'CVEs',
              ({ record, status }) => (
                <>
                  <CountsCell
                    counts={record}
                    largest={largest}
                    noun="CVE"
                    state={status?.state ?? 'unscanned'}
                  />
                  {record && record.fixable > 0 && (
                    <span class="faint">{formatNumber(record.fixable)} fixable</span>
                  )}
                </>
              ),
            ],
            ['Scan', ({ status }) => isDated && <Freshness status={status} />],
            [
              'Digest',
              ({ name, version: { digest, digestFrom }, status }) =>
                digest === undefined ? (
                  <span class="faint">Not known</span>
                ) : (
                  <>
                    <DigestCopy digest={digest} of={name} />
                    {digestFrom && <span class="line faint">{asScanned(status)}</span>}
                  </>
                ),
            ],
          ]}
        />
      )}
    </section>
  );
};
