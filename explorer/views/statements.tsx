import { useLater } from '../io/load';
import type { ImageVex, Integrity, Statement, VersionDetail, VexIndex } from '../model/documents';
import { briefly } from '../model/findings';
import type { OwnImage } from '../model/own-image';
import { justificationText, statedText } from '../model/reasons';
import {
  hasStatements,
  isListed,
  isNotApplied,
  type Stated,
  statementsPath,
  versionsText,
} from '../model/statements';
import { CveName } from '../parts/links';
import { type Column, Table } from '../parts/table';
import { Day } from '../parts/time';

/** Undefined if the owner states nothing. */
export const useVexIndex = (): VexIndex | undefined => {
  const integrity = useLater<Integrity>('integrity.json');
  return useLater<VexIndex>(hasStatements(integrity) ? 'vex/index.json' : undefined);
};

export const useStatements = (slug: string): ImageVex | undefined => {
  const path = isListed(useVexIndex(), slug) ? statementsPath(slug) : undefined;
  return useLater<ImageVex>(path);
};

const Reason = ({ statement }: { statement: Statement }) => {
  const { justification, impact_statement, action_statement, status_notes } = statement;
  return (
    <>
      {justification === undefined
        ? null
        : justificationText({ status: 'not_affected', justification })}
      {[impact_statement, action_statement, status_notes].map(
        (text) => text && <span class="line">{text}</span>,
      )}
    </>
  );
};

const Status = ({ statement, notApplied }: Stated) => (
  <>
    {statedText(statement.status)}
    {notApplied.length > 0 && (
      <span class="line faint">
        Stated, not applied by the last scan of <code>{briefly(notApplied)}</code>
      </span>
    )}
  </>
);

export const STATED_COLUMNS: ReadonlyArray<Column<Stated>> = [
  ['Versions', ({ versions }) => versions],
  ['Status', Status],
  ['Reason', ({ statement }) => <Reason statement={statement} />],
  [
    'Stated',
    ({ statement: { last_updated, timestamp } }) => <Day instant={last_updated ?? timestamp} />,
  ],
];

export const VEX_NOTE = 'For scanners that read VEX. A statement changes no number on this page.';

interface StatementsProps {
  readonly vex: ImageVex;
  readonly image: OwnImage;
  readonly shown: string | undefined;
  /** Undefined without a record. */
  readonly path: string | undefined;
}

/** Says whether the scan of the shown version applied each statement. */
export const Statements = ({ vex, image, shown, path }: StatementsProps) => {
  const { versions } = image;
  const digest = versions.find(({ version }) => version === shown)?.digest;
  const open = useLater<VersionDetail>(path)?.cves ?? [];
  return (
    <details class="reading">
      <summary>The owner’s statements: {vex.statements.length}</summary>
      <p class="note">
        By {vex.author}. {VEX_NOTE}
      </p>
      <Table
        class="stated"
        aria-label="The owner’s statements"
        items={vex.statements.map(
          (statement): Stated => ({
            statement,
            versions: versionsText(statement, versions),
            notApplied: shown !== undefined && isNotApplied(statement, digest, open) ? [shown] : [],
          }),
        )}
        columns={[
          [
            'CVE',
            ({ statement: { vulnerability } }) => (
              <CveName id={vulnerability.name} more={vulnerability.aliases?.join(', ')} />
            ),
          ],
          ...STATED_COLUMNS,
        ]}
        page={50}
      />
    </details>
  );
};
