import path from 'node:path';
import * as O from 'fp-ts/Option';
import { toUtcSeconds } from '../vocabulary/instant';
import { attempt } from './attempt';
import type { SourceHead, SourceRepository } from './capabilities';
import { environment } from './git-command';
import { ObjectReader } from './object-reader';

const committedIn = (commit: string): string | null => {
  const [, seconds] = /^committer .* (\d+) [+-]\d{4}$/m.exec(commit) ?? [];
  return seconds === undefined
    ? null
    : toUtcSeconds(new Date(Number(seconds) * 1000).toISOString());
};

const sameText = (a: string, b: string): boolean =>
  a.replaceAll('\r\n', '\n') === b.replaceAll('\r\n', '\n');

const headOf = async (
  reader: ObjectReader,
  name: string,
  text: string,
): Promise<O.Option<SourceHead>> => {
  const [commit, file] = await Promise.all([
    reader.read('HEAD'),
    name.includes('\n') ? undefined : reader.read(`HEAD:./${name}`),
  ]);
  if (commit?.type !== 'commit') return O.none;
  return O.some({
    commit: commit.id,
    committed: committedIn(commit.bytes.toString('utf8')),
    unchanged: file !== undefined && sameText(file.bytes.toString('utf8'), text),
  });
};

/** Reads HEAD with plumbing only: no configuration of the workspace can make that run anything. */
export const openSourceRepository = (workspace: string, home: string): SourceRepository => ({
  head: (manifest, text) =>
    attempt(
      async () => {
        const file = path.resolve(workspace, manifest);
        const reader = new ObjectReader(path.dirname(file), environment(home));
        return headOf(reader, path.basename(file), text)
          .catch(() => O.none)
          .finally(() => reader.close());
      },
      (cause) => `the source commit cannot be read: ${cause}`,
    ),
});
