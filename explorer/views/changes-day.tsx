import { isFullDate } from '../../src/domain/instant';
import { useDocument } from '../io/load';
import { type ChangedCve, changedCves, isQuiet, KINDS } from '../model/changes';
import type { DayChanges } from '../model/documents';
import { dayOf } from '../model/freshness';
import { counted } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { Columns } from '../parts/columns';
import { Head } from '../parts/head';
import { InParts } from '../parts/more';
import { SeverityPill } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { VersionLinks } from '../parts/version-links';
import { ChangedCharts, ChangedImages } from './changes-catalog';

const UP = ['Changes', linkTo(['changes'])] as const;
const PAGE = 50;
/** Images that a row names before the others are a click away. */
const MOST_IMAGES = 5;

type Where = ChangedCve['where'];

const Places = ({ where }: { where: Where }) => (
  <ul class="places">
    {where.map(({ slug, versions }) => (
      <li key={slug}>
        <a href={linkTo(['images', slug])}>{slug}</a>{' '}
        <VersionLinks slug={slug} versions={versions} />
      </li>
    ))}
  </ul>
);

/** Where something happened: a CVE that comes to every image does not push the others off the page. */
const Where = ({ where }: { where: Where }) => (
  <div>
    <Places where={where.slice(0, MOST_IMAGES)} />
    {where.length > MOST_IMAGES ? (
      <details class="others">
        <summary>{counted(where.length - MOST_IMAGES, 'more image')}</summary>
        <Places where={where.slice(MOST_IMAGES)} />
      </details>
    ) : null}
  </div>
);

interface CvesProps {
  readonly kind: string;
  readonly label: string;
  readonly cves: ReadonlyArray<ChangedCve>;
}

const Cves = ({ kind, label, cves }: CvesProps) =>
  cves.length === 0 ? null : (
    <section aria-labelledby={kind}>
      <h2 id={kind}>
        {label}: {counted(cves.length, 'CVE')}
      </h2>
      <InParts items={cves} page={PAGE}>
        {(shown) => (
          <table class="plain plain-changed" aria-labelledby={kind}>
            <Columns labels={['CVE', 'Severity', 'Versions', 'Title']} />
            <tbody data-results>
              {shown.map(({ id, severity, title, where }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={linkTo(['cves', id])}>{id}</a>
                  </th>
                  <td data-label="Severity">
                    <SeverityPill severity={severity} />
                  </td>
                  <td data-label="Versions">
                    <Where where={where} />
                  </td>
                  <td data-label="Title">{title ?? <span class="faint">–</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </InParts>
    </section>
  );

const Happened = ({ day }: { day: DayChanges }) =>
  isQuiet(day) ? (
    <Empty title="Nothing happened on this day" />
  ) : (
    <>
      {KINDS.map(([kind, label]) => (
        <Cves key={kind} kind={kind} label={label} cves={changedCves(day, kind)} />
      ))}
      <ChangedImages images={day.images} />
      <ChangedCharts charts={day.charts} />
    </>
  );

/** What happened on a day, in UTC. */
export const ChangesDayView = ({ route }: { route: Route }) => {
  const asked = route.parts[1] ?? '';
  const path = isFullDate(asked) ? `changes/${asked}.json` : undefined;
  const document = useDocument<DayChanges>(path);
  const missing = (
    <Empty title="Nothing is told of this day">
      <p>Nothing happened on it, or it is older than what is told.</p>
      <a class="button" href={UP[1]}>
        All changes
      </a>
    </Empty>
  );
  return (
    <>
      <Head
        title={path === undefined ? asked : `Changes of ${dayOf(asked)}`}
        json={path === undefined || document.kind === 'missing' ? [] : [path]}
        up={UP}
      />
      {path === undefined ? (
        missing
      ) : (
        <Ready of={document} missing={missing}>
          {(day) => <Happened day={day} />}
        </Ready>
      )}
    </>
  );
};
