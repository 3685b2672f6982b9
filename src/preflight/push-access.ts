import type { Task } from 'fp-ts/Task';
import type { BranchFacts, PushAccess } from './check';

/** Asks the remote what this run may do. Writes nothing, never fails. */
export interface PushProbe {
  readonly access: Task<PushAccess>;
  readonly branch: (branch: string) => Task<BranchFacts>;
}
