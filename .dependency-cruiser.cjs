/**
 * The direction of imports: what each room of `src` may import, besides itself. Type imports count.
 * `scripts/check-arrows.mjs` runs this, and proves first that every rule fires and that no room reaches itself.
 */
const ROOMS = {
  // What everything shares.
  text: [],
  'file.ts': [],
  'problem.ts': ['text'],
  'log.ts': ['problem.ts'],
  task: ['problem.ts'],
  domain: ['problem.ts', 'text'],
  codec: ['text'],
  document: ['codec', 'problem.ts', 'text'],
  'git-objects': ['file.ts'],

  // The contract, and what comes in.
  api: ['codec', 'domain'],
  badge: ['api', 'domain', 'text'],
  inputs: ['domain', 'problem.ts', 'text'],
  manifest: ['api', 'codec', 'document', 'domain', 'problem.ts', 'text'],
  reports: ['api', 'codec', 'document', 'domain', 'problem.ts', 'text'],
  exploitation: ['codec', 'document', 'domain', 'problem.ts', 'text'],
  artifacts: ['codec', 'domain', 'inputs', 'problem.ts', 'reports', 'text'],
  memory: ['api', 'domain', 'exploitation', 'text'],
  feed: ['api', 'domain', 'text'],
  branch: [
    ...[
      'api',
      'codec',
      'domain',
      'file.ts',
      'git-objects',
      'inputs',
      'problem.ts',
      'reports',
      'task',
      'text',
    ],
  ],

  // The catalog, and what goes out.
  catalog: ['api', 'branch', 'domain', 'manifest', 'problem.ts', 'reports', 'task', 'text'],
  render: ['api', 'badge', 'catalog', 'domain', 'file.ts', 'problem.ts'],
  releases: ['api', 'catalog', 'domain', 'manifest', 'text'],
  changes: ['api', 'catalog', 'domain', 'memory', 'text'],
  gates: ['api', 'catalog', 'domain', 'inputs', 'problem.ts', 'reports', 'text'],
  preflight: ['branch', 'problem.ts', 'text'],
  'capabilities.ts': [
    ...['artifacts', 'branch', 'inputs', 'log.ts', 'manifest', 'preflight', 'render', 'reports'],
  ],
  publish: [
    ...['api', 'branch', 'capabilities.ts', 'catalog', 'changes', 'domain', 'exploitation'],
    ...['feed', 'file.ts', 'gates', 'git-objects', 'inputs', 'manifest', 'memory', 'problem.ts'],
    ...['releases', 'render', 'reports', 'task', 'text'],
  ],
  summary: [
    ...[
      'api',
      'branch',
      'catalog',
      'domain',
      'feed',
      'inputs',
      'log.ts',
      'memory',
      'preflight',
      'problem.ts',
    ],
    ...['publish', 'reports', 'text'],
  ],
  stages: [
    ...['api', 'artifacts', 'branch', 'capabilities.ts', 'catalog', 'document', 'domain'],
    ...['exploitation', 'inputs'],
    ...['log.ts', 'manifest', 'memory', 'preflight', 'problem.ts', 'publish', 'reports'],
    ...['summary', 'task', 'text'],
  ],
  'main.ts': [
    ...[
      'api',
      'capabilities.ts',
      'exploitation',
      'inputs',
      'problem.ts',
      'stages',
      'summary',
      'task',
      'text',
    ],
  ],

  // What touches the world, and what starts it.
  'adapters/runner': ['log.ts', 'problem.ts', 'task', 'text'],
  'adapters/http': ['problem.ts', 'task'],
  'adapters/files': [
    ...['branch', 'file.ts', 'inputs', 'problem.ts', 'render', 'reports', 'task', 'text'],
  ],
  'adapters/reports': ['adapters/files', 'problem.ts', 'reports', 'task', 'text'],
  'adapters/github': [
    ...['adapters/http', 'artifacts', 'codec', 'domain', 'manifest', 'preflight', 'problem.ts'],
    ...['reports', 'task', 'text'],
  ],
  'adapters/git': [
    ...['adapters/files', 'adapters/github', 'adapters/http', 'adapters/runner', 'branch'],
    ...['domain', 'file.ts', 'git-objects', 'manifest', 'preflight', 'problem.ts', 'task', 'text'],
  ],
  'live.ts': [
    ...['adapters/files', 'adapters/git', 'adapters/github', 'adapters/reports'],
    ...['capabilities.ts', 'log.ts', 'problem.ts', 'task', 'text'],
  ],
  'index.ts': [
    ...['adapters/files', 'adapters/git', 'adapters/http', 'adapters/reports', 'adapters/runner'],
    ...['domain', 'inputs', 'live.ts', 'log.ts', 'main.ts', 'problem.ts', 'summary', 'text'],
  ],
};

const pathOf = (room) =>
  `^src/${room.endsWith('.ts') ? `${room.replace('.ts', '\\.ts')}$` : `${room}/`}`;

const arrow = ([room, allowed]) => ({
  name: `arrow-${room.replace(/[^a-z]+/g, '-')}`,
  comment: `src/${room} may import only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: pathOf(room) },
  to: { path: '^src/', pathNot: [room, ...allowed].map(pathOf) },
});

module.exports = {
  rooms: ROOMS,
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'effects-at-the-edge',
      comment: 'only src/adapters, the wiring and the process touch the world',
      severity: 'error',
      from: { path: '^(src|contract)/', pathNot: '^src/(adapters/|live\\.ts$|index\\.ts$)' },
      to: {
        path: [
          'node_modules/(@actions|tinyglobby|yauzl)/',
          '^(node:)?(fs|child_process|http|https|net|os|zlib|timers|worker_threads)(/|$)',
        ],
      },
    },
    {
      name: 'no-undeclared',
      comment: 'what ships is declared as a dependency of the program',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-dev', 'unknown', 'undetermined'] },
    },
    {
      name: 'no-unresolved',
      comment: 'what is imported is there',
      severity: 'error',
      from: { path: '^(src|contract|explorer)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'explorer-knows-the-contract',
      comment:
        'the page takes types from the codecs of the API, and words of the field, nothing else',
      severity: 'error',
      from: { path: '^explorer/' },
      to: { path: '^src/', pathNot: '^src/(api|domain|text)/' },
    },
    {
      name: 'explorer-carries-no-codec',
      severity: 'error',
      from: { path: '^explorer/' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'explorer-model-is-pure',
      comment: 'what the page computes is tested without a browser',
      severity: 'error',
      from: { path: '^explorer/model/' },
      to: {
        path: '^explorer/(?!model/)|node_modules/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'source-stands-alone',
      comment: 'the program reads the page as a file, and the contract was made before it is built',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(contract|explorer)/' },
    },
    {
      name: 'contract-reads-the-codecs',
      comment: 'the contract follows from the codecs of the API and nothing else',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(src|explorer)/', pathNot: '^src/(api|codec)/' },
    },
    ...Object.entries(ROOMS).map(arrow),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
