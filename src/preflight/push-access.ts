import type { Task } from 'fp-ts/Task';
import type { BranchFacts, PushAccess } from './check';

/** What the repository that is published to lets this run do. Nothing is written, nothing fails. */
export interface PushProbe {
  readonly access: Task<PushAccess>;
  readonly branch: (branch: string) => Task<BranchFacts>;
}
