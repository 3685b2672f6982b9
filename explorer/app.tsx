import type { FunctionComponent } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { useArrival, useRoute } from './io/navigation';
import { linkTo, type Route } from './model/route';
import { Empty } from './parts/states';
import { BadgesView } from './views/badges';
import { ChartView } from './views/chart';
import { ChartsView } from './views/charts';
import { ImageView } from './views/image';
import { ImagesView } from './views/images';
import { NotFound } from './views/not-found';
import { RoadmapView } from './views/roadmap';
import { UpdatesView } from './views/updates';

type View = FunctionComponent<{ readonly route: Route }>;

interface Section {
  readonly name: string;
  readonly label: string;
  /** Views by the number of parts of the address, one for the list. */
  readonly views: ReadonlyArray<View>;
}

const SECTIONS: ReadonlyArray<Section> = [
  { name: 'images', label: 'Images', views: [ImagesView, ImageView, ImageView] },
  { name: 'charts', label: 'Charts', views: [ChartsView, ChartView] },
  { name: 'roadmap', label: 'Roadmap', views: [RoadmapView] },
  { name: 'updates', label: 'Updates', views: [UpdatesView] },
  { name: 'badges', label: 'Badges', views: [BadgesView] },
];

const viewOf = ({ parts }: Route): View => {
  const section = SECTIONS.find(({ name }) => name === (parts[0] ?? 'images'));
  return section?.views[Math.max(1, parts.length) - 1] ?? NotFound;
};

const Navigation = ({ current }: { current: string }) => (
  <header class="top">
    <div class="top-inner">
      <a class="brand" href={linkTo(['images'])}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1.5 17.5 5v5.2c0 4-3 6.9-7.5 8.3-4.5-1.4-7.5-4.3-7.5-8.3V5z" />
          <path class="mark" d="m6.5 10 2.5 2.5 4.5-5" />
        </svg>
        Catalog
      </a>
      <nav aria-label="Main">
        <ul>
          {SECTIONS.map(({ name, label }) => (
            <li key={name}>
              <a href={linkTo([name])} aria-current={name === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </header>
);

const Footer = () => (
  <footer class="bottom">
    <p>Everything on this page is read from the JSON API that it lies beside.</p>
    <ul>
      <li>
        <a href="openapi.json">OpenAPI</a>
      </li>
      <li>
        <a href="security.json">Security summary</a>
      </li>
      <li>
        <a href="status.json">Scan status</a>
      </li>
    </ul>
  </footer>
);

const toTitle = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Documents that are not what this page was built for end here, not in a blank page. */
const Guarded = ({ route }: { route: Route }) => {
  const [error, reset] = useErrorBoundary();
  const Shown = viewOf(route);
  if (error === undefined) return <Shown route={route} />;
  return (
    <Empty title="This view cannot be shown">
      <p>Its documents are not what this page expects. Their JSON may tell more.</p>
      <button type="button" class="button" onClick={reset}>
        Try again
      </button>
    </Empty>
  );
};

export const App = () => {
  const route = useRoute();
  useArrival(route, toTitle);
  const main = route.parts.slice(0, 2).join('/');
  return (
    <>
      <button type="button" class="skip" onClick={toTitle}>
        Skip to the content
      </button>
      <Navigation current={route.parts[0] ?? 'images'} />
      <main>
        <Guarded key={main} route={route} />
      </main>
      <Footer />
    </>
  );
};
