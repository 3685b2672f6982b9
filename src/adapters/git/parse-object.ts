import * as O from 'fp-ts/Option';
import type { Commit } from '../../branch/git';
import { ID_BYTES } from '../../git-objects/objects';
import type { Tree, TreeEntry } from '../../git-objects/tree';

/** The entries of the folder `id`, as git stores it; throws where the bytes are no folder. */
export const entriesOf = (id: string, bytes: Buffer): Tree => {
  const tree = new Map<string, TreeEntry>();
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf(0, at) + 1;
    const end = start + ID_BYTES;
    if (start === 0 || end > bytes.length) throw new Error(`the tree ${id} is damaged`);
    const [mode = '', ...name] = bytes.toString('latin1', at, start - 1).split(' ');
    tree.set(name.join(' '), { mode, id: bytes.toString('hex', start, end) });
    at = end;
  }
  return tree;
};

/** Id of the tree of a commit, as git stores it: its first line. */
export const treeOf = (bytes: Buffer): string =>
  /^tree ([0-9a-f]+)/.exec(bytes.toString('latin1', 0, 'tree '.length + 2 * ID_BYTES))?.[1] ?? '';

/** A commit as git stores it. */
export const commitText = (commit: Omit<Commit, 'folders'>): Buffer => {
  const { parent, history, tree, message, author, time } = commit;
  const who = `${author.name} <${author.mail}> ${time} +0000`;
  const parents = O.isSome(parent) && history === 'append' ? [`parent ${parent.value}`] : [];
  const head = [`tree ${tree}`, ...parents, `author ${who}`, `committer ${who}`];
  return Buffer.from(`${head.join('\n')}\n\n${message}`);
};
