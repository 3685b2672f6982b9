/** The git server of these tests announces what github.com announces, and checks what it checks. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import type { GitAnswer } from '../../scripts/git-server.mjs';
import { git } from './bare-repository';
import { inWorld } from './runs';
import { type World, world } from './world';

/** The payloads of an answer in packets, up to the first flush that follows one. */
const packetsIn = (answer: string): readonly string[] => {
  const packets: string[] = [];
  for (let at = 0; at < answer.length; ) {
    const size = Number.parseInt(answer.slice(at, at + 4), 16);
    if (size > 4) packets.push(answer.slice(at + 4, at + size).trimEnd());
    at += Math.max(size, 4);
  }
  return packets;
};

const announce = async (
  w: World,
  service: string,
  protocol: string,
): Promise<readonly string[]> => {
  const credential = Buffer.from(`x-access-token:${w.token}`).toString('base64');
  const answer = await fetch(`${w.server.url}/${w.repository}.git/info/refs?service=${service}`, {
    headers: { authorization: `Basic ${credential}`, 'git-protocol': protocol },
  });
  return packetsIn(await answer.text());
};

/** The capabilities behind the first ref. */
const capabilitiesOf = (packets: readonly string[]): readonly string[] =>
  (packets.find((packet) => packet.includes('\0')) ?? '').split('\0')[1]?.trim().split(' ') ?? [];

const AGENT = 'agent=git/github-8e2ff7c5586f';

describe('the git server of the tests says what github.com says', () => {
  // https://github.com/bored-engineer/git-protocol-v2 and others have recorded it.
  test(
    'in protocol 2',
    inWorld(async (w) => {
      w.checkout({ 'README.md': 'hello\n' });
      const announced = await announce(w, 'git-upload-pack', 'version=2');
      // Some releases of git announce object-info without being asked. No fetch uses it.
      expect(announced.filter((each) => each !== 'object-info')).toEqual([
        'version 2',
        AGENT,
        'ls-refs=unborn',
        'fetch=shallow wait-for-done filter',
        'server-option',
        'object-format=sha1',
      ]);
    }),
  );

  test(
    'in protocol 0',
    inWorld(async (w) => {
      w.checkout({ 'README.md': 'hello\n' });
      expect(capabilitiesOf(await announce(w, 'git-upload-pack', ''))).toEqual([
        ...['multi_ack', 'thin-pack', 'side-band', 'side-band-64k', 'ofs-delta', 'shallow'],
        ...['deepen-since', 'deepen-not', 'deepen-relative', 'no-progress', 'include-tag'],
        ...['multi_ack_detailed', 'allow-tip-sha1-in-want', 'allow-reachable-sha1-in-want'],
        ...['no-done', 'symref=HEAD:refs/heads/main', 'filter', 'object-format=sha1', AGENT],
      ]);
    }),
  );

  test(
    'before a push',
    inWorld(async (w) => {
      w.checkout({ 'README.md': 'hello\n' });
      const capabilities = capabilitiesOf(await announce(w, 'git-receive-pack', ''));
      expect(capabilities.toSorted()).toEqual(
        [
          ...['report-status', 'report-status-v2', 'delete-refs', 'side-band-64k', 'quiet'],
          ...['atomic', 'ofs-delta', 'object-format=sha1', AGENT],
        ].toSorted(),
      );
    }),
  );
});

test(
  'the server refuses objects that git fsck does not accept',
  inWorld(async (w) => {
    const { workspace } = w.checkout({ 'README.md': 'hello\n' });
    const blob = git(['hash-object', '-w', '--stdin'], { cwd: workspace, input: 'x' });
    const name = Buffer.from('100644 .git\0');
    const tree = Buffer.concat([name, Buffer.from(blob.toString().trim(), 'hex')]);
    const id = git(['hash-object', '-w', '-t', 'tree', '--literally', '--stdin'], {
      cwd: workspace,
      input: tree,
    });
    const commit = git(
      ['-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit-tree', '-m', 'x', `${id}`.trim()],
      { cwd: workspace },
    );
    const push = promisify(execFile)(
      'git',
      ['push', '-q', 'origin', `${`${commit}`.trim()}:refs/heads/x`],
      { cwd: workspace },
    );
    await expect(push).rejects.toThrow(/hasDotgit: contains '\.git'/);
  }),
);

test('a world notices an answer that GitHub does not give', async () => {
  const w = await world();
  const ask = (answer: GitAnswer) => {
    w.server.hooks.onRequest = async () => answer;
    return fetch(`${w.server.url}/api/v3/repos/acme/catalog/pages`);
  };
  await ask({ status: 404, body: '{}' });
  await ask({ status: 200, body: '{}', malformed: true });
  await ask({ status: 200, body: '{"html_url": 1}' });
  await expect(w.dispose()).rejects.toThrow(
    /^answers that GitHub does not give:\n\/repos\/acme\/catalog\/pages: must have required property /,
  );
});
