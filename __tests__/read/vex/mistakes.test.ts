/** What is wrong with OpenVEX files, and what it is answered: mistakes.txt. */
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { VEX_LIMITS } from '../../../src/read/vex/limits';
import { blocksIn } from '../../builders/blocks';
import { openVex, statement } from '../../builders/vex';
import { NEW, problemsOf } from './read';

const P = 'pkg:oci/redis?repository_url=ghcr.io/acme/images';
const MIB = 1024 * 1024;

/** A file with one statement. */
const one = (more: object, document: object = {}) => ({
  'a.json': openVex([statement('CVE-2026-1', P, more)], document),
});
const LEAST = { vulnerability: { name: 'CVE-2026-1' }, status: 'fixed' };
const UNSURE = { status: 'under_investigation', justification: undefined };

/** A title that says what is wrong, and the files. */
const CASES: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
  ['an empty file', { 'a.json': '' }],
  ['wrong JSON, in two files', { 'a.json': '{"author": "Acme",}', 'b.json': '{"author": Acme}' }],
  ['a comment', { 'a.json': '// Reviewed\n{}' }],
  ['101 levels', { 'a.json': '['.repeat(101) + ']'.repeat(101) }],
  ['more than 20 MiB in all', { 'a.json': ' '.repeat(15 * MIB), 'b.json': ' '.repeat(6 * MIB) }],
  [
    'more than 1,000 statements, to which this test lowers the limit',
    Object.fromEntries(
      ['a', 'b'].map((name) => [
        `${name}.json`,
        openVex(Array.from({ length: 501 }, () => ({ ...LEAST, products: [{ '@id': name }] }))),
      ]),
    ),
  ],
  ['a list', { 'a.json': '[]' }],
  ['nothing stated', { 'a.json': '{}' }],
  ['CycloneDX', { 'a.json': '{"bomFormat": "CycloneDX", "specVersion": "1.6"}' }],
  ['CSAF', { 'a.json': '{"document": {"csaf_version": "2.0"}}' }],
  ['an older OpenVEX', { 'a.json': '{"@context": "https://openvex.dev/ns/v0.0.1"}' }],
  ['another context', one({}, { '@context': 'https://acme.test' })],
  ['an empty author', one({}, { author: '' })],
  ['a number as author', one({}, { author: 5 })],
  ['no date at all', one({}, { timestamp: undefined })],
  ['a wrong date of the document', one({}, { timestamp: 'yesterday' })],
  ['a date ahead of the runner', one({ timestamp: '2026-08-22T12:00:01Z' })],
  ['a wrong date of a change', one({ last_updated: '2026-13-01T00:00:00Z' })],
  ['a vulnerability as text', one({ vulnerability: 'CVE-2026-1' })],
  ['a vulnerability without name', one({ vulnerability: { '@id': 'https://acme.test/1' } })],
  ['an empty alias', one({ vulnerability: { name: 'CVE-2026-1', aliases: [''] } })],
  ['no products', one({ products: [] })],
  ['products not stated', one({ products: undefined })],
  ['a product that names nothing', one({ products: [{ '@id': P }, {}] })],
  ['a product as text', one({ products: ['redis'] })],
  ['a number as identifier', one({ products: [{ identifiers: { purl: 1 } }] })],
  ['an identifier without a name', one({ products: [{ '@id': P, identifiers: { '': 'x' } }] })],
  ['a subcomponent that names nothing', one({ products: [{ '@id': P, subcomponents: [{}] }] })],
  ['another status', one({ status: 'not affected' })],
  ['no status', one({ status: undefined })],
  ['not affected without reason', one({ justification: undefined })],
  ['another justification', one({ justification: 'because' })],
  ['affected without advice', one({ status: 'affected', justification: undefined })],
  ['a text of 10,001 characters', one({ status_notes: 'x'.repeat(10_001) })],
  [
    'spellings that mean different images',
    one({ products: [{ '@id': P, identifiers: { purl: 'pkg:oci/nginx' } }] }),
  ],
  [
    'spellings that mean an image and a digest',
    one({ products: [{ '@id': P, identifiers: { purl: `pkg:oci/redis@${NEW}` } }] }),
  ],
  [
    'a hash of another digest',
    one({ products: [{ '@id': `pkg:oci/redis@${NEW}`, hashes: { 'sha-256': 'e'.repeat(64) } }] }),
  ],
  [
    'keys in another case, at every place',
    {
      'a.json': openVex(
        [
          statement('CVE-2026-1', P, {
            Status: 'affected',
            '\u017ftatus_notes': '',
            vulnerability: { name: 'CVE-2026-1', Aliases: null },
            products: [
              { '@id': P, Subcomponents: [{ '@id': 'pkg:apk/alpine/busybox' }] },
              { '@id': P, subcomponents: [{ '@ID': 'x', '@id': 'pkg:apk/alpine/busybox' }] },
            ],
          }),
        ],
        { AUTHOR: 'Beta' },
      ),
    },
  ],
  [
    'subcomponents without a package URL',
    one({
      products: [
        { '@id': P, subcomponents: [{ '@id': 'zlib' }, { '@id': 'openssl bug' }] },
        { '@id': P, subcomponents: [{ identifiers: { cpe23: 'cpe:2.3:a:zlib:zlib:*' } }] },
        {
          '@id': P,
          subcomponents: [
            { hashes: { md5: 'x' } },
            { '@id': 'x', identifiers: { purl: 'pkg:a/x' } },
          ],
        },
      ],
    }),
  ],
  [
    'keys that OpenVEX does not have',
    one({
      subcomponents: [{ '@id': 'pkg:apk/alpine/busybox' }],
      'x-mine': 1,
      products: [
        { '@id': P, subcomponent: [] },
        { '@id': P, subcomponent: [] },
      ],
    }),
  ],
  [
    'products of one platform, of a file, of a hash that is no digest',
    one({
      products: [
        { '@id': `${P}&arch=arm64` },
        { '@id': `pkg:oci/redis@${NEW}?os=linux` },
        { '@id': `${P}#usr/bin/redis-server` },
        { '@id': P, hashes: { 'sha-512': 'x' } },
        { '@id': 'pkg:oci/other?variant=v8' },
      ],
    }),
  ],
  [
    'a product of a hash that cannot be compared',
    one({ products: [{ '@id': P, hashes: { 'sha-512': 'x' } }] }),
  ],
  [
    'a platform in one spelling of two',
    one({ products: [{ '@id': `${P}&arch=arm64`, identifiers: { purl: P } }] }),
  ],
  [
    'two statuses of one second, of an alias, in two files',
    {
      'a.json': openVex([statement('CVE-2026-1', P)]),
      'b.json': openVex([
        statement('GHSA-1', NEW.slice(7), {
          vulnerability: { name: 'GHSA-1', aliases: ['CVE-2026-1'] },
          ...UNSURE,
        }),
      ]),
    },
  ],
  [
    'mistakes of three kinds',
    {
      'a.json': '{',
      ...{ 'b.json': openVex([statement('CVE-2026-1', P, { status: 'fix' })]) },
      'c.json': one({ products: [{ '@id': P, identifiers: { purl: 'pkg:oci/nginx' } }] })['a.json'],
    },
  ],
  ['a slug as product', one({ products: [{ '@id': 'redis' }] })],
  [
    'a tag, and a package',
    one({
      products: [{ '@id': 'ghcr.io/acme/images/redis:8.2.2' }, { '@id': 'pkg:apk/alpine/busybox' }],
    }),
  ],
  ['a planned image', one({ products: [{ '@id': 'pkg:oci/later' }] })],
  ['a hash of no version', one({ products: [{ hashes: { 'sha-256': 'e'.repeat(64) } }] })],
  [
    'fields that the status does not allow',
    one({
      status: 'fixed',
      impact_statement: 'None.',
      action_statement: 'Update.',
      action_statement_timestamp: '2026-08-20T10:00:00Z',
    }),
  ],
  [
    'a subcomponent with qualifiers',
    one({
      products: [{ '@id': P, subcomponents: [{ '@id': 'pkg:apk/alpine/busybox?arch=x86_64' }] }],
    }),
  ],
  [
    'a newer status of one digest',
    {
      'a.json': openVex([
        statement('CVE-2026-1', P),
        statement('CVE-2026-1', `pkg:oci/redis@${NEW}?repository_url=ghcr.io/acme/images`, {
          ...UNSURE,
          timestamp: '2026-08-21T00:00:00Z',
        }),
      ]),
    },
  ],
];

/** The errors of each, or else its warnings. */
const MESSAGES = new Map(blocksIn(path.join(__dirname, 'mistakes.txt')));

afterEach(() => {
  jest.restoreAllMocks();
});

test.each(CASES)('%s: place, cause and fix are stated', (title, files) => {
  jest.replaceProperty(VEX_LIMITS, 'statements', 1_000);
  expect(problemsOf(files)).toEqual(MESSAGES.get(title));
});
