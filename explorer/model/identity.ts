/**
 * What a catalog says of itself. It stands in `state.json` alone, the action's own memory, which promises
 * nothing: every field of it may be absent or something else.
 */
export interface Identity {
  /** Name of the project, else the registry. */
  readonly name: string | undefined;
  /** Where the scans come from, in the catalog's words. */
  readonly source: string | undefined;
  /** How artifacts are signed, in the catalog's words. */
  readonly signing: string | undefined;
  /** Names of the catalog's own badges. */
  readonly badges: ReadonlyArray<string>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce(
    (found, key) => (isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined),
    value,
  );

const textAt = (value: unknown, ...path: ReadonlyArray<string>): string | undefined => {
  const found = at(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
};

export const identityOf = (memory: unknown): Identity => {
  const badges = at(memory, 'manifest', 'badges');
  return {
    name: textAt(memory, 'manifest', 'project', 'name') ?? textAt(memory, 'manifest', 'registry'),
    source: textAt(memory, 'manifest', 'source'),
    signing: textAt(memory, 'manifest', 'project', 'signing'),
    badges: isRecord(badges) ? Object.keys(badges) : [],
  };
};
