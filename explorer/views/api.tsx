import { useMemo } from 'preact/hooks';
import { readyValue, useDocument } from '../io/load';
import { byTag, type Endpoint, readEndpoints } from '../model/api';
import { Head } from '../parts/head';
import { Inline } from '../parts/prose';
import { Empty, Ready } from '../parts/states';
import { type Column, Table } from '../parts/table';

const Question = ({ summary, description }: Endpoint) => (
  <>
    {summary}
    <p class="faint">
      <Inline text={description} />
    </p>
  </>
);

/** The document, if its address has no parameters, and what it looks like. */
const Document = ({ path, summary, example }: Endpoint) => (
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
    {example === '' ? null : (
      <details>
        <summary aria-label={`Example: ${summary}`}>Example</summary>
        <textarea
          class="answer-body"
          readOnly
          spellcheck={false}
          rows={14}
          aria-label={`Example of ${path}`}
          value={example}
        />
      </details>
    )}
  </>
);

const COLUMNS: readonly [Column<Endpoint>, Column<Endpoint>] = [
  ['What it answers', Question],
  ['Document, from api/v1', Document],
];

/** The questions that the documents answer, as their description says. */
export const ApiView = () => {
  const description = useDocument<unknown>('openapi.json');
  const value = readyValue(description);
  const endpoints = useMemo(() => readEndpoints(value), [value]);
  return (
    <>
      <Head title="API" json={value === undefined ? [] : ['openapi.json']} />
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
