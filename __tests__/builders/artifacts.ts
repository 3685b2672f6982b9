import type { Artifact, WorkflowRun } from '../../src/read/artifacts/artifact';

/** An artifact from January 1, 2026. */
export const artifact = (name: string, more: Partial<Artifact> = {}): Artifact => ({
  id: 1,
  name,
  expired: false,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '',
  sha256: '',
  fromFork: false,
  ...more,
});

/** A scheduled run of `acme/catalog`. */
export const workflowRun = (more: Partial<WorkflowRun> = {}): WorkflowRun => ({
  event: 'schedule',
  repository: 'acme/catalog',
  headRepository: 'acme/catalog',
  ...more,
});
