import type { ComponentChildren } from 'preact';
import type { ListedPackage } from '../model/packages';
import { linkTo } from '../model/route';
import { LongTable } from '../parts/long-table';
import { ScanPill } from '../parts/scan';

const UNCHECKED = 'The scanner has no advisories for it: no number on this page counts its CVEs.';

const whereTitle = ({ where }: ListedPackage): string => where.join(', ');

interface TableProps {
  readonly rows: ReadonlyArray<ListedPackage>;
  readonly label: string;
  readonly where: (item: ListedPackage) => ComponentChildren;
}

export const PackagesTable = ({ rows, label, where }: TableProps) => (
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
            {isUnchecked && (
              <ScanPill code="partial" title={UNCHECKED}>
                Not checked
              </ScanPill>
            )}
          </span>
        ),
      ],
      ['type', 'Type', ({ type }) => type],
      ['what', 'Version', (each) => each.what, { title: (each) => each.what }],
      ['where', label, where, { title: whereTitle }],
    ]}
    head="name"
  />
);
