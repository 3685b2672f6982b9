// npm run try-node [-- <major> [jest arguments]]: runs the tests with another Node, from its npm package (about
// 190 MB, kept in node_modules/.cache).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const [major = '24', ...args] = process.argv.slice(2);
const windows = process.platform === 'win32';
const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const folder = path.join(root, 'node_modules', '.cache', `node-${major}`);
const program = path.join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');

const run = (command, ...rest) => {
  const { status, error } = spawnSync(command, rest, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

if (!/^\d+$/.test(major)) throw new Error(`found ${major}, expected a major version such as 24`);
if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{}\n'); // a separate project
  const npm = ['install', '--no-save', '--ignore-scripts', `${name}@${major}`];
  // npm is a script on Windows and needs a shell; none of these words is user input.
  const { status } = spawnSync('npm', npm, { cwd: folder, stdio: 'inherit', shell: windows });
  if (status !== 0) process.exit(1);
}
run(program, '--version');
run(program, path.join('node_modules', 'jest', 'bin', 'jest.js'), ...args);
