/** Creates a value at the first call. All callers share it. */
export const lazy = <A extends object>(make: () => A): (() => A) => {
  let made: A | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
