/** What is published of statements, whatever is left of them on the branch. */
import { describe, expect, test } from '@jest/globals';
import type { ImageVex, VexRepository } from '../../src/contract/vex';
import { IMAGE_VEX, VEX_REPOSITORY, withContentId } from '../../src/contract/vex-documents';
import { deriveVex, type VexBuild } from '../../src/derive/projections/vex';
import { formatProblem } from '../../src/domain/problem';
import type { Previous } from '../../src/previous/previous';
import type { Manifest } from '../../src/read/manifest/manifest';
import { imageAddress } from '../../src/read/vex/image-address';
import { toProduct } from '../../src/read/vex/image-document';
import { toRepository } from '../../src/read/vex/repository';
import { digestOf } from '../builders/digest';
import { catalogOf, image } from '../builders/manifest';

const SITE = 'https://catalog.acme.test';
const AT = '2026-08-20T00:00:00Z';
const NGINX = 'ghcr.io/acme/images/nginx';
const OTHER = 'ghcr.io/acme/images/other';

const catalogWith = (more: Partial<Manifest> = {}) =>
  catalogOf({
    images: ['nginx', 'redis'].map((slug) =>
      image(slug, { versions: [{ version: '1', digest: digestOf(slug) }] }),
    ),
    ...more,
  });

/** A document about images; of a digest of each, if one is given. */
const about = (images: ReadonlyArray<string>, digest?: string): ImageVex =>
  withContentId({
    ...{ '@context': 'https://openvex.dev/ns/v0.2.0', '@id': '' },
    ...{ author: 'Acme', timestamp: AT, version: 1 },
    statements: [
      {
        vulnerability: { name: 'CVE-2026-0001' },
        timestamp: AT,
        products: images.map((each) => toProduct(imageAddress(each), digest, [])),
        ...{ status: 'not_affected', justification: 'component_not_present' },
      },
    ],
  } as unknown as ImageVex);
const DOCUMENT = about([NGINX]);

const DOCUMENTS = ['images/nginx/vex.json'];
const REPOSITORY = [
  ...['vex/index.json', 'vex/pkg/oci/nginx/vex.json'],
  ...['vex/vex.tar.gz', 'vex/.well-known/vex-repository.json'],
];
const EMPTY = ['vex/index.json', 'vex/vex.tar.gz', 'vex/.well-known/vex-repository.json'];
const ALL = [...DOCUMENTS, ...REPOSITORY];

interface Branch {
  readonly files?: ReadonlyArray<string>;
  /** What is read of the document of nginx. */
  readonly document?: ImageVex | 'unusable';
  readonly repository?: VexRepository | undefined;
  readonly isAsPublished?: boolean;
  readonly hasManifest?: boolean;
}

const ROOT = toRepository('ghcr.io', SITE);
const derive = (
  {
    files = ALL,
    document = DOCUMENT,
    repository = ROOT,
    isAsPublished = true,
    hasManifest = true,
  }: Branch,
  more: Partial<VexBuild> = {},
  dataDate: string | null = AT,
) => {
  const present = new Map(files.map((file) => [file, '']));
  const read = (kind: { readonly name: string }, slug: string) => {
    if (kind.name === VEX_REPOSITORY.name)
      return present.has(VEX_REPOSITORY.path) ? repository : undefined;
    return slug === 'nginx' && present.has(IMAGE_VEX.file(slug)) && document !== 'unusable'
      ? document
      : undefined;
  };
  const derived = deriveVex(
    {
      ...{ catalog: catalogWith(), vex: undefined, withdrawn: [] },
      ...{ statedSite: SITE, isJekyll: false },
      previous: {
        ...{ files: present, read, isAsPublished },
        catalog: hasManifest ? catalogWith() : undefined,
      } as unknown as Previous,
      ...more,
    },
    dataDate,
  );
  return {
    paths: derived.files.map(({ path }) => path),
    files: derived.files,
    warnings: derived.warnings.map(formatProblem),
    notices: derived.notices,
  };
};

describe('without statements in this run, there are', () => {
  const published = derive({}).files;
  test.each<readonly [string, Branch]>([
    ['all of them', {}],
    ...REPOSITORY.map(
      (lost) => [`all without ${lost}`, { files: ALL.filter((file) => file !== lost) }] as const,
    ),
    ['all without the repository', { files: DOCUMENTS }],
    ['all next to files of others', { files: [...ALL, 'vex/pkg/oci/x/vex.json', 'vex/x.txt'] }],
    ['all on an edited branch', { isAsPublished: false }],
    ['all on a branch without its manifest', { isAsPublished: false, hasManifest: false }],
  ])('all documents again, of a branch that has %s', (_, branch) => {
    const { files, warnings, notices } = derive(branch);
    expect([files, warnings, notices]).toEqual([published, [], []]);
  });

  const DROPPED = [
    `api/v1/images/nginx/vex.json: the published document is dropped: found products other than ${NGINX}, expected only this one; what only it remembered starts over`,
  ];
  const edited = (document: ImageVex): Branch => ({ document, isAsPublished: false });
  test.each<readonly [string, Branch, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['nothing of a branch without any', { files: [] }, [], []],
    ['nothing of files of others', { files: ['vex/notes.txt'] }, [], []],
    [
      'nothing of a document that cannot be read',
      { files: DOCUMENTS, document: 'unusable' },
      [],
      [],
    ],
    ...EMPTY.filter((file) => file !== 'vex/vex.tar.gz').map(
      (file) => [`an empty repository of ${file}`, { files: [file] }, EMPTY, []] as const,
    ),
    [
      'an empty repository of one whose last document was removed',
      { files: REPOSITORY },
      EMPTY,
      [],
    ],
    ['no statements about another image', edited(about([OTHER])), EMPTY, DROPPED],
    [
      'no statements about another image, its own beside',
      edited(about([NGINX, OTHER])),
      EMPTY,
      DROPPED,
    ],
    ['statements about a digest', edited(about([NGINX], digestOf('nginx'))), ALL, []],
  ])('%s', (_, branch, paths, warnings) => {
    const derived = derive(branch);
    expect([derived.paths, derived.warnings, derived.notices]).toEqual([paths, warnings, []]);
  });
});

const MOVED = (to: string): string =>
  `api/v1/vex/.well-known/vex-repository.json: found "${to}/api/v1/vex/vex.tar.gz", expected "${SITE}/api/v1/vex/vex.tar.gz" as published, which Trivy keeps until it is cleaned; serve both, or have all clients run trivy clean --vex-repo`;

test.each<readonly [string, ReadonlyArray<string>]>([
  [SITE, []],
  ['https://Catalog.acme.test', []],
  ['https://other.test', [MOVED('https://other.test')]],
  [`${SITE}/docs`, [MOVED(`${SITE}/docs`)]],
])('the repository at %s', (statedSite, warnings) => {
  expect(derive({}, { statedSite }).warnings).toEqual(warnings);
});

test('the repository is renamed with the project, without a warning', () => {
  const { files, warnings } = derive({}, { catalog: catalogWith({ project: { name: 'Acme' } }) });
  const text = files.find(({ path }) => path === VEX_REPOSITORY.path)?.content;
  expect([warnings, JSON.parse(String(text))]).toEqual([[], toRepository('Acme', SITE)]);
});

test('statements of this run replace those on the branch, and old ones and those of unknown digests are told', () => {
  const gone = digestOf('gone');
  const { paths, warnings, notices } = derive(
    { document: about([OTHER]), isAsPublished: false },
    { vex: new Map([['redis', about(['ghcr.io/acme/images/redis'], gone)]]) },
    '2027-08-21T00:00:00Z',
  );
  expect([paths, warnings, notices]).toEqual([
    [
      ...['images/redis/vex.json', 'vex/index.json', 'vex/pkg/oci/redis/vex.json'],
      ...['vex/vex.tar.gz', 'vex/.well-known/vex-repository.json'],
    ],
    [
      `found 1 statement older than 365 days, the oldest of ${AT} ("CVE-2026-0001" in redis), expected statements that were reviewed since; check whether they still hold, and state the date of the review as last_updated`,
    ],
    [
      expect.stringContaining(
        `redis: found statements not_affected or fixed of 1 digest that no version has (${gone.slice(0, 19)}…)`,
      ),
    ],
  ]);
});
