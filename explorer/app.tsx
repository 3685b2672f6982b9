import type { FunctionComponent } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { toResults, toTitle, useFinderKey } from './io/focus';
import { useCatalogTitle } from './io/identity';
import { documentsInUse, useLater } from './io/load';
import { useArrival, useRoute } from './io/navigation';
import { usePrinting } from './io/printing';
import { isKnownEmpty } from './model/collections';
import type { Feed, Integrity } from './model/documents';
import { formatInstant } from './model/freshness';
import { linkTo, type Route } from './model/route';
import { Finder } from './parts/finder';
import { GUIDES, JsonLink } from './parts/links';
import { Opened } from './parts/opened';
import { Empty } from './parts/states';
import { When } from './parts/time';
import { BasesView, BaseView } from './views/bases';
import { ChangesView } from './views/changes';
import { ChangesDayView } from './views/changes-day';
import { ChartView } from './views/chart';
import { ChartsView } from './views/charts';
import { CveView } from './views/cve';
import { CvesView } from './views/cves';
import { DigestView } from './views/digest';
import { ImageView } from './views/image';
import { ImagePackagesView } from './views/image-packages';
import { ImagesView } from './views/images';
import { NotFound } from './views/not-found';
import { PackageView } from './views/package';
import { PackagesView } from './views/packages';
import { RoadmapView, UpdatesView } from './views/plans';

type View = FunctionComponent<{ readonly route: Route }>;

interface Section {
  readonly name: string;
  /** Undefined if only links and searches lead there. */
  readonly label?: string;
  /** Left out of the navigation while its collection is empty. */
  readonly isCollection?: true;
  /** Listed under "More". */
  readonly isRare?: true;
  /** Views by the number of parts of the address. */
  readonly views: ReadonlyArray<View>;
}

const SECTIONS: ReadonlyArray<Section> = [
  { name: 'images', label: 'Images', views: [ImagesView, ImageView, ImageView, ImagePackagesView] },
  { name: 'cves', label: 'CVEs', views: [CvesView, CveView] },
  { name: 'changes', label: 'Changes', views: [ChangesView, ChangesDayView] },
  {
    name: 'packages',
    label: 'Packages',
    isCollection: true,
    views: [PackagesView, NotFound, PackageView],
  },
  { name: 'charts', label: 'Charts', isCollection: true, views: [ChartsView, ChartView] },
  {
    name: 'bases',
    label: 'Bases',
    isCollection: true,
    isRare: true,
    views: [BasesView, NotFound, BaseView],
  },
  { name: 'roadmap', label: 'Roadmap', isCollection: true, isRare: true, views: [RoadmapView] },
  { name: 'updates', label: 'Updates', isCollection: true, isRare: true, views: [UpdatesView] },
  { name: 'digest', views: [NotFound, DigestView] },
];

const viewOf = ({ parts }: Route): View => {
  const section = SECTIONS.find(({ name }) => name === (parts[0] ?? 'images'));
  return section?.views[Math.max(1, parts.length) - 1] ?? NotFound;
};

interface TabsProps {
  readonly sections: ReadonlyArray<Section>;
  readonly current: string;
}

const Tabs = ({ sections, current }: TabsProps) => (
  <ul>
    {sections.map(({ name, label }) => (
      <li key={name}>
        <a href={linkTo([name])} aria-current={name === current ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

const Navigation = ({ current }: { current: string }) => {
  const title = useCatalogTitle();
  const integrity = useLater<Integrity>('integrity.json');
  const shown = SECTIONS.filter(
    (section) =>
      section.label !== undefined &&
      !(section.isCollection && section.name !== current && isKnownEmpty(integrity, section.name)),
  );
  const rare = shown.filter(({ isRare }) => isRare);
  return (
    <header class="top">
      <div class="top-inner">
        <a class="brand" href={linkTo(['images'])}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 1.5 17.5 5v5.2c0 4-3 6.9-7.5 8.3-4.5-1.4-7.5-4.3-7.5-8.3V5z" />
          </svg>
          <span class="brand-name">{title}</span>
        </a>
        <nav aria-label="Main">
          <Tabs sections={shown.filter(({ isRare }) => !isRare)} current={current} />
          {rare.length > 0 && (
            <details key={current}>
              <summary>More</summary>
              <Tabs sections={rare} current={current} />
            </details>
          )}
        </nav>
        <Finder />
      </div>
    </header>
  );
};

/** Listed when opened, so it has what has loaded by then. */
const Documents = () => (
  <ul class="links flow">
    {documentsInUse().map((path) => (
      <li key={path}>
        <JsonLink path={path} />
      </li>
    ))}
  </ul>
);

const Footer = ({ place }: { place: string }) => {
  const latest = useLater<Feed>('feed.json')?.items?.[0]?.date_modified;
  return (
    <footer class="bottom flow">
      <p>
        Powered by catalog-api-action · <a href={`${GUIDES}/README.md#all-documents`}>API</a>
        {latest && (
          <>
            {' '}
            · latest change <When instant={latest} />
          </>
        )}
      </p>
      <Opened key={place} summary="JSON of this view">
        <Documents />
      </Opened>
    </footer>
  );
};

const Printed = () =>
  usePrinting() && (
    <p class="printed">
      {location.href} · printed {formatInstant(new Date().toISOString())}
    </p>
  );

/** Catches documents that do not fit this page, which would leave it blank. */
const Guarded = ({ route }: { route: Route }) => {
  const [error, reset] = useErrorBoundary();
  const Shown = viewOf(route);
  if (error === undefined) return <Shown route={route} />;
  return (
    <Empty title="This view cannot be shown">
      <p>Its documents are not what this page expects. Their JSON may explain why.</p>
      <button type="button" class="button" onClick={reset}>
        Try again
      </button>
    </Empty>
  );
};

export const App = () => {
  const route = useRoute();
  useArrival(route, toTitle);
  useFinderKey();
  const main = route.parts.slice(0, 2).join('/');
  return (
    <>
      <button type="button" class="skip" onClick={toResults}>
        Skip to the results
      </button>
      <Navigation current={route.parts[0] ?? 'images'} />
      <main>
        <Guarded key={main} route={route} />
        <Printed />
      </main>
      <Footer place={route.parts.join('/')} />
    </>
  );
};
