// Adds to package-lock.json what `npm install` leaves out when the registry in use does not serve the
// packages of other platforms: `npm ci` wants every optional dependency to be named, on any platform.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'x64',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

/** Platform packages carry their platform in their names. */
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

const isThere = (parent, name) => {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined)
      return true;
    if (at === '' || !at.includes('/node_modules/'))
      return lock.packages[`node_modules/${name}`] !== undefined;
  }
};

const missing = Object.entries(lock.packages).flatMap(
  ([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isThere(parent, name))
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
console.log(`${missing.length} optional packages of other platforms named`);
