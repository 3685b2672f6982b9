/** Checks configurations for Renovate, and documents against its custom datasource. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { jsonAt, SITE } from './consumers';

const MaybeText = t.union([t.string, t.undefined]);
const MaybeBoolean = t.union([t.boolean, t.undefined]);

const Links = { sourceUrl: MaybeText, sourceDirectory: MaybeText, changelogUrl: MaybeText };

const Release = t.exact(
  t.intersection([
    t.type({ version: t.string }),
    t.partial({
      ...Links,
      isDeprecated: MaybeBoolean,
      isStable: MaybeBoolean,
      releaseTimestamp: MaybeText,
      digest: MaybeText,
    }),
  ]),
);

/**
 * What Renovate 44 makes of the response of a custom datasource, after its schema `ReleaseResultZod`: a field may be
 * missing and must not be null, and others are left aside. One that does not fit fails the lookup as a whole.
 */
const ReleaseResult = t.exact(
  t.intersection([
    t.type({ releases: t.array(Release) }),
    t.partial({ ...Links, tags: t.record(t.string, t.string), homepage: MaybeText }),
  ]),
);
type ReleaseResult = t.TypeOf<typeof ReleaseResult>;

/** The part of a document that Renovate reads; throws if it rejects the document. */
export const understood = (document: unknown): ReleaseResult => {
  const decoded = ReleaseResult.decode(document);
  if (E.isLeft(decoded)) throw new Error('Renovate does not understand this');
  for (const { releaseTimestamp } of decoded.right.releases)
    if (releaseTimestamp !== undefined) expect(Date.parse(releaseTimestamp)).toBeGreaterThan(0);
  return decoded.right;
};

const Configuration = t.type({
  customDatasources: t.type({
    catalog: t.strict({ defaultRegistryUrlTemplate: t.string }),
  }),
  customManagers: t.tuple([
    t.type({
      customType: t.literal('regex'),
      managerFilePatterns: t.array(t.string),
      matchStrings: t.tuple([t.string]),
      datasourceTemplate: t.literal('custom.catalog'),
      versioningTemplate: t.literal('loose'),
    }),
  ]),
  packageRules: t.array(t.UnknownRecord),
});

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** Expects the datasource to return the published releases of every image, and the manager to find references. */
export const isRenovate = (site: string, text: string): void => {
  const decoded = Configuration.decode(JSON.parse(text));
  if (E.isLeft(decoded)) throw new Error('not the configuration that the documents explain');
  const { customDatasources, customManagers, packageRules } = decoded.right;
  const { catalog } = customDatasources;
  expect(Object.keys(catalog)).toEqual(['defaultRegistryUrlTemplate']); // no transformation
  const releasesOf = (slug: string): ReleaseResult =>
    understood(
      jsonAt(
        site,
        catalog.defaultRegistryUrlTemplate.replace('{{packageName}}', () => slug),
      ),
    );
  expect(releasesOf('redis')).toEqual({
    homepage: 'https://redis.io',
    tags: { newest: '8.2.2', recommended: '8.2.2' },
    releases: (
      [
        ['8.2.2', true],
        ['8.0.3', false],
      ] as const
    ).map(([version, isStable]) => ({
      ...{ version, isStable, isDeprecated: false },
      digest: expect.stringMatching(DIGEST),
      releaseTimestamp: expect.stringMatching(/Z$/),
      changelogUrl: `https://acme.github.io/catalog/api/v1/index.html#/images/redis/${version}`,
    })),
  });
  const images = readdirSync(path.join(site, 'api/v1/images')).filter(
    (name) => !/\.json$/.test(name),
  );
  expect(images.map(releasesOf).length).toBeGreaterThan(30);
  const [{ matchStrings, managerFilePatterns }] = customManagers;
  const [pattern] = managerFilePatterns.map((each) => new RegExp(each.slice(1, -1)));
  const files = ['app/Dockerfile', 'Dockerfile', 'Containerfile.dev', 'app.txt', 'MyDockerfile'];
  expect(files.map((file) => pattern?.test(file))).toEqual([true, true, true, false, false]);
  const digest = `sha256:${'0'.repeat(64)}`;
  const groups = (line: string) => new RegExp(matchStrings[0]).exec(line)?.groups;
  for (const words of ['FROM ', 'from ', 'FROM --platform=linux/arm64 ', 'COPY --from=']) {
    const line = `${words}ghcr.io/acme/images/redis:8.0.3`;
    expect(groups(line)).toEqual({ depName: 'redis', currentValue: '8.0.3' });
    expect(groups(`${line}@${digest} /a`)).toMatchObject({ currentDigest: digest });
  }
  expect(groups('FROM ghcr.io/acme/other/redis:8.0.3')).toBeUndefined();
  expect(packageRules).toMatchObject([
    { matchManagers: ['dockerfile'], matchDatasources: ['docker'], enabled: false },
  ]);
};

const Manager = t.type({
  customType: t.literal('regex'),
  managerFilePatterns: t.array(t.string),
  matchStrings: t.array(t.string),
  datasourceTemplate: t.literal('custom.catalog'),
  versioningTemplate: t.literal('loose'),
});

const PINNED = `8.0.3@sha256:${'0'.repeat(64)}`;

/** Files of compose and of Helm, and what the manager finds in each. */
const SAMPLES = [
  ['    image: ghcr.io/acme/images/redis:8.0.3\n', '8.0.3'],
  [`  image: "ghcr.io/acme/images/redis:${PINNED}"\n`, PINNED],
  ['image:\n  repository: ghcr.io/acme/images/redis\n  tag: 8.0.3\n', '8.0.3'],
  [`  repository: "ghcr.io/acme/images/redis"\n  tag: '${PINNED}'\n`, PINNED],
  ['    image: ghcr.io/acme/other/redis:8.0.3\n', undefined],
  ['  repository: ghcr.io/acme/images/redis\n  policy: Always\n', undefined],
] as const;

/** Expects a manager that finds the references in files of compose and of Helm, and in no others. */
export const isRenovateManager = (text: string): void => {
  const decoded = Manager.decode(JSON.parse(text));
  if (E.isLeft(decoded)) throw new Error('not the manager that the documents explain');
  const { managerFilePatterns, matchStrings } = decoded.right;
  const isRead = (file: string): boolean =>
    managerFilePatterns.some((each) => new RegExp(each.slice(1, -1)).test(file));
  const files = ['compose.yaml', 'a/docker-compose.dev.yml', 'chart/values-prod.yaml', 'a.yaml'];
  expect(files.map(isRead)).toEqual([true, true, true, false]);
  for (const [sample, value] of SAMPLES) {
    const found = matchStrings.flatMap((each) => {
      const { depName, currentValue, currentDigest } = new RegExp(each).exec(sample)?.groups ?? {};
      if (depName === undefined) return [];
      return [
        `${depName} ${currentValue}${currentDigest === undefined ? '' : `@${currentDigest}`}`,
      ];
    });
    expect(found).toEqual(value === undefined ? [] : [`redis ${value}`]);
  }
};

/** Fills in a template of Renovate, for an update of redis to a version. */
const filledIn = (template: unknown, version: string): string =>
  String(template).replace('{{{packageName}}}', 'redis').replace('{{{newValue}}}', version);

/**
 * Expects a package rule to follow a published tag, to wait for an age that every published release has, or to link the
 * page that every release names.
 */
export const isRenovateRule = (site: string, text: string): void => {
  const { tags, releases } = understood(jsonAt(site, `${SITE}/api/v1/images/redis/releases.json`));
  const { matchDatasources, ...rule } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  expect(matchDatasources).toEqual(['custom.catalog']);
  const [[key, value] = []] = Object.entries(rule);
  const keys = ['followTag', 'minimumReleaseAge', 'changelogUrl'];
  expect([Object.keys(rule).length, keys.includes(key ?? '')]).toEqual([1, true]);
  if (key === 'followTag') expect(Object.keys(tags ?? {})).toContain(value);
  if (key === 'minimumReleaseAge') expect(value).toMatch(/^\d days$/);
  for (const { version, releaseTimestamp, changelogUrl } of releases) {
    expect(releaseTimestamp).toBeDefined();
    if (key === 'changelogUrl') expect(changelogUrl).toBe(filledIn(value, version));
  }
};
