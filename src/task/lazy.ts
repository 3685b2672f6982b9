/** Makes a value when it is first asked for, and gives everybody the same. */
export const lazy = <A extends object>(make: () => A): (() => A) => {
  let made: A | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
