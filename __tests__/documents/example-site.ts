/** The site of the documents: the files of the example catalog after two nights. */
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from '@jest/globals';
import { filesBelow, writeFiles } from '../builders/files';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const EXAMPLE = path.resolve(__dirname, '../../examples/catalog');

/** The digest of redis 8.2.2 before it was rebuilt. */
const FORMER = 'sha256:9675ba3c7ea250c108bbf4844e920fa612fcdae6675bb4ae0e90596336ee695f';
/** The digest of a version that is removed. */
const REMOVED = 'sha256:305854b50bd1f692f900ce02d8067787da83f532b1a81dfa9f0a87a9fe7cbbe4';

type Texts = Readonly<Record<string, string>>;

const exampleTexts = (): Texts =>
  Object.fromEntries(
    Object.entries(filesBelow(EXAMPLE)).map(([file, bytes]) => [
      file,
      (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'),
    ]),
  );

/** Replaces the first occurrence, which must exist. */
const replaced = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

interface Result {
  readonly Vulnerabilities?: readonly unknown[];
}
interface Report {
  readonly Results: readonly Result[];
}

const reportOf = (text: string): Report => JSON.parse(text) as Report;

/** A report with other vulnerabilities in each of its results. */
const withVulnerabilities = (
  text: string,
  change: (found: readonly unknown[]) => readonly unknown[],
): string => {
  const { Results, ...report } = reportOf(text);
  return JSON.stringify({
    ...report,
    Results: Results.map(({ Vulnerabilities = [], ...result }) => ({
      ...result,
      Vulnerabilities: change(Vulnerabilities),
    })),
  });
};

const REDIS = 'reports/redis/8.2.2.json';
const OPENBAO = 'reports/openbao/2.4.1.json';

/**
 * The catalog of the night before: redis 8.2.2 is an older build with a finding of 8.0.3, openbao 2.4.1 does not
 * have a finding yet, and memcached has a version that is removed later.
 */
const nightBefore = (files: Texts): Texts => {
  const {
    'catalog.yaml': catalog = '',
    [REDIS]: redis = '',
    [OPENBAO]: openbao = '',
    'reports/redis/8.0.3.json': older = '',
  } = files;
  const [current = ''] = /sha256:[0-9a-f]{64}/.exec(catalog.split('version: 8.2.2')[1] ?? '') ?? [];
  const ofOlder = reportOf(older).Results.flatMap(({ Vulnerabilities = [] }) => Vulnerabilities);
  const leaving = `      - version: 1.6.37\n        digest: ${REMOVED}\n`;
  const next = '\n  - slug: etcd\n';
  const changed = {
    ...files,
    'catalog.yaml': replaced(replaced(catalog, current, FORMER), next, `${leaving}${next}`),
    [REDIS]: withVulnerabilities(replaced(redis, current, FORMER), () => ofOlder.slice(0, 1)),
    [OPENBAO]: withVulnerabilities(openbao, (found) => found.slice(1)),
  };
  return Object.fromEntries(
    Object.entries(changed).map(([file, text]) => [
      file,
      file.startsWith('reports/') ? text.replace('"2026-07-14T', '"2026-07-13T') : text,
    ]),
  );
};

/** Publishes the night before and the example catalog, and writes the branch to a folder. */
export const writeExampleSite = async (folder: string): Promise<void> => {
  const files = exampleTexts();
  const { git, files: published } = memoryGit();
  for (const [night, texts] of [
    ['2026-07-13', nightBefore(files)],
    ['2026-07-14', files],
  ] as const) {
    const { errors } = await runAction({
      ...{ git, files: texts, committed: `${night}T06:00:00Z` },
      inputs: { updates: 'updates.yaml' },
    });
    expect(errors).toEqual([]);
  }
  writeFiles(folder, published() ?? []);
};
