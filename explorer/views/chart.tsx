import { readyValue, useDocument } from '../io/load';
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
import { maxOf } from '../model/numbers';
import { imagesByRepository, parsePin } from '../model/related';
import { linkTo, type Route } from '../model/route';
import { Command, DigestCopy } from '../parts/copy';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { CountsCell } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { Table } from '../parts/table';
import { NotFound } from './not-found';

const Description = ({ chart }: { chart: Chart }) => (
  <>
    <p class="lead">{chart.summary}</p>
    {chart.description === undefined ? null : <p class="prose">{chart.description}</p>}
    <Facts>
      <Fact label="Install">
        <Command
          text={installCommand(chart.slug, chart.chartRef, chart.chartVersion)}
          what="install command"
        />
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

/** The images that a chart deploys, with their catalog data. */
const deployedImages = (
  chart: Chart,
  images: ReadonlyArray<Image>,
  statuses: ReadonlyArray<StatusItem>,
) => {
  const imageOf = imagesByRepository(images);
  return (chart.images ?? []).map(({ name, image: reference }) => {
    const image = imageOf(reference);
    const pin = parsePin(reference, image);
    return {
      name,
      image,
      ...pin,
      record: image?.security?.versions.find(({ version }) => version === pin.version),
      status: statuses.find((each) => each.slug === image?.slug && each.version === pin.version),
    };
  });
};

const linkImage = ({ name, image, version }: ReturnType<typeof deployedImages>[number]) =>
  image === undefined ? (
    name
  ) : (
    <a href={linkTo(['images', image.slug, ...(version === undefined ? [] : [version])])}>{name}</a>
  );

interface DeployedProps {
  readonly chart: Chart;
  readonly images: Images;
  readonly statuses: ReadonlyArray<StatusItem>;
}

const DeployedImages = ({ chart, images, statuses }: DeployedProps) => {
  const deployed = deployedImages(chart, images.data, statuses);
  const largest = maxOf(deployed.map(({ record }) => record?.total ?? 0));
  return deployed.length === 0 ? (
    <Empty title="The chart lists no images" />
  ) : (
    <Table
      class="plain-deployed"
      aria-labelledby="deploys"
      items={deployed}
      columns={[
        ['Image', linkImage],
        ['Repository', ({ repository }) => <code class="wrap">{repository}</code>],
        [
          'Version',
          ({ version, image }) =>
            version === undefined ? (
              <span class="faint">
                {image === undefined ? 'Not in this catalog' : 'Not listed'}
              </span>
            ) : (
              <code>{version}</code>
            ),
        ],
        ['Grade', ({ record }) => <GradeChip grade={record?.grade} />],
        [
          'Findings',
          ({ record, status }) => (
            <CountsCell counts={record} largest={largest} state={status?.state} />
          ),
        ],
        [
          'Digest',
          ({ name, digest }) =>
            digest === undefined ? '–' : <DigestCopy digest={digest} of={name} />,
        ],
      ]}
    />
  );
};

export const ChartView = ({ route }: { route: Route }) => {
  const charts = useDocument<Charts>('charts.json');
  const images = useDocument<Images>('images.json');
  const statuses = readyValue(useDocument<Statuses>('status.json'))?.data ?? [];
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
