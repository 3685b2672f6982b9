import type { Notation } from './parse-source';

/** Whether a file's name says that it is in JSON. */
export const isJson = (file: string): boolean => file.toLowerCase().endsWith('.json');

/** JSON where the file's name says so, else YAML; only the parser that is needed is loaded. */
export const notationOf = async (file: string): Promise<Notation> =>
  isJson(file) ? (await import('./json')).parseJson : (await import('./yaml')).parseYaml;
