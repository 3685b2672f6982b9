import { fixedBadges, isComputed } from '../../src/domain/badge-names';
import { loadedDocument, useDocument, useDocuments } from '../io/load';
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
}

/** Shows only the badges that are published. */
const Badges = ({ id, title, names }: BadgesProps) => {
  const paths = names.map((name) => `${fileOf(name)}.json`);
  const { isLoading } = useDocuments<Badge>(paths);
  const shown = names.flatMap((name, i): ReadonlyArray<Shown> => {
    const badge = loadedDocument<Badge>(paths[i] ?? '');
    return badge === undefined ? [] : [{ name, badge }];
  });
  return isLoading ? (
    <Loading />
  ) : (
    <TableSection id={id} title={title} items={shown} columns={COLUMNS} />
  );
};

const OwnBadge = ({ name }: { name: string }) => {
  const isName = isFileName(name);
  const { kind } = useDocument<Badge>(isName ? `${fileOf(name)}.json` : undefined);
  return isName && kind !== 'missing' ? (
    <Badges id="own" title={name} names={[name]} />
  ) : (
    <Empty title={`This catalog publishes no badge ${name}`} />
  );
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
      {own && <OwnBadge key={own} name={own} />}
      <Badges id="computed" title="Computed" names={fixedBadges.filter(isComputed)} />
      <Badges
        id="stated"
        title="Stated by the owner, not checked"
        names={fixedBadges.filter((name) => !isComputed(name))}
      />
    </>
  );
};
