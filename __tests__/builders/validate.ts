/** Validates published documents against the schemas of `schema/v1`. */
import type { ValidateFunction } from 'ajv/dist/2020';
import { DOCUMENTS, MEDIA } from '../../src/contract/documents';
import { IMAGE_VEX, VEX_COPY } from '../../src/contract/vex-documents';
import { schemaText } from './contract';
import { readXml } from './xml';

/** From the environment of the tests, which compiles each schema once. */
declare const validatorOf: (schema: string) => ValidateFunction;

const formOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** Kinds of documents, most specific paths first. */
const KINDS = [...DOCUMENTS, { ...VEX_COPY, name: IMAGE_VEX.name }]
  .map(({ name, path }) => ({
    name,
    form: formOf(path),
    parameters: path.split('{').length,
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** The root elements of XML files. */
const ROOTS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'application/atom+xml': 'feed',
};
const XML = MEDIA.flatMap((kind) => {
  const root = 'mediaType' in kind ? ROOTS[kind.mediaType] : undefined;
  return root === undefined ? [] : [{ form: formOf(kind.path), root }];
});

/** The flaws of an XML file. */
const flawsOf = (file: string, text: string, root: string | undefined): ReadonlyArray<string> => {
  try {
    return readXml(text.replace(/\n$/, '')).name === root ? [] : [`${file}: no ${root}`];
  } catch (thrown) {
    return [`${file}: ${thrown}`];
  }
};

/** Without a schema: the action's memory, the description of the API, the page and the archive. */
const WITHOUT = /^(state\.json|openapi\.json|index\.html|vex\/vex\.tar\.gz)$/;

export interface Validated {
  /** The number of documents validated and XML files read. */
  readonly documents: number;
  readonly invalid: ReadonlyArray<string>;
}

/** Validates every file of a tree below `root`. */
export const validateTree = (
  tree: Readonly<Record<string, string>>,
  root = 'api/v1/',
): Validated => {
  const files = Object.keys(tree)
    .filter((file) => file.startsWith(root))
    .map((file) => file.slice(root.length))
    .filter((file) => !WITHOUT.test(file));
  const invalid = files.flatMap((file) => {
    const xml = XML.find(({ form }) => form.test(file));
    if (xml !== undefined) return flawsOf(file, tree[root + file] ?? '', xml.root);
    const kind = KINDS.find(({ form }) => form.test(file));
    if (kind === undefined) return [`${file}: there is no schema for it`];
    const validate = validatorOf(schemaText(kind.name));
    if (validate(JSON.parse(tree[root + file] ?? ''))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${file}${instancePath}: ${message}`,
    );
  });
  return { documents: files.length, invalid };
};
