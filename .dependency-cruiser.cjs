/**
 * The direction of imports: what each room of `src` may import, besides itself. Type imports count. The rooms stand as
 * in the sentence of the product: each may import only rooms above it.
 * `scripts/check-arrows.mjs` runs this, and proves that every rule fires, that no room reaches itself, and that each
 * arrow is needed.
 */
const ROOMS = {
  domain: [],
  contract: ['domain'],
  read: ['contract', 'domain'],
  previous: ['contract', 'domain', 'read'],
  decide: ['contract', 'domain', 'previous', 'read'],
  derive: ['contract', 'decide', 'domain', 'previous', 'read'],
  publish: ['contract', 'decide', 'derive', 'domain', 'previous', 'read'],
  tell: ['decide', 'derive', 'domain', 'previous', 'publish', 'read'],
  run: ['contract', 'decide', 'domain', 'previous', 'publish', 'read', 'tell'],
  'main.ts': ['domain', 'previous', 'read', 'run', 'tell'],

  // What touches the world, and what starts it.
  'adapters/runner': ['domain'],
  'adapters/http': ['domain', 'publish'],
  'adapters/files': ['domain', 'previous', 'publish', 'read'],
  'adapters/reports': ['adapters/files', 'domain', 'read'],
  'adapters/github': ['adapters/http', 'domain', 'publish', 'read'],
  'adapters/git': ['adapters/github', 'adapters/runner', 'domain', 'previous', 'read'],
  'live.ts': [
    'adapters/files',
    'adapters/git',
    'adapters/github',
    'adapters/http',
    'adapters/reports',
    'domain',
    'read',
    'run',
  ],
  'index.ts': [
    'adapters/git',
    'adapters/http',
    'adapters/reports',
    'adapters/runner',
    'domain',
    'live.ts',
    'main.ts',
    'read',
    'tell',
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
  pathOf,
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'effects-at-the-edge',
      comment: 'only src/adapters, the wiring and the process touch the world',
      severity: 'error',
      from: {
        path: '^(src|scripts/contract)/',
        pathNot: '^src/(adapters/|live\\.ts$|index\\.ts$)',
      },
      to: {
        path: [
          'node_modules/(@actions|tinyglobby|yauzl)/',
          '^(node:)?(fs|child_process|http|https|net|os|timers|worker_threads)(/|$)',
        ],
      },
    },
    {
      name: 'documents-are-values',
      comment: 'what is decided and derived is a pure function: it waits for nothing',
      severity: 'error',
      from: { path: '^src/(contract|decide|derive)/' },
      to: { path: ['^src/domain/task/', 'node_modules/fp-ts/(es6/|lib/)?(Task|TaskEither)\\.js$'] },
    },
    {
      name: 'steps-in-stages',
      comment: 'steps are for what touches the world: readers and tellers take and give values',
      severity: 'error',
      from: { path: '^src/(read|previous|tell)/' },
      to: { path: '^src/domain/task/steps' },
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
      from: { path: '^(src|scripts/contract|explorer)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'explorer-knows-the-contract',
      comment:
        'the page takes types from the codecs of the API, and words of the field, nothing else',
      severity: 'error',
      from: { path: '^explorer/' },
      to: { path: '^src/', pathNot: '^src/(contract|domain)/' },
    },
    {
      name: 'explorer-carries-no-codec',
      severity: 'error',
      from: { path: '^explorer/' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
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
      to: { path: '^(scripts/contract|explorer)/' },
    },
    {
      name: 'contract-reads-the-codecs',
      comment: 'the contract follows from the codecs of the API and nothing else',
      severity: 'error',
      from: { path: '^scripts/contract/' },
      to: { path: '^(src|explorer)/', pathNot: '^src/(contract|domain/codec)/' },
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
