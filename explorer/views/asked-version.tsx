import { useState } from 'preact/hooks';
import { pluralize } from '../../src/domain/values/plural';
import { useInstalled } from '../io/packages';
import {
  type AskedVersion,
  answerText,
  type Installed,
  imagesToRead,
  relationText,
} from '../model/asked-version';
import type { PackageTypes } from '../model/documents';
import { absenceText } from '../model/packages';
import { linkTo } from '../model/route';
import { ImageLink, LinkList } from '../parts/links';
import { Loading } from '../parts/states';
import { type Columns, TableSection } from '../parts/table';

const COLUMNS: Columns<Installed> = [
  ['Image', ({ slug }) => <ImageLink slug={slug} />],
  [
    'Versions',
    ({ slug, versions }) =>
      versions.length === 0 ? (
        <span class="faint">Not looked up</span>
      ) : (
        <LinkList to={['images', slug]} names={versions} />
      ),
  ],
  [
    'Package',
    ({ type, name }) => (
      <>
        <a href={linkTo(['packages', type, name])}>{name}</a> <span class="faint">{type}</span>
      </>
    ),
  ],
  ['Installed', ({ version }) => version ?? 'No version stated'],
  ['Match', ({ relation }) => relationText(relation)],
];

interface Props {
  readonly asked: AskedVersion;
  readonly coverage: PackageTypes['coverage'];
}

/** Reads the lists of many images only after a click. */
export const AskedVersionAnswer = ({ asked, coverage }: Props) => {
  const [all, lookIntoAll] = useState(false);
  const { found, isLoading, failed, isTooMany } = useInstalled(asked, all);
  const what = `${asked.name} ${asked.version}`;
  if (isTooMany)
    return (
      <p>
        <button type="button" class="button" onClick={() => lookIntoAll(true)}>
          Look for {what} in {pluralize(imagesToRead(asked).length, 'image')}
        </button>
      </p>
    );
  if (isLoading) return <Loading />;
  return (
    <>
      {failed > 0 && (
        <p class="notice notice-warning">
          The packages of {pluralize(failed, 'image')} could not be loaded, so {what} may be there:
          reload the page.
        </p>
      )}
      <TableSection
        id="asked"
        title={`${what} ${answerText(found)}`}
        items={found}
        columns={COLUMNS}
        page={20}
      >
        {!found.some(({ relation }) => relation === 'same') && (
          <p class="note">{absenceText(coverage)}</p>
        )}
      </TableSection>
    </>
  );
};
