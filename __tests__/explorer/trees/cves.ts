/** Two nights of CVEs: found, suppressed, closed, not confirmed, exploited. */
import { digestOf } from '../../builders/digest';
import { trivyFinding } from '../../builders/reports';
import { type Fields, image, MANIFEST, manifest, yaml } from '../../e2e/builders';
import { once, publishInTurn } from './publishing';
import { reportOn } from './reporting';

export const GHSA = 'GHSA-3ppc-4f35-3m26';
const OPENSSL = trivyFinding({
  VulnerabilityID: 'CVE-2026-1000',
  PkgName: 'libssl3',
  FixedVersion: '3.0.2',
  Severity: 'CRITICAL',
  Title: 'openssl: out of bounds access',
  PrimaryURL: 'https://example.test/CVE-2026-1000',
  VendorIDs: [GHSA],
});
const ZLIB = trivyFinding({ VulnerabilityID: 'CVE-2026-2000', PkgName: 'zlib', Severity: 'LOW' });
const CURL = trivyFinding({
  VulnerabilityID: 'CVE-2026-3000',
  PkgName: 'curl',
  Title: 'curl: leak',
});

const manifestWith = (...images: ReadonlyArray<Fields>): string =>
  yaml(manifest({ project: { signing: 'cosign' }, images }));
const REDIS = image('redis', ['8.0', '7.0'], { name: 'Redis' });
const NEVER = image('never', ['1.0']);
const nats = (digest: string): Fields => ({
  ...image('nats', []),
  versions: [{ version: '2.0', digest: digestOf(digest) }],
});

const on = (day: number) => ({ at: `2026-01-0${day}T03:00:00Z` });
const FIRST = {
  [MANIFEST]: manifestWith(REDIS, nats('nats:2.0'), NEVER),
  'reports/redis-8.json': reportOn('redis', '8.0', { ...on(2), findings: [OPENSSL, ZLIB] }),
  'reports/redis-7.json': reportOn('redis', '7.0', { ...on(1), findings: [OPENSSL, CURL] }),
  'reports/nats.json': reportOn('nats', '2.0', { ...on(2), findings: [OPENSSL] }),
};
const SECOND = {
  // A digest without a scan yet: what was found before is not confirmed.
  [MANIFEST]: manifestWith(REDIS, nats('rebuilt'), NEVER),
  'reports/redis-8.json': reportOn('redis', '8.0', {
    ...on(5),
    findings: [OPENSSL],
    suppressed: [CURL],
  }),
  'reports/redis-7.json': reportOn('redis', '7.0', { ...on(5), findings: [OPENSSL, CURL] }),
  'kev.json': JSON.stringify({
    catalogVersion: '2026.01.04',
    dateReleased: '2026-01-04T14:00:00Z',
    vulnerabilities: [
      {
        cveID: 'CVE-2026-1000',
        dateAdded: '2026-01-03',
        dueDate: '2026-01-24',
        knownRansomwareCampaignUse: 'Known',
      },
    ],
  }),
  'epss.csv':
    '#model_version:v2025.03.14,score_date:2026-01-04T00:00:00Z\ncve,epss,percentile\nCVE-2026-1000,0.9721,0.991\n',
};

export const nights = once(() =>
  publishInTurn({ files: FIRST }, { files: SECOND, inputs: { kev: 'kev.json', epss: 'epss.csv' } }),
);
