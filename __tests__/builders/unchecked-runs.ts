/** Runs on reports with packages that the scanner skipped, and what is published of them. */
import { stringify } from 'yaml';
import type { FindingEntry, ImageFindings } from '../../src/contract/findings';
import type { StatusItem } from '../../src/contract/items';
import { type Files, readOn, statusOn } from './branch';
import { digestOf } from './digest';
import { imageFields, REGISTRY } from './items';
import type { MemoryGit } from './memory-git';
import { trivy, trivyFinding } from './reports';

export const SLUG = 'mongodb';

/** A manifest with one image, whose versions state a digest. */
export const catalogWith = (
  image: object = {},
  versions: ReadonlyArray<string> = ['8.0.4'],
  top: object = {},
): Files => ({
  'catalog.yaml': stringify({
    registry: REGISTRY,
    ...top,
    images: [
      {
        ...imageFields(SLUG),
        versions: versions.map((version) => ({ version, digest: digestOf(version) })),
        ...image,
      },
    ],
  }),
});

/** An entry of `Packages`, as Trivy 0.72 writes it for Debian. */
export const deb = (Name: string, repository?: string, more: object = {}) => ({
  Name,
  Version: '1.0',
  Identifier: { PURL: `pkg:deb/debian/${encodeURIComponent(Name)}@1.0?arch=amd64` },
  ...(repository === undefined ? {} : { Repository: { Class: repository } }),
  ...more,
});

export const third = (Name: string, more: object = {}) => deb(Name, 'third-party', more);

export interface Night {
  readonly packages?: ReadonlyArray<object> | undefined;
  /** Ids and packages. */
  readonly found?: ReadonlyArray<readonly [id: string, pkg: string]>;
  readonly suppressed?: ReadonlyArray<readonly [id: string, pkg: string]>;
  readonly results?: ReadonlyArray<object>;
  readonly os?: object;
  readonly day?: number;
  readonly platform?: string;
}

const vulnerability = ([VulnerabilityID, PkgName]: readonly [string, string]) =>
  trivyFinding({ VulnerabilityID, PkgName });

/** A report of an image with Debian. */
export const reportOf = ({
  packages,
  found = [],
  suppressed = [],
  results = [],
  os = {},
  day = 1,
  platform,
}: Night): string =>
  JSON.stringify(
    trivy([], {
      ArtifactName: 'x',
      CreatedAt: `2026-08-0${day}T00:00:00Z`,
      Metadata: {
        OS: { Family: 'debian', Name: '12.8', ...os },
        ...(platform === undefined ? {} : { ImageConfig: { os: 'linux', architecture: platform } }),
      },
      Results: [
        {
          ...{ Target: 'x', Class: 'os-pkgs', Type: 'debian' },
          ...(packages === undefined ? {} : { Packages: packages }),
          ...(found.length > 0 ? { Vulnerabilities: found.map(vulnerability) } : {}),
          ...(suppressed.length > 0
            ? {
                ExperimentalModifiedFindings: suppressed.map((each) => ({
                  ...{ Type: 'vulnerability', Status: 'ignored', Finding: vulnerability(each) },
                })),
              }
            : {}),
        },
        ...results,
      ],
    }),
  );

/** The files of a run with one report. */
export const nightOf = (night: Night, catalog: Files = catalogWith()): Files => ({
  ...catalog,
  [`reports/${SLUG}/8.0.4.json`]: reportOf(night),
});

export const statusOf = (remote: MemoryGit, version = '8.0.4'): Partial<StatusItem> =>
  statusOn(remote).find((each) => each.version === version) ?? {};

const markOf = ({ version, confirmed }: FindingEntry): string =>
  confirmed ? version : `${version}?`;

/** What is open, `?` if it is not confirmed, and what was closed. */
export const findingsOf = (remote: MemoryGit) => {
  const document = readOn<ImageFindings | null>(remote, `images/${SLUG}/findings.json`);
  return {
    open: Object.fromEntries(
      (document?.open ?? []).map(({ id, versions }) => [id, versions.map(markOf).join()]),
    ),
    closed: (document?.closed ?? []).map(({ id }) => id),
  };
};
