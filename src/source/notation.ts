import { parseJson } from './json';
import type { Notation } from './parse-source';

/** JSON where the file's name ends in `.json`; else YAML, whose parser is loaded only for it. */
export const notationOf = async (file: string): Promise<Notation> =>
  file.toLowerCase().endsWith('.json') ? parseJson : (await import('./yaml')).parseYaml;
