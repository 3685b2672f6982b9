/** The response to a request that the reader tried. */
export interface TriedAnswer {
  readonly status: string;
  readonly type: string;
  readonly body: string;
}

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Requests a path relative to `api/v1`; JSON in the response is indented. */
export const tryPath = async (path: string): Promise<TriedAnswer> => {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } });
    const type = response.headers.get('content-type') ?? 'no type';
    return { status: String(response.status), type, body: indented(await response.text()) };
  } catch {
    return { status: 'no response', type: 'the host could not be reached', body: '' };
  }
};
