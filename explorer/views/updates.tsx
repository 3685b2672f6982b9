import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import type { Image, Images, Update, Updates } from '../model/documents';
import { number, resultText } from '../model/numbers';
import { namedImage } from '../model/related';
import { linkTo, type Route } from '../model/route';
import { Columns } from '../parts/columns';
import { Choice, countSet, Search, Toolbar } from '../parts/controls';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { ClearFilters, Empty, Ready } from '../parts/states';

const INITIAL = { q: '', outcome: '' };

const OUTCOMES: ReadonlyArray<readonly [Update['outcome'], string]> = [
  ['shipped', 'Shipped'],
  ['held', 'Held'],
  ['skipped', 'Skipped'],
];

interface RowProps {
  readonly update: Update;
  /** The image that the app is, if the catalog has one of that name. */
  readonly image: Image | undefined;
}

const Row = ({ update, image }: RowProps) => (
  <tr>
    <th scope="row">
      {image === undefined ? update.app : <a href={linkTo(['images', image.slug])}>{update.app}</a>}
    </th>
    <td data-label="From">
      <code>{update.from}</code>
    </td>
    <td data-label="To">
      <code>{update.to}</code>
    </td>
    <td data-label="Outcome">
      <span class="pill" data-outcome={update.outcome}>
        {OUTCOMES.find(([outcome]) => outcome === update.outcome)?.[1] ?? update.outcome}
      </span>
    </td>
    <td data-label="Reason">{update.reason ?? <span class="faint">–</span>}</td>
    <td data-label="Details">
      {update.url === undefined ? <span class="faint">–</span> : <WebLink href={update.url} />}
    </td>
  </tr>
);

const Browser = ({ route, updates }: { route: Route; updates: Updates }) => {
  const { params, change } = useParams(route, INITIAL);
  const images = useDocument<Images>('images.json', 'later');
  const known = images.kind === 'ready' ? images.value.data : [];
  const shown = updates.data.filter(
    ({ app, outcome, reason }) =>
      `${app}\n${reason ?? ''}`.toLowerCase().includes(params.q.toLowerCase().trim()) &&
      (params.outcome === '' || outcome === params.outcome),
  );
  if (updates.data.length === 0)
    return (
      <Empty title="No updates yet">
        <p>The daily version check has published no result.</p>
      </Empty>
    );
  return (
    <>
      <Toolbar
        label="Filter updates"
        result={resultText(shown.length, updates.data.length, 'update')}
        set={countSet(params.outcome)}
        query={params.q}
        search={<Search label="Search updates" value={params.q} onChange={(q) => change({ q })} />}
      >
        <Choice
          label="Outcome"
          value={params.outcome}
          options={OUTCOMES.map(([outcome, label]) => [
            outcome,
            `${label} (${number(updates.data.filter((each) => each.outcome === outcome).length)})`,
          ])}
          onChange={(outcome) => change({ outcome })}
        />
      </Toolbar>
      {shown.length === 0 ? (
        <Empty title="No update fits these filters">
          <ClearFilters onClear={() => change(INITIAL)} />
        </Empty>
      ) : (
        <table class="plain" aria-label="Updates">
          <Columns labels={['App', 'From', 'To', 'Outcome', 'Reason', 'Details']} />
          <tbody data-results>
            {shown.map((update, i) => (
              <Row
                key={`${i} ${update.app}`}
                update={update}
                image={namedImage(update.app, known)}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};

export const UpdatesView = ({ route }: { route: Route }) => (
  <>
    <Head title="Updates" json={['updates.json']} />
    <Ready
      of={useDocument<Updates>('updates.json')}
      missing={<Empty title="This catalog publishes no updates" />}
    >
      {(updates) => <Browser route={route} updates={updates} />}
    </Ready>
  </>
);
