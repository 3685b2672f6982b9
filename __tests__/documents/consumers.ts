/** Checks the recipes for consumers: each is run or evaluated on the published example. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
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

/** The first two hex digits of a digest of the example. */
const PREFIX = '9a';

interface Expression {
  readonly expression: string;
}

interface Policy {
  readonly kind: string;
  readonly spec: {
    readonly matchConstraints: {
      readonly resourceRules: readonly { readonly resources: readonly string[] }[];
    };
    readonly variables: readonly Expression[];
    readonly validations: readonly Expression[];
  };
}

/** Every kind of container that a pod may have. */
const CONTAINERS = ['containers', 'initContainers', 'ephemeralContainers'];

/** Expects a policy in CEL about all containers of a pod, which requests the document of a digest at a computed address. */
export const isKyverno = (site: string, text: string): void => {
  const address = "' + i.split('@sha256:')[1].substring(0, 2) + '.json'";
  expect(text).toContain(`http.Get('${SITE}/api/v1/digest/${address})`);
  arePublished(site, text.replace(address, `${PREFIX}.json'`));
  const { kind, spec } = parse(text) as Policy;
  const [rule] = spec.matchConstraints.resourceRules;
  expect([kind, rule?.resources]).toEqual([
    'ValidatingPolicy',
    ['pods', 'pods/ephemeralcontainers'],
  ]);
  const [images] = spec.variables;
  expect(
    [...(images?.expression ?? '').matchAll(/object\.spec\.\??(\w+)/g)].map(([, name]) => name),
  ).toEqual(CONTAINERS);
  for (const { expression } of [...spec.variables, ...spec.validations])
    expect(expression.match(/\(/g)?.length).toBe(expression.match(/\)/g)?.length);
  for (const { expression } of spec.validations)
    expect(expression).toMatch(/\bvariables\.images\b/);
};
