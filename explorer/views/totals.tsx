import type { ComponentChildren } from 'preact';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import type { Counts } from '../model/documents';
import { linkTo } from '../model/route';
import type { Totals as Known, VersionTotals } from '../model/totals';
import type { Trend as KnownTrend } from '../model/trend';
import { GRADE_MEANING } from '../parts/grade';
import { ImageLink } from '../parts/links';
import { scanWords } from '../parts/scan';
import { SeverityBar, SeverityLegend } from '../parts/security';
import { When } from '../parts/time';
import { Direction, Trend } from './trend';

interface TileProps {
  readonly label: string;
  readonly figure?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export const Tile = ({ label, figure, children, ...rest }: TileProps) => (
  <div class={`tile ${rest.class ?? ''}`}>
    <dt>{label}</dt>
    <dd>
      {figure && <span class="figure">{figure}</span>}
      {children}
    </dd>
  </div>
);

interface TotalsProps {
  readonly totals: Known;
  readonly versions: VersionTotals;
  /** Undefined if unknown. */
  readonly exploited: number | undefined;
  /** Images counted by an older version, because a newer one awaits its scan. */
  readonly older: number;
  /** Undefined before the third scanned day. */
  readonly trend: KnownTrend | undefined;
  readonly children: ComponentChildren;
}

const Fixable = ({ counts, totals }: { counts: Counts; totals: Known }) => {
  const { rebuild, rebuildable } = totals;
  const some = rebuildable === counts.fixable ? '' : ` for ${formatNumber(rebuildable)}`;
  if (counts.fixable === 0) return null;
  return (
    <a
      class="note"
      href={linkTo(['images'], rebuild === 0 ? { sort: 'fixable' } : { rebuild: '1' })}
    >
      {formatNumber(counts.fixable)} with a fix
      {rebuild > 0 && `: rebuild ${pluralize(rebuild, 'image')}${some}`}
    </a>
  );
};

type FindingsProps = Pick<TotalsProps, 'totals' | 'exploited' | 'older' | 'trend'>;

/** A band above names CVEs that are exploited. */
const Findings = ({ totals, exploited, older, trend }: FindingsProps) => {
  const { counts } = totals;
  return (
    counts && (
      <Tile
        class="tile-findings"
        label="Open findings in newest versions"
        figure={formatNumber(counts.total)}
      >
        {trend === undefined ? (
          <SeverityBar counts={counts} />
        ) : (
          <>
            <Direction change={trend.change} />
            <Trend trend={trend} />
          </>
        )}
        <SeverityLegend counts={counts} />
        <Fixable counts={counts} totals={totals} />
        {older > 0 && (
          <span class="note">{pluralize(older, 'image')} counted by an older version</span>
        )}
        {exploited === 0 && <span class="note">No CVE known to be exploited</span>}
      </Tile>
    )
  );
};

/** A click filters by grade. */
const Grades = ({ totals: { grades } }: { totals: Known }) => {
  const largest = Math.max(1, ...grades.map(([, images]) => images));
  return (
    <Tile label="Grades">
      <ul class="grades">
        {grades.map(([grade, images, unsure]) => (
          <li key={grade} data-grade={grade}>
            <a
              href={linkTo(['images'], { grade })}
              title={`Grade ${grade}: ${GRADE_MEANING[grade]}${unsure > 0 ? `; ${unsure} of them at best` : ''}`}
            >
              <span class="hidden">Grade </span>
              <span class="letter">{grade}</span>
              <span class="hidden">: </span>
              <span class="number">{formatNumber(images)}</span>
              <span class="hidden">{images === 1 ? ' image' : ' images'}</span>
              <span class="column">
                {unsure > 0 && (
                  <span data-grade="partial" style={{ height: `${(100 * unsure) / largest}%` }} />
                )}
                <span style={{ height: `${(100 * (images - unsure)) / largest}%` }} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Tile>
  );
};

/** A click filters by the age of the scan. */
const Scans = ({
  totals: { scans },
  versions: { oldest },
}: Pick<TotalsProps, 'totals' | 'versions'>) => (
  <Tile label="Scans of newest versions">
    <ul class="scans">
      {scans.map(([scan, images]) => (
        <li key={scan}>
          <a href={linkTo(['images'], { scan })} title={scanWords(scan).meaning}>
            <span class="dot" data-scan={scan} aria-hidden="true" />
            <span class="number">{formatNumber(images)}</span> {scanWords(scan).label.toLowerCase()}
          </a>
        </li>
      ))}
    </ul>
    {oldest && (
      <span class="note">
        Oldest scan of any version: <When instant={oldest.scannedAt} /> (
        <ImageLink slug={oldest.slug} version={oldest.version} />)
      </span>
    )}
  </Tile>
);

/** Nothing until something was scanned: the first line says so. */
export const Totals = ({ versions, children, ...findings }: TotalsProps) =>
  findings.totals.scanned > 0 && (
    <dl class="tiles">
      <Findings {...findings} />
      <Scans totals={findings.totals} versions={versions} />
      <Grades totals={findings.totals} />
      {children}
    </dl>
  );
