import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fixedBadges, isComputed } from '../../src/domain/badge-names';
import { useDocument } from '../io/load';
import { goTo } from '../io/navigation';
import { badgeMarkdown, pictureMarkdown } from '../model/badge';
import type { Badge } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { absolute, BadgePicture } from '../parts/badge';
import { TextField } from '../parts/controls';
import { Copy, CopyButton } from '../parts/copy';
import { Head } from '../parts/head';
import { JsonLinks } from '../parts/links';
import { Empty, Ready } from '../parts/states';

interface EntryProps {
  readonly name: string;
  /** Shown if there is no badge of this name. */
  readonly missing?: ComponentChildren;
}

const Entry = ({ name, missing = null }: EntryProps) => {
  const path = `badge/${name}.json`;
  const file = `badge/${encodeURIComponent(name)}`;
  const page = absolute('.');
  const document = useDocument<Badge>(`${file}.json`);
  if (document.kind === 'missing') return <>{missing}</>;
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
            <div>
              <CopyButton
                text={pictureMarkdown(badge.label, absolute(`${file}.svg`), page)}
                label="Copy Markdown"
              />
            </div>
            <details>
              <summary>As shields.io draws it</summary>
              <Copy
                text={badgeMarkdown(badge, absolute(`${file}.json`), page)}
                what={`Markdown of the badge ${name}, drawn by shields.io`}
              />
            </details>
          </>
        )}
      </Ready>
    </li>
  );
};

/** The form of every badge name: any other cannot be published, and might lead out of the folder. */
const NAME = /^[a-z0-9][a-z0-9._-]*$/;

const NoSuchBadge = ({ name }: { name: string }) => (
  <li>
    <Empty title={`This catalog publishes no badge ${name}`} />
  </li>
);

/** Asks for the name of a badge that the catalog defines: no document lists these. */
const OwnName = ({ shown }: { shown: string }) => {
  const [text, setText] = useState(shown);
  const submitted = (event: Event): void => {
    event.preventDefault();
    goTo(linkTo(['badges'], { name: text.trim() }));
  };
  return (
    <form class="own-badge flow" onSubmit={submitted}>
      <TextField value={text} onChange={setText}>
        Name of a badge that the catalog defines itself
      </TextField>
      <button type="submit" class="button">
        Show it
      </button>
    </form>
  );
};

const toEntry = (name: string) => <Entry key={name} name={name} />;

/** The fixed badges that the catalog publishes, and the one that the address names. */
export const BadgesView = ({ route }: { route: Route }) => {
  const own = route.params['name'] ?? '';
  const missing = <NoSuchBadge name={own} />;
  return (
    <>
      <Head title="Badges" json={[]} />
      <p class="lead">
        The badges of this catalog. Paste the Markdown into a README to show a badge that stays up
        to date. The page of each image has its own badges.
      </p>
      <ul class="cards">
        {own === '' || NAME.test(own) ? null : missing}
        {NAME.test(own) ? <Entry key={own} name={own} missing={missing} /> : null}
        {fixedBadges.filter((name) => name !== own && isComputed(name)).map(toEntry)}
      </ul>
      <h2>Stated by the owner, not checked</h2>
      <ul class="cards">
        {fixedBadges.filter((name) => name !== own && !isComputed(name)).map(toEntry)}
      </ul>
      <h2>Other badges</h2>
      <OwnName key={own} shown={own} />
    </>
  );
};
