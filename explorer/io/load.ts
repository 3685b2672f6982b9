import { useEffect, useState } from 'preact/hooks';

/** What is known of a document. */
export type Loaded<A> =
  | { readonly kind: 'loading' }
  /** The host says that there is none: no scan record, no such badge. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly why: string; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: A };

/** The document, or undefined while it is not there. */
export const readyValue = <A>(loaded: Loaded<A>): A | undefined =>
  loaded.kind === 'ready' ? loaded.value : undefined;

type Answer<A> = Exclude<Loaded<A>, { readonly kind: 'loading' | 'failed' }>;

/** Answers by path; a document is fetched once, and again after it failed. */
const answers = new Map<string, Answer<unknown>>();
const pending = new Map<string, Promise<Answer<unknown>>>();

const NOT_FOUND = 404;

const reach = async (path: string): Promise<Response> => {
  try {
    return await fetch(path, { headers: { accept: 'application/json' } });
  } catch {
    // Browsers say why in words of their own, and only that there was no answer.
    throw new Error('the host gave no answer');
  }
};

const request = async (path: string): Promise<Answer<unknown>> => {
  const response = await reach(path);
  if (response.status === NOT_FOUND) return { kind: 'missing' };
  if (!response.ok) throw new Error(`the host answered with status ${response.status}`);
  const value: unknown = await response.json();
  if (typeof value !== 'object' || value === null) throw new Error('the answer is no document');
  return { kind: 'ready', value };
};

/** Whether a view cannot be rendered without a document, or can wait for it. */
type Urgency = 'now' | 'later';

/** Resolves once the documents that a view needs have arrived, whether well or badly. */
const othersArrived = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
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

/** A document if it is at hand: nothing is fetched. */
export const loadedDocument = <A>(path: string): A | undefined => {
  const answer = answers.get(path);
  return answer?.kind === 'ready' ? (answer.value as A) : undefined;
};

const HINT =
  location.protocol === 'file:'
    ? 'A page opened as a file cannot read the files beside it: open it over HTTP.'
    : 'The host may be down, or a deployment may be in progress: try again in a moment.';

const reasonOf = (thrown: unknown): string => {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}. ${HINT}`;
};

interface Failure {
  readonly path: string;
  readonly why: string;
}

/**
 * A document next to the page, by its path from `api/v1`. Its type is what this action writes
 * at that path: the page and the documents are published together. Nothing to load without a path.
 */
export const useDocument = <A>(path: string | undefined, urgency: Urgency = 'now'): Loaded<A> => {
  const [failure, setFailure] = useState<Failure>();
  const [, setArrivals] = useState(0);
  const answer = path === undefined ? undefined : answers.get(path);
  // What was shown decides, not what is known by now: an answer may come before the effect runs.
  const shown = answer !== undefined;
  useEffect(() => {
    // A failure stays until somebody asks again, which forgets it.
    if (path === undefined || shown || failure?.path === path) return undefined;
    let wanted = true;
    fetchOnce(path, urgency).then(
      () => wanted && setArrivals((n) => n + 1),
      (thrown: unknown) => wanted && setFailure({ path, why: reasonOf(thrown) }),
    );
    return () => {
      wanted = false;
    };
  }, [path, shown, failure, urgency]);
  if (answer !== undefined) return answer as Answer<A>;
  if (failure !== undefined && failure.path === path) {
    return { kind: 'failed', why: failure.why, retry: () => setFailure(undefined) };
  }
  return { kind: 'loading' };
};
