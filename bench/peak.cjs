// Preloaded into the measured process: writes its peak memory, threads included, to a file. Uses VmHWM because a
// child inherits the maximum of `getrusage` from its parent.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const STATUS = '/proc/self/status';
const file = process.env.BENCH_PEAK;
if (isMainThread && file !== undefined && existsSync(STATUS)) {
  delete process.env.BENCH_PEAK;
  process.on('exit', () => {
    const [, kilobytes = ''] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8')) ?? [];
    writeFileSync(file, kilobytes);
  });
}
