import { Fragment } from 'preact';
import { linkTo } from '../model/route';

/** Versions of an image, each a link; those that are gone lead to what is left of them. */
export const VersionLinks = (props: { slug: string; versions: ReadonlyArray<string> }) => (
  <>
    {props.versions.map((version, i) => (
      <Fragment key={version}>
        {i > 0 ? ', ' : ''}
        <a href={linkTo(['images', props.slug, version])}>{version}</a>
      </Fragment>
    ))}
  </>
);
