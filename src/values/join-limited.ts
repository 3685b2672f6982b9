/** Joins the first names and the number of all others: `a, b and 3 more`. */
export const joinLimited = (names: ReadonlyArray<string>, limit: number): string => {
  const more = names.length - limit;
  return names.slice(0, limit).join(', ') + (more > 0 ? ` and ${more} more` : '');
};
