// Serves a published tree on the loopback as the contract says, for tests and previews. Needs only Node.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const METHODS = 'GET, HEAD, OPTIONS';

/** The headers of every response, as in schema/v1/openapi.json. */
const COMMON = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
};

const TYPES = {
  '.json': 'application/json',
  '.atom': 'application/atom+xml',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const typeOf = (file) => TYPES[path.extname(file)] ?? 'application/octet-stream';

const answer = (status, headers = {}, body = '') => ({ status, headers, body: Buffer.from(body) });
const plain = (status, text, headers = {}) =>
  answer(status, { 'content-type': TYPES['.txt'], ...headers }, `${text}\n`);

/** The names of a path; undefined if a published file cannot have one of them. */
const namesOf = (url) => {
  const [encoded] = url.split(/[?#]/);
  const names = [];
  for (const part of encoded.split('/').filter((each) => each !== '')) {
    let name;
    try {
      name = decodeURIComponent(part);
    } catch {
      return undefined;
    }
    if (/^\.|[/\\\u0000]/.test(name)) return undefined;
    names.push(name);
  }
  return names;
};

/** The real path below the root; undefined if nothing is there or a link leads outside. */
const locate = (root, names) => {
  try {
    const real = realpathSync(path.join(root, ...names));
    return real === root || real.startsWith(root + path.sep) ? real : undefined;
  } catch {
    return undefined;
  }
};

const matches = (tags, etag) =>
  tags !== undefined &&
  (tags.trim() === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

const fileAnswer = (file, request) => {
  const bytes = readFileSync(file);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return matches(request.headers['if-none-match'], etag)
    ? answer(304, { etag })
    : answer(200, { 'content-type': typeOf(file), etag }, bytes);
};

/** The response for an unknown address: the 404 page of the tree, if it has one. */
const notFound = (root) => {
  const page = locate(root, ['404.html']);
  return page === undefined
    ? plain(404, 'Not found')
    : answer(404, { 'content-type': TYPES['.html'] }, readFileSync(page));
};

/** Redirects to the explorer if the tree has no landing page. */
const toExplorer = (root) =>
  locate(root, ['api', 'v1', 'index.html']) === undefined
    ? notFound(root)
    : plain(302, 'Found', { location: '/api/v1/' });

const found = (root, request) => {
  const names = namesOf(request.url);
  const place = names === undefined ? undefined : locate(root, names);
  if (place === undefined) return notFound(root);
  const [address, query] = request.url.split(/\?(.*)/s);
  const isFolder = statSync(place).isDirectory();
  if (!isFolder) return address.endsWith('/') ? notFound(root) : fileAnswer(place, request);
  if (!address.endsWith('/')) {
    // Built from its parts, so that it cannot name another host.
    const location = `/${names.map(encodeURIComponent).join('/')}/${query ? `?${query}` : ''}`;
    return plain(301, 'Moved', { location });
  }
  const page = locate(root, [...names, 'index.html']);
  if (page !== undefined) return fileAnswer(page, request);
  return names.length === 0 ? toExplorer(root) : notFound(root);
};

const PREFLIGHT = {
  allow: METHODS,
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers': '*',
  'access-control-max-age': '3600',
};

const answerTo = (root, request) => {
  if (request.method === 'OPTIONS') return answer(204, PREFLIGHT);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Method not allowed', { allow: METHODS });
  return found(root, request);
};

const BODILESS = [204, 304];

const send = (request, response, { status, headers, body }) => {
  const length = BODILESS.includes(status) ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...COMMON, ...headers, ...length });
  response.end(request.method === 'HEAD' || BODILESS.includes(status) ? undefined : body);
};

export const startPreview = async ({ root, port = 0 }) => {
  const real = realpathSync(root);
  if (!statSync(real).isDirectory()) throw new Error(`${root} is not a folder`);
  const server = createServer((request, response) => {
    request.resume();
    try {
      send(request, response, answerTo(real, request));
    } catch (thrown) {
      // A file may disappear while it is read: a publish replaces the tree.
      send(request, response, plain(500, `Cannot be read: ${thrown.code ?? 'unknown'}`));
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
