import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Cve } from '../model/documents';
import { counted } from '../model/numbers';
import { Fact, Facts } from '../parts/facts';
import { WebLink } from '../parts/links';
import { SeverityPill } from '../parts/security';

const Affected = ({ row }: { row: Cve }) => (
  <section class="affected">
    <h3>
      <span>{row.pkg}</span> <SeverityPill severity={row.severity} />
    </h3>
    {row.title === null ? null : <p>{row.title}</p>}
    <Facts>
      <Fact label="Installed">{row.installed ?? 'Not known'}</Fact>
      <Fact label="Fixed in">{row.fixed ?? 'No fix yet'}</Fact>
      {row.url === null ? null : (
        <Fact label="Advisory">
          <WebLink href={row.url} />
        </Fact>
      )}
    </Facts>
    {row.targets.length === 0 ? null : (
      <>
        <h4>Seen in</h4>
        <ul class="targets">
          {row.targets.map((target) => (
            <li key={target}>
              <code>{target}</code>
            </li>
          ))}
          {row.targetsMore === undefined ? null : <li>and {row.targetsMore} more</li>}
        </ul>
      </>
    )}
  </section>
);

interface DialogProps {
  readonly id: string;
  /** Every row of this CVE in the version: one for each package that it is in. */
  readonly rows: ReadonlyArray<Cve>;
  readonly onClose: () => void;
}

/** All that is known of one CVE in a version. */
export const FindingDialog = ({ id, rows, onClose }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    // Its content fills the dialog, so a click on the element itself is one beside it.
    const clicked = (event: MouseEvent): void => {
      if (event.target === shown) onClose();
    };
    shown?.showModal();
    shown?.addEventListener('click', clicked);
    return () => {
      shown?.removeEventListener('click', clicked);
      shown?.close();
    };
  }, []);
  // The address closes the dialog: left to itself it would be gone, and its address still there.
  const cancelled = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} aria-labelledby="finding" onCancel={cancelled}>
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id="finding">{id}</h2>
          <button type="button" class="button" onClick={onClose}>
            Close
          </button>
        </header>
        {rows.length === 0 ? (
          <p>This version has no such finding.</p>
        ) : (
          <p class="faint">{counted(rows.length, 'finding')} in this version</p>
        )}
        {rows.map((row) => (
          <Affected key={`${row.pkg} ${row.installed ?? ''}`} row={row} />
        ))}
      </div>
    </dialog>
  );
};
