import { linkTo } from '../model/route';
import { shortDigest } from './copy';

/** A digest, cut short, that leads to what is known of it. */
export const DigestLink = ({ digest }: { digest: string }) => (
  <a href={linkTo(['digest', digest])} title={digest}>
    <code>{shortDigest(digest)}</code>
  </a>
);
