// The packages in dist/: their license texts, and the bill of materials (SBOM).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/** The folders of the packages that source files belong to, in order: `node_modules/yaml`. */
export const packagesOf = (files) =>
  [...new Set(files.flatMap((name) => PACKAGE.exec(name ?? '')?.[1] ?? []))].sort();

const readJson = (...names) => JSON.parse(readFileSync(path.join(...names), 'utf8'));

/** The credit that a license requires if the package has no file with its text. */
const CREDITS = {
  'CC0-1.0': () => 'No conditions: https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-3.0': ({ author, repository }) =>
    `By ${author}: https://github.com/${repository}\nhttps://creativecommons.org/licenses/by/3.0/`,
};

const licenseOf = (folder) => {
  const about = readJson(folder, 'package.json');
  const { name, version, license } = about;
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
  const text =
    file === undefined
      ? CREDITS[license]?.(about)
      : readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  if (!text) throw new Error(`${name} has no license text: state what ${license} wants in CREDITS`);
  return `${name} ${version} (${license})\n${text}\n`;
};

/** The licenses of packages; the list that ncc makes covers one chunk only. */
export const licensesOf = (folders) => folders.map(licenseOf).join('\n');

/** A package URL: `pkg:npm/%40actions/core@3.0.1`. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const componentOf = (folder, { integrity }) => {
  const about = readJson(folder, 'package.json');
  const { name, version, license } = about;
  const [short, group] = name.split('/').reverse();
  const [, sha512] = /^sha512-(.+)$/.exec(integrity);
  return {
    type: 'library',
    'bom-ref': purlOf(about),
    ...(group === undefined ? {} : { group }),
    name: short,
    version,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    licenses: [{ expression: license }],
    purl: purlOf(about),
  };
};

/** Where Node finds a dependency of a package: below it, or below a folder around it. */
const dependencyOf = (locked, folder, name) => {
  const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (locked[place] !== undefined || folder === '') return place;
  return dependencyOf(locked, folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
};

/** Makes a UUID of version 8 (RFC 9562) from a text. */
const uuidOf = (text) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/**
 * The bill of materials of a bundle that consists of the packages in these folders, in CycloneDX 1.6, with the hashes of
 * package-lock.json. It states no time, so it is the same whenever it is built.
 */
export const sbomOf = (folders) => {
  const { name, version, description, license, repository } = readJson('package.json');
  const { packages: locked } = readJson('package-lock.json');
  const purl = `pkg:github/${repository.replace('github:', '')}@v${version}`;
  const refOf = (folder) => purlOf(readJson(folder, 'package.json'));
  const dependsOn = (folder) =>
    Object.keys(locked[folder].dependencies ?? {})
      .map((each) => dependencyOf(locked, folder, each))
      .filter((each) => folders.includes(each))
      .map(refOf);
  const content = {
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        ...{ type: 'application', 'bom-ref': purl, name, version, description },
        licenses: [{ expression: license }],
        purl,
      },
    },
    components: folders.map((folder) => componentOf(folder, locked[folder])),
    dependencies: [
      { ref: purl, dependsOn: folders.map(refOf) },
      ...folders.map((folder) => ({ ref: refOf(folder), dependsOn: dependsOn(folder) })),
    ],
  };
  const head = { bomFormat: 'CycloneDX', specVersion: '1.6' };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(content))}`;
  return `${JSON.stringify({ ...head, serialNumber, version: 1, ...content }, null, 2)}\n`;
};
