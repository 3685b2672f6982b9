/** The nearest multiple of 1/parts; half of one rounds up. */
export const roundTo = (parts: number, value: number): number =>
  Math.floor(parts * value + 0.5) / parts;
