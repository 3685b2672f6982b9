import type { ComponentChildren } from 'preact';
import { useDocument, useLater } from '../io/load';
import type { Removed, RemovedItem } from '../model/documents';
import { findTombstones } from '../model/removed';
import { linkTo, type Route } from '../model/route';
import { DigestCopy } from '../parts/copy';
import { Head } from '../parts/head';
import { Replaced, Told } from '../parts/links';
import { Dash, Empty, Ready } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Day } from '../parts/time';
import { type ComparedProps, GoTo, leadOf } from './recommended';

const PATH = 'removed.json';

interface GoneProps {
  readonly items: ReadonlyArray<RemovedItem>;
  readonly asked?: string | undefined;
}

const DIGEST: Column<RemovedItem> = [
  'Last digest',
  ({ version, digest }) =>
    digest === null ? <Dash /> : <DigestCopy digest={digest} of={version ?? ''} />,
];

const Gone = ({ items, asked }: GoneProps) => (
  <Table
    aria-label="Removed"
    items={items}
    isCurrent={({ version }) => version === asked}
    columns={[
      ['Version', ({ version }) => version ?? 'All'],
      ['Removed', ({ removed }) => <Day instant={removed} />],
      ['Replaced by', ({ replacement }) => <Replaced by={replacement} />],
      ['Reason', ({ reason }) => reason ?? <span class="faint">Not stated</span>],
      ...(items.some(({ digest }) => digest !== null) ? [DIGEST] : []),
    ]}
    page={50}
  />
);

interface ImageProps {
  readonly route: Route;
  /** Shown if the catalog has no record of the image. */
  readonly missing: ComponentChildren;
}

export const RemovedImage = ({ route, missing }: ImageProps) => {
  const [, slug = '', version] = route.parts;
  return (
    <Ready of={useDocument<Removed>(PATH)} missing={missing}>
      {(removed) => {
        const found = findTombstones(removed, slug, version);
        return found === undefined ? (
          missing
        ) : (
          <>
            <Head title={slug} up={['Images', linkTo(['images'])]} />
            <p class="notice notice-warning">The catalog no longer has this image.</p>
            <Gone items={found} asked={version} />
          </>
        );
      }}
    </Ready>
  );
};

export const FormerlyPublished = ({ slug }: { slug: string }) => {
  const removed = useLater<Removed>(PATH);
  const found = removed === undefined ? undefined : findTombstones(removed, slug);
  return (
    found && (
      <>
        <p class="notice notice-warning">It was published before.</p>
        <Gone items={found} />
      </>
    )
  );
};

/** For an image that still exists. */
export const RemovedVersion = ({
  image,
  compared,
  version,
}: ComparedProps & { version: string }) => {
  const { text, to } = leadOf({ image, compared }, version);
  const lead = (
    <p class="go">
      <Told text={text} /> <GoTo slug={image.slug} to={to} />
    </p>
  );
  const missing = (
    <Empty title={`${image.name} has no version ${version}`}>
      <p>Choose one of the versions below.</p>
      {lead}
    </Empty>
  );
  return (
    <Ready of={useDocument<Removed>(PATH)} missing={missing}>
      {(removed) => {
        const item = findTombstones(removed, image.slug, version)?.find(
          (each) => each.version === version,
        );
        return item === undefined ? (
          missing
        ) : (
          <section aria-labelledby="gone" class="notice notice-warning">
            <h2 id="gone">
              <code>{version}</code> was removed
            </h2>
            <Gone items={[item]} />
            {lead}
          </section>
        );
      }}
    </Ready>
  );
};
