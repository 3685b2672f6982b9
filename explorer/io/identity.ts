import { useMemo } from 'preact/hooks';
import { type Identity, identityOf } from '../model/identity';
import { useDocument } from './load';

/** What the catalog says of itself; nothing until that is known, and where it says nothing. */
export const useIdentity = (): Identity => {
  const memory = useDocument<unknown>('state.json', 'later');
  const value = memory.kind === 'ready' ? memory.value : undefined;
  return useMemo(() => identityOf(value), [value]);
};
