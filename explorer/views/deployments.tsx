import { useDocument } from '../io/load';
import { useHas } from '../io/packages';
import type { Charts } from '../model/documents';
import type { OwnImage } from '../model/own-image';
import { findDeployments } from '../model/related';
import { linkTo } from '../model/route';
import { Opened } from '../parts/opened';
import { Ready } from '../parts/states';

const NONE = <p class="note">No chart of this catalog deploys it.</p>;

const Loaded = ({ image }: { image: OwnImage }) => (
  <Ready of={useDocument<Charts>('charts.json')} missing={NONE}>
    {({ data }) => {
      const deployments = findDeployments(image, data);
      return deployments.length === 0 ? (
        NONE
      ) : (
        <ul class="links flow">
          {deployments.map(({ chart, versions }) => (
            <li key={chart.slug}>
              <a href={linkTo(['charts', chart.slug])}>{chart.name}</a>{' '}
              <span class="faint">
                {versions.map((version) => version ?? 'another build').join(', ')}
              </span>
            </li>
          ))}
        </ul>
      );
    }}
  </Ready>
);

export const Deployments = ({ image }: { image: OwnImage }) =>
  useHas('charts') ? (
    <Opened class="reading" summary="Charts that deploy it">
      <Loaded image={image} />
    </Opened>
  ) : null;
