import type { ComponentChildren } from 'preact';
import type { DayChanges } from '../model/documents';
import { counted } from '../model/numbers';
import { linkTo } from '../model/route';
import { Columns } from '../parts/columns';
import { DigestLink } from '../parts/digest-link';
import { InParts } from '../parts/more';
import { VersionLinks } from '../parts/version-links';

const PAGE = 50;

type ImageChanges = DayChanges['images'][number];
type ChartChanges = DayChanges['charts'][number];

/** An image that is gone has a view of what is left of it, a chart has none. */
const Name = (props: { href: string | undefined; item: Omit<ChartChanges, 'versions'> }) => {
  const { slug, new: isNew, gone } = props.item;
  return (
    <th scope="row">
      {props.href === undefined ? slug : <a href={props.href}>{slug}</a>}
      {isNew ? <span class="pill">New</span> : null}
      {gone ? <span class="pill">Gone</span> : null}
    </th>
  );
};

const Versions = ({ slug, versions }: { slug: string; versions: ReadonlyArray<string> }) =>
  versions.length === 0 ? (
    <span class="faint">–</span>
  ) : (
    <span>
      <VersionLinks slug={slug} versions={versions} />
    </span>
  );

const Digest = ({ digest }: { digest: string | null }) =>
  digest === null ? <span class="faint">unknown</span> : <DigestLink digest={digest} />;

const Rebuilt = ({ slug, rebuilt }: Pick<ImageChanges, 'slug' | 'rebuilt'>) =>
  rebuilt.length === 0 ? (
    <span class="faint">–</span>
  ) : (
    <ul class="places">
      {rebuilt.map(({ version, from, to, at }) => (
        <li key={`${at} ${version} ${from} ${to}`}>
          <a href={linkTo(['images', slug, version])}>{version}</a>: <Digest digest={from} /> to{' '}
          <Digest digest={to} />
        </li>
      ))}
    </ul>
  );

interface SectionProps<A> {
  readonly id: string;
  readonly noun: string;
  readonly items: ReadonlyArray<A>;
  readonly labels: ReadonlyArray<string>;
  readonly children: (item: A) => ComponentChildren;
}

const Section = <A,>({ id, noun, items, labels, children }: SectionProps<A>) =>
  items.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{counted(items.length, noun)} changed</h2>
      <InParts items={items} page={PAGE}>
        {(shown) => (
          <table class="plain" aria-labelledby={id}>
            <Columns labels={labels} />
            <tbody data-results>{shown.map(children)}</tbody>
          </table>
        )}
      </InParts>
    </section>
  );

/** What happened to images and their versions. */
export const ChangedImages = ({ images }: Pick<DayChanges, 'images'>) => (
  <Section
    id="changed-images"
    noun="image"
    items={images}
    labels={['Image', 'Added', 'Removed', 'Rebuilt']}
  >
    {(item) => (
      <tr key={item.slug}>
        <Name href={linkTo(['images', item.slug])} item={item} />
        <td data-label="Added">
          <Versions slug={item.slug} versions={item.added} />
        </td>
        <td data-label="Removed">
          <Versions slug={item.slug} versions={item.removed} />
        </td>
        <td data-label="Rebuilt">
          <Rebuilt slug={item.slug} rebuilt={item.rebuilt} />
        </td>
      </tr>
    )}
  </Section>
);

/** What happened to charts. */
export const ChangedCharts = ({ charts }: Pick<DayChanges, 'charts'>) => (
  <Section id="changed-charts" noun="chart" items={charts} labels={['Chart', 'Updated']}>
    {(item) => (
      <tr key={item.slug}>
        <Name href={item.gone ? undefined : linkTo(['charts', item.slug])} item={item} />
        <td data-label="Updated">
          {item.versions.length === 0 ? (
            <span class="faint">–</span>
          ) : (
            item.versions.map(({ from, to }) => `${from} to ${to}`).join(', ')
          )}
        </td>
      </tr>
    )}
  </Section>
);
