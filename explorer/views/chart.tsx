import { parseReference, repositoryOf } from '../../src/domain/image-reference';
import { useDocument } from '../io/load';
import type { Chart, Charts, Image, Images } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { Columns } from '../parts/columns';
import { Copy, DigestCopy } from '../parts/copy';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { CountsCell, GradeChip } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { NotFound } from './not-found';

const Description = ({ chart }: { chart: Chart }) => (
  <>
    <p class="lead">{chart.summary}</p>
    {chart.description === undefined ? null : <p class="prose">{chart.description}</p>}
    <Facts>
      <Fact label="Install">
        <Copy
          text={`helm install ${chart.slug} ${chart.chartRef} --version ${chart.chartVersion}`}
          what="install command"
        />
      </Fact>
      <Fact label="Chart version">{chart.chartVersion}</Fact>
      <Fact label="App version">{chart.appVersion}</Fact>
      <Fact label="Category">{chart.category}</Fact>
      <Fact label="Tier">{chart.tier}</Fact>
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

const Row = ({ deployed, image }: { deployed: Deployed; image: Image | undefined }) => {
  const { repository, digest } = parseReference(deployed.image);
  const version = image?.versions?.find((each) => each.digest === digest)?.version;
  const record = image?.security?.versions.find((each) => each.version === version);
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
          <span class="faint">{image === undefined ? 'Not of this catalog' : 'Not listed'}</span>
        ) : (
          <code>{version}</code>
        )}
      </td>
      <td data-label="Grade">
        <GradeChip grade={record?.grade} />
      </td>
      <td data-label="CVEs">
        <CountsCell counts={record} />
      </td>
      <td data-label="Digest">
        {digest === undefined ? '–' : <DigestCopy digest={digest} of={deployed.name} />}
      </td>
    </tr>
  );
};

const DeployedImages = ({ chart, images }: { chart: Chart; images: Images }) => {
  const byRepository = new Map(images.data.map((image) => [repositoryOf(image.image), image]));
  const deployed = chart.images ?? [];
  return deployed.length === 0 ? (
    <Empty title="The chart states no images" />
  ) : (
    <table class="plain" aria-labelledby="deploys">
      <Columns labels={['Image', 'Repository', 'Version', 'Grade', 'CVEs', 'Digest']} />
      <tbody>
        {deployed.map((each) => (
          <Row
            key={`${each.name} ${each.image}`}
            deployed={each}
            image={byRepository.get(repositoryOf(each.image))}
          />
        ))}
      </tbody>
    </table>
  );
};

export const ChartView = ({ route }: { route: Route }) => {
  const charts = useDocument<Charts>('charts.json');
  const images = useDocument<Images>('images.json');
  return (
    <Ready of={charts} missing={<NotFound />}>
      {({ data }) => {
        const chart = data.find(({ slug }) => slug === route.parts[1]);
        if (chart === undefined) return <NotFound />;
        return (
          <>
            <Head title={chart.name} json={['charts.json']} up={['Charts', linkTo(['charts'])]}>
              <GradeChip grade={chart.security?.grade} large />
            </Head>
            <Description chart={chart} />
            <section aria-labelledby="deploys">
              <h2 id="deploys">Images it deploys</h2>
              <Ready of={images} missing={<Empty title="The images are not published" />}>
                {(loaded) => <DeployedImages chart={chart} images={loaded} />}
              </Ready>
            </section>
          </>
        );
      }}
    </Ready>
  );
};
