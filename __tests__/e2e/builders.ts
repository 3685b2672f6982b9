/** Small inputs for the tests: only what a test states differs from what it leaves out. */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { digestOf } from '../builders/digest';
import { validateTree } from '../builders/validate';
import {
  type Checkout,
  type CheckoutOptions,
  conform,
  type Environment,
  type Files,
  type RunOptions,
  type RunResult,
  type World,
  world,
} from './action';

export const REGISTRY = 'ghcr.io/acme';
export const MANIFEST = 'catalog.yaml';
export const V1 = 'api/v1';
export const SITE = 'https://acme.github.io/catalog';
export const AUTHOR = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';

// ---------------------------------------------------------------------------------------------
// Manifest

export interface VersionFields {
  readonly version: string;
  readonly digest?: string;
  readonly size?: string;
  readonly published?: string;
}

/** Anything of an item; what is not stated gets a value that does not matter. */
export type Fields = Readonly<Record<string, unknown>>;

export interface ManifestFields extends Fields {
  readonly images?: readonly Fields[];
  readonly charts?: readonly Fields[];
  readonly roadmap?: readonly Fields[];
}

/** A version whose digest is made of the image's and its own name. */
export const version = (slug: string, name: string): VersionFields => ({
  version: name,
  digest: digestOf(`${slug}:${name}`),
});

/** An image with versions of these names, each with a digest. */
export const image = (slug: string, versions: readonly string[], more: Fields = {}): Fields => ({
  slug,
  category: 'Test',
  summary: `The image ${slug}`,
  tier: 'standard',
  license: 'Apache-2.0',
  upstream: `https://example.test/${slug}`,
  versions: versions.map((name) => version(slug, name)),
  ...more,
});

export const chart = (slug: string, more: Fields = {}): Fields => ({
  slug,
  category: 'Test',
  summary: `The chart ${slug}`,
  tier: 'standard',
  license: 'Apache-2.0',
  chartVersion: '1.0.0',
  appVersion: '1.0',
  imageRepository: `${REGISTRY}/images/${slug}`,
  ...more,
});

export const manifest = ({ registry = REGISTRY, ...more }: ManifestFields = {}): Fields => ({
  registry,
  ...more,
});

export const yaml = (document: Fields): string =>
  stringify(document, { aliasDuplicateObjects: false });

/** A manifest as a file, YAML with every text quoted or not as the library sees fit. */
export const manifestOf = (...images: readonly Fields[]): string => yaml(manifest({ images }));

// ---------------------------------------------------------------------------------------------
// Reports

export interface FindingFields {
  readonly id: string;
  readonly pkg?: string;
  readonly installed?: string;
  readonly fixed?: string;
  readonly severity?: string;
  readonly title?: string;
  readonly url?: string;
  readonly target?: string;
}

export interface ReportFields {
  /** The reference that was scanned. */
  readonly name?: string;
  readonly digests?: readonly string[];
  readonly tags?: readonly string[];
  readonly at?: string;
  readonly tool?: string;
  readonly endOfLife?: boolean;
  readonly findings?: readonly FindingFields[];
}

export const SCANNED_AT = '2026-01-02T03:04:05Z';

const vulnerability = (finding: FindingFields): Fields => ({
  VulnerabilityID: finding.id,
  PkgName: finding.pkg ?? 'openssl',
  InstalledVersion: finding.installed ?? '1.0',
  ...(finding.fixed === undefined ? {} : { FixedVersion: finding.fixed }),
  Severity: finding.severity ?? 'HIGH',
  Title: finding.title ?? `Title of ${finding.id}`,
  PrimaryURL: finding.url ?? `https://example.test/${finding.id}`,
});

/** A report of Trivy that looked at a system's packages; without findings a clean one. */
export const trivyReport = (fields: ReportFields = {}): string => {
  const target = fields.name ?? 'scan-me';
  const findings = fields.findings ?? [];
  const targets = [...new Set([target, ...findings.map((finding) => finding.target ?? target)])];
  return `${JSON.stringify({
    SchemaVersion: 2,
    Trivy: { Version: fields.tool ?? '0.74.0' },
    CreatedAt: fields.at ?? SCANNED_AT,
    ArtifactName: target,
    ArtifactType: 'container_image',
    Metadata: {
      OS: { Family: 'wolfi', Name: '20230201', ...(fields.endOfLife ? { EOSL: true } : {}) },
      ...(fields.tags === undefined ? {} : { RepoTags: fields.tags }),
      ...(fields.digests === undefined ? {} : { RepoDigests: fields.digests }),
    },
    Results: targets.map((each) => ({
      Target: each,
      Class: 'os-pkgs',
      Type: 'wolfi',
      Vulnerabilities: findings
        .filter((finding) => (finding.target ?? target) === each)
        .map(vulnerability),
    })),
  })}\n`;
};

/** The report of a version as the workflows make it: by tag, with the digest of `image`. */
export const reportOf = (
  slug: string,
  name: string,
  findings: readonly FindingFields[] = [],
  more: ReportFields = {},
): string => {
  const repository = `${REGISTRY}/images/${slug}`;
  const digests = [`${repository}@${digestOf(`${slug}:${name}`)}`];
  return trivyReport({ name: `${repository}:${name}`, digests, findings, ...more });
};

/** A report of Grype of an image by its tag. */
export const grypeReport = (name: string, findings: readonly FindingFields[] = []): string =>
  `${JSON.stringify({
    matches: findings.map((finding) => ({
      vulnerability: {
        id: finding.id,
        dataSource: finding.url ?? `https://example.test/${finding.id}`,
        severity: finding.severity ?? 'High',
        description: finding.title ?? `Title of ${finding.id}`,
        fix: { versions: finding.fixed === undefined ? [] : [finding.fixed] },
      },
      artifact: {
        name: finding.pkg ?? 'openssl',
        version: finding.installed ?? '1.0',
        locations: [{ path: finding.target ?? '/lib/apk/db/installed' }],
      },
    })),
    source: { type: 'image', target: { userInput: name, tags: [], repoDigests: [] } },
    descriptor: { name: 'grype', version: '0.100.0', timestamp: SCANNED_AT },
  })}\n`;

// ---------------------------------------------------------------------------------------------
// What came of a run

/** A document of a tree, as plain JSON. */
export const json = (tree: Readonly<Record<string, string>>, file: string): unknown => {
  const text = tree[file];
  if (text === undefined) throw new Error(`no ${file} in the tree`);
  return JSON.parse(text) as unknown;
};

/** The states in `status.json`, `slug/version` to state. */
export const statesOf = (
  tree: Readonly<Record<string, string>>,
  root: string = V1,
): Record<string, string> => {
  const { data } = json(tree, `${root}/status.json`) as {
    readonly data: readonly { readonly [name in 'slug' | 'version' | 'state']: string }[];
  };
  return Object.fromEntries(data.map(({ slug, version: v, state }) => [`${slug}/${v}`, state]));
};

/** The ids of a version's findings as published. */
export const idsOf = (
  tree: Readonly<Record<string, string>>,
  slug: string,
  name: string,
): readonly string[] => {
  const { cves } = json(tree, `${V1}/security/${slug}/${name}.json`) as {
    readonly cves: readonly { readonly id: string }[];
  };
  return cves.map(({ id }) => id);
};

/** The records of a tree: `slug/version` of each. */
export const recordsIn = (tree: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(tree).flatMap((file) => {
    const [, record] = /^api\/v1\/security\/([^/]+\/[^/]+)\.json$/.exec(file) ?? [];
    return record === undefined ? [] : [record];
  });

/** The texts of the workflow commands of one kind, as people see them. */
const commandsIn = (log: string, kind: string): readonly string[] =>
  log.split('\n').flatMap((line) => {
    const [, text] = new RegExp(`^::${kind}(?: [^:]*)?::(.*)$`).exec(line) ?? [];
    if (text === undefined) return [];
    return [text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')];
  });

/** Cuts off what git said: its words differ from version to version. */
const ours = (text: string): string => text.replace(/; git said: .*$/s, '');

export const errorsOf = ({ log }: RunResult): readonly string[] =>
  commandsIn(log, 'error').map(ours);
export const warningsOf = ({ log }: RunResult): readonly string[] => commandsIn(log, 'warning');

/** Told by every run here that states no `base-url`: the server of the tests is not github.com. */
export const NO_ADDRESS =
  'GitHub does not say where Pages serves the site, so api-url is the address that the site would have on github.com, which this server is not; state the right address in base-url';

export const noticesOf = ({ log }: RunResult): readonly string[] =>
  commandsIn(log, 'notice').filter((notice) => notice !== NO_ADDRESS);

/** Path to blob id of every file of a branch. */
export const blobsOf = (w: World, branch = 'gh-pages'): Record<string, string> => {
  const lines = w.git('-c', 'core.quotePath=false', 'ls-tree', '-r', '-z', branch).split('\0');
  return Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/[ \t]/)[2] ?? '']),
  );
};

/** A tree but for `state.json`, which names the source commit. */
export const served = (w: World, branch = 'gh-pages'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(w.tree(branch)).filter(([file]) => !file.endsWith('/state.json')),
  );

export interface FileChanges {
  readonly added: readonly string[];
  readonly modified: readonly string[];
  readonly removed: readonly string[];
}

/** What is different in the second of two lists of blobs. */
export const changesOf = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): FileChanges => ({
  added: Object.keys(after).filter((file) => !(file in before)),
  modified: Object.keys(after).filter((file) => file in before && before[file] !== after[file]),
  removed: Object.keys(before).filter((file) => !(file in after)),
});

// ---------------------------------------------------------------------------------------------
// Runs

export interface Run {
  readonly checkout: Checkout;
  readonly result: RunResult;
}

let exported = 0;

/** Whatever a run publishes has to keep the contract; throws with what does not. */
const conforms = (w: World, { branch = 'gh-pages', destination = '' }: Environment): void => {
  exported += 1;
  const site = w.exportTree(branch, path.join(w.root, 'published', String(exported)));
  const below = destination === '' ? [] : ['--destination', destination];
  const violations = conform(site, ...below)?.violations ?? [];
  const root = destination === '' ? 'api/v1/' : `${destination}/api/v1/`;
  const { invalid } = validateTree(w.tree(branch), root);
  const wrong = [...violations, ...invalid];
  if (wrong.length > 0) throw new Error(`the published tree: ${wrong.join('\n')}`);
};

/** Puts a tree on a branch, in a commit of somebody else on top of its tip. */
export const plantRoot = (w: World, branch: string, tree: string, message = 'Plant'): void => {
  const person = ['-c', 'user.name=J', '-c', 'user.email=j@example.test'];
  const commit = w.git(...person, 'commit-tree', '-p', branch, '-m', message, tree);
  w.git('update-ref', `refs/heads/${branch}`, commit);
};

/** Runs the action in a checkout; throws with its log unless it ends well and leaves nothing. */
export const runWell = async (
  w: World,
  checkout: Checkout,
  inputs: Environment = {},
  options: Partial<RunOptions> = {},
): Promise<RunResult> => {
  const result = await w.run(checkout, inputs, options);
  if (result.code !== 0 || result.leftovers.length > 0) {
    throw new Error(`ended with ${result.code}, left ${result.leftovers.join(' ')}\n${result.log}`);
  }
  if (result.outputs['changed'] === 'true' && inputs['dry-run'] !== 'true') conforms(w, inputs);
  return result;
};

/** Commits these files, checks them out and publishes. */
export const publish = async (
  w: World,
  files: Files,
  inputs: Environment = {},
  options: CheckoutOptions & Partial<RunOptions> = {},
): Promise<Run> => {
  // With its history: what is known of the relation of two commits needs no API.
  const checkout = w.checkout(files, { depth: 0, ...options });
  return { checkout, result: await runWell(w, checkout, inputs, options) };
};

/** Calls with a world of its own, so that tests can run at the same time. */
export const withWorld = async (use: (world: World) => Promise<void>): Promise<void> => {
  const opened = await world();
  try {
    await use(opened);
  } finally {
    await opened.dispose();
  }
};

export const inWorld = (use: (world: World) => Promise<void>) => (): Promise<void> =>
  withWorld(use);

/** Runs the action, which has to fail and to leave everything as it was; gives its errors. */
export const refused = async (
  w: World,
  checkout: Checkout,
  inputs: Environment = {},
  options: Partial<RunOptions> = {},
): Promise<readonly string[]> => {
  const state = (): string => `${w.git('for-each-ref')}${w.status(checkout.workspace)}`;
  const before = state();
  const result = await w.run(checkout, inputs, options);
  const { code, outputs, leftovers } = result;
  const found = { code, outputs, leftovers, state: state() };
  const expected = { code: 1, outputs: {}, leftovers: [], state: before };
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`${JSON.stringify({ found, expected }, null, 1)}\n${result.log}`);
  }
  return errorsOf(result);
};
