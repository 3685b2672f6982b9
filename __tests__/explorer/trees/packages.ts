/** Packages of versions, listed in full, in part, and not at all. */
import { trivyFinding } from '../../builders/reports';
import { type Fields, image, MANIFEST, manifest, yaml } from '../../e2e/builders';
import { evil } from './hostile';
import { once, publishInTurn } from './publishing';
import { reportOn } from './reporting';

export const ODD = 'a b/c%d?e#f';
export const EVIL = evil('package').toLowerCase();

const packageOf = (purl: string, Version: string, more: Fields = {}): Fields => ({
  Name: purl,
  Identifier: { PURL: purl },
  Version,
  ...more,
});

const DEBIAN = [
  packageOf('pkg:deb/debian/libssl3@3.0.1', '3.0.1', { SrcName: 'openssl' }),
  packageOf('pkg:deb/debian/libssl-dev@3.0.1', '3.0.1', { SrcName: 'openssl' }),
];
const NODE = [
  packageOf('pkg:npm/%40scope/name@1.0.0', '1.0.0'),
  ...['__proto__', ODD, evil('package')].map((Name) => ({ Name, Version: '2.0.0' })),
];
const FINDING = trivyFinding({
  VulnerabilityID: 'CVE-2026-1000',
  PkgName: 'libssl3',
  Title: 'openssl: out of bounds access',
});

const report = (slug: string, version: string, npm: ReadonlyArray<Fields>, deb?: Fields[]) =>
  reportOn(slug, version, {
    at: '2026-01-02T03:00:00Z',
    system: ['debian', '12'],
    findings: [FINDING],
    npm,
    ...(deb === undefined ? {} : { packages: deb }),
  });

const images = [image('redis', ['8.0', '7.0', '6.0'], { name: 'Redis' }), image('nats', ['2.0'])];
const filesWith = (more: Fields) => ({
  [MANIFEST]: yaml(manifest({ images, ...more })),
  'reports/redis-8.json': report('redis', '8.0', NODE, DEBIAN),
  'reports/redis-7.json': report('redis', '7.0', NODE.slice(0, 1)),
  'reports/nats.json': report('nats', '2.0', [], DEBIAN.slice(0, 1)),
});

/** The catalog with its packages, and without. */
export const packages = once(() =>
  publishInTurn({ files: filesWith({}) }, { files: filesWith({ packages: false }) }),
);
