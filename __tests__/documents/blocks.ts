/** The documents of this project, with their fenced blocks and links. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');

export interface Block {
  readonly file: string;
  readonly line: number;
  /** The info string of the fence: the language and, if needed, the kind. */
  readonly kind: string;
  readonly text: string;
}

/** Paths relative to the project, with `/`. */
const markdownIn = (folder: string): readonly string[] =>
  readdirSync(path.join(PROJECT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));

export const DOCUMENTS = ['.', 'docs', 'docs/decisions'].flatMap(markdownIn);

export const textOf = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

export const blocksIn = (file: string, text = textOf(file)): readonly Block[] =>
  [...text.matchAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm)].map((match) => {
    const [, indent = '', kind = '', body = ''] = match;
    return {
      file,
      line: text.slice(0, match.index).split('\n').length,
      kind,
      text: body.replace(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });

/** Every block of every document. */
export const BLOCKS = DOCUMENTS.flatMap((file) => blocksIn(file));

/** Files that the documents name to copy, with their kinds. Workflows in `examples/workflows` have tests of their own. */
const COPIED = [
  ['policies/kyverno.yaml', 'yaml kyverno'],
  ['recipes/pods.sh', 'sh script'],
  ['recipes/pods-with-cve.sh', 'sh script'],
  ['many-repositories/build.yml', 'yaml workflow'],
  ['many-repositories/image-built.yml', 'yaml workflow'],
] as const;

/** Every file to copy, as a block. */
export const COPIES: readonly Block[] = COPIED.map(([name, kind]) => {
  const file = `examples/${name}`;
  return { file, line: 1, kind, text: textOf(file) };
});

/** The anchors that GitHub makes of headings. */
export const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Targets of links and pictures in this project, outside of fenced blocks. */
export const linksIn = (text: string): readonly string[] => {
  const prose = text.replace(/^( *)```[\s\S]*?^\1```$/gm, '');
  const found = [...prose.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)];
  return found
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^https?:/.test(link));
};
