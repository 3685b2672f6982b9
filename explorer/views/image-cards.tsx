import { pluralize } from '../../src/domain/values/plural';
import { useExploitedVersions } from '../io/exploitation';
import { isExploited } from '../model/exploitation';
import type { ListedImage } from '../model/images';
import { linkTo } from '../model/route';
import { FaceTile } from '../parts/face';
import { GradeChip } from '../parts/grade';
import { Freshness } from '../parts/scan';
import { ExploitedPill, SeverityBar } from '../parts/security';
import { InParts } from '../parts/table';

const PAGE = 60;

/** `12 findings, 7 with a fix`; undefined without a scan. */
const findingsText = ({ image: { security } }: ListedImage): string | undefined =>
  security === null
    ? undefined
    : `${pluralize(security.total, 'finding')}${security.fixable > 0 ? `, ${security.fixable} with a fix` : ''}`;

const Card = ({ listed, exploited }: { listed: ListedImage; exploited: ReadonlySet<string> }) => {
  const { image, scan, status, unseen } = listed;
  const text = findingsText(listed);
  return (
    <li class="card card-link card-image">
      <div class="card-head">
        <FaceTile slug={image.slug} name={image.name} />
        <div>
          <h2>
            <a href={linkTo(['images', image.slug])}>{image.name}</a>
          </h2>
          <span class="line faint">{image.category}</span>
        </div>
        <GradeChip grade={image.security?.grade} status={status} />
      </div>
      <p class="faint clamp">{unseen ?? image.summary}</p>
      {image.security === null ? null : <SeverityBar counts={image.security} />}
      <p class="card-foot flow">
        {text === undefined ? null : <span>{text}</span>}
        {isExploited(image, exploited) ? <ExploitedPill /> : null}
        {scan === 'planned' ? <span class="pill">Planned</span> : null}
        {text === undefined && scan !== 'planned' ? <Freshness status={status} /> : null}
      </p>
    </li>
  );
};

/** The list as cards: without sorting headers, and with fewer numbers. */
export const ImageCards = ({ rows }: { rows: ReadonlyArray<ListedImage> }) => {
  const exploited = useExploitedVersions();
  return (
    <InParts items={rows} page={PAGE}>
      {(shown) => (
        <ul class="cards" data-results>
          {shown.map((each) => (
            <Card key={each.image.slug} listed={each} exploited={exploited} />
          ))}
        </ul>
      )}
    </InParts>
  );
};
