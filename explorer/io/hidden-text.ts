import { options } from 'preact';
import { printable } from '../../src/domain/values/escape';

/** Spells out every character that hides or reorders text, except line breaks. */
export const visible = (text: string): string => text.split('\n').map(printable).join('\n');

/** A text node, or an element with its attributes. */
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

/** Shows invisible characters in every text on the page as the log shows them: reports may hide or reorder text. */
export const revealHiddenText = (): void => {
  options.vnode = reveal;
};
