import { formatNumber } from '../../src/text/plural';
import { readyValue, useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import type { Image, Images, Update, Updates } from '../model/documents';
import { resultText } from '../model/numbers';
import { findImage } from '../model/related';
import { linkTo, type Route } from '../model/route';
import { bindTo, Choice, Toolbar } from '../parts/controls';
import { NothingFits } from '../parts/finder';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { Dash, Empty, Ready } from '../parts/states';
import { Table } from '../parts/table';

const INITIAL = { q: '', outcome: '' };

const OUTCOMES: ReadonlyArray<readonly [Update['outcome'], string]> = [
  ['shipped', 'Shipped'],
  ['held', 'Held'],
  ['skipped', 'Skipped'],
];

/** An app; a link if the catalog has an image of that name. */
const linkApp = (name: string, image: Image | undefined) =>
  image === undefined ? name : <a href={linkTo(['images', image.slug])}>{name}</a>;

const Outcome = ({ outcome }: Pick<Update, 'outcome'>) => (
  <span class="pill" data-outcome={outcome}>
    {OUTCOMES.find(([word]) => word === outcome)?.[1] ?? outcome}
  </span>
);

const Browser = ({ route, updates }: { route: Route; updates: Updates }) => {
  const view = useParams(route, INITIAL);
  const { q, outcome } = view.params;
  const bind = bindTo(view);
  const images = readyValue(useDocument<Images>('images.json', 'later'))?.data ?? [];
  const shown = updates.data.filter(
    (update) =>
      `${update.app}\n${update.reason ?? ''}`.toLowerCase().includes(q.toLowerCase().trim()) &&
      (outcome === '' || update.outcome === outcome),
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
        search="Search updates"
        result={resultText(shown.length, updates.data.length, 'update')}
        filters={[outcome]}
        {...bind('q')}
      >
        <Choice
          label="Outcome"
          {...bind('outcome')}
          options={OUTCOMES.map(([word, label]) => [
            word,
            `${label} (${formatNumber(updates.data.filter((each) => each.outcome === word).length)})`,
          ])}
        />
      </Toolbar>
      {shown.length === 0 ? (
        <NothingFits nouns="updates" query={q} onClear={() => view.change(INITIAL)} />
      ) : (
        <Table
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
