import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../src/values/plural';
import { readyValue, useDocument } from '../io/load';
import { type Api, byTag, readApi } from '../model/api';
import type { Images } from '../model/documents';
import { linkTo, type Route } from '../model/route';
import { Head } from '../parts/head';
import { Prose } from '../parts/prose';
import { Empty, Ready } from '../parts/states';
import { EndpointCard } from './endpoint';
import { NotFound } from './not-found';
import { SchemaPage } from './schema';

/** Parameter values from this catalog: the examples of the description are from another one. */
const valuesIn = (images: Images | undefined): Readonly<Record<string, string>> => {
  const image = images?.data.find(({ security }) => security != null);
  return image?.security == null
    ? { page: '1', stat: 'cves' }
    : { page: '1', stat: 'cves', image: image.slug, version: image.security.version };
};

/** Fragments are places of the page, so a button goes to an endpoint. */
const goToEndpoint = (path: string): void => {
  const title = document.getElementById(path);
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
};

const Index = ({ tags }: { tags: ReturnType<typeof byTag> }) => (
  <nav class="index" aria-label="Documents">
    {tags.map(([tag, endpoints]) => (
      <details key={tag} open>
        <summary>{tag}</summary>
        <ul>
          {endpoints.map(({ path, summary }) => (
            <li key={path}>
              <button type="button" onClick={() => goToEndpoint(path)}>
                {summary}
              </button>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </nav>
);

const Overview = ({ api }: { api: Api }) => {
  const images = useDocument<Images>('images.json', 'later');
  const values = useMemo(() => valuesIn(readyValue(images)), [images]);
  if (images.kind === 'loading') return null;
  const tags = byTag(api.endpoints);
  return (
    <div class="reference">
      <Index tags={tags} />
      <div>
        <Prose text={api.description} />
        {tags.map(([tag, endpoints]) => (
          <section key={tag} aria-labelledby={`tag-${tag}`}>
            <h2 id={`tag-${tag}`}>{tag}</h2>
            <ul class="stack">
              {endpoints.map((endpoint) => (
                <EndpointCard key={endpoint.path} endpoint={endpoint} values={values} />
              ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="schemas">
          <h2 id="schemas">
            Objects <span class="faint number">{formatNumber(api.schemas.size)}</span>
          </h2>
          <ul class="links flow">
            {[...api.schemas.keys()].map((name) => (
              <li key={name}>
                <a href={linkTo(['api', name])}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
};

const Shown = ({ route, api }: { route: Route; api: Api }) => {
  const name = route.parts[1];
  if (name === undefined)
    return (
      <>
        <Head title="API" json={['openapi.json']} />
        {api.endpoints.length === 0 ? (
          <Empty title="The description lists no endpoints" />
        ) : (
          <Overview api={api} />
        )}
      </>
    );
  const schema = api.schemas.get(name);
  return schema === undefined ? <NotFound route={route} /> : <SchemaPage schema={schema} />;
};

/** The API reference. */
export const ApiView = ({ route }: { route: Route }) => {
  const description = useDocument<unknown>('openapi.json');
  const value = readyValue(description);
  const api = useMemo(() => readApi(value), [value]);
  return (
    <Ready
      of={description}
      missing={
        <>
          <Head title="API" json={[]} />
          <Empty title="This catalog publishes no description of its API" />
        </>
      }
    >
      {() => <Shown route={route} api={api} />}
    </Ready>
  );
};
