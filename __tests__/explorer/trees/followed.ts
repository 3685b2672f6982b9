/** A catalog that states no digest: its second night follows a rebuild that did not bring every fix. */
import { digestOf } from '../../builders/digest';
import { REGISTRY } from '../../builders/items';
import { trivy, trivyFinding } from '../../builders/reports';
import { type Fields, image, MANIFEST, manifest, yaml } from '../../e2e/builders';
import { once, publishInTurn } from './publishing';

export const FOLLOWED = { first: digestOf('redis:8.0'), second: digestOf('redis again') };

const fixed = (id: string, PkgName: string): Fields =>
  trivyFinding({ VulnerabilityID: id, PkgName, FixedVersion: '9' });

const repository = `${REGISTRY}/images/redis`;

const scan = (at: string, digest: string, findings: ReadonlyArray<Fields>, id: string): string =>
  JSON.stringify(
    trivy([], {
      CreatedAt: at,
      ArtifactName: `${repository}:8.0`,
      Metadata: {
        OS: { Family: 'wolfi', Name: '1' },
        RepoDigests: [`${repository}@${digest}`],
      },
      Results: [
        { Target: 'wolfi', Class: 'os-pkgs', Type: 'wolfi', Vulnerabilities: findings },
        {
          ...{ Target: 'usr/local/bin/kubectl', Class: 'lang-pkgs', Type: 'gobinary' },
          Vulnerabilities: [fixed(id, 'golang.org/x/text')],
        },
      ],
    }),
  );

const files = (report: string) => ({
  [MANIFEST]: yaml(
    manifest({ images: [{ ...image('redis', []), versions: [{ version: '8.0' }] }] }),
  ),
  'reports/redis.json': report,
  'kev.json': JSON.stringify({
    ...{ catalogVersion: '2026.01.01', dateReleased: '2026-01-01T14:00:00Z' },
    vulnerabilities: [{ cveID: 'CVE-2026-1001', dateAdded: '2026-01-01' }],
  }),
});

export const followed = once(async () => {
  const inputs = { kev: 'kev.json' };
  const before = [fixed('CVE-2026-1001', 'openssl'), fixed('CVE-2026-1003', 'zlib')];
  const after = [fixed('CVE-2026-1001', 'openssl'), fixed('CVE-2026-1004', 'curl')];
  const [, tree = new Map()] = await publishInTurn(
    { files: files(scan('2026-01-02T03:00:00Z', FOLLOWED.first, before, 'CVE-2026-1005')), inputs },
    { files: files(scan('2026-01-05T03:00:00Z', FOLLOWED.second, after, 'CVE-2026-1002')), inputs },
  );
  return tree;
});
