/** A catalog of two nights: in the second the base has another build, on which one of its images was rebuilt. */
import { digestOf } from '../../builders/digest';
import { REGISTRY } from '../../builders/items';
import { trivy, trivyFinding } from '../../builders/reports';
import { type Fields, image, MANIFEST, manifest, yaml } from '../../e2e/builders';
import { once, publishInTurn } from './publishing';

const DEBIAN = { slug: 'debian', image: 'docker.io/library/debian' };

/** The layers of a build, and the layer of each finding; null if its report names none. */
interface Build {
  readonly name: string;
  readonly layers: ReadonlyArray<string>;
  readonly findings: Readonly<Record<string, string | null>>;
}

const diffId = (layer: string): string => digestOf(`layer ${layer}`);

const reportOf = (
  reference: string,
  at: string,
  { name, layers, findings }: Build,
): readonly [string, string] => [
  `reports/${reference.replace(/^.*\//, '').replace(':', '/')}.json`,
  JSON.stringify({
    ...trivy(
      Object.entries(findings).map(([id, layer]) =>
        trivyFinding({
          VulnerabilityID: `CVE-2026-${id}`,
          PkgName: layer ?? 'unlisted',
          ...(layer === null ? {} : { Layer: { DiffID: diffId(layer) } }),
        }),
      ),
      { ArtifactName: reference, CreatedAt: at },
    ),
    Metadata: {
      OS: { Family: 'debian', Name: '12' },
      RepoDigests: [`${reference.split(':')[0]}@${digestOf(name)}`],
      DiffIDs: layers.map(diffId),
      ImageConfig: { architecture: 'amd64', os: 'linux' },
    },
  }),
];

const OLD = { 1001: 'debian', 1002: 'debian', 1003: 'debian' };
const NEW = { 1001: 'debian again' };

const night = (at: string, base: Build, runtime: Build) => {
  const of = (slug: string, version: string, build: Build) =>
    reportOf(`${REGISTRY}/images/${slug}:${version}`, at, build);
  const images: ReadonlyArray<Fields> = [
    ['app', '1.0'],
    ['runtime', '3.2'],
    ['tool', '2.0'],
    ['worker', '1.0'],
  ].map(([slug = '', version]) => ({ ...image(slug, []), versions: [{ version }] }));
  return {
    files: {
      [MANIFEST]: yaml({
        ...manifest({ images }),
        bases: [{ ...DEBIAN, versions: [{ version: '12-slim' }, { version: '11' }] }],
      }),
      ...Object.fromEntries([
        reportOf(`${DEBIAN.image}:12-slim`, at, base),
        of('app', '1.0', {
          name: 'app',
          layers: ['debian', 'app'],
          findings: { ...OLD, 1004: 'app', 1005: null },
        }),
        of('runtime', '3.2', runtime),
        of('tool', '2.0', { name: 'tool', layers: ['tool'], findings: { 1004: 'tool' } }),
        of('worker', '1.0', {
          name: 'worker',
          layers: ['debian', 'runtime', 'worker'],
          findings: { ...OLD, 1006: 'runtime', 1007: 'worker' },
        }),
      ]),
    },
  };
};

export const bases = once(async () => {
  const [, tree = new Map()] = await publishInTurn(
    night(
      '2026-01-02T03:00:00Z',
      { name: 'debian', layers: ['debian'], findings: OLD },
      { name: 'runtime', layers: ['debian', 'runtime'], findings: { ...OLD, 1006: 'runtime' } },
    ),
    night(
      '2026-01-05T03:00:00Z',
      { name: 'debian again', layers: ['debian again'], findings: NEW },
      {
        name: 'runtime again',
        layers: ['debian again', 'runtime again'],
        findings: { ...NEW, 1006: 'runtime again' },
      },
    ),
  );
  return tree;
});
