/** Removes trailing slashes, in linear time; `/\/+$/` would be quadratic in runs of slashes. */
export const trimEndSlashes = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
};
