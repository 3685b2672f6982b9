import { readyValue, useDocument } from '../io/load';
import type { Charts, Image } from '../model/documents';
import { findDeployments } from '../model/related';
import { linkTo } from '../model/route';

/** The charts that deploy an image, if any. */
export const Deployments = ({ image }: { image: Image }) => {
  const charts = readyValue(useDocument<Charts>('charts.json'));
  const deployments = findDeployments(image, charts?.data ?? []);
  return deployments.length === 0 ? null : (
    <section aria-labelledby="deployments" class="card">
      <h2 id="deployments">Charts that deploy it</h2>
      <ul class="links flow">
        {deployments.map(({ chart, versions }) => (
          <li key={chart.slug}>
            <a href={linkTo(['charts', chart.slug])}>{chart.name}</a>{' '}
            <span class="faint">
              {versions.map((version) => version ?? 'a digest not listed here').join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
