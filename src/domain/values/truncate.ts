/** Truncates a text to this many code points; null if it is missing or empty. */
export const truncate = (text: string | null | undefined, length: number): string | null => {
  if (!text) return null;
  const start = text.slice(0, 2 * length);
  return [...start].slice(0, length).join('').toWellFormed();
};
