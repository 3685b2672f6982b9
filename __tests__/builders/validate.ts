/** Holds published documents against the schemas that are published beside them. */
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { DOCUMENTS, MEDIA } from '../../src/contract/documents';
import { readXml } from './xml';

const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true });
addFormats(ajv);

const compiled = new Map<string, ValidateFunction>();

/** Trees of one release publish the same schemas: each is compiled once. */
const validatorOf = (schema: string): ValidateFunction => {
  const validate = compiled.get(schema) ?? ajv.compile(JSON.parse(schema) as object);
  compiled.set(schema, validate);
  return validate;
};

const formOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** Kinds of documents; the more is fixed of a path, the earlier it counts. */
const KINDS = DOCUMENTS.map(({ name, path }) => ({
  name,
  form: formOf(path),
  parameters: path.split('{').length,
})).sort((a, b) => a.parameters - b.parameters);

/** Files of XML, and their root elements. */
const ROOTS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'application/atom+xml': 'feed',
};
const XML = MEDIA.map(({ path, mediaType }) => ({ form: formOf(path), root: ROOTS[mediaType] }));

/** What is wrong with a file of XML. */
const flawsOf = (file: string, text: string, root: string | undefined): ReadonlyArray<string> => {
  try {
    return readXml(text.replace(/\n$/, '')).name === root ? [] : [`${file}: no ${root}`];
  } catch (thrown) {
    return [`${file}: ${thrown}`];
  }
};

/** What has no schema: the action's memory, and what describes the rest. */
const WITHOUT = /^(state\.json|openapi\.json|schemas\/[^/]+\.json|index\.html)$/;

export interface Validated {
  /** How many documents were held against a schema, and files of XML read. */
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
    if (kind === undefined) return [`${file}: no schema is published for it`];
    const validate = validatorOf(tree[`${root}schemas/${kind.name}.json`] ?? 'false');
    if (validate(JSON.parse(tree[root + file] ?? ''))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${file}${instancePath}: ${message}`,
    );
  });
  return { documents: files.length, invalid };
};
