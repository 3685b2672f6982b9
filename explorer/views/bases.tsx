/** What stands on what, and what rebuilds would close. */
import { pluralize } from '../../src/domain/values/plural';
import { useBase } from '../io/bases';
import { useDocument } from '../io/load';
import {
  groupByBase,
  listStanding,
  rebuildText,
  type Standing,
  standText,
  sumOf,
} from '../model/bases';
import { shortDigest } from '../model/digests';
import type { BaseBuild, Bases } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { DigestCopy } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';
import { Head } from '../parts/head';
import { BaseLink, ImageLink } from '../parts/links';
import { Listing } from '../parts/listing';
import { scanWords } from '../parts/scan';
import { Dash, Ready } from '../parts/states';
import { Table, TableSection } from '../parts/table';
import { Day } from '../parts/time';
import { scanText } from './covered';
import { NotFound } from './not-found';

const PAGE = 50;
const PATH = 'bases.json';

const List = ({ data }: Bases) => {
  const all = listStanding(data);
  const bases = groupByBase(data);
  return (
    <>
      <p class="lead">
        {standText(all.length)} {pluralize(bases.length, 'base')}. {rebuildText(all)}
      </p>
      <Table
        aria-label="Bases"
        items={bases}
        columns={[
          ['Base', ([{ build }]) => <BaseLink {...build} />],
          ['Versions on it', (own) => own.length],
          ['From the base', (own) => sumOf(own, 'inherited')],
          ['Rebuild closes', (own) => sumOf(own, 'cured')],
        ]}
        page={PAGE}
        results
      />
    </>
  );
};

export const BasesView = () => (
  <Listing<Bases> title="Bases" path={PATH} what="bases">
    {(bases) => <List {...bases} />}
  </Listing>
);

const Build = ({ build: { current, digest } }: Standing) => (
  <>
    {current ? 'Present' : 'Former'} {digest && <code title={digest}>{shortDigest(digest)}</code>}
  </>
);

const Closes = ({ build, cured }: Standing) => {
  if (build.current) return <Dash />;
  return <span>{cured ?? 'No scan to compare'}</span>;
};

const About = ({ build }: { build: BaseBuild }) => {
  const known = useBase(build);
  if (known === undefined) return null;
  if ('releases' in known)
    return (
      <p class="lead">
        An image of this catalog: <ImageLink slug={build.slug} version={build.version} />
      </p>
    );
  const { image, version, digest, since, state } = known;
  return (
    <Facts>
      <Fact label="Reference">
        <code>
          {image}:{version}
        </code>
      </Fact>
      <Fact label="Digest">
        {digest && <DigestCopy digest={digest} of={`${known.slug} ${version}`} />}
      </Fact>
      <Fact label="Since">{digest && since && <Day instant={since} />}</Fact>
      <Fact label="Scan">{state === 'scanned' ? scanText(known) : scanWords(state).meaning}</Fact>
    </Facts>
  );
};

export const BaseView = ({ route }: { route: Route }) => {
  const [, slug, version] = route.parts;
  const missing = <NotFound route={route} />;
  return (
    <Ready of={useDocument<Bases>(PATH)} missing={missing}>
      {({ data }) => {
        const all = listStanding(data).filter(
          ({ build }) => build.slug === slug && build.version === version,
        );
        const [first] = all;
        return first === undefined ? (
          missing
        ) : (
          <>
            <Head title={`${slug} ${version}`} up={['Bases', linkTo(['bases'])]} />
            <About build={first.build} />
            <TableSection
              id="images"
              title={`${standText(all.length)} it`}
              items={all}
              columns={[
                ['Image', (each) => <ImageLink {...each} />],
                ['Build', Build],
                ['From the base', ({ inherited }) => inherited],
                ['Rebuild closes', Closes],
              ]}
              page={PAGE}
              results
            >
              <p class="note">{rebuildText(all)}</p>
            </TableSection>
          </>
        );
      }}
    </Ready>
  );
};
