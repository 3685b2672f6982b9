import { recordOf } from './json';

/**
 * What the catalog says about itself. Only `state.json` has it, the action's own memory, which is not part of the
 * contract: every field may be absent or of another type.
 */
export interface Identity {
  /** The name of the project, or the registry. */
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

export const readIdentity = (memory: unknown): Identity => {
  const { registry, project, source, badges } = recordOf(recordOf(memory)['manifest']);
  const { name, signing } = recordOf(project);
  return {
    name: textOf(name) ?? textOf(registry),
    source: textOf(source),
    signing: textOf(signing),
    badges: Object.keys(recordOf(badges)),
  };
};
