import { briefly } from '../model/findings';
import type { ListedPackage } from '../model/packages';
import { linkTo } from '../model/route';
import { LongTable } from '../parts/long-table';

const UNCHECKED = 'The scanner has no advisories for it: its CVEs are in no number of this page.';

const whereTitle = ({ where }: ListedPackage): string => where.join(', ');

interface TableProps {
  readonly rows: ReadonlyArray<ListedPackage>;
  /** The last two columns. */
  readonly labels: readonly [what: string, where: string];
}

export const PackagesTable = ({ rows, labels: [what, where] }: TableProps) => (
  <LongTable
    class="rows-packages"
    aria-label="Packages"
    rows={rows}
    keyOf={(each) => `${each.type} ${each.name} ${each.what}`}
    columns={[
      [
        'name',
        'Package',
        ({ type, name, isUnchecked }) => (
          <span class="titled">
            <a href={linkTo(['packages', type, name])} title={name}>
              {name}
            </a>
            {isUnchecked ? (
              <span class="pill" data-scan="partial" title={UNCHECKED}>
                Not checked
              </span>
            ) : null}
          </span>
        ),
      ],
      ['type', 'Type', ({ type }) => type],
      ['what', what, (each) => each.what, { title: (each) => each.what }],
      ['where', where, (each) => briefly(each.where), { title: whereTitle }],
    ]}
    head="name"
  />
);
