import type { Mismatch, Path } from '../../domain/codec/decode';
import { Scalar } from '../../domain/codec/scalar';
import { isOtherSpelling, nameOfPlatform } from '../../domain/platform';
import type { Advice, Advise } from '../source-text/decode-source';

/** A valid example for each key of a manifest or an updates file; a key may have another one below one of the top. */
const EXAMPLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    registry: 'ghcr.io/acme',
    site: 'https://acme.github.io/catalog',
    packages: 'false',
    project: '{ name: Acme }',
    badges: '{ slsa: { message: level 3 } }',
    targets: '{ critical: 7 }',
    images: '[{ slug: redis }]',
    charts: '[{ slug: redis }]',
    roadmap: '[{ name: Redis }]',
    retired: '[{ slug: minio }]',
    slug: 'redis',
    name: 'Redis',
    category: 'database',
    summary: 'In-memory data store',
    tier: 'standard',
    status: 'available',
    license: 'BSD-3-Clause',
    licenseClean: 'clean',
    version: '8.2.1',
    versions: '[{ version: 8.2.1 }]',
    size: '41 MB',
    published: '2026-10-01T08:00:00Z',
    arches: '[amd64, arm64]',
    platforms: '[linux/amd64, linux/arm64]',
    upstream: 'https://redis.io',
    source: 'https://github.com/acme/redis',
    image: 'ghcr.io/acme/redis',
    'charts.image': 'ghcr.io/acme/redis@sha256:<64 hex digits>',
    'charts.images': '[{ name: redis, image: ghcr.io/acme/redis@sha256:<64 hex digits> }]',
    chartRef: 'oci://ghcr.io/acme/charts/redis',
    caution: 'true',
    chartVersion: '1.4.0',
    appVersion: '8.2.1',
    repositoryID: '0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21',
    port: '6379',
    priority: 'next',
    color: 'blue',
    updates: '[{ app: redis, from: 8.2.1, to: 8.2.2, outcome: shipped }]',
    data: '[{ app: redis, from: 8.2.1, to: 8.2.2, outcome: shipped }]',
    app: 'redis',
    from: '8.2.1',
    'targets.from': 'fixable',
    to: '8.2.2',
    outcome: 'shipped',
    url: 'https://redis.io',
    recommended: '8.2.1',
    software: 'redis',
    eol: '2027-01-31',
    deprecated: 'true',
    replacedBy: '{ slug: redis }',
    reason: 'superseded',
    critical: '7',
    high: '14',
    medium: '30',
    low: '90',
    unknown: '90',
  }),
);

/** What to expect of a key if its type is too vague. */
const EXPECTED: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    category: 'the group that it is listed in, such as database',
    summary: 'one sentence that says what it is',
    license: 'an SPDX expression such as BSD-3-Clause',
    chartVersion: 'the version of the chart, such as 1.4.0',
    appVersion: 'the version of the software in the chart, such as 8.2.1',
    app: 'the name of the app that was checked',
    from: 'the version that the app moves from',
    to: 'the version that the app moves to',
  }),
);

const DIGEST = 'copy it from the output of: docker buildx imagetools inspect <image>:<version>';

/** What to do where no example would be right. */
const FIXES: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    digest: DIGEST,
    imageDigest: DIGEST,
    os: 'write none if it has no operating system (scratch, static), otherwise remove it, since reports name the system',
  }),
);

/** Writes a platform as OCI does (section 6 of the law of coverage). A lone word that has a digit is one of Linux. */
const advisePlatform = ({ found, path }: Mismatch): Advice | undefined => {
  const text = found instanceof Scalar ? found.text : '';
  const name = nameOfPlatform(/^[^/]*\d[^/]*$/.test(text) ? `linux/${text}` : text);
  if (!path.includes('platforms') || name === undefined) return undefined;
  return {
    ...(isOtherSpelling(text) ? { expected: "OCI's word" } : {}),
    fix: `write ${path.at(-1) === 'platforms' ? `platforms: [${name}]` : name}`,
  };
};

/** An example for the key of a value or, in a map whose keys are data, for the key at the top. */
const exampleFor = (path: Path, key: string | number | undefined): string | undefined => {
  const [top] = path;
  for (const [shown, name] of [
    [key, `${top}.${key}`],
    [key, key],
    [top, top],
  ]) {
    const example = EXAMPLES.get(String(name));
    if (example !== undefined) return `${shown}: ${example}`;
  }
  return path.length === 0 ? 'registry: ghcr.io/acme' : undefined;
};

/** Advises on a value of the manifest or of the updates that is missing or does not decode. */
export const advise: Advise = (mismatch): Advice => {
  const { found, path } = mismatch;
  const platform = advisePlatform(mismatch);
  if (platform !== undefined) return platform;
  const key = path.findLast((step) => typeof step === 'string');
  const expected = found === undefined ? EXPECTED.get(key) : undefined;
  const example = exampleFor(path, key);
  const verb = found === undefined ? 'add' : 'write';
  return {
    ...(expected === undefined ? {} : { expected }),
    fix:
      FIXES.get(key) ??
      (example === undefined
        ? 'change it: docs/manifest.md shows what is accepted here'
        : `${verb}, for example, ${example}`),
  };
};
