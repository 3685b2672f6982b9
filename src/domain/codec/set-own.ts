/** Sets an own property with any name, even `__proto__`. */
export const setOwn = (target: Record<string, unknown>, key: string, value: unknown): void => {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, writable: true });
};
