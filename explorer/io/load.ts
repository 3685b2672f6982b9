import { useEffect, useState } from 'preact/hooks';
import { capitalize } from '../../src/domain/values/capitalize';

export type Loaded<A> =
  | { readonly kind: 'loading' }
  /** The host answered 404. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly why: string; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: A };

export const readyValue = <A>(loaded: Loaded<A>): A | undefined =>
  loaded.kind === 'ready' ? loaded.value : undefined;

type Answer<A> = Exclude<Loaded<A>, { readonly kind: 'loading' | 'failed' }>;

/** Answers by path. A document is fetched once, and again after a failure. */
const answers = new Map<string, Answer<unknown>>();
const pending = new Map<string, Promise<Answer<unknown>>>();

const NOT_FOUND = 404;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const reach = async (path: string): Promise<Response> => {
  try {
    return await fetch(path, { headers: { accept: 'application/json' } });
  } catch {
    // Every browser has its own message, and none gives the reason.
    throw new Error('the host did not answer');
  }
};

const request = async (path: string): Promise<Answer<unknown>> => {
  const response = await reach(path);
  if (response.status === NOT_FOUND) return { kind: 'missing' };
  if (!response.ok) throw new Error(`the host answered with status ${response.status}`);
  const text = await response.text();
  // Lets the browser show a typed letter between two tasks.
  await nextTask();
  if (text.trimStart().startsWith('<'))
    throw new Error('the server sent a web page instead of JSON: you may have to log in');
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('the answer is not a document');
  return { kind: 'ready', value };
};

/** `now`: the view needs the document to render. */
type Urgency = 'now' | 'later';

/** Resolves once all urgent documents have loaded or failed. */
const othersArrived = async (): Promise<void> => {
  await nextTask();
  await Promise.allSettled(pending.values());
};

const fetchOnce = async (path: string, urgency: Urgency): Promise<Answer<unknown>> => {
  if (urgency === 'later') await othersArrived();
  const known = answers.get(path) ?? pending.get(path);
  if (known !== undefined) return known;
  const asked = request(path)
    .then((answer) => {
      answers.set(path, answer);
      return answer;
    })
    .finally(() => pending.delete(path));
  pending.set(path, asked);
  return asked;
};

/** Fetches nothing. */
export const loadedDocument = <A>(path: string): A | undefined => {
  const answer = answers.get(path);
  return answer?.kind === 'ready' ? (answer.value as A) : undefined;
};

/** One entry for each part of the page that shows a document. */
const uses = new Set<{ readonly path: string }>();

export const documentsInUse = (): ReadonlyArray<string> =>
  [...new Set([...uses].map(({ path }) => path))]
    .filter((path) => loadedDocument(path) !== undefined)
    .sort();

interface Settled {
  /** The documents that have all loaded or failed. */
  readonly key: string;
  /** Why one of them failed. */
  readonly failure?: unknown;
}

const UNSETTLED: Settled = { key: '' };

/** One entry for each part of the page whose documents failed. */
const failed = new Set<(state: Settled) => void>();

/** Asks again for all of them, because the host may answer for the others too. */
const retry = (): void => {
  for (const settle of failed) settle(UNSETTLED);
};

interface Fetched extends Pick<Settled, 'failure'> {
  readonly isSettled: boolean;
}

/** Loads documents, and renders again once all of them have loaded or failed. */
const useFetched = (paths: ReadonlyArray<string>, urgency: Urgency): Fetched => {
  const key = paths.join('\n');
  const [settled, settle] = useState(UNSETTLED);
  // Decided at render time: an answer may arrive before the effect runs.
  const isKnown = paths.every((path) => answers.has(path));
  const isOwn = settled.key === key;
  const failure = isOwn ? settled.failure : undefined;
  useEffect(() => {
    if (failure === undefined) return undefined;
    failed.add(settle);
    return () => failed.delete(settle);
  }, [failure]);
  useEffect(() => {
    if (isOwn || isKnown) return undefined;
    let wanted = true;
    Promise.allSettled(paths.map((path) => fetchOnce(path, urgency))).then((results) => {
      const { reason } = results.find((result) => result.status === 'rejected') ?? {};
      if (wanted) settle({ key, failure: reason });
    });
    return () => {
      wanted = false;
    };
  }, [key, settled]);
  return { isSettled: isKnown || isOwn, failure };
};

interface LoadedDocuments<A> {
  /** In the order of their paths, without those that failed. */
  readonly documents: ReadonlyArray<A>;
  readonly isLoading: boolean;
}

/** Loads documents after all urgent ones. */
export const useDocuments = <A>(paths: ReadonlyArray<string>): LoadedDocuments<A> => {
  const { isSettled } = useFetched(paths, 'later');
  const documents = paths.flatMap((path) => loadedDocument<A>(path) ?? []);
  return { documents, isLoading: !isSettled };
};

const HINT = 'The host may be down or deploying: try again in a moment.';

const reasonOf = (thrown: unknown): string => {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return `${capitalize(message)}. ${HINT}`;
};

/**
 * Loads a document by its path relative to `api/v1`; nothing without a path. Its type needs no check: the action
 * publishes the page and the documents together.
 */
export const useDocument = <A>(path: string | undefined, urgency: Urgency = 'now'): Loaded<A> => {
  const { failure } = useFetched(path === undefined ? [] : [path], urgency);
  useEffect(() => {
    if (path === undefined) return undefined;
    const use = { path };
    uses.add(use);
    return () => uses.delete(use);
  }, [path]);
  const answer = path === undefined ? undefined : answers.get(path);
  if (answer !== undefined) return answer as Answer<A>;
  return failure === undefined
    ? { kind: 'loading' }
    : { kind: 'failed', why: reasonOf(failure), retry };
};

/** A document that nothing waits for; undefined until it has loaded, and if it is missing. */
export const useLater = <A>(path: string | undefined): A | undefined =>
  readyValue(useDocument<A>(path, 'later'));
