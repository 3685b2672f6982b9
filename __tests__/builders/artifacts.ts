import type { Artifact, WorkflowRun } from '../../src/read/artifacts/artifact';

/** An artifact from January 1, 2026. */
export const artifact = (name: string, more: Partial<Artifact> = {}): Artifact => ({
  id: 1,
  name,
  expired: false,
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});

/** Of a run that used a commit of another repository. */
export const FROM_A_FORK = { workflow_run: { repository_id: 1, head_repository_id: 2 } };

const ACME = { full_name: 'acme/catalog' };

/** A scheduled run of `acme/catalog`. */
export const workflowRun = (more: Partial<WorkflowRun> = {}): WorkflowRun => ({
  event: 'schedule',
  repository: ACME,
  head_repository: ACME,
  ...more,
});
