import type { Field, Schema } from '../model/api';
import { linkTo } from '../model/route';
import { Head } from '../parts/head';
import { commaList } from '../parts/links';
import { Inline } from '../parts/prose';
import { Table } from '../parts/table';

/** A type, with links to the schemas in it. */
const Type = ({ field: { type, schemas } }: { field: Field }) => (
  <code>
    {type.split(' ').map((word, i) => [
      i > 0 ? ' ' : '',
      schemas.includes(word) ? (
        <a key={word} href={linkTo(['api', word])}>
          {word}
        </a>
      ) : (
        word
      ),
    ])}
  </code>
);

/** The fields of an object, or the values of an enumeration. */
export const SchemaPage = ({
  schema: { name, description, fields, words },
}: {
  schema: Schema;
}) => (
  <>
    <Head title={name} json={['openapi.json']} up={['API', linkTo(['api'])]} />
    {description === '' ? null : (
      <p class="lead">
        <Inline text={description} />
      </p>
    )}
    {words.length === 0 ? null : (
      <p class="words-list">
        One of{' '}
        {commaList(words, (word) => (
          <code>{word}</code>
        ))}
      </p>
    )}
    {fields === undefined ? null : (
      <Table
        aria-label={`Fields of ${name}`}
        items={fields}
        columns={[
          ['Field', (field) => <code>{field.name}</code>],
          ['Type', (field) => <Type field={field} />],
          ['Presence', ({ required }) => (required ? 'always' : 'optional')],
          [
            'Meaning',
            (field) => (
              <span>
                <Inline text={field.description} />
              </span>
            ),
          ],
        ]}
        results
      />
    )}
  </>
);
