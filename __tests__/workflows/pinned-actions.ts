/**
 * What the pinned actions run on, by `uses` in their `action.yml` at that commit. An update of a pin needs its new row here.
 * GitHub has removed Node 20 from its machines.
 */

/** A runtime, or the actions that a composite one uses. */
type Runtime = string | readonly string[];

/** `using`, or the nested `uses`, of every action that a workflow or document names. */
export const RUNTIMES: Readonly<Record<string, Runtime>> = {
  'actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6': 'node24',
  'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae': 'node24',
  'actions/cache/restore@27d5ce7f107fe9357f9df03efb73ab90386fccae': 'node24',
  'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1': 'node24',
  'actions/create-github-app-token@bcd2ba49218906704ab6c1aa796996da409d3eb1': 'node24',
  'actions/setup-node@249970729cb0ef3589644e2896645e5dc5ba9c38': 'node24',
  'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a': 'node24',
  'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f': 'node24',
  'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9': [
    'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f',
  ],
  'github/codeql-action/analyze@8aad20d150bbac5944a9f9d289da16a4b0d87c1e': 'node24',
  'github/codeql-action/init@8aad20d150bbac5944a9f9d289da16a4b0d87c1e': 'node24',
};

/** The runtimes of an action and of those nested in it; `unknown` for one without a row. */
export const runtimesOf = (uses: string): readonly string[] => {
  const runtime = RUNTIMES[uses] ?? 'unknown';
  return typeof runtime === 'string' ? [runtime] : runtime.flatMap(runtimesOf);
};
