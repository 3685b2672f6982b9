import type { ComponentChildren } from 'preact';
import { readyValue, useDocument } from '../io/load';
import type { Removed, RemovedItem } from '../model/documents';
import { isNothing, type Left, leftOf } from '../model/removed';
import { linkTo, type Route } from '../model/route';
import { DigestCopy } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';
import { Head } from '../parts/head';
import { Replaced } from '../parts/links';
import { Empty, Ready } from '../parts/states';
import { TableSection } from '../parts/table';
import { Day } from '../parts/time';

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
    {item.version === null || item.digest === null ? null : (
      <Fact label="Last digest">
        <DigestCopy digest={item.digest} of={item.version} />
      </Fact>
    )}
  </Facts>
);

interface VersionsProps {
  readonly items: ReadonlyArray<RemovedItem>;
  /** The version that was asked for. */
  readonly asked?: string | undefined;
}

const Versions = ({ items, asked }: VersionsProps) => (
  <TableSection
    id="removed"
    title="Versions that are gone"
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

const Tombstones = ({ left, asked }: { left: Left; asked?: string | undefined }) => (
  <>
    {left.image === undefined ? null : <Tombstone item={left.image} />}
    <Versions items={left.versions} asked={asked} />
  </>
);

interface ImageProps {
  readonly route: Route;
  /** What is shown of an image that the catalog never had, as far as it remembers. */
  readonly missing: ComponentChildren;
}

/** What is left of an image at its old address: when it went, what replaces it, and why. */
export const RemovedImage = ({ route, missing }: ImageProps) => {
  const [, slug = '', version] = route.parts;
  return (
    <Ready of={useDocument<Removed>(PATH)} missing={missing}>
      {(removed) => {
        const left = leftOf(removed, slug, version);
        return isNothing(left) ? (
          missing
        ) : (
          <>
            <Head title={slug} json={[PATH]} up={['Images', linkTo(['images'])]} />
            <p class="notice notice-warning">The catalog no longer has this image.</p>
            <Tombstones left={left} asked={version} />
          </>
        );
      }}
    </Ready>
  );
};

/** What is left of an image that was published and is planned again; nothing for one that never was. */
export const FormerlyPublished = ({ slug }: { slug: string }) => {
  const removed = readyValue(useDocument<Removed>(PATH, 'later'));
  const left = removed === undefined ? undefined : leftOf(removed, slug, undefined);
  return left === undefined || isNothing(left) ? null : (
    <>
      <p class="notice notice-warning">It was published before.</p>
      <Tombstones left={left} />
    </>
  );
};

interface VersionProps {
  readonly name: string;
  readonly slug: string;
  readonly version: string;
}

/** What is left of a version of an image that is still there. */
export const RemovedVersion = ({ name, slug, version }: VersionProps) => {
  const missing = (
    <Empty title={`${name} has no version ${version}`}>
      <p>It may have been removed from the catalog. Choose one of the versions above.</p>
    </Empty>
  );
  return (
    <Ready of={useDocument<Removed>(PATH)} missing={missing}>
      {(removed) => {
        const [item] = leftOf(removed, slug, version).versions;
        return item?.version !== version ? (
          missing
        ) : (
          <section aria-labelledby="gone">
            <h2 id="gone">
              <code>{version}</code> is gone
            </h2>
            <Tombstone item={item} />
          </section>
        );
      }}
    </Ready>
  );
};
