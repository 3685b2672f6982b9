import { useState } from 'preact/hooks';
import { shortDigest } from '../model/digests';
import { linkTo } from '../model/route';

const SHOWN_FOR = 1600;

/** Without HTTPS there is no clipboard: the text is selected instead, where it is shown. */
const copyOrSelect = async (text: string, shown: Element | null | undefined): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    if (!shown) return 'Not allowed here';
    getSelection()?.selectAllChildren(shown);
    return 'Selected';
  }
};

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly class?: string;
  /** Names the text for screen readers. */
  readonly what?: string;
}

/** The result is shown for a moment. */
export const CopyButton = ({ text, label, what, ...rest }: CopyButtonProps) => {
  const [done, setDone] = useState('');
  const copy = async (button: Element): Promise<void> => {
    setDone(await copyOrSelect(text, button.parentElement?.querySelector(':scope > code')));
    setTimeout(() => setDone(''), SHOWN_FOR);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        {...rest}
        aria-label={what && `${label} ${what}`}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        {done || label}
      </button>
      <span class="hidden" role="status">
        {done && what ? `${done}: ${what}` : done}
      </span>
    </>
  );
};

interface CopyProps {
  readonly text: string;
  readonly what: string;
  /** The whole text by default. */
  readonly shown?: string;
}

export const Copy = ({ text, what, shown }: CopyProps) => (
  <span class="copy">
    <code title={shown && text}>{shown ?? text}</code>
    <CopyButton class="" text={text} label="Copy" what={what} />
  </span>
);

interface CommandProps extends Pick<CopyProps, 'what'> {
  readonly text: string | undefined;
}

/** Without a safe command, says why. */
export const Command = ({ text, what }: CommandProps) =>
  text === undefined ? (
    <span class="faint">This reference contains characters that are unsafe in a command.</span>
  ) : (
    <Copy text={text} what={what} />
  );

/** Shortened on the screen, whole in the clipboard. */
export const DigestCopy = ({ digest, of }: { digest: string; of: string }) => (
  <Copy text={digest} what={`digest of ${of}`} shown={shortDigest(digest)} />
);

export const DigestLink = ({ digest }: { digest: string }) => (
  <a href={linkTo(['digest', digest])} title={digest}>
    <code>{shortDigest(digest)}</code>
  </a>
);
