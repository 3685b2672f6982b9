import { useLater } from '../io/load';
import { imagePackagesPath, useHas } from '../io/packages';
import type { ImageFindings, ImagePackages, PackageTypes, Release } from '../model/documents';
import { findVersionEntries, openedAfter } from '../model/history';
import { Fact, Facts } from '../parts/facts';
import { LinkList } from '../parts/links';
import { Opened } from '../parts/opened';
import { wordsOf } from '../parts/security';
import { Dash } from '../parts/states';
import { Table } from '../parts/table';

type Changed = NonNullable<ImagePackages['versions'][number]['changed']>;
type Row = (Changed['added'] | Changed['removed'] | Changed['updated'])[number];

const MOST = 8;

/** Undefined if the build does not have the package. */
const Installed = ({ version }: { version: string | null | undefined }) =>
  version === undefined ? <Dash /> : (version ?? 'No version stated');

const Packages = ({ changed: { updated, added, removed, more } }: { changed: Changed }) => {
  const rows: ReadonlyArray<Row> = [...updated, ...added, ...removed];
  return (
    rows.length > 0 && (
      <>
        <Table<Row>
          aria-label="Packages that it changed"
          items={rows}
          columns={[
            ['Package', ({ type, name }) => `${name} (${type})`],
            ['Before', (row) => <Installed version={'from' in row ? row.from : undefined} />],
            ['Now', (row) => <Installed version={'to' in row ? row.to : undefined} />],
          ]}
          page={10}
        />
        {more > 0 && <p class="note">{more} more are not listed.</p>}
      </>
    )
  );
};

interface BuildProps {
  readonly slug: string;
  readonly release: Release;
  readonly findings: ImageFindings | undefined;
}

const Changed = ({ slug, release, findings }: BuildProps) => {
  const { version, former, closes } = release;
  const types = useLater<PackageTypes>(useHas('packages') ? 'packages.json' : undefined);
  const isListed = types?.unknown.includes(`${slug}/${version}`) === false;
  const changed = useLater<ImagePackages>(
    isListed ? imagePackagesPath(slug) : undefined,
  )?.versions.find((each) => each.version === version)?.changed;
  const opened = openedAfter(findVersionEntries(findings, version), former[0]?.scanned ?? null);
  return (
    <>
      <Facts>
        <Fact label="Closed">
          {closes === undefined ? (
            'None known'
          ) : (
            <>
              {wordsOf(closes)}: <LinkList to={['cves']} names={closes.ids} />
            </>
          )}
        </Fact>
        <Fact label="Found since">
          {opened.length === 0 ? (
            'None known'
          ) : (
            <LinkList to={['cves']} names={opened.slice(0, MOST)} />
          )}
        </Fact>
      </Facts>
      {changed && <Packages changed={changed} />}
    </>
  );
};

/** The address of a release leads here. */
export const Build = (props: BuildProps) =>
  props.release.former.length > 0 && (
    <Opened class="reading" summary="What this build changed">
      <Changed {...props} />
    </Opened>
  );
