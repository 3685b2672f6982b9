import { NOW } from '../io/clock';
import type { Images } from '../model/documents';
import { largestOf, listImages } from '../model/images';
import { ImagesTable } from './images-table';

interface ImagesProps {
  readonly images: Images;
  readonly why: string;
  readonly retry: () => void;
}

/** Shown while the states of the scans cannot be loaded, as during a deployment. */
export const ImagesWithoutScans = ({ images: { data }, why, retry }: ImagesProps) => {
  const listed = listImages(data, [], NOW);
  return (
    <>
      <div class="notice notice-warning" role="alert">
        <strong>The dates of the scans could not be loaded.</strong> {why}{' '}
        <button type="button" class="button" onClick={retry}>
          Try again
        </button>
      </div>
      <ImagesTable rows={listed} largest={largestOf(listed)} />
    </>
  );
};
