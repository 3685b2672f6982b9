import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../src/domain/values/plural';
import { readyValue, useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import type { Image, Images, Update, Updates } from '../model/documents';
import { findImage } from '../model/related';
import { linkTo, type Route } from '../model/route';
import { Browse } from '../parts/browse';
import { WebLink } from '../parts/links';
import { Listing } from '../parts/listing';
import { Dash, Empty } from '../parts/states';
import { Table } from '../parts/table';
import type { Searchable } from '../search/find';

const INITIAL = { q: '', outcome: '' };

const OUTCOMES: ReadonlyArray<readonly [Update['outcome'], string]> = [
  ['shipped', 'Shipped'],
  ['held', 'Held'],
  ['skipped', 'Skipped'],
];

type ListedUpdate = Update & Searchable;

const toListed = (update: Update): ListedUpdate => ({
  ...update,
  searched: `${update.app}\n${update.reason ?? ''}`.toLowerCase(),
  named: update.app,
});

const filterUpdates = (
  listed: ReadonlyArray<ListedUpdate>,
  { outcome }: typeof INITIAL,
): ReadonlyArray<ListedUpdate> =>
  listed.filter((each) => outcome === '' || each.outcome === outcome);

/** An app; a link if the catalog has an image of that name. */
const linkApp = (name: string, image: Image | undefined) =>
  image === undefined ? name : <a href={linkTo(['images', image.slug])}>{name}</a>;

const Outcome = ({ outcome }: Pick<Update, 'outcome'>) => (
  <span class="pill" data-outcome={outcome}>
    {OUTCOMES.find(([word]) => word === outcome)?.[1] ?? outcome}
  </span>
);

const Browser = ({ route, updates: { data } }: { route: Route; updates: Updates }) => {
  const view = useParams(route, INITIAL);
  const images = readyValue(useDocument<Images>('images.json', 'later'))?.data ?? [];
  const listed = useMemo(() => data.map(toListed), [data]);
  const counted = OUTCOMES.map(([word, label]): readonly [string, string] => [
    word,
    `${label} (${formatNumber(data.filter(({ outcome }) => outcome === word).length)})`,
  ]);
  if (data.length === 0)
    return (
      <Empty title="No updates yet">
        <p>The daily version check has published no result.</p>
      </Empty>
    );
  return (
    <Browse
      view={view}
      noun="update"
      search="Search updates"
      filters={[{ name: 'outcome', label: 'Outcome', options: counted }]}
      items={listed}
      filter={filterUpdates}
    >
      {(shown) => (
        <Table
          class="plain-updates"
          aria-label="Updates"
          items={shown}
          columns={[
            ['App', ({ app }) => linkApp(app, findImage(app, images))],
            ['From', ({ from }) => <code>{from}</code>],
            ['To', ({ to }) => <code>{to}</code>],
            ['Outcome', (update) => <Outcome {...update} />],
            ['Reason', ({ reason }) => reason ?? <Dash />],
            ['Details', ({ url }) => (url === undefined ? <Dash /> : <WebLink href={url} />)],
          ]}
          results
        />
      )}
    </Browse>
  );
};

export const UpdatesView = ({ route }: { route: Route }) => (
  <Listing<Updates> title="Updates" path="updates.json" what="updates">
    {(updates) => <Browser route={route} updates={updates} />}
  </Listing>
);
