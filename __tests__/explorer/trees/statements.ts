/** Statements of the owner, as a VEX repository next to an image. */
import type { ImageVex, Integrity, Statement } from '../../../explorer/model/documents';
import { digestOf } from '../../builders/digest';
import { trivyFinding } from '../../builders/reports';
import { image, MANIFEST, manifest, yaml } from '../../e2e/builders';
import { evil } from './hostile';
import { changed, once, publishInTurn } from './publishing';
import { reportOn } from './reporting';

const openssl = trivyFinding({ VulnerabilityID: 'CVE-2026-1', PkgName: 'openssl' });
const zlib = trivyFinding({ VulnerabilityID: 'CVE-2026-2', PkgName: 'zlib' });

const stating = (name: string, more: Partial<Statement> = {}): Statement => ({
  vulnerability: { name },
  timestamp: '2026-01-10T10:00:00Z',
  products: [{ '@id': 'pkg:oci/redis', identifiers: { purl: 'pkg:oci/redis' } }],
  status: 'not_affected',
  justification: 'vulnerable_code_not_in_execute_path',
  ...more,
});
const ofDigest = (digest: string): Statement['products'] => [
  {
    '@id': 'pkg:oci/redis',
    identifiers: { purl: 'pkg:oci/redis' },
    hashes: { 'sha-256': digest.slice('sha256:'.length) },
  },
];

const VEX: ImageVex = {
  '@context': 'https://openvex.dev/ns/v0.2.0',
  '@id': 'urn:uuid:20cbc1b3-1591-5d93-9b77-d816330a32a5',
  author: evil('Acme'),
  timestamp: '2026-01-12T10:00:00Z',
  version: 1,
  statements: [
    stating('CVE-2026-1', { last_updated: '2026-01-12T10:00:00Z' }),
    stating('CVE-2026-2', { products: ofDigest(digestOf('redis:8.0')) }),
    stating('CVE-2026-3', { products: ofDigest(digestOf('before')), status: 'fixed' }),
    {
      '@id': evil('statement'),
      vulnerability: {
        '@id': 'javascript:alert(1)',
        name: evil('name'),
        description: evil('description'),
        aliases: [evil('alias')],
      },
      timestamp: '2026-01-10T10:00:00Z',
      products: stating('').products,
      status: 'affected',
      status_notes: evil('notes'),
      action_statement: evil('action'),
    },
  ],
};

const FILES = {
  [MANIFEST]: yaml(
    manifest({
      project: { signing: 'cosign' },
      images: [image('redis', ['8.0', '7.0']), image('nats', ['2.0'])],
    }),
  ),
  'reports/redis/8.0.json': reportOn('redis', '8.0', { findings: [openssl], suppressed: [zlib] }),
};

const INDEX = {
  updated_at: VEX.timestamp,
  packages: [{ id: 'pkg:oci/redis', location: 'pkg/oci/redis/vex.json', format: 'openvex' }],
};

/** A tree without statements, and one with them. */
export const statements = once(async () => {
  const [without = new Map()] = await publishInTurn({ files: FILES });
  const stated = changed(without, {
    'integrity.json': ({ folders = [], ...integrity }: Integrity) => ({
      ...integrity,
      folders: [...folders, { path: 'vex', tree: 'f'.repeat(40) }],
    }),
    'vex/index.json': () => INDEX,
    'images/redis/vex.json': () => VEX,
  });
  return [without, stated] as const;
});
