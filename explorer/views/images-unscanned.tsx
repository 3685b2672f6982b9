import { useMemo } from 'preact/hooks';
import { NOW } from '../io/clock';
import { useParams } from '../io/navigation';
import type { Images } from '../model/documents';
import { largestOf, listImages } from '../model/images';
import type { Route } from '../model/route';
import { Browse } from '../parts/browse';
import { ImagesTable } from './images-table';

const INITIAL = { q: '' };

interface ImagesProps {
  readonly route: Route;
  readonly images: Images;
  readonly why: string;
  readonly retry: () => void;
}

/** Shown while the states of the scans cannot be loaded, as during a deployment. */
export const ImagesWithoutScans = ({ route, images: { data }, why, retry }: ImagesProps) => {
  const view = useParams(route, INITIAL);
  const listed = useMemo(() => listImages(data, [], NOW), [data]);
  return (
    <>
      <div class="notice notice-warning" role="alert">
        <strong>The dates of the scans could not be loaded.</strong> {why}{' '}
        <button type="button" class="button" onClick={retry}>
          Try again
        </button>
      </div>
      <Browse
        view={view}
        noun="image"
        search="Search images, versions, digests"
        filters={[]}
        items={listed}
        filter={(shown) => shown}
      >
        {(shown) => <ImagesTable rows={shown} largest={largestOf(listed)} />}
      </Browse>
    </>
  );
};
