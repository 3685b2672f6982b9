import { parseJson } from './json';
import type { Notation } from './parse-source';

/** Whether a file's name says that it is in JSON. */
export const isJson = (file: string): boolean => file.toLowerCase().endsWith('.json');

/** JSON where the file's name says so; else YAML, whose parser is loaded only for it. */
export const notationOf = async (file: string): Promise<Notation> =>
  isJson(file) ? parseJson : (await import('./yaml')).parseYaml;
