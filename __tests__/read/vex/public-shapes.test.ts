/** How public OpenVEX documents are written: forms found among them, in words of our own, beside those of read-vex and mistakes. */
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
    'the context without version',
    openVex([statement()], { '@context': 'https://openvex.dev/ns' }),
    [
      '["@context"]: found OpenVEX of another version ("https://openvex.dev/ns"), expected OpenVEX 0.2.0 ("https://openvex.dev/ns/v0.2.0"); write the statements in that format, for example with vexctl',
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
];

describe('of the forms of public documents', () => {
  test.each(READ)('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
