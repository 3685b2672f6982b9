import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import type { Update, Updates } from '../model/documents';
import type { Route } from '../model/route';
import { Columns } from '../parts/columns';
import { Choice, resultText, Search, Toolbar } from '../parts/controls';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { Empty, Ready } from '../parts/states';

const INITIAL = { q: '', outcome: '' };

const OUTCOMES: ReadonlyArray<readonly [Update['outcome'], string]> = [
  ['shipped', 'Shipped'],
  ['held', 'Held'],
  ['skipped', 'Skipped'],
];

const Row = ({ update }: { update: Update }) => (
  <tr>
    <th scope="row">
      {update.url === undefined ? update.app : <WebLink href={update.url}>{update.app}</WebLink>}
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
  </tr>
);

const Browser = ({ route, updates }: { route: Route; updates: Updates }) => {
  const { params, change } = useParams(route, INITIAL);
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
      >
        <Search label="Search updates" value={params.q} onChange={(q) => change({ q })} />
        <Choice
          label="Outcome"
          value={params.outcome}
          options={OUTCOMES}
          onChange={(outcome) => change({ outcome })}
        />
      </Toolbar>
      {shown.length === 0 ? (
        <Empty title="No update fits these filters" />
      ) : (
        <table class="plain" aria-label="Updates">
          <Columns labels={['App', 'From', 'To', 'Outcome', 'Reason']} />
          <tbody>
            {shown.map((update, i) => (
              <Row key={`${i} ${update.app}`} update={update} />
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
