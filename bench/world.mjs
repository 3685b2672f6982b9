// A git server with an empty folder of repositories, and a folder for everything else.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGitServer } from '../scripts/git-server.mjs';

/** Calls `use` with both, and always removes them. */
export const withServer = async (use) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const remotes = path.join(folder, 'remotes');
  mkdirSync(remotes);
  const token = 'token';
  const server = await startGitServer({ root: remotes, token });
  try {
    const { stats, reset } = server;
    await use({ folder, remotes, server: server.url, token, stats, reset });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
