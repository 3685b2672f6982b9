import { useMemo } from 'preact/hooks';
import { type Identity, readIdentity } from '../model/identity';
import { readyValue, useDocument } from './load';

/** The identity of the catalog; empty until it has loaded. */
export const useIdentity = (): Identity => {
  const memory = readyValue(useDocument<unknown>('state.json', 'later'));
  return useMemo(() => readIdentity(memory), [memory]);
};
