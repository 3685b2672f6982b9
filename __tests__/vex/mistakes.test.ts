/** What is wrong with OpenVEX files, and what it is answered. */
import { expect, test } from '@jest/globals';
import { openVex, statement } from '../builders/vex';
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
    'more than 100,000 statements',
    Object.fromEntries(
      ['a', 'b'].map((name) => [
        `${name}.json`,
        openVex(Array.from({ length: 50_001 }, () => ({ ...LEAST, products: [{ '@id': name }] }))),
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

/** The errors of each; warnings if there are none. */
const MESSAGES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'an empty file': [
    'a.json:1:1: found the end of the file, expected a text in double quotes, a number, true, false or null; add it',
  ],
  'wrong JSON, in two files': [
    'a.json:1:18: found ",", expected none before }; remove the comma',
    'b.json:1:12: found "Acme", expected a text in double quotes, a number, true, false or null; put it in double quotes',
  ],
  'a comment': ['a.json:1:1: found "// Reviewed", expected no comment, JSON has none; remove it'],
  '101 levels': ['a.json:1:101: found more than 100 levels of nesting, expected fewer; flatten it'],
  'more than 20 MiB in all': [
    'found 22020096 bytes in 2 files, expected at most 20 MiB in all; remove statements that no longer matter',
  ],
  'more than 100,000 statements': [
    'found 100,002 statements, expected at most 100,000 in all; remove those that no longer matter',
  ],
  'a list': [
    'a.json:1:1: found a list, expected an OpenVEX document; write one, for example with vexctl',
  ],
  'nothing stated': [
    'a.json:1:1 ["@context"]: @context is missing, expected "https://openvex.dev/ns/v0.2.0"; add, for example, "@context": "https://openvex.dev/ns/v0.2.0"',
    'a.json:1:1 author: author is missing, expected a text in double quotes of at most 10,000 characters; add, for example, "author": "Acme"',
    'a.json:1:1 statements: statements is missing, expected a list; add, for example, "statements": []',
  ],
  CycloneDX: [
    'a.json:1:1 ["@context"]: found CycloneDX, expected OpenVEX 0.2.0 ("https://openvex.dev/ns/v0.2.0"); write the statements in that format, for example with vexctl',
  ],
  CSAF: [
    'a.json:1:1 ["@context"]: found CSAF, expected OpenVEX 0.2.0 ("https://openvex.dev/ns/v0.2.0"); write the statements in that format, for example with vexctl',
  ],
  'an older OpenVEX': [
    'a.json:1:14 ["@context"]: found OpenVEX of another version ("https://openvex.dev/ns/v0.0.1"), expected OpenVEX 0.2.0 ("https://openvex.dev/ns/v0.2.0"); write the statements in that format, for example with vexctl',
  ],
  'another context': [
    'a.json:1:13 ["@context"]: found "https://acme.test", expected "https://openvex.dev/ns/v0.2.0"; write, for example, "@context": "https://openvex.dev/ns/v0.2.0"',
  ],
  'an empty author': [
    'a.json:1:86 author: author is missing, expected a text in double quotes of at most 10,000 characters; add, for example, "author": "Acme"',
  ],
  'a number as author': [
    'a.json:1:86 author: found "5", expected a text in double quotes of at most 10,000 characters; write, for example, "author": "Acme"',
  ],
  'no date at all': [
    'a.json:1:119 statements[0].timestamp: timestamp is missing, expected one here or in the document; add the date from which the statement is true',
  ],
  'a wrong date of the document': [
    'a.json:1:105 timestamp: found "yesterday", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z, at most 24 hours ahead of this runner; write, for example, "timestamp": "2026-08-20T10:00:00Z"',
  ],
  'a date ahead of the runner': [
    'a.json:1:346 statements[0].timestamp: found "2026-08-22T12:00:01Z", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z, at most 24 hours ahead of this runner; write, for example, "timestamp": "2026-08-20T10:00:00Z"',
  ],
  'a wrong date of a change': [
    'a.json:1:349 statements[0].last_updated: found "2026-13-01T00:00:00Z", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z, at most 24 hours ahead of this runner; write, for example, "last_updated": "2026-08-20T10:00:00Z"',
  ],
  'a vulnerability as text': [
    'a.json:1:176 statements[0].vulnerability: found "CVE-2026-1", expected a map of keys and values; write, for example, "vulnerability": {"name": "CVE-2025-60876"}',
  ],
  'a vulnerability without name': [
    'a.json:1:176 statements[0].vulnerability.name: name is missing, expected a text in double quotes of at most 10,000 characters; add, for example, "name": "CVE-2025-60876"',
  ],
  'an empty alias': [
    'a.json:1:208 statements[0].vulnerability.aliases[0]: found nothing, expected a text in double quotes of at most 10,000 characters; add, for example, "aliases": ["GHSA-xj84-p3mc-wvw4"]',
  ],
  'no products': [
    'a.json:1:209 statements[0].products: found no products, expected one or more; add the image as a product',
  ],
  'products not stated': [
    'a.json:1:159 statements[0].products: products is missing, expected a list; add, for example, "products": [{"@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"}]',
  ],
  'a product that names nothing': [
    'a.json:1:269 statements[0].products[1]: found none of @id, identifiers, hashes, expected one; add "@id"',
  ],
  'a product as text': [
    'a.json:1:210 statements[0].products[0]: found "redis", expected a map of keys and values; write, for example, "products": [{"@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"}]',
  ],
  'a number as identifier': [
    'a.json:1:233 statements[0].products[0].identifiers.purl: found "1", expected a text in double quotes of at most 10,000 characters; change or remove it',
  ],
  'a subcomponent that names nothing': [
    'a.json:1:285 statements[0].products[0].subcomponents[0]: found none of @id, identifiers, hashes, expected one; add "@id"',
  ],
  'another status': [
    'a.json:1:279 statements[0].status: found "not affected", expected one of not_affected, affected, fixed, under_investigation; did you mean not_affected?',
  ],
  'no status': [
    'a.json:1:159 statements[0].status: status is missing, expected one of not_affected, affected, fixed, under_investigation; add, for example, "status": "not_affected"',
  ],
  'not affected without reason': [
    'a.json:1:159 statements[0]: found not_affected without a reason, expected a justification or an impact_statement; add one of the justifications component_not_present, vulnerable_code_not_present, vulnerable_code_not_in_execute_path, vulnerable_code_cannot_be_controlled_by_adversary, inline_mitigations_already_exist',
  ],
  'another justification': [
    'a.json:1:310 statements[0].justification: found "because", expected one of component_not_present, vulnerable_code_not_present, vulnerable_code_not_in_execute_path, vulnerable_code_cannot_be_controlled_by_adversary, inline_mitigations_already_exist; write, for example, "justification": "component_not_present"',
  ],
  'affected without advice': [
    'a.json:1:159 statements[0]: found affected without action_statement, expected one; add what users should do',
  ],
  'a text of 10,001 characters': [
    'a.json:1:349 statements[0].status_notes: found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…, expected a text in double quotes of at most 10,000 characters; change or remove it',
  ],
  'spellings that mean different images': [
    'a.json:1:210 statements[0].products[0]: found a product whose identifiers mean different images or digests, expected one meaning; make each a product of its own',
  ],
  'spellings that mean an image and a digest': [
    'a.json:1:210 statements[0].products[0]: found a product whose identifiers mean different images or digests, expected one meaning; make each a product of its own',
  ],
  'a hash of another digest': [
    'a.json:1:210 statements[0].products[0]: found a product whose identifiers mean different images or digests, expected one meaning; make each a product of its own',
  ],
  'keys in another case, at every place': [
    'a.json:1:560 AUTHOR: found the key "AUTHOR", expected "author"; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two',
    'a.json:1:520 statements[0].Status: found the key "Status", expected "status"; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two',
    'a.json:1:540 statements[0]["ſtatus_notes"]: found the key "ſtatus_notes", expected "status_notes"; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two',
    'a.json:1:197 statements[0].vulnerability.Aliases: found the key "Aliases", expected "aliases"; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two',
    'a.json:1:283 statements[0].products[0].Subcomponents: found the key "Subcomponents", expected "subcomponents"; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two',
    'a.json:1:411 statements[0].products[1].subcomponents[0]["@ID"]: found the key "@ID", expected "@id"; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two',
  ],
  'subcomponents without a package URL': [
    'a.json:1:285 statements[0].products[0].subcomponents[0]: found "zlib", expected a package URL as "@id" or "identifiers.purl", by which scanners find packages; write, for example, "@id": "pkg:apk/alpine/busybox"',
    'a.json:1:300 statements[0].products[0].subcomponents[1]: found "openssl bug", expected a package URL as "@id" or "identifiers.purl", by which scanners find packages; write, for example, "@id": "pkg:apk/alpine/busybox"',
    'a.json:1:399 statements[0].products[1].subcomponents[0]: found "cpe:2.3:a:zlib:zlib:*", expected a package URL as "@id" or "identifiers.purl", by which scanners find packages; write, for example, "@id": "pkg:apk/alpine/busybox"',
    'a.json:1:526 statements[0].products[2].subcomponents[0]: found only hashes, expected a package URL as "@id" or "identifiers.purl", by which scanners find packages; write, for example, "@id": "pkg:apk/alpine/busybox"',
  ],
  'keys that OpenVEX does not have': [
    'a.json:1:429 statements[0].subcomponents: found 4 keys of statements and products that OpenVEX 0.2.0 does not have: "subcomponents" (of a product), "x-mine", "subcomponent" (did you mean subcomponents?), expected its own; what they say is not published: correct or remove them',
  ],
  'products of one platform, of a file, of a hash that is no digest': [
    'a.json:1:210 statements[0].products[0]: found 5 products other than available images of this catalog, first "pkg:oci/redis?repository_url=ghcr.io/acme/images&arch=arm64", narrowed to less by its arch, expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"',
  ],
  'a product of a hash that cannot be compared': [
    'a.json:1:210 statements[0].products[0]: found 1 product other than available images of this catalog, first "pkg:oci/redis?repository_url=ghcr.io/acme/images", narrowed to less by its hashes, expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"',
  ],
  'a platform in one spelling of two': [
    'a.json:1:210 statements[0].products[0]: found 1 product with one spelling narrowed to less than an image and another that is not, first "pkg:oci/redis?repository_url=ghcr.io/acme/images&arch=arm64" by its arch, expected one meaning; it is published as of the whole, as scanners take it; remove one of them',
  ],
  'two statuses of one second, of an alias, in two files': [
    'b.json:1:316 statements[0].status: found under_investigation of redis, and another status of the same second in statements[0] of "a.json" (not_affected of "CVE-2026-1"), expected one status; remove one, or give the one that holds a later timestamp',
  ],
  'mistakes of three kinds': [
    'a.json:1:2: found the end of the file, expected a key in double quotes; add it',
    'b.json:1:279 statements[0].status: found "fix", expected one of not_affected, affected, fixed, under_investigation; did you mean fixed?',
    'c.json:1:210 statements[0].products[0]: found a product whose identifiers mean different images or digests, expected one meaning; make each a product of its own',
  ],
  'a slug as product': [
    'a.json:1:210 statements[0].products[0]: found 1 product other than available images of this catalog, first "redis", expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"',
  ],
  'a tag, and a package': [
    'a.json:1:210 statements[0].products[0]: found 2 products other than available images of this catalog, first "ghcr.io/acme/images/redis:8.2.2", expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"',
  ],
  'a planned image': [
    'a.json:1:210 statements[0].products[0]: found 1 product other than available images of this catalog, first "pkg:oci/later", expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": "pkg:oci/<name>?repository_url=<registry>%2F<path>%2F<name>"',
  ],
  'a hash of no version': [
    'a.json:1:210 statements[0].products[0]: found 1 product other than available images of this catalog, first "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": "pkg:oci/<name>?repository_url=<registry>%2F<path>%2F<name>"',
  ],
  'fields that the status does not allow': [
    'a.json:1:303 statements[0].justification: found justification in 1 statement with another status, expected it only with not_affected; it is not published: remove it',
    'a.json:1:346 statements[0].impact_statement: found impact_statement in 1 statement with another status, expected it only with not_affected; it is not published: remove it',
    'a.json:1:373 statements[0].action_statement: found action_statement in 1 statement with another status, expected it only with affected; it is not published: remove it',
    'a.json:1:412 statements[0].action_statement_timestamp: found action_statement_timestamp in 1 statement with another status, expected it only with affected; it is not published: remove it',
  ],
  'a subcomponent with qualifiers': [
    'a.json:1:285 statements[0].products[0].subcomponents[0]: found qualifiers in 1 subcomponent, first "pkg:apk/alpine/busybox?arch=x86_64", expected none, because scanners write them differently; remove them',
  ],
  'a newer status of one digest': [
    'a.json:1:385 statements[1].products: found 1 statement of redis with products of which another status is stated too, first here and in statements[0] of "a.json" (not_affected of "CVE-2026-1"), expected one status, because scanners choose differently; state them of different digests or subcomponents',
  ],
};

test.each(CASES)('%s: place, cause and fix are stated', (title, files) => {
  expect(problemsOf(files)).toEqual(MESSAGES[title]);
});
