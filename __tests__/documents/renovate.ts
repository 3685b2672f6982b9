/** Checks configurations for Renovate, and documents against its custom datasource. */
import { expect } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { RenovatePreset } from '../../src/contract/renovate';
import { isReadBy } from '../builders/renovate';
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

const Configuration = t.strict({ extends: t.array(t.string) });

const DIGEST = /^sha256:[0-9a-f]{64}$/;

const presetAt = (site: string, address: string): RenovatePreset => {
  const decoded = RenovatePreset.decode(jsonAt(site, address));
  if (E.isLeft(decoded)) throw new Error('not a preset');
  return decoded.right;
};

/** Fills in a template of Renovate for an image. */
const filledIn = (template: string, packageName: string, newValue: string): string =>
  template
    .replace("{{{replace '^.*/' '' packageName}}}", packageName.replace(/^.*\//, ''))
    .replace('{{{newValue}}}', newValue);

interface Images {
  readonly data: ReadonlyArray<{ readonly image: string; readonly versions?: readonly unknown[] }>;
}

/**
 * Expects the last preset of a configuration to be published, one rule of it for every image that has versions, and
 * behind the rule its releases.
 */
export const isRenovate = (site: string, text: string): void => {
  const decoded = Configuration.decode(JSON.parse(text));
  if (E.isLeft(decoded)) throw new Error('not the configuration that the documents explain');
  const address = decoded.right.extends.at(-1) ?? '';
  expect(address).toBe(`${SITE}/api/v1/renovate.json`);
  const { packageRules, customDatasources } = presetAt(site, address);
  const lookupOf = (image: string) => {
    const rules = packageRules.filter((rule) => isReadBy(rule.matchPackageNames, image));
    expect([image, rules.length]).toEqual([image, 1]);
    const [{ overrideDatasource = '', changelogUrl = '' } = {}] = rules;
    const template = customDatasources.get(overrideDatasource.replace('custom.', ''));
    const releases = filledIn(template?.defaultRegistryUrlTemplate ?? '', image, '');
    return { page: changelogUrl, found: understood(jsonAt(site, releases)) };
  };
  const { data } = jsonAt(site, `${SITE}/api/v1/images.json`) as Images;
  const images = data.filter(({ versions }) => versions !== undefined);
  expect(images.length).toBeGreaterThan(30);
  for (const { image } of images) {
    const { page, found } = lookupOf(image);
    const pages = found.releases.map(({ version }) => filledIn(page, image, version));
    expect(pages).toEqual(found.releases.map(({ changelogUrl }) => changelogUrl));
  }
  expect(lookupOf('ghcr.io/acme/images/redis').found).toEqual({
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
};

/** Expects a package rule to follow a published tag, or to wait for an age that every published release has. */
export const isRenovateRule = (site: string, text: string): void => {
  const { tags, releases } = understood(jsonAt(site, `${SITE}/api/v1/images/redis/releases.json`));
  const { customDatasources } = presetAt(site, `${SITE}/api/v1/renovate.json`);
  const { matchDatasources, ...rule } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  expect(matchDatasources).toEqual([...customDatasources.keys()].map((name) => `custom.${name}`));
  const [[key, value] = []] = Object.entries(rule);
  const keys = ['followTag', 'minimumReleaseAge'];
  expect([Object.keys(rule).length, keys.includes(key ?? '')]).toEqual([1, true]);
  if (key === 'followTag') expect(Object.keys(tags ?? {})).toContain(value);
  if (key === 'minimumReleaseAge') expect(value).toMatch(/^\d days$/);
  for (const { releaseTimestamp } of releases) expect(releaseTimestamp).toBeDefined();
};
