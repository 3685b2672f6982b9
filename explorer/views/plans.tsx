/** What is planned, and what the last version check did. */

import { capitalize } from '../../src/domain/values/capitalize';
import type { Roadmap, RoadmapItem, Update, Updates } from '../model/documents';
import { CleanPill } from '../parts/facts';
import { Alternative, WebLink } from '../parts/links';
import { Listing } from '../parts/listing';
import { Dash, Empty } from '../parts/states';
import { Table } from '../parts/table';

const License = ({ license, licenseClean }: RoadmapItem) => (
  <>
    {license ?? <Dash />} {licenseClean && <CleanPill clean={licenseClean} />}
  </>
);

const Note = ({ note, cleanAlternative }: RoadmapItem) => (
  <>
    {note ?? (cleanAlternative === undefined && <Dash />)}
    {cleanAlternative && (
      <span class="line">
        Clean alternative: <Alternative text={cleanAlternative} />
      </span>
    )}
  </>
);

const SOONEST_FIRST: ReadonlyArray<RoadmapItem['priority']> = ['next', 'planned', 'exploring'];

const Planned = ({ data }: Roadmap) => {
  const rank = ({ priority }: RoadmapItem): number => SOONEST_FIRST.indexOf(priority);
  return data.length === 0 ? (
    <Empty title="The roadmap is empty" />
  ) : (
    <Table
      aria-label="Roadmap"
      items={data.toSorted((a, b) => rank(a) - rank(b))}
      columns={[
        ['App', ({ name }) => name],
        ['Priority', ({ priority }) => capitalize(priority)],
        ['Category', ({ category }) => category],
        ['License', License],
        ['Note', Note],
      ]}
      results
    />
  );
};

export const RoadmapView = () => (
  <Listing<Roadmap> title="Roadmap" path="roadmap.json" what="roadmap">
    {(roadmap) => <Planned {...roadmap} />}
  </Listing>
);

const Outcome = ({ outcome }: Update) => (
  <span class="pill" data-outcome={outcome}>
    {capitalize(outcome)}
  </span>
);

const Checked = ({ data }: Updates) =>
  data.length === 0 ? (
    <Empty title="No updates yet">
      <p>The daily version check has published no result.</p>
    </Empty>
  ) : (
    <Table
      class="plain-updates"
      aria-label="Updates"
      items={data}
      columns={[
        ['App', ({ app }) => <Alternative text={app} />],
        ['From', ({ from }) => <code>{from}</code>],
        ['To', ({ to }) => <code>{to}</code>],
        ['Outcome', Outcome],
        ['Reason', ({ reason }) => reason ?? <Dash />],
        ['Details', ({ url }) => (url === undefined ? <Dash /> : <WebLink href={url} />)],
      ]}
      results
    />
  );

export const UpdatesView = () => (
  <Listing<Updates> title="Updates" path="updates.json" what="updates">
    {(updates) => <Checked {...updates} />}
  </Listing>
);
