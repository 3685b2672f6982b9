import { OPENVEX, VexJustification } from '../../contract/vex';
import type { Path } from '../../domain/codec/decode';
import { isRecord } from '../../domain/codec/object';
import { parsePurl } from '../../domain/purl';
import { show } from '../../domain/values/escape';
import { listAt, textAt, valueAt } from '../manifest/undecoded';
import type { Advise, Rules, Violation } from '../source-text/decode-source';

/** Examples of values, as in the file. */
const EXAMPLES: ReadonlyMap<unknown, string> = new Map([
  ['@context', `"${OPENVEX}"`],
  ['author', '"Acme"'],
  ['timestamp', '"2026-08-20T10:00:00Z"'],
  ['last_updated', '"2026-08-20T10:00:00Z"'],
  ['action_statement_timestamp', '"2026-08-20T10:00:00Z"'],
  ['statements', '[]'],
  ['vulnerability', '{"name": "CVE-2025-60876"}'],
  ['name', '"CVE-2025-60876"'],
  ['aliases', '["GHSA-xj84-p3mc-wvw4"]'],
  ['products', '[{"@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"}]'],
  ['subcomponents', '[{"@id": "pkg:apk/alpine/busybox"}]'],
  ['identifiers', '{"purl": "pkg:apk/alpine/busybox"}'],
  ['hashes', '{"sha-256": "<64 hex digits>"}'],
  ['status', '"not_affected"'],
  ['justification', '"component_not_present"'],
]);

/** Advises on a value of an OpenVEX file that is missing or does not decode. */
export const advise: Advise = ({ path, found }) => {
  const key = path.findLast((step) => typeof step === 'string');
  const example = EXAMPLES.get(key);
  if (key === undefined)
    return { expected: 'an OpenVEX document', fix: 'write one, for example with vexctl' };
  if (example === undefined) return { fix: 'change or remove it' };
  return {
    ...(key === '@context' ? { expected: example } : {}),
    fix: `${found === undefined ? 'add' : 'write'}, for example, "${key}": ${example}`,
  };
};

const IDENTIFIED = ['@id', 'identifiers', 'hashes'];

/** What is wrong with how a component is named; scanners find packages by package URLs alone. */
const namingFlaw = (
  component: Readonly<Record<string, unknown>>,
  isPackage: boolean,
): string | undefined => {
  if (!IDENTIFIED.some((key) => Object.hasOwn(component, key)))
    return `found none of ${IDENTIFIED.join(', ')}, expected one; add "@id"`;
  const id = textAt(component, '@id');
  const isFound = [id, textAt(component, 'identifiers', 'purl')].some(
    (text) => text !== undefined && parsePurl(text) !== undefined,
  );
  return isFound || !isPackage
    ? undefined
    : `found ${id === undefined ? 'no package URL' : show(id)}, expected a package URL as "@id" or "identifiers.purl", by which scanners find packages; write, for example, "@id": "pkg:apk/alpine/busybox"`;
};

/** What is wrong with how the components of a list are named: products, or the packages of one. */
const wronglyNamed = (
  document: unknown,
  path: Path,
  isPackage: boolean,
): ReadonlyArray<Violation> =>
  listAt(document, ...path).flatMap((component, i) => {
    if (!isRecord(component)) return [];
    const here = [...path, i];
    const message = namingFlaw(component, isPackage);
    return [
      ...(message === undefined ? [] : [{ path: here, message }]),
      ...(isPackage ? [] : wronglyNamed(document, [...here, 'subcomponents'], true)),
    ];
  });

/** What a statement lacks, beside what every statement has. */
const lacks = (document: unknown, path: Path): ReadonlyArray<Violation> => {
  const has = (key: string): boolean => valueAt(document, ...path, key) !== undefined;
  const status = textAt(document, ...path, 'status');
  const products = valueAt(document, ...path, 'products');
  const missing: ReadonlyArray<readonly [isMissing: boolean, path: Path, message: string]> = [
    [
      !has('timestamp') && valueAt(document, 'timestamp') === undefined,
      [...path, 'timestamp'],
      'timestamp is missing, expected one here or in the document; add the date from which the statement is true',
    ],
    [
      status === 'not_affected' && !has('justification') && !has('impact_statement'),
      path,
      `found not_affected without a reason, expected a justification or an impact_statement; add one of the justifications ${VexJustification.words.join(', ')}`,
    ],
    [
      status === 'affected' && !has('action_statement'),
      path,
      'found affected without action_statement, expected one; add what users should do',
    ],
    [
      Array.isArray(products) && products.length === 0,
      [...path, 'products'],
      'found no products, expected one or more; add the image as a product',
    ],
  ];
  return [
    ...missing.flatMap(([isMissing, at, message]) => (isMissing ? [{ path: at, message }] : [])),
    ...wronglyNamed(document, [...path, 'products'], false),
  ];
};

/** The rules between the values of an OpenVEX file. */
export const rules: Rules = (document) => ({
  errors: listAt(document, 'statements').flatMap((_, i) => lacks(document, ['statements', i])),
  warnings: [],
});

const OTHER_FORMAT = 'write the statements in that format, for example with vexctl';
const REPORT = 'name reports in the input reports, and statements in the input vex';

/** Another format than OpenVEX 0.2.0, by what only it has, and what to do. */
export const findFormat = (
  document: unknown,
): readonly [format: string, advice: string] | undefined => {
  const context = textAt(document, '@context');
  if (textAt(document, 'bomFormat') === 'CycloneDX') return ['CycloneDX', OTHER_FORMAT];
  if (textAt(document, 'document', 'csaf_version') !== undefined) return ['CSAF', OTHER_FORMAT];
  if (valueAt(document, 'SchemaVersion') !== undefined) return ['a report of Trivy', REPORT];
  if (valueAt(document, 'matches') !== undefined) return ['a report of Grype', REPORT];
  if (valueAt(document, 'runs') !== undefined) return ['SARIF', OTHER_FORMAT];
  return context?.startsWith('https://openvex.dev/ns') && context !== OPENVEX
    ? [`OpenVEX of another version (${show(context)})`, OTHER_FORMAT]
    : undefined;
};

/** What a text is that is no JSON, as far as its first line says. */
export const describeText = (text: string): string | undefined => {
  if (text.trim() === '') return 'an empty file';
  if (/^\s*(?:#|(?:CVE|GHSA)-|(?:ignore|vulnerabilities):)/.test(text)) return 'an ignore file';
  return /^\s*(?:-\s|---|["'@$]?[\w@$.-]+["']?:(?:\s|$))/.test(text) ? 'YAML' : undefined;
};
