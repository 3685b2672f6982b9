import { linkTo, type Route } from '../model/route';
import { Head } from '../parts/head';
import { Empty } from '../parts/states';

export const NotFound = ({ route }: { route: Route }) => {
  const named = route.parts[1] ?? route.parts[0] ?? '';
  return (
    <>
      <Head title="Not found" />
      <Empty title="There is nothing at this address">
        <p>It may have been removed, or the link is incomplete.</p>
        <p class="actions flow">
          {named && (
            <a class="button" href={linkTo(['images'], { q: named })}>
              Search the images for it
            </a>
          )}
          <a class="button" href={linkTo(['images'])}>
            All images
          </a>
        </p>
      </Empty>
    </>
  );
};
