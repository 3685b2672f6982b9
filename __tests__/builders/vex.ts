/** OpenVEX files, and the check of what is published of them, by a program that is not part of the repository. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Files } from './branch';
import { inScratch, linesOfChecker } from './checker';
import type { Given } from './coverage';
import { writeFiles } from './files';

type Tree = Iterable<readonly [path: string, content: string | Buffer]>;

/** A statement as in an OpenVEX file. */
export const statement = (name: string, product: string, more: object = {}): object => ({
  vulnerability: { name },
  products: [{ '@id': product }],
  status: 'not_affected',
  justification: 'component_not_present',
  ...more,
});

/** An OpenVEX file. */
export const openVex = (statements: ReadonlyArray<object>, more: object = {}): string =>
  JSON.stringify({
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': 'https://acme.test/vex/1',
    author: 'Acme',
    timestamp: '2026-08-20T12:00:00+02:00',
    version: 1,
    statements,
    ...more,
  });

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/vex.mjs');
export const hasVexChecker = existsSync(CHECKER);

/** A run: its workspace, and the trees of the branch before and after it. */
export interface VexRun {
  /** The manifest in YAML, and the files of the input below `vex/`. */
  readonly files: Files;
  readonly tree: Tree;
  readonly before?: Tree;
  readonly destination?: string;
}

const violationsIn = (
  folder: string,
  manifest: string,
  vex: string,
  before: string | undefined,
  more: ReadonlyArray<string> = [],
): Promise<ReadonlyArray<string>> =>
  linesOfChecker(CHECKER, [
    ...[folder, '--manifest', manifest, '--vex', vex],
    ...(before === undefined ? [] : ['--before', before]),
    ...[...more, '--law', 'checked'],
  ]);

/** What is wrong with the statements in a tree. */
export const vexViolations = ({ files, tree, before, destination }: VexRun) =>
  inScratch((at) => {
    mkdirSync(at('vex'));
    writeFiles(
      at(''),
      Object.entries(files).filter(([file]) => file.startsWith('vex/')),
    );
    writeFileSync(at('manifest'), JSON.stringify(parse(files['catalog.yaml'] ?? '')));
    writeFiles(at('now'), tree);
    writeFiles(at('before'), before ?? []);
    const more = destination === undefined ? [] : ['--destination', destination];
    return violationsIn(at('now'), at('manifest'), at('vex'), before && at('before'), more);
  });

/** What is wrong with the statements in the tree whose `api/v1` is in a folder; nothing if what its run was given is unknown. */
export const vexViolationsIn = async (
  folder: string,
  { vex, before }: Given,
): Promise<ReadonlyArray<string>> => {
  const state = path.join(folder, 'api/v1/state.json');
  if (!hasVexChecker || vex === undefined || !existsSync(state)) return [];
  return inScratch((at) => {
    const { manifest } = JSON.parse(readFileSync(state, 'utf8'));
    writeFileSync(at('manifest'), JSON.stringify(manifest));
    return violationsIn(folder, at('manifest'), vex, before);
  });
};
