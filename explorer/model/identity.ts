import { recordOf } from './json';

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

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

export const identityOf = (memory: unknown): Identity => {
  const { registry, project, source, badges } = recordOf(recordOf(memory)['manifest']);
  const { name, signing } = recordOf(project);
  return {
    name: textOf(name) ?? textOf(registry),
    source: textOf(source),
    signing: textOf(signing),
    badges: Object.keys(recordOf(badges)),
  };
};
