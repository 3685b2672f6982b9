import { useMemo } from 'preact/hooks';
import { readyValue, useDocument } from '../io/load';
import { byTag, type Endpoint, readEndpoints } from '../model/api';
import { Head } from '../parts/head';
import { Inline } from '../parts/prose';
import { Empty, Ready } from '../parts/states';
import { type Column, Table } from '../parts/table';

/** The document, if its address has no parameters; folded, what it says and what it looks like. */
const Document = ({ path, summary, description, example }: Endpoint) => (
  <>
    <code class="wrap">
      {path.includes('{') ? (
        path
      ) : (
        <a class="document" href={path}>
          {path}
        </a>
      )}
    </code>
    <details>
      <summary aria-label={`More: ${summary}`}>More</summary>
      <p class="faint">
        <Inline text={description} />
      </p>
      {example === '' ? null : (
        <textarea
          class="answer-body"
          readOnly
          spellcheck={false}
          rows={14}
          aria-label={`Example of ${path}`}
          value={example}
        />
      )}
    </details>
  </>
);

const COLUMNS: readonly [Column<Endpoint>, Column<Endpoint>] = [
  ['What it answers', ({ summary }) => summary],
  ['Document, from api/v1', Document],
];

/** The questions that the documents answer, as their description says. */
export const ApiView = () => {
  const description = useDocument<unknown>('openapi.json');
  const value = readyValue(description);
  const endpoints = useMemo(() => readEndpoints(value), [value]);
  return (
    <>
      <Head title="API" />
      <Ready
        of={description}
        missing={<Empty title="This catalog publishes no description of its API" />}
      >
        {() =>
          endpoints.length === 0 ? (
            <Empty title="The description lists no endpoints" />
          ) : (
            byTag(endpoints).map(([tag, items]) => (
              <section key={tag} aria-labelledby={`tag-${tag}`}>
                <h2 id={`tag-${tag}`}>{tag}</h2>
                <Table items={items} columns={COLUMNS} aria-labelledby={`tag-${tag}`} />
              </section>
            ))
          )
        }
      </Ready>
    </>
  );
};
