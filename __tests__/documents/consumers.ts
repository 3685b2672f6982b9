/** Checks the recipes for consumers: each is run or evaluated on the published example. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import jsonata from 'jsonata';
import { parse } from 'yaml';

/** The documented address of the example. */
export const SITE = 'https://acme.github.io/catalog';

/** Expects addresses of the site in a text, all of them published. */
export const arePublished = (site: string, text: string): void => {
  const files = [...text.matchAll(/https:\/\/acme\.github\.io\/catalog\/([^)\s"'&#]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(path.join(site, file)))).toEqual([]);
};

/** The published document at an address of the example. */
export const jsonAt = (site: string, address: string): unknown =>
  JSON.parse(readFileSync(path.join(site, address.slice(SITE.length)), 'utf8'));

type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
const AsyncFunction = (async () => {}).constructor as new (
  ...args: readonly string[]
) => (fetch: Fetch, log: Pick<Console, 'log'>) => Promise<void>;

/** The log of a JavaScript module, run with the files of `site` instead of the network. */
export const runScript = async (site: string, text: string): Promise<string> => {
  const logged: string[] = [];
  const fetch: Fetch = async (address) => {
    const ok = existsSync(path.join(site, address.slice(SITE.length)));
    return { ok, status: ok ? 200 : 404, json: async () => jsonAt(site, address) };
  };
  const log = (...values: readonly unknown[]): void => void logged.push(values.join(' '));
  await new AsyncFunction('fetch', 'console', text)(fetch, { log });
  const answer = logged.join('\n');
  expect(answer.trim()).not.toBe('');
  return answer;
};

interface Grafana {
  readonly url: string;
  readonly root_selector: string;
  readonly columns: readonly { readonly selector: string; readonly type: string }[];
}

/** Expects a query to return rows, with a value of the right type in every column. */
export const isGrafana = async (site: string, text: string): Promise<void> => {
  const { url, root_selector, columns } = JSON.parse(text) as Grafana;
  const rows: readonly unknown[] = await jsonata(root_selector).evaluate(jsonAt(site, url));
  expect(rows.length).toBeGreaterThan(10);
  for (const { selector, type } of columns)
    for (const row of rows)
      expect([selector, typeof (await jsonata(selector).evaluate(row))]).toEqual([selector, type]);
};

/** Expects a YAML document of a kind, all of whose addresses are published. */
export const isEntity = (site: string, text: string, kind: string): void => {
  expect(parse(text)).toMatchObject({ apiVersion: expect.any(String), kind });
  arePublished(site, text);
};

/** The paths of a text in a YAML document. */
const placesOf = (value: unknown, word: string, at = ''): readonly string[] => {
  if (typeof value === 'string') return value.includes(word) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => placesOf(each, word, `${at}/${key}`));
};

/** The first two hex digits of a digest of the example. */
const PREFIX = '9a';

/** A policy in CEL requests the document of a digest, whose address is an expression. */
const isValidatingPolicy = (site: string, text: string): void => {
  const address = "' + i.split('@sha256:')[1].substring(0, 2) + '.json'";
  expect(text).toContain(`http.Get('${SITE}/api/v1/digest/${address})`);
  isEntity(site, text.replace(address, `${PREFIX}.json'`), 'ValidatingPolicy');
  const { spec } = parse(text) as {
    readonly spec: { readonly validations: readonly { readonly expression: string }[] };
  };
  for (const { expression } of spec.validations) {
    expect(expression.match(/\(/g)?.length).toBe(expression.match(/\)/g)?.length);
    expect(expression).toMatch(/\bvariables\.images\b/);
  }
};

/** Expects a policy that requests a document of digests, and uses `element` only where Kyverno defines it. */
export const isKyverno = (site: string, text: string): void => {
  if (text.includes('kind: ValidatingPolicy')) {
    isValidatingPolicy(site, text);
    return;
  }
  const prefix = "{{ truncate(split(digest, ':')[1], `2`) }}";
  isEntity(site, text.replace(prefix, PREFIX), 'ClusterPolicy');
  const places = placesOf(parse(text), 'element.');
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !place.includes('/foreach/'))).toEqual([]);
};

/** Expects a policy that requests a document of digests. OPA is not available to run it. */
export const isRego = (site: string, text: string): void =>
  arePublished(site, text.replace('%s.json', `${PREFIX}.json`));

/** Expects Python that parses, where there is one to say so, all of whose addresses are published. */
export const isPython = (site: string, text: string): void => {
  arePublished(site, text);
  const check = 'import ast, sys; ast.parse(sys.stdin.read())';
  const parsed = spawnSync('python3', ['-c', check], { input: text, encoding: 'utf8' });
  if (parsed.error === undefined) expect(parsed.stderr).toBe('');
};
