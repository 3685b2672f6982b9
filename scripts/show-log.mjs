// Shows the log of an action as GitHub does: groups as headings, annotations as words, masks applied.

/** Reverses the escaping of messages by the runner's toolkit. */
const unescaped = (text) =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');

const COMMAND = /^::([\w-]+)(?: [^:]*(?::(?!:)[^:]*)*)?::(.*)$/;
const COLORS = /\u001b\[[\d;]*m/g;
const ANNOTATIONS = ['error', 'warning', 'notice'];

export const showLog = ({ colors }) => {
  const masks = [];
  let indent = '';
  const shown = (text) =>
    masks
      .reduce(
        (line, mask) => line.replaceAll(mask, '***'),
        colors ? text : text.replace(COLORS, ''),
      )
      .split(/\r?\n/)
      .map((line) => `${indent}${line}`);
  return (line) => {
    const [, command, text = ''] = COMMAND.exec(line) ?? [];
    if (command === undefined) return shown(line);
    if (ANNOTATIONS.includes(command)) return shown(`${command}: ${unescaped(text)}`);
    if (command === 'add-mask' && text !== '') masks.push(unescaped(text));
    if (command === 'endgroup') indent = '';
    if (command !== 'group') return [];
    const heading = shown(unescaped(text));
    indent = '  ';
    return heading;
  };
};
