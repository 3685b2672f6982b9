import { readFileSync, statSync } from 'node:fs';
import { problem } from '../errors';
import { Failure } from './attempt';

export const refuse = (file: string, message: string): never => {
  throw new Failure([problem(message, { file })]);
};

/**
 * Reads a file of at most so many bytes. At once: a promise for each of thousands of small files costs
 * more than the file.
 */
export const readBounded = (file: string, name: string, limit: number): Buffer => {
  const { size } = statSync(file);
  if (size > limit) refuse(name, `found ${size} bytes, expected at most ${limit}`);
  return readFileSync(file);
};
