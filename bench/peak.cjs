// Loaded before what is measured: leaves the peak memory of the process, with its threads, in a file.
// VmHWM and not the maximum that `getrusage` tells: a child is born with that of its parent.
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
