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
  return (
    <Ready of={useDocument<Badge>(path)} missing={null}>
      {(badge) => (
        <li class="card badge-card">
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
            what={`Markdown of the badge ${name}`}
          />
        </li>
      )}
    </Ready>
  );
};

/**
 * No document lists the badges, and a catalog has some of its own: the memory of the action names them.
 * Without it the badges of the contract are shown.
 */
export const BadgesView = () => {
  const { badges } = useIdentity();
  return (
    <>
      <Head title="Badges" json={[]} />
      <p class="lead">
        The badges that this catalog publishes. The Markdown shows a badge in a README and keeps it
        up to date: as it is here, or as shields.io draws it, with style and logo. Badges of a
        single image are on its page.
      </p>
      <ul class="cards">
        {[...new Set([...fixedBadges, ...badges])].map((name) => (
          <Entry key={name} name={name} />
        ))}
      </ul>
    </>
  );
};
