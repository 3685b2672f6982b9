import type { ComponentChildren } from 'preact';
import { fixedBadges, isComputed } from '../../src/domain/badge-names';
import { loadedDocument, useDocuments } from '../io/load';
import { badgeMarkdown, pictureMarkdown } from '../model/badge';
import type { Badge } from '../model/documents';
import { isFileName, type Route } from '../model/route';
import { absolute, BadgePicture } from '../parts/badge';
import { CopyButton } from '../parts/copy';
import { Head } from '../parts/head';
import { Empty, Loading } from '../parts/states';
import { type Columns, TableSection } from '../parts/table';

const fileOf = (name: string): string => `badge/${encodeURIComponent(name)}`;

interface Shown {
  readonly name: string;
  readonly badge: Badge;
}

const COLUMNS: Columns<Shown> = [
  [
    'Badge',
    ({ name, badge: { label, message } }) => (
      <BadgePicture path={`${fileOf(name)}.svg`} says={`${label}: ${message}`} />
    ),
  ],
  [
    'For a README',
    ({ name, badge }) => {
      const address = (ending: string): string => absolute(`${fileOf(name)}.${ending}`);
      const page = absolute('.');
      return (
        <span class="actions flow">
          <CopyButton
            text={pictureMarkdown(badge.label, address('svg'), page)}
            label="Copy Markdown"
          />
          <CopyButton text={badgeMarkdown(badge, address('json'), page)} label="For shields.io" />
        </span>
      );
    },
  ],
];

interface BadgesProps {
  readonly id: string;
  readonly title: string;
  readonly names: ReadonlyArray<string>;
  /** Shown if none is published. */
  readonly missing?: ComponentChildren;
}

/** Shows only the badges that are published. */
const Badges = ({ id, title, names, missing }: BadgesProps) => {
  const paths = names.map((name) => `${fileOf(name)}.json`);
  const { isLoading } = useDocuments<Badge>(paths);
  const shown = names.flatMap((name, i): ReadonlyArray<Shown> => {
    const badge = loadedDocument<Badge>(paths[i] ?? '');
    return badge === undefined ? [] : [{ name, badge }];
  });
  if (isLoading) return <Loading />;
  if (shown.length === 0) return missing;
  return <TableSection id={id} title={title} items={shown} columns={COLUMNS} />;
};

/** Shows the fixed badges, and the one that the address names. */
export const BadgesView = ({ route }: { route: Route }) => {
  const own = route.params['name'] ?? '';
  return (
    <>
      <Head title="Badges" />
      <p class="lead">
        Paste the Markdown into a README. The page of each image has its own badge.
      </p>
      {own && (
        <Badges
          key={own}
          id="own"
          title={own}
          names={[own].filter(isFileName)}
          missing={<Empty title={`This catalog publishes no badge ${own}`} />}
        />
      )}
      <Badges id="computed" title="Computed" names={fixedBadges.filter(isComputed)} />
      <Badges
        id="stated"
        title="Stated by the owner, not checked"
        names={fixedBadges.filter((name) => !isComputed(name))}
      />
    </>
  );
};
