import { useMemo } from 'preact/hooks';
import { type Identity, identityOf } from '../model/identity';
import { readyValue, useDocument } from './load';

/** What the catalog says of itself; nothing until that is known, and where it says nothing. */
export const useIdentity = (): Identity => {
  const memory = readyValue(useDocument<unknown>('state.json', 'later'));
  return useMemo(() => identityOf(memory), [memory]);
};
