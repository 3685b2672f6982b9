/** Whoever verifies documents as the example shows notices every change of them. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Preview, startPreview } from '../../scripts/preview-server.mjs';
import type { Integrity } from '../../src/contract/integrity';
import { blobId } from '../../src/domain/git-objects/objects';
import { digestOf } from '../builders/digest';
import { chart, image, MANIFEST, manifest, reportOf, V1, yaml } from './builders';
import { publish, runWell } from './runs';
import { missingTools, runVerify, SCRIPT, type Verified } from './verify-script';
import { type World, world } from './world';

const missing = process.platform === 'win32' ? ['a Unix'] : missingTools();
const withTools = missing.length === 0 ? describe : describe.skip;

/** One file of each folder, some of them deep. */
const IN_FOLDERS = [
  'badge/images.svg',
  'changes/2026-02-03.json',
  'charts/1.json',
  'cve/2026/CVE-2026-0001.json',
  `digest/${digestOf('redis:8.2').slice(7, 9)}.json`,
  'images/redis/findings.json',
  'roadmap/1.json',
  'security/redis/8.2.json',
];

/** `host`: on the host only; `branch`: on the branch too, by somebody who may push to it. */
type Place = 'host' | 'branch';
type Kind = 'changed' | 'added' | 'removed';
type Tampering = readonly [document: string, kind: Kind, place: Place];

const besides = (document: string): string =>
  path.posix.join(path.posix.dirname(document), 'extra.json');

const KINDS = ['changed', 'removed'] as const;
const PLACES = ['host', 'branch'] as const;
const [FOLDER = ''] = IN_FOLDERS;

/** Each kind for a file at the top and in one folder; one change, at both places, for every other folder. */
const TAMPERINGS: readonly Tampering[] = [
  ...KINDS.map((kind): Tampering => ['images.json', kind, 'host']),
  ['extra.json', 'added', 'host'],
  ...PLACES.flatMap((place): readonly Tampering[] => [
    [besides(FOLDER), 'added', place],
    [FOLDER, 'removed', place],
    ...IN_FOLDERS.map((file): Tampering => [file, 'changed', place]),
  ]),
];

const CATALOG = manifest({
  images: [image('redis', ['8.2', '8.0']), image('next', [], { status: 'planned' })],
  charts: [chart('redis')],
});
const at = '2026-02-03T04:05:06Z';

let w: World;
let site: Preview;
let folder = '';
let former = '';
let api = '';
let tip = '';
/** Outputs `integrity` of the two runs. */
let attested: readonly [first: string, second: string];

const served = (document: string): string => path.join(folder, V1, document);
const bytesOf = (document: string): Buffer => readFileSync(served(document));

const verify = (...documents: readonly string[]): Promise<Verified> =>
  runVerify(w, [w.repository, api, ...documents], [attested[1]]);

const ASKED = ['attestation', 'verify', 'integrity.json', '--repo', 'acme/catalog'];
const good = (documents: readonly string[], identify: (document: string) => string): Verified => ({
  ...{ code: 0, asked: ASKED, left: [] },
  said: documents.map((document) => `${document}: ${identify(document)}`),
});
const refused = (said: string): Verified => ({
  ...{ code: 1, asked: ASKED, left: [] },
  said: [`verify.sh: ${said}`],
});

const sha256 = (bytes: Buffer): string =>
  `${digestOf(bytes).slice('sha256:'.length)}, ${bytes.length} bytes`;
const identityOf = (document: string, bytes: Buffer): string =>
  document.includes('/') ? blobId([bytes]) : sha256(bytes);

/** The same number of bytes, another one in the middle. */
const changed = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = copy[middle] === 48 ? 49 : 48;
  return copy;
};

/** The id of a folder on the branch; `nothing` if there is none. */
const treeOnBranch = (name: string): string =>
  w.git('ls-tree', 'gh-pages', `${V1}/${name}`).split(/[ \t]/)[2] ?? 'nothing';

/** What the script says of a document that is only on the host another one. */
const saidOfHost = (document: string, kind: Kind, before: Buffer, after: Buffer): string => {
  const [top = ''] = document.split('/');
  if (kind === 'removed') return `was published, but cannot be downloaded from ${api}`;
  if (kind === 'changed')
    return `found ${identityOf(document, after)}, expected ${identityOf(document, before)}`;
  return document === top
    ? 'integrity.json lists no such file'
    : `there was no such file in ${top} when it was published`;
};

/** What undoes the changes of a test. */
const undo: (() => void)[] = [];

/** Does it, and gives what the script has to say of it. */
const tamper = ([document, kind, place]: Tampering): string => {
  const before = kind === 'added' ? Buffer.alloc(0) : bytesOf(document);
  const after = kind === 'added' ? Buffer.from('{}\n') : changed(before);
  if (kind === 'added') undo.push(() => rmSync(served(document)));
  else undo.push(() => writeFileSync(served(document), before));
  if (kind === 'removed') rmSync(served(document));
  else writeFileSync(served(document), after);
  if (place === 'host') return `${document}: ${saidOfHost(document, kind, before, after)}`;
  const [top = ''] = document.split('/');
  const expected = treeOnBranch(top);
  undo.push(() => w.git('update-ref', 'refs/heads/gh-pages', tip));
  w.commitFile('gh-pages', `${V1}/${document}`, kind === 'removed' ? null : after);
  return `${document}: found ${treeOnBranch(top)} as ${V1}/${top} on the branch gh-pages, expected the tree ${expected}`;
};

withTools(`verify.sh${missing.length > 0 ? ` (needs ${missing.join(', ')})` : ''}`, () => {
  beforeAll(async () => {
    w = await world();
    const finding = { id: 'CVE-2026-0001' };
    const inputs = { reports: '*.json' };
    const { result } = await publish(
      w,
      { [MANIFEST]: yaml(CATALOG), 'a.json': reportOf('redis', '8.2', [finding]) },
      inputs,
    );
    former = w.exportTree('gh-pages', path.join(w.root, 'former'));
    const more = [finding, { id: 'CVE-2026-0002' }];
    const next = { [MANIFEST]: yaml(CATALOG), 'a.json': reportOf('redis', '8.2', more, { at }) };
    const { outputs } = await runWell(w, w.checkout(next), inputs);
    attested = [result.outputs['integrity'] ?? '', outputs['integrity'] ?? ''];
    folder = path.join(w.root, 'served');
    tip = w.git('rev-parse', 'gh-pages');
    w.exportTree('gh-pages', folder);
    site = await startPreview({ root: folder });
    api = `${site.url}/${V1}`;
  });
  afterEach(() => {
    // The last first: a document may have been changed twice.
    for (const each of undo.splice(0).reverse()) each();
  });
  afterAll(async () => {
    await site?.close();
    await w?.dispose();
  });

  test('accepts every file at the top, and one of each folder, and asks gh for its attestation', async () => {
    const { files, folders } = JSON.parse(String(bytesOf('integrity.json'))) as Integrity;
    expect(folders.map((each) => each.path)).toEqual(IN_FOLDERS.map((file) => file.split('/')[0]));
    const documents = [...files.map((each) => each.path), ...IN_FOLDERS];
    expect(await verify(...documents)).toEqual(
      good(documents, (document) => identityOf(document, bytesOf(document))),
    );
  });

  describe(`notices each of ${TAMPERINGS.length} changes:`, () => {
    test.each(TAMPERINGS)('%s %s on the %s', async (...tampering) => {
      const said = tamper(tampering);
      expect(await verify(tampering[0])).toEqual(refused(said));
    });
  });

  const NOT_ATTESTED = refused(
    'integrity.json: found no attestation by a workflow of acme/catalog, so nothing can be verified',
  );

  test('notices that integrity.json was changed', async () => {
    tamper(['integrity.json', 'changed', 'host']);
    expect(await verify('images.json')).toEqual(NOT_ATTESTED);
  });

  test('notices that integrity.json was changed to fit a changed document', async () => {
    const before = sha256(bytesOf('images.json')).slice(0, 64);
    tamper(['images.json', 'changed', 'host']);
    const honest = String(bytesOf('integrity.json'));
    undo.push(() => writeFileSync(served('integrity.json'), honest));
    const fitting = honest.replace(before, sha256(bytesOf('images.json')).slice(0, 64));
    writeFileSync(served('integrity.json'), fitting);
    expect(await verify('images.json')).toEqual(NOT_ATTESTED);
    // Only the attestation tells: whoever leaves it out is told that all is well.
    const forged = await runVerify(w, [w.repository, api, 'images.json'], [digestOf(fitting)]);
    expect(forged.code).toBe(0);
  });

  test('notices that integrity.json was removed', async () => {
    tamper(['integrity.json', 'removed', 'host']);
    const said = `integrity.json: cannot be downloaded from ${api}`;
    expect(await verify('images.json')).toEqual({ ...refused(said), asked: [] });
  });

  test('does not vouch for state.json, or for a folder that is not there', async () => {
    expect(await verify('state.json')).toEqual(
      refused('state.json: integrity.json lists no such file'),
    );
    expect(await verify('none/1.json')).toEqual(
      refused('none/1.json: integrity.json lists no folder none'),
    );
  });

  test('stops at the first document that was changed', async () => {
    const said = tamper(['images.json', 'changed', 'host']);
    const { said: lines, code } = await verify('cve.json', 'images.json', 'status.json');
    expect([code, lines]).toEqual([
      1,
      [`cve.json: ${sha256(bytesOf('cve.json'))}`, `verify.sh: ${said}`],
    ]);
  });

  test('notices an older tree by its folders, and not at the top, as it says', async () => {
    cpSync(former, folder, { recursive: true });
    undo.push(() => w.exportTree('gh-pages', folder));
    const older = (document: string) => runVerify(w, [w.repository, api, document], attested);
    expect(await older('cve.json')).toEqual(good(['cve.json'], (name) => sha256(bytesOf(name))));
    const { folders } = JSON.parse(String(bytesOf('integrity.json'))) as Integrity;
    const was = folders.find((each) => each.path === 'security')?.tree;
    const is = w.git('rev-parse', `gh-pages:${V1}/security`);
    expect(await older('security/redis/8.2.json')).toEqual(
      refused(
        `security/redis/8.2.json: found ${is} as ${V1}/security on the branch gh-pages, expected the tree ${was}`,
      ),
    );
    expect(readFileSync(SCRIPT, 'utf8')).toContain('# Does not detect a host that serves an older');
  });

  test('finds a catalog in a folder of another branch', async () => {
    const inputs = { branch: 'site', destination: 'docs/catalog' };
    const { outputs } = await runWell(w, w.checkout({ [MANIFEST]: yaml(CATALOG) }), inputs);
    const other = w.exportTree('site', path.join(w.root, 'other'));
    const preview = await startPreview({ root: other });
    const documents = ['status.json', 'images/1.json'];
    const address = `${preview.url}/docs/catalog/${V1}/`;
    const place = { PAGES_REPOSITORY: w.repository, BRANCH: 'site', DESTINATION: 'docs/catalog' };
    const verified = await runVerify(
      w,
      ['acme/builds', address, ...documents],
      [outputs['integrity'] ?? ''],
      place,
    );
    const elsewhere = await runVerify(
      w,
      ['acme/builds', address, 'images/1.json'],
      [outputs['integrity'] ?? ''],
      { ...place, BRANCH: 'nowhere' },
    );
    await preview.close();
    const read = (document: string): Buffer =>
      readFileSync(path.join(other, 'docs/catalog', V1, document));
    expect(verified).toEqual({
      ...good(documents, (document) => identityOf(document, read(document))),
      asked: [...ASKED.slice(0, -1), 'acme/builds'],
    });
    expect([elsewhere.code, elsewhere.said]).toEqual([
      1,
      ['verify.sh: the branch nowhere of https://github.com/acme/catalog cannot be fetched'],
    ]);
  });

  test('says what it expects', async () => {
    expect(await runVerify(w, [w.repository, api], [])).toEqual({
      ...refused('found 2 arguments, expected a repository, the address of its API, and documents'),
      asked: [],
    });
  });

  const shellcheck = spawnSync('shellcheck', ['--version']).error === undefined;
  (shellcheck ? test : test.skip)('has nothing for shellcheck', () => {
    const { status, stdout } = spawnSync('shellcheck', [SCRIPT], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });
});
