import type { Field, Schema } from '../model/api';
import { linkTo } from '../model/route';
import { Columns } from '../parts/columns';
import { Head } from '../parts/head';
import { Inline } from '../parts/prose';

/** The words of a type, of which names of objects lead to these. */
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

const Row = ({ field }: { field: Field }) => (
  <tr>
    <th scope="row">
      <code>{field.name}</code>
    </th>
    <td data-label="Type">
      <Type field={field} />
    </td>
    <td data-label="Presence">{field.required ? 'always' : 'optional'}</td>
    <td data-label="Meaning">
      <span>
        <Inline text={field.description} />
      </span>
    </td>
  </tr>
);

/** Every field of an object of the API, or the words that a text may be. */
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
        One of {words.map((word, i) => [i > 0 ? ', ' : '', <code key={word}>{word}</code>])}
      </p>
    )}
    {fields === undefined ? null : (
      <table class="plain" aria-label={`Fields of ${name}`}>
        <Columns labels={['Field', 'Type', 'Presence', 'Meaning']} />
        <tbody data-results>
          {fields.map((field) => (
            <Row key={field.name} field={field} />
          ))}
        </tbody>
      </table>
    )}
  </>
);
