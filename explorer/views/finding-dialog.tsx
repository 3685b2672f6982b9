import { useLayoutEffect, useRef } from 'preact/hooks';
import { canonicalId } from '../../src/domain/canonical-id';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { NOW } from '../io/clock';
import { useCveItem } from '../io/exploitation';
import { useCatalogName } from '../io/identity';
import { epssText, kevText } from '../model/cves';
import type { Cve } from '../model/documents';
import { aliasesOf, fixText } from '../model/findings';
import type { VersionEntry } from '../model/history';
import { linkTo } from '../model/route';
import { draftOf } from '../model/statements';
import { CopyButton } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';
import { WebLink } from '../parts/links';
import { ExploitedPill, SeverityPill } from '../parts/security';
import { Day } from '../parts/time';

/** The text that all rows share; undefined if they differ. */
const inCommon = (texts: ReadonlyArray<string | null>): string | null | undefined =>
  new Set(texts).size === 1 ? texts[0] : undefined;

const Advisory = ({ url }: { url: string | null | undefined }) =>
  url == null ? null : (
    <Fact label="Advisory">
      <WebLink href={url} />
    </Fact>
  );

interface AffectedProps {
  readonly row: Cve;
  readonly ownTitle: boolean;
  readonly ownUrl: boolean;
}

const Affected = ({ row, ownTitle, ownUrl }: AffectedProps) => (
  <section class="affected">
    <h3>
      <span>{row.pkg}</span> <SeverityPill severity={row.severity} />
    </h3>
    {ownTitle && row.title !== null ? <p>{row.title}</p> : null}
    <Facts>
      <Fact label="Installed">{row.installed ?? 'Not known'}</Fact>
      <Fact label="Fixed in">{fixText(row)}</Fact>
      {ownUrl ? <Advisory url={row.url} /> : null}
    </Facts>
    {row.targets.length === 0 ? null : (
      <>
        <h4>Seen in</h4>
        <ul>
          {row.targets.map((target) => (
            <li key={target}>
              <code>{target}</code>
            </li>
          ))}
          {row.targetsMore === undefined ? null : <li>and {formatNumber(row.targetsMore)} more</li>}
        </ul>
      </>
    )}
  </section>
);

interface DialogProps {
  readonly id: string;
  readonly image: string;
  /** The rows of this CVE in the version: one for each package. */
  readonly rows: ReadonlyArray<Cve>;
  readonly entry: VersionEntry | undefined;
  readonly onClose: () => void;
}

const Attacks = ({ id }: { id: string }) => {
  const item = useCveItem(id);
  return item === undefined ? null : (
    <>
      {item.exploitation === 'known' ? (
        <Fact label="Exploitation">
          <ExploitedPill />
          <span class="line faint">{kevText(item)}</span>
        </Fact>
      ) : null}
      {item.epss === null ? null : <Fact label="EPSS">{epssText(item, true)}</Fact>}
    </>
  );
};

const Rows = ({ id, image, rows, entry }: Omit<DialogProps, 'onClose'>) => {
  const canonical = canonicalId(rows[0] ?? { id });
  const author = useCatalogName() ?? 'The owner of the catalog';
  const aliases = aliasesOf(id, rows);
  const title = inCommon(rows.map((row) => row.title));
  const url = inCommon(rows.map((row) => row.url));
  return (
    <>
      {title == null ? null : <p class="lead">{title}</p>}
      <Facts>
        <Fact label="In this version">{pluralize(rows.length, 'finding')}</Fact>
        {entry === undefined ? null : (
          <>
            <Fact label="Since">
              <Day instant={entry.since} />
            </Fact>
            <Fact label="In the image since">
              <Day instant={entry.imageSince} />
            </Fact>
          </>
        )}
        <Attacks id={canonical} />
        {aliases.length === 0 ? null : <Fact label="Also known as">{aliases.join(', ')}</Fact>}
        <Advisory url={url} />
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
      {rows.map((row) => (
        <Affected
          key={`${row.pkg} ${row.installed ?? ''}`}
          row={row}
          ownTitle={title === undefined}
          ownUrl={url === undefined}
        />
      ))}
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
