/** Long enough for every browser to have read the file. */
const KEPT_FOR = 60_000;

/** Gives the reader a text as a file. */
export const saveText = (name: string, type: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
};
