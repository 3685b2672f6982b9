/** Accepts values of one type only. */
export const text = (value: string): string => value;
export const textOrNull = (value: string | null): string | null => value;
export const valuesOf = <T>(map: Readonly<Record<string, T>>): ReadonlyArray<T> =>
  Object.values(map);
export const number = (value: number): number => value;
export const numberOrNull = (value: number | null): number | null => value;
export const flag = (value: boolean): boolean => value;
export const flagOrNull = (value: boolean | null): boolean | null => value;
