import { useLayoutEffect, useRef } from 'preact/hooks';
import { canonicalId } from '../../src/domain/canonical-id';
import { findFixes } from '../../src/domain/fixes';
import { capitalize } from '../../src/domain/values/capitalize';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { NOW } from '../io/clock';
import { useCatalogName } from '../io/identity';
import type { Cve } from '../model/documents';
import { aliasesOf, distinct, fixText } from '../model/findings';
import { fixLines, survivedById } from '../model/fixes';
import type { VersionEntry } from '../model/history';
import { linkTo } from '../model/route';
import { draftOf } from '../model/statements';
import { CopyButton } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';
import { commaList, WebLink } from '../parts/links';
import { SeverityPill } from '../parts/security';
import { Table } from '../parts/table';
import { Day } from '../parts/time';
import { Exploitation } from './exploitation';

const SeenIn = ({ targets, targetsMore }: Cve) => (
  <>
    {targets.map((target) => (
      <code key={target} class="line">
        {target}
      </code>
    ))}
    {targetsMore !== undefined && <span class="line">and {formatNumber(targetsMore)} more</span>}
  </>
);

interface DialogProps {
  readonly id: string;
  readonly image: string;
  /** One for each package. */
  readonly rows: ReadonlyArray<Cve>;
  readonly entry: VersionEntry | undefined;
  readonly onClose: () => void;
}

const Rows = ({ id, image, rows, entry }: Omit<DialogProps, 'onClose'>) => {
  const canonical = canonicalId(rows[0] ?? { id });
  const author = useCatalogName() ?? 'The owner of the catalog';
  const aliases = aliasesOf(id, rows);
  const titles = distinct(rows.map(({ title }) => title));
  const fixes = findFixes(rows, survivedById(entry === undefined ? [] : [entry]));
  const advisories = distinct(rows.map(({ url }) => url));
  return (
    <>
      {titles.map((title) => (
        <p key={title} class="lead">
          {title}
        </p>
      ))}
      <Facts>
        <Fact label="In this version">{pluralize(rows.length, 'finding')}</Fact>
        <Fact label="Fix">{capitalize(fixLines(fixes).join('; '))}</Fact>
        {entry && (
          <>
            <Fact label="Since">
              <Day instant={entry.since} />
            </Fact>
            <Fact label="In the image since">
              <Day instant={entry.imageSince} />
            </Fact>
          </>
        )}
        <Exploitation id={canonical} />
        <Fact label="Also known as">{aliases.join(', ')}</Fact>
        <Fact label="Advisory">
          {commaList(advisories, (url) => (
            <WebLink href={url} />
          ))}
        </Fact>
      </Facts>
      <p class="actions flow">
        <a class="button" href={linkTo(['cves', canonical])}>
          All versions that have it
        </a>
        <CopyButton
          text={draftOf(image, { id: canonical, aliases }, author, NOW)}
          label="Copy a VEX statement to complete"
        />
      </p>
      <Table
        aria-label="Findings"
        items={rows}
        columns={[
          ['Package', ({ pkg }) => pkg],
          ['Severity', ({ severity }) => <SeverityPill severity={severity} />],
          ['Installed', ({ installed }) => installed ?? 'Not known'],
          ['Fixed in', fixText],
          ['Seen in', SeenIn],
        ]}
      />
    </>
  );
};

export const FindingDialog = ({ onClose, ...about }: DialogProps) => {
  const { id, rows } = about;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useLayoutEffect(() => {
    const shown = dialog.current;
    // The content fills the dialog, so a click on the element itself is on the backdrop.
    const clicked = (event: MouseEvent): void => {
      if (event.target === shown) close();
    };
    shown?.showModal();
    shown?.addEventListener('click', clicked);
    // Browsers have their own keys and gestures for closing.
    shown?.addEventListener('close', onClose);
    return () => {
      shown?.removeEventListener('click', clicked);
      shown?.removeEventListener('close', onClose);
      shown?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="finding">
      <div class="dialog-body">
        <header class="spread">
          <h2 id="finding">{id}</h2>
          <button type="button" class="button" onClick={close}>
            Close
          </button>
        </header>
        {rows.length === 0 ? <p>This version has no such finding.</p> : <Rows {...about} />}
      </div>
    </dialog>
  );
};
