import { useDocument } from '../io/load';
import { installCommand } from '../model/commands';
import {
  type Chart,
  type Charts,
  type Image,
  type Images,
  type Statuses,
  type StatusItem,
  tierLabel,
} from '../model/documents';
import { largestOf } from '../model/numbers';
import { imagesByRepository, pinned } from '../model/related';
import { linkTo, type Route } from '../model/route';
import { Columns } from '../parts/columns';
import { Copy, DigestCopy } from '../parts/copy';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { CountsCell } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { NotFound } from './not-found';

const Install = ({ chart }: { chart: Chart }) => {
  const command = installCommand(chart.slug, chart.chartRef, chart.chartVersion);
  return command === undefined ? (
    <span class="faint">This reference holds characters that no command should.</span>
  ) : (
    <Copy text={command} what="install command" />
  );
};

const Description = ({ chart }: { chart: Chart }) => (
  <>
    <p class="lead">{chart.summary}</p>
    {chart.description === undefined ? null : <p class="prose">{chart.description}</p>}
    <Facts>
      <Fact label="Install">
        <Install chart={chart} />
      </Fact>
      <Fact label="Chart version">{chart.chartVersion}</Fact>
      <Fact label="App version">{chart.appVersion}</Fact>
      <Fact label="Category">{chart.category}</Fact>
      <Fact label="Tier">{tierLabel(chart.tier)}</Fact>
      <LicenseFact license={chart.license} clean={chart.licenseClean} />
      {chart.port === undefined ? null : <Fact label="Port">{chart.port}</Fact>}
      {chart.upstream === undefined ? null : (
        <Fact label="Upstream">
          <WebLink href={chart.upstream} />
        </Fact>
      )}
    </Facts>
  </>
);

type Deployed = NonNullable<Chart['images']>[number];

interface RowProps {
  readonly deployed: Deployed;
  readonly image: Image | undefined;
  readonly statuses: ReadonlyArray<StatusItem>;
  /** Findings of the image that has most: the longest bar. */
  readonly largest: number;
}

const recordOf = ({ image: reference }: Deployed, image: Image | undefined) => {
  const { version } = pinned(reference, image);
  return image?.security?.versions.find((each) => each.version === version);
};

const Row = ({ deployed, image, statuses, largest }: RowProps) => {
  const { repository, digest, version } = pinned(deployed.image, image);
  const record = recordOf(deployed, image);
  const status = statuses.find((each) => each.slug === image?.slug && each.version === version);
  return (
    <tr>
      <th scope="row">
        {image === undefined ? (
          deployed.name
        ) : (
          <a
            href={linkTo(
              version === undefined ? ['images', image.slug] : ['images', image.slug, version],
            )}
          >
            {deployed.name}
          </a>
        )}
      </th>
      <td data-label="Repository">
        <code class="wrap">{repository}</code>
      </td>
      <td data-label="Version">
        {version === undefined ? (
          <span class="faint">{image === undefined ? 'Not in this catalog' : 'Not listed'}</span>
        ) : (
          <code>{version}</code>
        )}
      </td>
      <td data-label="Grade">
        <GradeChip grade={record?.grade} />
      </td>
      <td data-label="Findings">
        <CountsCell counts={record} largest={largest} state={status?.state} />
      </td>
      <td data-label="Digest">
        {digest === undefined ? '–' : <DigestCopy digest={digest} of={deployed.name} />}
      </td>
    </tr>
  );
};

interface DeployedProps {
  readonly chart: Chart;
  readonly images: Images;
  readonly statuses: ReadonlyArray<StatusItem>;
}

const DeployedImages = ({ chart, images, statuses }: DeployedProps) => {
  const imageOf = imagesByRepository(images.data);
  const deployed = chart.images ?? [];
  const totals = deployed.map((each) => recordOf(each, imageOf(each.image))?.total ?? 0);
  return deployed.length === 0 ? (
    <Empty title="The chart states no images" />
  ) : (
    <table class="plain plain-deployed" aria-labelledby="deploys">
      <Columns labels={['Image', 'Repository', 'Version', 'Grade', 'Findings', 'Digest']} />
      <tbody>
        {deployed.map((each) => (
          <Row
            key={`${each.name} ${each.image}`}
            deployed={each}
            image={imageOf(each.image)}
            statuses={statuses}
            largest={largestOf(totals)}
          />
        ))}
      </tbody>
    </table>
  );
};

export const ChartView = ({ route }: { route: Route }) => {
  const charts = useDocument<Charts>('charts.json');
  const images = useDocument<Images>('images.json');
  const known = useDocument<Statuses>('status.json');
  const statuses = known.kind === 'ready' ? known.value.data : [];
  return (
    <Ready of={charts} missing={<NotFound route={route} />}>
      {({ data }) => {
        const chart = data.find(({ slug }) => slug === route.parts[1]);
        if (chart === undefined) return <NotFound route={route} />;
        return (
          <>
            <Head
              title={chart.name}
              json={['charts.json', 'images.json', 'status.json']}
              up={['Charts', linkTo(['charts'])]}
            >
              <GradeChip grade={chart.security?.grade} large />
            </Head>
            <Description chart={chart} />
            <section aria-labelledby="deploys">
              <h2 id="deploys">Images it deploys</h2>
              <Ready of={images} missing={<Empty title="The images are not published" />}>
                {(loaded) => <DeployedImages chart={chart} images={loaded} statuses={statuses} />}
              </Ready>
            </section>
          </>
        );
      }}
    </Ready>
  );
};
