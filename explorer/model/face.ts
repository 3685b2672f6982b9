/** Two letters, and a hue in degrees made from the slug. */
interface Face {
  readonly letters: string;
  readonly hue: number;
}

const hueOf = (slug: string): number =>
  [...slug].reduce((hash, char) => (hash * 31 + (char.codePointAt(0) ?? 0)) % 360, 7);

export const faceOf = (slug: string, name: string): Face => {
  const letters = [...name].filter((char) => /[\p{L}\p{N}]/u.test(char)).slice(0, 2);
  const [first = '?', ...rest] = letters;
  return { letters: [first.toUpperCase(), ...rest].join(''), hue: hueOf(slug) };
};
