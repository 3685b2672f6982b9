import type { ComponentChildren } from 'preact';
import { useDocument, useLater } from '../io/load';
import type { Removed, RemovedItem } from '../model/documents';
import { type Tombstones as Found, findTombstones } from '../model/removed';
import { linkTo, type Route } from '../model/route';
import { DigestCopy } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';
import { Head } from '../parts/head';
import { Replaced, Told } from '../parts/links';
import { Empty, Ready } from '../parts/states';
import { TableSection } from '../parts/table';
import { Day } from '../parts/time';
import { type ComparedProps, GoTo, leadOf } from './recommended';

const PATH = 'removed.json';

const NotStated = () => <span class="faint">Not stated</span>;

const Tombstone = ({ item }: { item: RemovedItem }) => (
  <Facts>
    <Fact label="Removed">
      <Day instant={item.removed} />
    </Fact>
    <Fact label="Replaced by">
      <Replaced by={item.replacement} />
    </Fact>
    <Fact label="Reason">{item.reason ?? <NotStated />}</Fact>
    <Fact label="Last digest">
      {item.version && item.digest && <DigestCopy digest={item.digest} of={item.version} />}
    </Fact>
  </Facts>
);

interface VersionsProps {
  readonly items: ReadonlyArray<RemovedItem>;
  readonly asked?: string | undefined;
}

const Versions = ({ items, asked }: VersionsProps) => (
  <TableSection
    id="removed"
    title="Removed versions"
    items={items}
    isCurrent={({ version }) => version === asked}
    columns={[
      ['Version', ({ version }) => version],
      ['Removed', ({ removed }) => <Day instant={removed} />],
      ['Replaced by', ({ replacement }) => <Replaced by={replacement} />],
      ['Reason', ({ reason }) => reason ?? <NotStated />],
      [
        'Last digest',
        ({ version, digest }) =>
          digest === null ? (
            <span class="faint">Unknown</span>
          ) : (
            <DigestCopy digest={digest} of={version ?? ''} />
          ),
      ],
    ]}
    page={50}
  />
);

const Tombstones = ({ found, asked }: { found: Found; asked?: string | undefined }) => (
  <>
    {found.image === undefined ? null : <Tombstone item={found.image} />}
    <Versions items={found.versions} asked={asked} />
  </>
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
            <Tombstones found={found} asked={version} />
          </>
        );
      }}
    </Ready>
  );
};

export const FormerlyPublished = ({ slug }: { slug: string }) => {
  const removed = useLater<Removed>(PATH);
  const found = removed === undefined ? undefined : findTombstones(removed, slug);
  return found === undefined ? null : (
    <>
      <p class="notice notice-warning">It was published before.</p>
      <Tombstones found={found} />
    </>
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
        const item = findTombstones(removed, image.slug, version)?.versions[0];
        return item?.version !== version ? (
          missing
        ) : (
          <section aria-labelledby="gone" class="notice notice-warning">
            <h2 id="gone">
              <code>{version}</code> was removed
            </h2>
            <Tombstone item={item} />
            {lead}
          </section>
        );
      }}
    </Ready>
  );
};
