import type { PackageType } from '../../../contract/packages';
import { isRecord } from '../../../domain/codec/object';
import { parsePurl } from '../../../domain/purl';
import type { ClassifiedResult } from './trivy-report';

type Packages = Pick<ClassifiedResult, 'Packages' | 'Type'>;

/** The types of packages, by the type of a result whose packages have no package URL. */
export const TYPE_OF_RESULT = new Map<unknown, PackageType>(
  Object.entries({
    apk: 'alpine chainguard minimos wolfi',
    deb: 'debian echo ubuntu',
    rpm: 'alma amazon azurelinux cbl-mariner centos centos-stream coreos fedora opensuse opensuse-leap opensuse-tumbleweed oracle photon redhat rocky slem sles',
    golang: 'gobinary gomod',
    maven: 'jar pom gradle sbt',
    npm: 'node-pkg yarn pnpm bun',
    pypi: 'python-pkg pip pipenv poetry uv pylock',
    gem: 'bundler gemspec',
    nuget: 'dotnet-core packages-props',
    composer: 'composer-vendor',
    cargo: 'rustbinary',
    conda: 'conda-pkg conda-environment',
  } satisfies Partial<Record<PackageType, string>>).flatMap(([type, words]) =>
    words.split(' ').map((word) => [word, type as PackageType] as const),
  ),
);

/** An entry of `Packages`, which need not be usable. */
type Entry = Readonly<Record<string, unknown>>;

const typeOf = ({ Identifier }: Entry, typeOfResult: unknown): string | undefined => {
  const purl = isRecord(Identifier) ? Identifier['PURL'] : undefined;
  const parsed = typeof purl === 'string' ? parsePurl(purl) : undefined;
  return parsed?.type ?? TYPE_OF_RESULT.get(typeOfResult);
};

/** The database of rpm also lists imported keys, which are not packages. */
export const isKey = (entry: unknown, { Type }: Packages): boolean =>
  isRecord(entry) && entry['Name'] === 'gpg-pubkey' && typeOf(entry, Type) === 'rpm';

export const entriesOf = (result: Packages): ReadonlyArray<Entry> =>
  Array.isArray(result.Packages)
    ? result.Packages.filter((entry) => isRecord(entry) && !isKey(entry, result))
    : [];

/** The packages that the findings of a result name, suppressed ones too; undefined if a finding names none. */
export const namesFound = ({
  Vulnerabilities,
  ExperimentalModifiedFindings,
}: ClassifiedResult): ReadonlyArray<string | undefined> => [
  ...(Vulnerabilities ?? []).map(({ PkgName }) => PkgName),
  ...(ExperimentalModifiedFindings ?? []).flatMap(({ Type, Finding }) =>
    Type === 'vulnerability' ? [Finding?.PkgName ?? undefined] : [],
  ),
];
