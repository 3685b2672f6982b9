/** Checks the OpenVEX files of the documents, the commands that write such files, and the set-up of Trivy. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import { formatProblem } from '../../src/domain/problem';
import { applyDefaults } from '../../src/read/manifest/apply-defaults';
import { decodeVex } from '../../src/read/vex/read-vex';
import { manifestFrom } from '../builders/manifest';
import { orThrow } from '../builders/source';
import { jsonAt, SITE } from './consumers';

const EXAMPLE = path.resolve(__dirname, '../../examples/catalog/catalog.yaml');

/** Expects an OpenVEX file that is read without a problem, and all of whose statements are published for the example. */
export const isOpenVex = (text: string): void => {
  const catalog = applyDefaults(manifestFrom('catalog.yaml', readFileSync(EXAMPLE, 'utf8')));
  const file = { file: 'vex/acme.json', text };
  const { value, warnings } = orThrow(decodeVex([file], catalog, '2027-01-01T00:00:00Z'));
  expect(warnings.map(formatProblem)).toEqual([]);
  const published = [...value.values()].flatMap(({ statements }) => statements);
  const { statements } = JSON.parse(text) as { readonly statements: readonly unknown[] };
  expect(published.length).toBe(statements.length);
};

/** Expects `vexctl create` or `vexctl add` of a statement that this action publishes, in a file that it reads. */
export const isVexctl = (line: string): void => {
  const flags = [...line.matchAll(/--([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
    key,
    value,
  ]);
  const {
    author = 'Acme',
    product,
    subcomponents,
    vuln,
    status,
    ...more
  } = Object.fromEntries(flags) as Readonly<Record<string, string>>;
  const { file, document, justification, 'action-statement': action, ...unknown } = more;
  expect([line.split(' ')[1], file ?? document, unknown]).toEqual([
    expect.stringMatching(/^(?:create|add)$/),
    expect.stringMatching(/^vex\/\w+\.json$/),
    {},
  ]);
  const component = { subcomponents: subcomponents && [{ '@id': subcomponents }] };
  isOpenVex(
    JSON.stringify({
      ...{ '@context': 'https://openvex.dev/ns/v0.2.0', author },
      timestamp: '2026-06-12T09:00:00Z',
      statements: [
        {
          vulnerability: { name: vuln },
          products: [{ '@id': product, ...component }],
          ...{ status, justification, action_statement: action },
        },
      ],
    }),
  );
};

interface Repositories {
  readonly repositories: readonly { readonly name: string; readonly url: string }[];
}

/** Expects a configuration whose first repository is the published one, as Trivy finds its parts. */
export const isTrivy = (site: string, text: string): void => {
  const [first] = (parse(text) as Repositories).repositories;
  expect(first).toEqual({ name: 'acme', url: `${SITE}/api/v1/vex`, enabled: true });
  const { versions } = jsonAt(site, `${first?.url}/.well-known/vex-repository.json`) as {
    readonly versions: readonly { readonly locations: readonly { readonly url: string }[] }[];
  };
  const archives = versions.flatMap(({ locations }) => locations.map(({ url }) => url));
  expect(archives.map((url) => existsSync(path.join(site, url.slice(SITE.length))))).toEqual([
    true,
  ]);
};
