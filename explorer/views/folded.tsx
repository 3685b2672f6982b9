/** What few readers of an image need: it is folded, and loads when it is opened. */
import { useDocument } from '../io/load';
import { useHas } from '../io/packages';
import { pictureMarkdown } from '../model/badge';
import type { Charts, Releases } from '../model/documents';
import type { OwnImage } from '../model/own-image';
import { findDeployments } from '../model/related';
import { linkTo } from '../model/route';
import { Copy, DigestCopy } from '../parts/copy';
import { absolute } from '../parts/links';
import { Opened } from '../parts/opened';
import { Ready } from '../parts/states';
import { Table } from '../parts/table';
import { Day } from '../parts/time';

const NO_CHART = <p class="note">No chart of this catalog deploys it.</p>;

const DeployedBy = ({ image }: { image: OwnImage }) => (
  <Ready of={useDocument<Charts>('charts.json')} missing={NO_CHART}>
    {({ data }) => {
      const deployments = findDeployments(image, data);
      return deployments.length === 0 ? (
        NO_CHART
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
  useHas('charts') && (
    <Opened class="reading" summary="Charts that deploy it">
      <DeployedBy image={image} />
    </Opened>
  );

export const Former = ({ releases: { slug, releases } }: { releases: Releases }) => {
  const rows = releases.flatMap(({ version, former }) =>
    former.map((each) => ({ version, ...each })),
  );
  return (
    rows.length > 0 && (
      <Opened key={slug} class="reading" summary="Former digests">
        <Table
          aria-label="Former digests"
          items={rows}
          columns={[
            ['Version', ({ version }) => version],
            [
              'Digest',
              ({ version, digest, until }) => (
                <DigestCopy digest={digest} of={`${version} until ${until ?? 'an unknown day'}`} />
              ),
            ],
            ['Until', ({ until }) => <Day instant={until} />],
          ]}
        />
      </Opened>
    )
  );
};

export const ImageBadge = ({ image: { slug, name } }: { image: OwnImage }) => {
  const picture = `images/${slug}/badge.svg`;
  return (
    <details class="reading">
      <summary>Badge for a README</summary>
      <img
        class="badge"
        src={picture}
        alt={`Result of the last scan of ${name}`}
        height={20}
        loading="lazy"
      />
      <Copy
        text={pictureMarkdown(
          `${name} CVEs`,
          absolute(picture),
          absolute(linkTo(['images', slug])),
        )}
        what="Markdown of the badge"
      />
    </details>
  );
};
