// Adds the optional dependencies of other platforms to package-lock.json, and every hash that it lacks. `npm install`
// leaves them out, but `npm ci` needs them on every platform, and takes a package without a hash unchecked.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const SYSTEMS = 'android darwin freebsd linux netbsd openbsd openharmony sunos win32 aix'.split(
  ' ',
);
const PROCESSORS = 'arm64 arm ia32 x64 ppc64 s390x riscv64 loong64 mips64el wasm32'.split(' ');

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

/** The hash that the registry states for a package; undefined if it does not serve that version. */
const integrityOf = (name, version) => {
  const args = ['view', `${name}@${version}`, 'dist.integrity'];
  const { stdout } = spawnSync(process.execPath, [process.env.npm_execpath, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return stdout.trim() || undefined;
};

const all = { ...lock.packages, ...Object.fromEntries(missing) };
const unhashed = Object.entries(all)
  .filter(([place, { integrity, link }]) => place !== '' && !integrity && !link)
  .map(([place, { version, ...rest }]) => {
    const integrity = integrityOf(place.split('node_modules/').at(-1), version);
    return [place, { version, ...(integrity ? { integrity } : {}), ...rest }];
  });

const sorted = Object.entries({ ...all, ...Object.fromEntries(unhashed) }).sort(([a], [b]) =>
  a.localeCompare(b, 'en'),
);
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
console.log(`added ${missing.length} optional packages of other platforms`);
const unknown = unhashed.filter(([, { integrity }]) => !integrity);
if (unknown.length > 0) {
  for (const [place, { version }] of unknown)
    console.error(
      `${place}: the registry does not serve ${version}; choose a version that it serves`,
    );
  process.exit(1);
}
