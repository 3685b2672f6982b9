import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { linkTo } from '../model/route';

const SHOWN_FOR = 1600;

/** Without HTTPS there is no clipboard: the text is selected instead. */
const copyOrSelect = async (text: string, element: HTMLElement | null): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    if (element === null) return 'Not allowed here';
    getSelection()?.selectAllChildren(element);
    return 'Selected';
  }
};

/** The result of the last copy is shown for a moment. */
const useCopied = (
  element?: RefObject<HTMLElement | null>,
): readonly [string, (text: string) => void] => {
  const [done, setDone] = useState('');
  const copy = async (text: string): Promise<void> => {
    setDone(await copyOrSelect(text, element?.current ?? null));
    setTimeout(() => setDone(''), SHOWN_FOR);
  };
  return [done, (text) => void copy(text)];
};

interface CopyProps {
  readonly text: string;
  /** Names it for screen readers. */
  readonly what: string;
  /** The whole text by default. */
  readonly shown?: string;
}

export const Copy = ({ text, what, shown }: CopyProps) => {
  const code = useRef<HTMLElement>(null);
  const [done, copy] = useCopied(code);
  return (
    <span class="copy">
      <code ref={code} title={shown === undefined ? undefined : text}>
        {shown ?? text}
      </code>
      <button type="button" onClick={() => copy(text)} aria-label={`Copy ${what}`}>
        {done === '' ? 'Copy' : done}
      </button>
      <span class="hidden" role="status">
        {done === '' ? '' : `${done}: ${what}`}
      </span>
    </span>
  );
};

export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const [done, copy] = useCopied();
  return (
    <>
      <button type="button" class="button" onClick={() => copy(text)}>
        {done === '' ? label : done}
      </button>
      <span class="hidden" role="status">
        {done}
      </span>
    </>
  );
};

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

const SHOWN_HEX = 12;

/** Long enough to recognize the digest. */
export const shortDigest = (digest: string): string =>
  `${digest.slice(0, 'sha256:'.length + SHOWN_HEX)}…`;

/** Shortened on the screen, whole in the clipboard. */
export const DigestCopy = ({ digest, of }: { digest: string; of: string }) => (
  <Copy text={digest} what={`digest of ${of}`} shown={shortDigest(digest)} />
);

export const DigestLink = ({ digest }: { digest: string }) => (
  <a href={linkTo(['digest', digest])} title={digest}>
    <code>{shortDigest(digest)}</code>
  </a>
);
