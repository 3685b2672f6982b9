/** Reports of a version with more than findings. */
import { digestOf } from '../../builders/digest';
import { REGISTRY } from '../../builders/items';
import { trivy, UNLISTED } from '../../builders/reports';
import type { Fields } from '../../e2e/builders';

interface Reported {
  readonly at?: string;
  readonly findings?: ReadonlyArray<Fields>;
  readonly suppressed?: ReadonlyArray<Fields>;
  readonly architecture?: string;
  readonly system?: readonly [family: string, release: string];
  /** Of the system, if they are listed. */
  readonly packages?: ReadonlyArray<Fields>;
  readonly npm?: ReadonlyArray<Fields>;
}

const leftOut = (Finding: Fields): Fields => ({
  Type: 'vulnerability',
  Status: 'not_affected',
  Statement: 'vulnerable_code_not_in_execute_path',
  Finding,
});

/** A report of the digest that a version has. */
export const reportOn = (slug: string, version: string, reported: Reported): string => {
  const { at = '2026-01-20T03:00:00Z', findings = [], suppressed = [], npm } = reported;
  const { architecture, packages, system: [Family, Name] = ['wolfi', '1'] } = reported;
  const repository = `${REGISTRY}/images/${slug}`;
  const system = {
    Target: Family,
    Class: 'os-pkgs',
    Type: Family,
    Vulnerabilities: findings,
    ...(suppressed.length === 0 ? {} : { ExperimentalModifiedFindings: suppressed.map(leftOut) }),
    ...(packages === undefined ? {} : { Packages: packages }),
  };
  const node = { Target: 'app', Class: 'lang-pkgs', Type: 'node-pkg', Packages: npm };
  return JSON.stringify(
    trivy([], {
      CreatedAt: at,
      ArtifactName: `${repository}:${version}`,
      Metadata: {
        OS: { Family, Name },
        ...(architecture === undefined ? {} : { ImageConfig: { os: 'linux', architecture } }),
        RepoDigests: [`${repository}@${digestOf(`${slug}:${version}`)}`],
      },
      Results: [system, npm === undefined ? UNLISTED : node],
    }),
  );
};
