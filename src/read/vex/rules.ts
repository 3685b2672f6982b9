import { OPENVEX, VexJustification } from '../../contract/vex';
import { isRecord } from '../../domain/codec/object';
import { parsePurl } from '../../domain/purl';
import { show } from '../../domain/values/escape';
import { listAt, textAt, valueAt } from '../manifest/undecoded';
import type { Advise, Violation } from '../source-text/decode-source';

/** Examples for keys whose expected value is hard to guess. */
const EXAMPLES: ReadonlyMap<unknown, string> = new Map([
  ['vulnerability', '{"name": "CVE-2025-60876"}'],
  ['products', '[{"@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"}]'],
  ['subcomponents', '[{"@id": "pkg:apk/alpine/busybox"}]'],
]);

/** Advises on a value of an OpenVEX file that is missing or does not decode. */
export const adviseOnVex: Advise = ({ path, found }) => {
  const key = path.findLast((step) => typeof step === 'string');
  if (key === undefined)
    return { expected: 'an OpenVEX document', fix: 'write one, for example with vexctl' };
  const example = EXAMPLES.get(key);
  if (example !== undefined) return { fix: `write, for example, "${key}": ${example}` };
  return {
    ...(key === '@context' ? { expected: `"${OPENVEX}"` } : {}),
    fix: found === undefined ? 'add it' : 'correct it',
  };
};

const IDENTIFIERS = ['@id', 'identifiers', 'hashes'];

/** Scanners find packages only by their package URLs. */
const checkSubcomponent = (component: unknown): string | undefined => {
  const id = textAt(component, '@id');
  const hasPurl = [id, textAt(component, 'identifiers', 'purl')].some(
    (text) => text !== undefined && parsePurl(text) !== undefined,
  );
  return hasPurl || !isRecord(component)
    ? undefined
    : `found ${id === undefined ? 'no package URL' : show(id)}, expected a package URL as "@id" or "identifiers.purl", by which scanners find packages; write, for example, "@id": "pkg:apk/alpine/busybox"`;
};

const checkProduct = (product: unknown): string | undefined =>
  isRecord(product) && !IDENTIFIERS.some((key) => Object.hasOwn(product, key))
    ? `found none of ${IDENTIFIERS.join(', ')}, expected one; add "@id"`
    : undefined;

/** The path is below the statement. A rule without a message holds. */
type CheckedRule = readonly [path: Violation['path'], message: string | undefined | false];

const checkProducts = (statement: unknown): ReadonlyArray<CheckedRule> =>
  listAt(statement, 'products').flatMap((product, i): ReadonlyArray<CheckedRule> => {
    const path = ['products', i];
    return [
      [path, checkProduct(product)],
      ...listAt(product, 'subcomponents').map(
        (each, j): CheckedRule => [[...path, 'subcomponents', j], checkSubcomponent(each)],
      ),
    ];
  });

const checkStatement = (statement: unknown, document: unknown): ReadonlyArray<CheckedRule> => {
  const lacks = (key: string): boolean => valueAt(statement, key) === undefined;
  const status = textAt(statement, 'status');
  const products = valueAt(statement, 'products');
  return [
    [
      ['timestamp'],
      lacks('timestamp') &&
        valueAt(document, 'timestamp') === undefined &&
        'timestamp is missing, expected one here or in the document; add the date from which the statement is true',
    ],
    [
      [],
      status === 'not_affected' &&
        lacks('justification') &&
        lacks('impact_statement') &&
        `found not_affected without a reason, expected a justification or an impact_statement; add one of the justifications ${VexJustification.words.join(', ')}`,
    ],
    [
      [],
      status === 'affected' &&
        lacks('action_statement') &&
        'found affected without action_statement, expected one; add what users should do',
    ],
    [
      ['products'],
      Array.isArray(products) &&
        products.length === 0 &&
        'found no products, expected one or more; add the image as a product',
    ],
    ...checkProducts(statement),
  ];
};

export const findVexViolations = (document: unknown): ReadonlyArray<Violation> =>
  listAt(document, 'statements').flatMap((statement, i) =>
    checkStatement(statement, document).flatMap(([path, message]) =>
      message ? [{ path: ['statements', i, ...path], message }] : [],
    ),
  );

const OTHER_FORMAT = 'write the statements in that format, for example with vexctl';
const REPORT = 'name reports in the input reports, and statements in the input vex';

/** Names another format than OpenVEX 0.2.0, by a key that only that format has, and says what to do. */
export const findFormat = (
  document: unknown,
): readonly [format: string, advice: string] | undefined => {
  const context = textAt(document, '@context');
  if (textAt(document, 'bomFormat') === 'CycloneDX') return ['CycloneDX', OTHER_FORMAT];
  if (textAt(document, 'document', 'csaf_version') !== undefined) return ['CSAF', OTHER_FORMAT];
  if (valueAt(document, 'SchemaVersion') !== undefined) return ['a Trivy report', REPORT];
  if (valueAt(document, 'matches') !== undefined) return ['a Grype report', REPORT];
  if (valueAt(document, 'runs') !== undefined) return ['SARIF', OTHER_FORMAT];
  return context?.startsWith('https://openvex.dev/ns') && context !== OPENVEX
    ? [`OpenVEX of another version (${show(context)})`, OTHER_FORMAT]
    : undefined;
};

/** Names a text that is not JSON by its first line; undefined for anything else. */
export const describeText = (text: string): string | undefined => {
  if (text.trim() === '') return 'an empty file';
  if (/^\s*(?:#|(?:CVE|GHSA)-|(?:ignore|vulnerabilities):)/.test(text)) return 'an ignore file';
  return /^\s*(?:-\s|---|["'@$]?[\w@$.-]+["']?:(?:\s|$))/.test(text) ? 'YAML' : undefined;
};
