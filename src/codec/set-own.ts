/** Sets a property of any name, `__proto__` included, as plain data. */
export const setOwn = (target: Record<string, unknown>, key: string, value: unknown): void => {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, writable: true });
};
