/** Random edits of a published tree. */
import fc from 'fast-check';
import type { Tree } from './model';

export const API = 'api/v1/';

/** The documents that own memory: nothing else has what they remember. */
const OWNERS =
  /^(?:state|status|removed|cve|changes|feed|history|updates)\.json$|^security\/[^/]+\/[^/]+\.json$|^images\/[^/]+\/(?:findings|releases|packages|vex)\.json$|^changes\/|^vex\/index\.json$/;

export const ownsMemory = (path: string): boolean => OWNERS.test(path.slice(API.length));

/** What becomes of a file, by its number among those that are edited. */
interface Edit {
  readonly file: number;
  readonly to: (text: string) => string | undefined;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  file: fc.nat(),
  to: fc.constantFrom<Edit['to']>(
    () => undefined,
    () => '{}\n',
    () => '\u0000{',
    () => '',
    (text) => text.replace(/\d(?=[^\d]*$)/, (digit) => `${(Number(digit) + 1) % 10}`),
    (text) => text.replace(/\[[^[\]]*\]/, '[]'),
    (text) => text.replace(/"([a-z]+)":/, '"$1s":'),
    (text) => `${text} `,
  ),
});

/** Files that no run published, some of them where documents are. */
const foreign = fc.subarray([
  ...['x.json', 'cve/2026/CVE-2026-9999.json', 'cve/x/y.json', 'digest/zz.json', 'images/a/x.json'],
  ...['charts/z/security.json', 'packages/x.json', 'badges/x.json', 'badges/a/x.svg'],
]);

/** Edits files whose paths are wanted, and adds some. */
type EditTree = (tree: Tree, isWanted: (path: string) => boolean) => Tree;

export const edits: fc.Arbitrary<EditTree> = fc
  .tuple(fc.array(edit, { minLength: 1, maxLength: 12 }), foreign)
  .map(([all, added]) => (tree, isWanted) => {
    const edited = new Map(tree);
    const paths = [...tree.keys()].filter((path) => path.startsWith(API) && isWanted(path));
    for (const { file, to } of paths.length > 0 ? all : []) {
      const path = paths[file % paths.length] ?? '';
      const text = to(tree.get(path) ?? '');
      if (text === undefined) edited.delete(path);
      else edited.set(path, text);
    }
    for (const path of added) edited.set(API + path, '{}\n');
    return edited;
  });

/** Documents that depend on the runs: on their number and order, or, as times to a fix, on their date. */
const OF_RUNS = /^api\/v1\/(?:state|history|integrity|fixes)\.json$/;

/** The files of a tree that do not depend on which run learned what. */
export const contentOf = (tree: Tree): Tree =>
  new Map([...tree].filter(([path]) => !OF_RUNS.test(path)));
