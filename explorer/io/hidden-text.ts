import { options } from 'preact';
import { printable } from '../../src/domain/values/escape';

/** Keeps line breaks, and spells out every other character that hides or turns text around. */
export const visible = (text: string): string => text.split('\n').map(printable).join('\n');

/** A text, or an element with its attributes. */
interface Rendered {
  readonly type: unknown;
  props: unknown;
}

const SHOWN = ['title', 'aria-label', 'alt'];

const reveal = (node: Rendered): void => {
  const { type, props } = node;
  if (typeof props === 'string') node.props = visible(props);
  if (typeof type !== 'string' || typeof props !== 'object' || props === null) return;
  for (const [name, value] of Object.entries(props))
    if (SHOWN.includes(name) && typeof value === 'string')
      node.props = { ...props, [name]: visible(value) };
};

/**
 * Spells out the invisible characters in every text on the page, such as those that turn the rest of a line
 * around: names, titles and versions of reports are shown as the log shows them.
 */
export const revealHiddenText = (): void => {
  options.vnode = reveal;
};
