// Adds the optional dependencies of other platforms to package-lock.json. `npm install` leaves them out if the
// registry does not serve them, but `npm ci` needs them on every platform.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const SYSTEMS = 'android darwin freebsd linux netbsd openbsd openharmony sunos win32 aix'.split(
  ' ',
);
const PROCESSORS = 'arm64 arm ia32 x64 ppc64 s390x riscv64 loong64 mips64el wasm32'.split(' ');

/** The platform in the name of a package. */
const platformOf = (name) => {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
};

const isLocked = (parent, name) => {
  const folders = parent.split(/(?=\/node_modules\/)/);
  return [...folders.keys(), -1].some((i) => {
    const at = folders.slice(0, i + 1).join('');
    return lock.packages[`${at}${at === '' ? '' : '/'}node_modules/${name}`] !== undefined;
  });
};

const missing = Object.entries(lock.packages).flatMap(
  ([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(parent, name))
      .map(([name, version]) => [
        `node_modules/${name}`,
        {
          version: version.replace(/^[\^~]/, ''),
          ...(dev ? { dev } : {}),
          optional: true,
          ...platformOf(name),
        },
      ]),
);

const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(
  ([a], [b]) => a.localeCompare(b, 'en'),
);
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
console.log(`added ${missing.length} optional packages of other platforms`);
