/** Checks of the recipes for consumers: each is run, or evaluated, on the published example. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import jsonata from 'jsonata';
import { parse } from 'yaml';

/** Where the documents say that the example is published. */
export const SITE = 'https://acme.github.io/catalog';

/** There is an address of the site in the text, and none that leads nowhere. */
export const arePublished = (site: string, text: string): void => {
  const files = [...text.matchAll(/https:\/\/acme\.github\.io\/catalog\/([^)\s"'&#]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(path.join(site, file)))).toEqual([]);
};

/** A stand-in for curl: prints the files of `site` for addresses of the example; knows `-s` and `-fs`. */
export const curlFor = (site: string): string => `#!/usr/bin/env bash
for address in "$@"; do
  [[ "$address" = -s || "$address" = -fs ]] || cat "\${address/#${SITE.replaceAll('/', '\\/')}/${site.replaceAll('/', '\\/')}}" || exit 22
done
`;

const jsonAt = (site: string, address: string): unknown =>
  JSON.parse(readFileSync(path.join(site, address.slice(SITE.length)), 'utf8'));

type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
const AsyncFunction = (async () => {}).constructor as new (
  ...args: readonly string[]
) => (fetch: Fetch, log: Pick<Console, 'log'>) => Promise<void>;

/** JavaScript for a module, run with the files of `site` in the place of the network. */
export const runScript = async (site: string, text: string): Promise<void> => {
  const logged: string[] = [];
  const fetch: Fetch = async (address) => {
    const ok = existsSync(path.join(site, address.slice(SITE.length)));
    return { ok, status: ok ? 200 : 404, json: async () => jsonAt(site, address) };
  };
  const log = (...values: readonly unknown[]): void => void logged.push(values.join(' '));
  await new AsyncFunction('fetch', 'console', text)(fetch, { log });
  expect(logged.join('\n').trim()).not.toBe('');
};

interface Renovate {
  readonly customDatasources: {
    readonly catalog: {
      readonly defaultRegistryUrlTemplate: string;
      readonly transformTemplates: readonly [string];
    };
  };
  readonly customManagers: readonly [
    { readonly matchStrings: readonly [string]; readonly datasourceTemplate: string },
  ];
}

/** The datasource gives the releases of an image, and the manager finds its references. */
export const isRenovate = async (site: string, text: string): Promise<void> => {
  const { customDatasources, customManagers } = JSON.parse(text) as Renovate;
  const { defaultRegistryUrlTemplate, transformTemplates } = customDatasources.catalog;
  const rule = transformTemplates[0].replaceAll('{{packageName}}', 'redis');
  const images = jsonAt(site, defaultRegistryUrlTemplate);
  expect(JSON.parse(JSON.stringify(await jsonata(rule).evaluate(images)))).toEqual({
    releases: ['8.2.2', '8.0.3'].map((version) => ({
      version,
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      releaseTimestamp: expect.stringMatching(/Z$/),
    })),
  });
  const [{ matchStrings, datasourceTemplate }] = customManagers;
  expect(datasourceTemplate).toBe('custom.catalog');
  const digest = `sha256:${'0'.repeat(64)}`;
  const groups = (line: string) => new RegExp(matchStrings[0]).exec(line)?.groups;
  const from = 'FROM ghcr.io/acme/images/redis:8.0.3';
  expect(groups(from)).toEqual({ depName: 'redis', currentValue: '8.0.3' });
  expect(groups(`${from}@${digest} AS base`)).toMatchObject({ currentDigest: digest });
};

interface Grafana {
  readonly url: string;
  readonly root_selector: string;
  readonly columns: readonly { readonly selector: string; readonly type: string }[];
}

/** The query gives rows, and every column has a value of its type in each. */
export const isGrafana = async (site: string, text: string): Promise<void> => {
  const { url, root_selector, columns } = JSON.parse(text) as Grafana;
  const rows: readonly unknown[] = await jsonata(root_selector).evaluate(jsonAt(site, url));
  expect(rows.length).toBeGreaterThan(10);
  for (const { selector, type } of columns)
    for (const row of rows)
      expect([selector, typeof (await jsonata(selector).evaluate(row))]).toEqual([selector, type]);
};

/** A YAML document of a kind, all of whose addresses are published. */
export const isEntity = (site: string, text: string, kind: string): void => {
  expect(parse(text)).toMatchObject({ apiVersion: expect.any(String), kind });
  arePublished(site, text);
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Python that parses, all of whose addresses are published. */
export const isPython = (site: string, text: string): void => {
  arePublished(site, text);
  if (!hasPython) return;
  const check = 'import ast, sys; ast.parse(sys.stdin.read())';
  expect(spawnSync('python3', ['-c', check], { input: text, encoding: 'utf8' }).stderr).toBe('');
};
