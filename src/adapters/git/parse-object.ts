import { ID_BYTES } from '../../git-objects/objects';
import type { Tree, TreeEntry } from '../../git-objects/tree';
import type { Change } from '../../published/git';

export interface Commit extends Pick<Change, 'message' | 'author' | 'time'> {
  readonly tree: string;
  readonly parents: ReadonlyArray<string>;
}

/** The entries of the tree `id`; throws if the bytes are not a tree. */
export const parseTree = (id: string, bytes: Buffer): Tree => {
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

/** The id of a commit's tree, from its first line. */
export const parseCommitTree = (bytes: Buffer): string =>
  /^tree ([0-9a-f]+)/.exec(bytes.toString('latin1', 0, 'tree '.length + 2 * ID_BYTES))?.[1] ?? '';

/** The ids of a commit's parents, from the lines after its first. */
export const parseCommitParents = (bytes: Buffer): ReadonlyArray<string> => {
  const [, ...lines] = bytes.toString('latin1').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('parent '));
  return lines.slice(0, end).map((line) => line.slice('parent '.length));
};

/** As git stores it; dates are UTC. */
export const formatCommit = ({ tree, parents, author, time, message }: Commit): Buffer => {
  const who = `${author.name} <${author.email}> ${time} +0000`;
  const head = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${who}`,
    `committer ${who}`,
  ];
  return Buffer.from(`${head.join('\n')}\n\n${message}`);
};
