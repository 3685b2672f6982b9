import { useDocument } from '../io/load';
import { installCommand } from '../model/commands';
import { type Chart, type Charts, tierLabel } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { Command } from '../parts/copy';
import { Fact, Facts, LicenseFact } from '../parts/facts';
import { GradeChip } from '../parts/grade';
import { Head } from '../parts/head';
import { WebLink } from '../parts/links';
import { Ready } from '../parts/states';
import { NotFound } from './not-found';
import { ShippedImages } from './shipped-images';

const Description = ({ chart }: { chart: Chart }) => (
  <>
    <p class="lead">{chart.summary}</p>
    {chart.description && <p>{chart.description}</p>}
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
      <Fact label="Port">{chart.port}</Fact>
      <Fact label="Upstream">{chart.upstream && <WebLink href={chart.upstream} />}</Fact>
    </Facts>
  </>
);

export const ChartView = ({ route }: { route: Route }) => {
  const charts = useDocument<Charts>('charts.json');
  return (
    <Ready of={charts} missing={<NotFound route={route} />}>
      {({ data }) => {
        const chart = data.find(({ slug }) => slug === route.parts[1]);
        if (chart === undefined) return <NotFound route={route} />;
        return (
          <>
            <Head title={chart.name} up={['Charts', linkTo(['charts'])]}>
              <GradeChip grade={chart.worst ?? undefined} />
            </Head>
            <Description chart={chart} />
            <section aria-labelledby="deploys">
              <h2 id="deploys">Images it deploys</h2>
              <ShippedImages slug={chart.slug} />
            </section>
          </>
        );
      }}
    </Ready>
  );
};
