import { readFileSync } from 'node:fs';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Reads the default branch from the payload of the event; undefined if it does not say. */
export const readDefaultBranch = (eventFile: string): string | undefined => {
  try {
    const event: unknown = JSON.parse(readFileSync(eventFile, 'utf8'));
    const name = field(field(event, 'repository'), 'default_branch');
    return typeof name === 'string' && name !== '' ? name : undefined;
  } catch {
    return undefined;
  }
};
