/** Trees for tests of the page: published by the whole action, in memory. */
import { memoryGit } from '../../builders/memory-git';
import { runAction } from '../../builders/run';
import { DOWN, type Tree } from '../rendering';

interface Run {
  readonly files: Readonly<Record<string, string | Buffer>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** The tree after each of some runs, one after another. */
export const publishInTurn = async (...runs: ReadonlyArray<Run>): Promise<ReadonlyArray<Tree>> => {
  const { git } = memoryGit();
  const trees: Tree[] = [];
  for (const { files, inputs } of runs) {
    const output = new Map<string, string>();
    const ran = await runAction({ git, files, output, inputs: { output: 'site', ...inputs } });
    if (ran.errors.length > 0) throw new Error(ran.errors.join('\n'));
    trees.push(output);
  }
  return trees;
};

type Json = ReturnType<typeof JSON.parse>;

export const documentOf = (tree: Tree, file: string): Json => JSON.parse(tree.get(file) ?? 'null');

/** What a document becomes; undefined if it goes, or the host does not give it away. */
export type Changes = Readonly<
  Record<string, ((document: Json) => unknown) | typeof DOWN | undefined>
>;

/** A tree with some documents changed, added or removed. */
export const changed = (tree: Tree, changes: Changes): Tree => {
  const all = new Map(tree);
  for (const [file, change] of Object.entries(changes))
    if (change === undefined) all.delete(file);
    else if (change === DOWN) all.set(file, DOWN);
    else all.set(file, JSON.stringify(change(documentOf(tree, file))));
  return all;
};

/** Runs that a later test can wait for again. */
export const once = <A>(publish: () => Promise<A>): (() => Promise<A>) => {
  let published: Promise<A> | undefined;
  return () => {
    published ??= publish();
    return published;
  };
};
