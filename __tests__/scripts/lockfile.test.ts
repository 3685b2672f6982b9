/** The lockfile names no server, and a hash for every package on every platform. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const ROOT = path.resolve(__dirname, '../..');
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
/** Installed packages by their folder; '' is the project. */
const installed = Object.entries(packages).filter(([folder]) => folder !== '');

test('npm ci would take no package unchecked', () => {
  const unchecked = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(unchecked.map(([folder]) => folder)).toEqual([]);
});

test('the lockfile names no registry', () => {
  const named = installed.filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([folder]) => folder)).toEqual([]);
});

test('npm ci finds the packages of every platform', () => {
  const names = installed.map(([folder]) => folder.split('node_modules/').at(-1));
  const optional = installed.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies),
  );
  expect(optional.filter((name) => !names.includes(name))).toEqual([]);
});
