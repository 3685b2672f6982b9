import { linkTo } from '../model/route';
import { Head } from '../parts/head';
import { Empty } from '../parts/states';

/** A link to something that the catalog does not hold, or not any more. */
export const NotFound = () => (
  <>
    <Head title="Not found" json={[]} />
    <Empty title="There is nothing at this address">
      <p>It may have been removed from the catalog, or the link is incomplete.</p>
      <a class="button" href={linkTo(['images'])}>
        All images
      </a>
    </Empty>
  </>
);
