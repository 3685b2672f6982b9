import { useState } from 'preact/hooks';
import { formatNumber } from '../../src/values/plural';
import { type TriedAnswer, tryPath } from '../io/try';
import { type Endpoint, filledPath } from '../model/api';
import { curlCommand } from '../model/commands';
import { linkTo } from '../model/route';
import { TextField } from '../parts/controls';
import { Command } from '../parts/copy';
import { Inline } from '../parts/prose';

type Values = Readonly<Record<string, string>>;

/** Characters of a response that are shown: documents may have megabytes. */
const MAX_SHOWN_LENGTH = 20_000;

const Json = ({ text, label }: { text: string; label: string }) =>
  text === '' ? null : (
    <textarea
      class="answer-body"
      readOnly
      spellcheck={false}
      rows={14}
      aria-label={label}
      value={text.slice(0, MAX_SHOWN_LENGTH)}
    />
  );

const Answer = (props: { answer: TriedAnswer; path: string }) => {
  const { status, type, body } = props.answer;
  return (
    <div class="answer">
      <p class="note" role="status">
        Status {status}, {type}, {formatNumber(body.length)} characters
        {body.length > MAX_SHOWN_LENGTH
          ? `; the first ${formatNumber(MAX_SHOWN_LENGTH)} are shown`
          : ''}
      </p>
      <Json text={body} label={`Response of ${props.path}`} />
    </div>
  );
};

interface TryProps {
  readonly endpoint: Endpoint;
  /** Initial values of the parameters, by name. */
  readonly values: Values;
}

const Try = ({ endpoint, values }: TryProps) => {
  const [filled, setFilled] = useState<Values>(() =>
    Object.fromEntries(
      endpoint.parameters.map(({ name, example }) => [
        name,
        Object.hasOwn(values, name) ? (values[name] ?? '') : example,
      ]),
    ),
  );
  const [tried, setTried] = useState<{ path: string; answer: TriedAnswer }>();
  const path = filledPath(endpoint.path, filled);
  const command =
    path === undefined ? undefined : curlCommand(new URL(path, location.href.split('#')[0]).href);
  const run = async (): Promise<void> => {
    if (path !== undefined) setTried({ path, answer: await tryPath(path) });
  };
  return (
    <>
      {endpoint.parameters.map(({ name, description }) => (
        <TextField
          key={name}
          value={filled[name] ?? ''}
          onChange={(value) => setFilled({ ...filled, [name]: value })}
        >
          <code>{name}</code>: <Inline text={description} />
        </TextField>
      ))}
      <p class="actions flow">
        {path === undefined ? (
          <span class="faint">Every parameter needs a value.</span>
        ) : (
          <Command text={command} what={`curl command of ${endpoint.summary}`} />
        )}
        <button
          type="button"
          class="button"
          disabled={path === undefined}
          onClick={run}
          aria-label={`Try it: ${endpoint.summary}`}
        >
          Try it
        </button>
      </p>
      {tried === undefined ? (
        <Json text={endpoint.example} label={`Example of ${endpoint.path}`} />
      ) : (
        <Answer answer={tried.answer} path={tried.path} />
      )}
    </>
  );
};

/** An endpoint, its curl command, and a way to try it. */
export const EndpointCard = ({ endpoint, values }: TryProps) => (
  <li class="card">
    <h3 id={endpoint.path} tabIndex={-1}>
      {endpoint.summary}
    </h3>
    <p>
      <code class="wrap">
        <span class="method">GET</span> /api/v1/{endpoint.path}
      </code>
    </p>
    {endpoint.description === '' ? null : (
      <p class="faint">
        <Inline text={endpoint.description} />
      </p>
    )}
    <p class="card-foot flow">
      {endpoint.schema === undefined ? null : (
        <span>
          Returns <a href={linkTo(['api', endpoint.schema])}>{endpoint.schema}</a>
        </span>
      )}
      {endpoint.others.map(([status, meaning]) => (
        <span key={status} class="faint">
          {status}: <Inline text={meaning} />
        </span>
      ))}
    </p>
    <Try endpoint={endpoint} values={values} />
  </li>
);
