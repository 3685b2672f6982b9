import { readyValue, useDocument } from '../io/load';
import type {
  Image,
  ImageVex,
  Integrity,
  Statement,
  VersionDetail,
  VexIndex,
} from '../model/documents';
import { justificationText, statedText } from '../model/reasons';
import { linkTo } from '../model/route';
import {
  hasStatements,
  isListed,
  isNotApplied,
  statementsPath,
  versionsText,
} from '../model/statements';
import { TableSection } from '../parts/table';
import { Day } from '../parts/time';

/** What the owner states about an image; undefined without a statement. */
export const useStatements = (slug: string): ImageVex | undefined => {
  const integrity = readyValue(useDocument<Integrity>('integrity.json', 'later'));
  const index = readyValue(
    useDocument<VexIndex>(hasStatements(integrity) ? 'vex/index.json' : undefined, 'later'),
  );
  return readyValue(
    useDocument<ImageVex>(isListed(index, slug) ? statementsPath(slug) : undefined, 'later'),
  );
};

const Name = ({ statement: { vulnerability } }: { statement: Statement }) => {
  const { name, aliases = [] } = vulnerability;
  return (
    <>
      <a href={linkTo(['cves', name])}>{name}</a>
      {aliases.length === 0 ? null : <span class="line faint">{aliases.join(', ')}</span>}
    </>
  );
};

const Reason = ({ statement }: { statement: Statement }) => {
  const { justification, impact_statement, action_statement, status_notes } = statement;
  return (
    <>
      {justification === undefined
        ? null
        : justificationText({ status: 'not_affected', justification })}
      {[impact_statement, action_statement, status_notes].map((text) =>
        text === undefined ? null : <span class="line">{text}</span>,
      )}
    </>
  );
};

interface StatementsProps {
  readonly vex: ImageVex;
  readonly image: Image;
  /** The version that is shown. */
  readonly shown: string | undefined;
  /** The document of its record; undefined without a record. */
  readonly path: string | undefined;
}

/** The owner's statements about an image, and whether the scan of the version that is shown applied them. */
export const Statements = ({ vex, image, shown, path }: StatementsProps) => {
  const versions = image.versions ?? [];
  const digest = versions.find(({ version }) => version === shown)?.digest;
  const open = readyValue(useDocument<VersionDetail>(path, 'later'))?.cves ?? [];
  return (
    <TableSection
      id="statements"
      title="The owner’s statements"
      items={vex.statements}
      columns={[
        ['CVE', (statement) => <Name statement={statement} />],
        ['Versions', (statement) => versionsText(statement, versions)],
        [
          'Status',
          (statement) => (
            <>
              {statedText(statement.status)}
              {isNotApplied(statement, digest, open) ? (
                <span class="line faint">
                  Stated, not applied by the last scan of <code>{shown}</code>
                </span>
              ) : null}
            </>
          ),
        ],
        ['Reason', (statement) => <Reason statement={statement} />],
        ['Stated', ({ last_updated, timestamp }) => <Day instant={last_updated ?? timestamp} />],
      ]}
      page={50}
    >
      <p class="note">
        By {vex.author}, for scanners that read VEX. The numbers on this page count what scans
        found: a statement changes none.
      </p>
    </TableSection>
  );
};
