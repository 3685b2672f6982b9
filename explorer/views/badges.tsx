import { fixedBadges } from '../../src/domain/badge-names';
import { useIdentity } from '../io/identity';
import { useDocument } from '../io/load';
import { badgeMarkdown, pictureMarkdown } from '../model/badge';
import type { Badge } from '../model/documents';
import { absolute, BadgePicture } from '../parts/badge';
import { Copy } from '../parts/copy';
import { Head } from '../parts/head';
import { JsonLinks } from '../parts/links';
import { Ready } from '../parts/states';

const Entry = ({ name }: { name: string }) => {
  const path = `badge/${name}.json`;
  const file = `badge/${encodeURIComponent(name)}`;
  const page = absolute('.');
  const document = useDocument<Badge>(path);
  if (document.kind === 'missing') return null;
  return (
    <li class="card badge-card">
      <Ready of={document} missing={null}>
        {(badge) => (
          <>
            <div class="card-head">
              <h2>{name}</h2>
              <JsonLinks paths={[path]} />
            </div>
            <BadgePicture path={`${file}.svg`} says={`${badge.label}: ${badge.message}`} />
            <Copy
              text={pictureMarkdown(badge.label, absolute(`${file}.svg`), page)}
              what={`Markdown of the SVG badge ${name}`}
            />
            <Copy
              text={badgeMarkdown(badge, absolute(`${file}.json`), page)}
              what={`Markdown of the badge ${name}, drawn by shields.io`}
            />
          </>
        )}
      </Ready>
    </li>
  );
};

/** No document lists the badges of a catalog, but the action's memory names them. Fixed badges are always shown. */
export const BadgesView = () => {
  const { badges } = useIdentity();
  return (
    <>
      <Head title="Badges" json={[]} />
      <p class="lead">
        The badges that this catalog publishes. Paste the Markdown into a README to show a badge
        that stays up to date: as it is here, or as shields.io draws it, with a style and a logo.
        The page of each image has its own badges.
      </p>
      <ul class="cards">
        {[...new Set([...fixedBadges, ...badges])].map((name) => (
          <Entry key={name} name={name} />
        ))}
      </ul>
    </>
  );
};
