/** The scope of scans: platforms, the age of the database, fixes, charts. */
import { digestOf } from '../../builders/digest';
import { REGISTRY } from '../../builders/items';
import { trivyFinding } from '../../builders/reports';
import { chart, image, MANIFEST, manifest, yaml } from '../../e2e/builders';
import { once, publishInTurn } from './publishing';
import { reportOn } from './reporting';

const FINDINGS = [
  trivyFinding({ VulnerabilityID: 'CVE-2026-1', PkgName: 'openssl', FixedVersion: '3.0.2' }),
  trivyFinding({ VulnerabilityID: 'CVE-2026-2', PkgName: 'zlib', Status: 'affected' }),
  trivyFinding({ VulnerabilityID: 'CVE-2026-3', PkgName: 'curl', Status: 'will_not_fix' }),
  trivyFinding({ VulnerabilityID: 'CVE-2026-4', PkgName: 'bash', Status: 'end_of_life' }),
];

const databaseOf = (day: string): string =>
  JSON.stringify({ Version: '0.74.0', VulnerabilityDB: { UpdatedAt: `${day}T00:00:00Z` } });

const shipping = (slug: string, ...images: ReadonlyArray<string>) =>
  chart(slug, {
    images: images.map((each) => {
      const [repository = '', tag] = each.split(':');
      const name = repository.split('/').at(-1);
      return { name, image: `${repository}@${digestOf(`${name}:${tag}`)}` };
    }),
  });

const [AMD, ARM] = [{ architecture: 'amd64' }, { architecture: 'arm64' }];
const FILES = {
  [MANIFEST]: yaml(
    manifest({
      platforms: ['linux/amd64', 'linux/arm64'],
      project: { signing: 'cosign' },
      images: [
        image('redis', ['8.0', '7.0'], { arches: ['amd64'], license: 'MIT' }),
        image('nats', ['2.0'], { platforms: [] }),
      ],
      charts: [
        shipping('with-a-sidecar', `${REGISTRY}/images/nats:2.0`, 'quay.io/other/exporter:1.0'),
        shipping('complete', `${REGISTRY}/images/nats:2.0`),
        shipping('partial', `${REGISTRY}/images/redis:7.0`),
      ],
    }),
  ),
  'reports/redis/amd64-8.json': reportOn('redis', '8.0', { ...AMD, findings: FINDINGS }),
  'reports/redis/arm64-8.json': reportOn('redis', '8.0', ARM),
  'reports/redis/amd64-7.json': reportOn('redis', '7.0', AMD),
  'reports/redis/trivy-version.json': databaseOf('2026-01-01'),
  'reports/nats/2.0.json': reportOn('nats', '2.0', AMD),
  'reports/nats/trivy-version.json': databaseOf('2026-01-20'),
};

export const coverage = once(async () => {
  const [tree = new Map()] = await publishInTurn({ files: FILES });
  return tree;
});
