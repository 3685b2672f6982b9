import { fixedBadges } from '../../src/domain/badge-names';
import { useIdentity } from '../io/identity';
import { useDocument } from '../io/load';
import { badgeMarkdown, type Paint, paintsOf } from '../model/badge';
import type { Badge } from '../model/documents';
import { Copy } from '../parts/copy';
import { Head } from '../parts/head';
import { JsonLinks } from '../parts/links';
import { Ready } from '../parts/states';

const half = ({ background, text }: Paint) => ({ backgroundColor: background, color: text });

const Preview = ({ badge }: { badge: Badge }) => {
  const paints = paintsOf(badge);
  return (
    <span class="badge" role="img" aria-label={`${badge.label}: ${badge.message}`}>
      <span style={half(paints.label)}>{badge.label}</span>
      <span style={half(paints.message)}>{badge.message}</span>
    </span>
  );
};

const Entry = ({ name }: { name: string }) => {
  const path = `badge/${name}.json`;
  const payload = new URL(`badge/${encodeURIComponent(name)}.json`, location.href);
  const page = new URL('.', location.href);
  return (
    <Ready of={useDocument<Badge>(path)} missing={null}>
      {(badge) => (
        <li class="card badge-card">
          <div class="card-head">
            <h2>{name}</h2>
            <JsonLinks paths={[path]} />
          </div>
          <Preview badge={badge} />
          <Copy
            text={badgeMarkdown(badge, payload.href, page.href)}
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
        Previews of the badges that this catalog publishes. The Markdown shows a badge in a README
        and keeps it up to date. Badges of a single image are on its page.
      </p>
      <ul class="cards">
        {[...new Set([...fixedBadges, ...badges])].map((name) => (
          <Entry key={name} name={name} />
        ))}
      </ul>
    </>
  );
};
