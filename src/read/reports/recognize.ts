import * as E from 'fp-ts/Either';
import { isRecord } from '../../domain/codec/object';
import { show } from '../../domain/values/escape';
import type { Scanner } from './report';

type Json = Readonly<Record<string, unknown>>;

const EXPECTED = 'expected a Trivy (schema version 2) or Grype report of a container image in JSON';

const unrecognized = (found: string, advice: string): E.Either<string, never> =>
  E.left(`found ${found}, ${EXPECTED}; ${advice}`);

const SCAN_IMAGE = 'scan the image itself: trivy image --format json --output FILE IMAGE';

const OTHER_ARTIFACTS: Readonly<Record<string, string>> = {
  filesystem: 'a Trivy report of a file system',
  repository: 'a Trivy report of a source repository',
  vm: 'a Trivy report of a virtual machine',
  cyclonedx: 'a Trivy report of a CycloneDX SBOM',
  spdx: 'a Trivy report of an SPDX SBOM',
  aws_account: 'a Trivy report of an AWS account',
};

/** Early reports of schema version 2 have a name and results, but no type. */
const recognizeTrivy = (json: Json): E.Either<string, Scanner> => {
  const type = json['ArtifactType'];
  if (type === 'container_image') return E.right('Trivy');
  if (typeof type === 'string' && type !== '') {
    const known = Object.hasOwn(OTHER_ARTIFACTS, type) ? OTHER_ARTIFACTS[type] : undefined;
    return unrecognized(known ?? `a Trivy report of another kind (${show(type)})`, SCAN_IMAGE);
  }
  const complete =
    typeof json['ArtifactName'] === 'string' &&
    (isRecord(json['Metadata']) || Array.isArray(json['Results']));
  if (type === undefined && complete) return E.right('Trivy');
  return unrecognized('a Trivy report that does not say what was scanned', SCAN_IMAGE);
};

const recognizeGrype = (json: Json): E.Either<string, Scanner> => {
  const { descriptor, source } = json;
  if (!isRecord(descriptor) || !isRecord(source))
    return unrecognized(
      'matches without the descriptor and source of a Grype report',
      'run grype --output json',
    );
  const name = descriptor['name'];
  if (name !== 'grype' && name !== '')
    return unrecognized(
      `a report of another tool (${show(name)})`,
      'run grype IMAGE --output json',
    );
  const type = source['type'];
  if (type === 'image') return E.right('Grype');
  const what = type === 'directory' ? 'a directory' : type === 'file' ? 'a file' : show(type);
  return unrecognized(
    `a Grype report of ${what}, not of an image`,
    'scan the image itself: grype IMAGE --output json',
  );
};

const has = (json: Json, ...keys: ReadonlyArray<string>): boolean =>
  keys.every((key) => Object.hasOwn(json, key));

/** How to recognize other documents; the first match applies. */
const OTHER_DOCUMENTS: ReadonlyArray<
  readonly [matches: (json: Json) => boolean, what: string, advice?: string]
> = [
  [
    (json) => String(json['@context']).startsWith('https://openvex.dev/ns'),
    'an OpenVEX document',
    'name it in the input vex',
  ],
  [(json) => json['bomFormat'] === 'CycloneDX', 'a CycloneDX document'],
  [(json) => has(json, 'spdxVersion') || has(json, 'SPDXID'), 'an SPDX document'],
  [
    (json) => has(json, 'runs') && (has(json, '$schema') || has(json, 'version')),
    'a SARIF document',
  ],
  [
    (json) =>
      Object.keys(json).some((key) =>
        key.startsWith('application/vnd.security.vulnerability.report'),
      ),
    'a Harbor report',
  ],
  [
    (json) =>
      typeof json['apiVersion'] === 'string' &&
      json['apiVersion'].startsWith('aquasecurity.github.io/'),
    'a document of the Trivy operator',
  ],
  [
    (json) => json['kind'] === 'List' && Array.isArray(json['items']),
    'a list of Kubernetes objects, as the Trivy operator stores them',
  ],
  [(json) => has(json, 'apiVersion', 'kind'), 'a Kubernetes object'],
  [(json) => has(json, 'ClusterName'), 'a Trivy report of a Kubernetes cluster'],
  [
    (json) => has(json, 'Findings') && typeof json['SchemaVersion'] === 'string',
    'a report in AWS Security Finding Format',
  ],
  [
    (json) => has(json, 'vulnerabilities') && (has(json, 'packageManager') || has(json, 'docker')),
    'a Snyk report',
  ],
  [(json) => has(json, 'scan', 'vulnerabilities'), 'a GitLab container scanning report'],
  [(json) => has(json, 'detector', 'manifests'), 'a GitHub dependency snapshot'],
  [(json) => has(json, 'schemaVersion', 'manifests'), 'an OCI image index'],
  [
    (json) => has(json, 'Results') || has(json, 'RepoTags'),
    'a Trivy report without a schema version',
  ],
];

const recognizeOther = (json: Json): E.Either<string, never> => {
  const known = OTHER_DOCUMENTS.find(([test]) => test(json));
  if (known !== undefined) return unrecognized(known[1], known[2] ?? SCAN_IMAGE);
  const keys = Object.keys(json).slice(0, 5).map(show).join(', ');
  return unrecognized(keys ? `an object with the keys ${keys}` : 'an empty object', SCAN_IMAGE);
};

/** Recognizes the scanner of an image report by its content. Fails with the kind of the document and advice. */
export const recognize = (json: unknown): E.Either<string, Scanner> => {
  if (json === null)
    return unrecognized('null, which old versions of Trivy write if they scan nothing', SCAN_IMAGE);
  if (Array.isArray(json))
    return unrecognized(
      'a list, which Trivy before 0.20 writes (schema version 1)',
      'use a current version of Trivy',
    );
  if (!isRecord(json)) return unrecognized(show(json), SCAN_IMAGE);
  const schema = json['SchemaVersion'];
  if (schema === 2) return recognizeTrivy(json);
  if (typeof schema === 'number')
    return unrecognized(
      `a Trivy report of schema version ${schema}`,
      'use a version of Trivy that writes schema version 2',
    );
  return Array.isArray(json['matches']) ? recognizeGrype(json) : recognizeOther(json);
};
