/** Every rule for manifests, by name, and the case that breaks it: in YAML and in JSON alike. */
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { stringify } from 'yaml';
import { decodeManifest } from '../../src/manifest/decode-manifest';
import type { Problem } from '../../src/problem';
import { sourceOf } from '../builders/source';

type Json = Readonly<Record<string, unknown>>;

const DIGEST = `sha256:${'a'.repeat(64)}`;
const IMAGE: Json = {
  slug: 'redis',
  category: 'database',
  summary: 'In-memory store',
  tier: 'critical',
  license: 'MIT',
  upstream: 'https://redis.io',
};
const CHART: Json = {
  slug: 'redis',
  category: 'database',
  summary: 'Chart',
  tier: 'low',
  license: 'MIT',
  chartVersion: '1.0.0',
  appVersion: '8.0',
};
const image = (more: Json): Json => ({ registry: 'ghcr.io/acme', images: [{ ...IMAGE, ...more }] });
const images = (...all: ReadonlyArray<Json>): Json => ({
  registry: 'ghcr.io/acme',
  images: all.map((more) => ({ ...IMAGE, ...more })),
});
const chart = (more: Json): Json => ({ registry: 'ghcr.io/acme', charts: [{ ...CHART, ...more }] });
const versions = (...all: ReadonlyArray<Json>): Json => image({ versions: all });

const SLUG =
  'expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"';
const TAG =
  'expected a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"';
const FOLLOWS = 'which follows from the rest; leave it out or correct it';
const ONCE = 'a second time, expected it once; remove or rename one';
const FIXED = 'images, charts, cves, base, signing, multiarch, hub, license';
const ADDRESS = 'expected an http or https address';

const ERRORS: ReadonlyArray<readonly [string, Json, string]> = [
  [
    'registry is required',
    {},
    'registry: found nothing, expected a registry such as ghcr.io/acme, without scheme, tag and final slash',
  ],
  [
    'registry has no scheme',
    { registry: 'https://ghcr.io' },
    'registry: found "https://ghcr.io", expected a registry such as ghcr.io/acme, without scheme, tag and final slash',
  ],
  [
    'text is no list',
    image({ summary: ['a'] }),
    'images[0].summary: found a list, expected a text',
  ],
  [
    'a list is no text',
    { registry: 'ghcr.io/acme', images: 'redis' },
    'images: found "redis", expected a list',
  ],
  [
    'a map is no text',
    { registry: 'ghcr.io/acme', project: 'Acme' },
    'project: found "Acme", expected a map of keys and values',
  ],
  [
    'an empty text is not stated',
    image({ category: '' }),
    'images[0].category: found nothing, expected a text',
  ],
  [
    'null is not stated',
    image({ category: null }),
    'images[0].category: found nothing, expected a text',
  ],
  [
    'a required field of an image',
    image({ upstream: null }),
    `images[0].upstream: found nothing, ${ADDRESS}`,
  ],
  [
    'a required field of a chart',
    chart({ appVersion: null }),
    'charts[0].appVersion: found nothing, expected a text',
  ],
  [
    'a required field of a roadmap item',
    { registry: 'ghcr.io/acme', roadmap: [{ name: 'x', category: 'y' }] },
    'roadmap[0].priority: found nothing, expected one of next, planned, exploring',
  ],
  [
    'tier',
    image({ tier: 'critcal' }),
    'images[0].tier: found "critcal", expected one of critical, standard, low; did you mean critical?',
  ],
  [
    'status',
    image({ status: 'ready' }),
    'images[0].status: found "ready", expected one of available, planned',
  ],
  [
    'licenseClean',
    image({ licenseClean: 'cleen' }),
    'images[0].licenseClean: found "cleen", expected one of clean, agpl, caution; did you mean clean?',
  ],
  ['os', image({ os: 'linux' }), 'images[0].os: found "linux", expected one of none'],
  [
    'priority',
    { registry: 'ghcr.io/acme', roadmap: [{ name: 'x', category: 'y', priority: 'soon' }] },
    'roadmap[0].priority: found "soon", expected one of next, planned, exploring',
  ],
  [
    'booleans are true or false',
    image({ caution: 'yes' }),
    'images[0].caution: found "yes", expected true or false',
  ],
  [
    'port is a whole number',
    chart({ port: 70_000 }),
    'charts[0].port: found "70000", expected a whole number, 0 to 65535',
  ],
  [
    'repositoryID is a UUID',
    chart({ repositoryID: '1' }),
    'charts[0].repositoryID: found "1", expected a UUID',
  ],
  [
    'URIs are http or https',
    image({ upstream: 'ftp://redis.io' }),
    `images[0].upstream: found "ftp://redis.io", ${ADDRESS}`,
  ],
  [
    'dates are RFC 3339',
    versions({ version: '1', published: '2026-02-30T00:00:00Z' }),
    'images[0].versions[0].published: found "2026-02-30T00:00:00Z", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z',
  ],
  [
    'a digest has 64 lower-case hex digits',
    versions({ version: '1', digest: DIGEST.toUpperCase() }),
    `images[0].versions[0].digest: found "${DIGEST.toUpperCase()}", expected "sha256:" and 64 lower-case hex digits`,
  ],
  [
    'a version is an OCI tag',
    versions({ version: '1+2' }),
    `images[0].versions[0].version: found "1+2", ${TAG}`,
  ],
  [
    'a chart image is pinned',
    chart({ images: [{ name: 'a', image: 'a:1' }] }),
    'charts[0].images[0].image: found "a:1", expected a reference pinned by digest: <repository>@sha256:<64 hex digits>',
  ],
  ['a slug is lower case', image({ slug: 'Redis' }), `images[0].slug: found "Redis", ${SLUG}`],
  ['a slug is not "index"', image({ slug: 'index' }), `images[0].slug: found "index", ${SLUG}`],
  [
    'a slug does not end in .json',
    image({ slug: 'redis.json' }),
    `images[0].slug: found "redis.json", ${SLUG}`,
  ],
  [
    'a slug has at most 128 characters',
    image({ slug: 'a'.repeat(129) }),
    `images[0].slug: found "${'a'.repeat(119)}…, ${SLUG}`,
  ],
  ['slugs of images are unique', images({}, {}), `images[1].slug: found the slug "redis" ${ONCE}`],
  [
    'slugs of charts are unique',
    { registry: 'ghcr.io/acme', charts: [CHART, CHART] },
    `charts[1].slug: found the slug "redis" ${ONCE}`,
  ],
  [
    'versions are unique',
    versions({ version: '1' }, { version: '1' }),
    `images[0].versions[1].version: found the version "1" ${ONCE}`,
  ],
  [
    'versions are unique also when case is ignored',
    versions({ version: '1a' }, { version: '1A' }),
    `images[0].versions[1].version: found the version "1A", which differs from "1a" in case only ${ONCE}`,
  ],
  [
    'version names the versions',
    image({ version: '1, 3', versions: [{ version: '1' }, { version: '2' }] }),
    `images[0].version: found "1, 3", expected "2, 1", ${FOLLOWS}`,
  ],
  [
    'image follows from registry and slug',
    image({ image: 'ghcr.io/acme/redis' }),
    `images[0].image: found "ghcr.io/acme/redis", expected "ghcr.io/acme/images/redis", ${FOLLOWS}`,
  ],
  [
    'chartRef follows from registry and slug',
    chart({ chartRef: 'oci://x/redis' }),
    `charts[0].chartRef: found "oci://x/redis", expected "oci://ghcr.io/acme/charts/redis", ${FOLLOWS}`,
  ],
  [
    'names of badges are slugs',
    { registry: 'ghcr.io/acme', badges: { 'a b': { message: 'x' } } },
    `badges["a b"]: found "a b", ${SLUG}`,
  ],
  [
    'a badge of one’s own has a message',
    { registry: 'ghcr.io/acme', badges: { slsa: { color: 'blue' } } },
    `badges.slsa: found a badge of your own without a message, expected message: (or one of ${FIXED})`,
  ],
];

const WARNINGS: ReadonlyArray<readonly [string, Json, string]> = [
  [
    'an unknown key, with the nearest known one',
    versions({ version: '1', digst: 'x' }),
    'images[0].versions[0].digst: found the unknown key "digst", it is not published; did you mean digest?',
  ],
  [
    'a license that is no SPDX expression',
    image({ license: 'Apache 2.0' }),
    'images[0].license: found "Apache 2.0", expected an SPDX expression such as Apache-2.0; licenseClean becomes "caution" (state licenseClean to decide otherwise)',
  ],
  [
    'a badge with a colour for a logo, and no logo',
    { registry: 'ghcr.io/acme', badges: { cves: { logoColor: 'white' } } },
    'badges.cves.logoColor: found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
  ],
];

const FORMATS = {
  'catalog.yaml': (manifest: Json) => stringify(manifest, { aliasDuplicateObjects: false }),
  'catalog.json': (manifest: Json) => JSON.stringify(manifest, null, 2),
} as const;

const said = ({ location, message }: Problem): string => `${location?.path}: ${message}`;
const isPlaced = ({ location }: Problem): boolean =>
  (location?.line ?? 0) > 0 && (location?.column ?? 0) > 0;

describe.each(Object.entries(FORMATS))('in %s', (file, write) => {
  test.each(ERRORS)('%s', (_, manifest, expected) => {
    const result = E.chain(decodeManifest)(sourceOf(file, write(manifest)));
    const problems = E.isLeft(result) ? result.left : [];
    expect(problems.map(said)).toEqual([expected]);
    expect(problems.every(isPlaced)).toBe(true);
  });

  test.each(WARNINGS)('%s (a warning)', (_, manifest, expected) => {
    const result = E.chain(decodeManifest)(sourceOf(file, write(manifest)));
    const warnings = E.isRight(result) ? result.right.warnings : [];
    expect(warnings.map(said)).toEqual([expected]);
    expect(warnings.every(isPlaced)).toBe(true);
  });
});
