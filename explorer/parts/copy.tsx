import { useRef, useState } from 'preact/hooks';
import { linkTo } from '../model/route';

const SHOWN_FOR = 1600;

/** Without HTTPS there is no clipboard: the text is selected instead. */
const copyOrSelect = async (text: string, element: HTMLElement | null): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    if (element !== null) getSelection()?.selectAllChildren(element);
    return 'Selected';
  }
};

interface CopyProps {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly what: string;
  /** What is shown; the whole text by default. */
  readonly shown?: string;
}

/** A text in code style with a copy button. */
export const Copy = ({ text, what, shown }: CopyProps) => {
  const code = useRef<HTMLElement>(null);
  const [done, setDone] = useState('');
  const copy = async (): Promise<void> => {
    setDone(await copyOrSelect(text, code.current));
    setTimeout(() => setDone(''), SHOWN_FOR);
  };
  return (
    <span class="copy">
      <code ref={code} title={shown === undefined ? undefined : text}>
        {shown ?? text}
      </code>
      <button type="button" onClick={copy} aria-label={`Copy ${what}`}>
        {done === '' ? 'Copy' : done}
      </button>
      <span class="hidden" role="status">
        {done === '' ? '' : `${done}: ${what}`}
      </span>
    </span>
  );
};

interface CommandProps extends Pick<CopyProps, 'what'> {
  readonly text: string | undefined;
}

/** A command to copy; the reason if there is none. */
export const Command = ({ text, what }: CommandProps) =>
  text === undefined ? (
    <span class="faint">This reference contains characters that are unsafe in a command.</span>
  ) : (
    <Copy text={text} what={what} />
  );

const SHOWN_HEX = 12;

/** The start of a digest, enough to recognize it. */
export const shortDigest = (digest: string): string =>
  `${digest.slice(0, 'sha256:'.length + SHOWN_HEX)}…`;

/** A digest, shortened on the screen and whole in the clipboard. */
export const DigestCopy = ({ digest, of }: { digest: string; of: string }) => (
  <Copy text={digest} what={`digest of ${of}`} shown={shortDigest(digest)} />
);

/** A shortened digest that links to its view. */
export const DigestLink = ({ digest }: { digest: string }) => (
  <a href={linkTo(['digest', digest])} title={digest}>
    <code>{shortDigest(digest)}</code>
  </a>
);
