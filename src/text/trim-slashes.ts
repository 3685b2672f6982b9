/** A text without the slashes at its end. `/\/+$/` would look at each run of slashes once per slash. */
export const trimEndSlashes = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
};
