// Checks the registry's signatures of the packages in node_modules. Fails if a signature is missing or wrong.
// If the registry or the transparency log does not answer, nothing is proven, and a warning says so.
import { spawnSync } from 'node:child_process';

const { status, stdout, stderr } = spawnSync('npm', ['audit', 'signatures', '--fetch-retries=1'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
process.stdout.write(stdout);
process.stderr.write(stderr);
if (status !== 0 && /^npm error network /m.test(stderr)) {
  console.log(
    '::warning::the signatures of packages were not checked: the registry does not answer',
  );
} else {
  process.exitCode = status ?? 1;
}
