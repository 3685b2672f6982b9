/** How public OpenVEX documents are written: each form found among them, in words of our own, and what becomes of it. */
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { formatInPlace } from '../../../src/domain/problem';
import { readVex } from '../../../src/read/vex/read-vex';
import { digestOf } from '../../builders/digest';
import { catalogOf, image } from '../../builders/manifest';
import { openVex, statement as statementOf } from '../../builders/vex';

const DIGEST = digestOf('redis/8.2.2');
const REDIS = 'pkg:oci/redis?repository_url=ghcr.io/acme/images/redis';

const CATALOG = catalogOf({
  images: [
    image('redis', { versions: [{ version: '8.2.2', digest: DIGEST }] }),
    image('nginx', { image: 'docker.io/library/nginx', versions: [{ version: '1.29' }] }),
  ],
});

const statement = (more: object = {}): object => statementOf('CVE-2026-1', REDIS, more);
const ofProduct = (product: unknown): object => statement({ products: [product] });

/** The errors of a file; else its warnings, and the statements that are published: image, vulnerability and time. */
const read = (text: string): readonly string[] => {
  const result = readVex([{ file: 'vex.json', text }], CATALOG, '2026-08-22T12:00:00Z');
  if (E.isLeft(result)) return result.left.map(formatInPlace);
  const { value, warnings } = result.right;
  const published = [...value].flatMap(([slug, { statements }]) =>
    statements.map((each) => `${slug} ${each.vulnerability.name} ${each.timestamp}`),
  );
  return [...warnings.map(formatInPlace), ...published];
};

const PUBLISHED = 'redis CVE-2026-1 2026-08-20T10:00:00Z';

const foreign = (product: string, example: string): string =>
  `statements[0].products[0]: found 1 product other than available images of this catalog, first "${product}", expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": "${example}"`;
const EXAMPLE = 'pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis';
const ANY = 'pkg:oci/<name>?repository_url=<registry>%2F<path>%2F<name>';
const OLDER = (context: string): string =>
  `["@context"]: found OpenVEX of another version ("${context}"), expected OpenVEX 0.2.0 ("https://openvex.dev/ns/v0.2.0"); write the statements in that format, for example with vexctl`;

const READ: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  ['a document without statements, as vexctl begins one', openVex([]), []],
  [
    'dates with nine decimals and an offset, of vexctl',
    openVex([statement({ timestamp: '2026-08-20T09:22:45.123456789-01:00' })], {
      timestamp: '2026-08-20T12:00:00.838774+02:00',
    }),
    ['redis CVE-2026-1 2026-08-20T10:22:45Z'],
  ],
  [
    'the offset -00:00, of programs that do not know theirs',
    openVex([statement({ timestamp: '2026-08-20T10:00:00.5-00:00' })]),
    [PUBLISHED],
  ],
  ['one date for all statements', openVex([statement()]), [PUBLISHED]],
  [
    'a date of each statement, and none of the document',
    openVex([statement({ timestamp: '2026-08-20T10:00:00Z' })], { timestamp: undefined }),
    [PUBLISHED],
  ],
  [
    'no id and no version of the document, keys of other programs, a version as text',
    openVex([statement({ statement: 'not used', detail: 'none' })], {
      ...{
        '@id': undefined,
        version: '1',
        role: 'Vendor',
        tooling: 'vexctl',
        format: 'text/vex+json',
      },
      ...{ last_updated: '2026-08-20T10:00:00Z', document_notes: 'Reviewed' },
    }),
    [
      'statements[0].statement: found 2 keys of statements and products that OpenVEX 0.2.0 does not have: "statement", "detail", expected its own; what they say is not published: correct or remove them',
      PUBLISHED,
    ],
  ],
  [
    'name, address, description and aliases of a vulnerability, an alias equal to the name',
    openVex([
      statement({
        vulnerability: {
          '@id': 'https://nvd.nist.gov/vuln/detail/CVE-2026-1',
          ...{ name: 'CVE-2026-1', description: 'A flaw', aliases: ['CVE-2026-1', 'GHSA-1'] },
        },
      }),
    ]),
    [PUBLISHED],
  ],
  [
    'an image under several registries in one statement, encoded and not, one of them of this catalog',
    openVex([
      statement({
        products: [
          { '@id': 'pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis' },
          { '@id': REDIS },
          { '@id': 'pkg:oci/redis' },
        ],
      }),
    ]),
    [PUBLISHED],
  ],
  [
    'Docker Hub with its host',
    openVex([ofProduct({ '@id': 'pkg:oci/nginx?repository_url=index.docker.io/library/nginx' })]),
    ['nginx CVE-2026-1 2026-08-20T10:00:00Z'],
  ],
  [
    'a digest with and without percent-encoding, as id and as identifier',
    openVex([
      ofProduct({
        '@id': `pkg:oci/redis@${DIGEST}?repository_url=ghcr.io%2Facme%2Fimages`,
        identifiers: {
          purl: `pkg:oci/redis@${encodeURIComponent(DIGEST)}?repository_url=ghcr.io/acme/images`,
        },
      }),
    ]),
    [PUBLISHED],
  ],
  [
    'packages of the image with their versions',
    openVex([
      ofProduct({
        '@id': REDIS,
        subcomponents: [
          { '@id': 'pkg:apk/alpine/libssl3@3.0.8-r3' },
          { '@id': 'pkg:golang/stdlib' },
        ],
      }),
    ]),
    [PUBLISHED],
  ],
  [
    'a history: under investigation, then not affected',
    openVex([
      {
        ...statement({ justification: undefined, status: 'under_investigation' }),
        timestamp: '2026-08-19T10:00:00Z',
      },
      statement(),
    ]),
    [PUBLISHED],
  ],
  [
    'packages with qualifiers, as scanners name them',
    openVex([
      ofProduct({
        '@id': REDIS,
        subcomponents: [
          { '@id': 'pkg:deb/debian/libc6@2.36-9%2Bdeb12u10?arch=amd64&distro=debian-12' },
        ],
      }),
    ]),
    [
      'statements[0].products[0].subcomponents[0]: found qualifiers in 1 subcomponent, first "pkg:deb/debian/libc6@2.36-9%2Bdeb12u10?arch=amd64&distro=debian-12", expected none, because scanners write them differently; remove them',
      PUBLISHED,
    ],
  ],
  [
    'an action although the product is not affected',
    openVex([statement({ action_statement: 'none needed' })]),
    [
      'statements[0].action_statement: found 1 field that the status does not allow, first action_statement, expected it only with affected; what it says is not published: remove it',
      PUBLISHED,
    ],
  ],
  [
    'a package as the product',
    openVex([ofProduct({ '@id': 'pkg:golang/github.com/acme/shop@1.2.3' })]),
    [foreign('pkg:golang/github.com/acme/shop@1.2.3', ANY)],
  ],
  [
    'pkg:docker, as in the documents of Docker Scout',
    openVex([ofProduct({ '@id': 'pkg:docker/acme/redis@8.2.2' })]),
    [foreign('pkg:docker/acme/redis@8.2.2', EXAMPLE)],
  ],
  [
    'a tag in a package URL',
    openVex([ofProduct({ '@id': 'pkg:oci/redis:latest?repository_url=redis%3Alatest' })]),
    [foreign('pkg:oci/redis:latest?repository_url=redis%3Alatest', EXAMPLE)],
  ],
  [
    'the path of an image as the namespace of a package URL',
    openVex([ofProduct({ '@id': `pkg:oci/acme/images/redis@${DIGEST}` })]),
    [foreign(`pkg:oci/acme/images/redis@${DIGEST}`, EXAMPLE)],
  ],
  [
    'the context without version',
    openVex([statement()], { '@context': 'https://openvex.dev/ns' }),
    [OLDER('https://openvex.dev/ns')],
  ],
  [
    'OpenVEX 0.0.1, with texts as products and vulnerability',
    openVex([{ vulnerability: 'CVE-2026-1', products: [REDIS], status: 'fixed' }], {
      '@context': 'https://openvex.dev/ns/v0.0.1',
    }),
    [OLDER('https://openvex.dev/ns/v0.0.1')],
  ],
  [
    'a vulnerability with an id and no name',
    openVex([statement({ vulnerability: { '@id': 'CVE-2026-1' } })]),
    [
      'statements[0].vulnerability.name: name is missing, expected a text in double quotes of at most 10,000 characters; add, for example, "name": "CVE-2025-60876"',
    ],
  ],
  [
    'a text as vulnerability, and no products, as tools write that take 0.0.1 for 0.2.0',
    openVex([statement({ vulnerability: 'CVE-2026-1' }), statement({ products: undefined })]),
    [
      'statements[0].vulnerability: found "CVE-2026-1", expected a map of keys and values; write, for example, "vulnerability": {"name": "CVE-2025-60876"}',
      'statements[1].products: products is missing, expected a list; add, for example, "products": [{"@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"}]',
    ],
  ],
  [
    'a reason in words as justification',
    openVex([statement({ justification: 'protected_by_mitigating_control' })]),
    [
      'statements[0].justification: found "protected_by_mitigating_control", expected one of component_not_present, vulnerable_code_not_present, vulnerable_code_not_in_execute_path, vulnerable_code_cannot_be_controlled_by_adversary, inline_mitigations_already_exist; write, for example, "justification": "component_not_present"',
    ],
  ],
  [
    'affected without an action',
    openVex([statement({ status: 'affected', justification: undefined })]),
    [
      'statements[0]: found affected without action_statement, expected one; add what users should do',
    ],
  ],
  [
    'the same key twice, of files merged by hand: the last one counts, as for scanners',
    openVex([statement()]).replace('"version":1', '"version":1,"timestamp":"2026-08-21T10:00:00Z"'),
    ['redis CVE-2026-1 2026-08-21T10:00:00Z'],
  ],
  [
    'the same key twice beside a mistake: only the mistake is one',
    openVex([statement({ status: 'none' })]).replace('"version":1', '"version":1,"version":1'),
    [
      'statements[0].status: found "none", expected one of not_affected, affected, fixed, under_investigation; write, for example, "status": "not_affected"',
    ],
  ],
  [
    'a byte order mark, and the same key twice',
    `\ufeff${openVex([statement()]).replace('"version":1', '"version":1,"version":1')}`,
    [PUBLISHED],
  ],
  [
    'a lone surrogate beside a text that is too long',
    openVex([statement({ status_notes: '\ud800' }), statement({ '@id': 'x'.repeat(10_001) })]),
    [
      `statements[1]["@id"]: found "${'x'.repeat(119)}…, expected a text in double quotes of at most 10,000 characters; change or remove it`,
    ],
  ],
];

describe('of the forms of public documents', () => {
  test.each(READ)('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
