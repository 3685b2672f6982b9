/**
 * The direction of imports: a room may import only from the rooms before it. Type-only imports count.
 * `scripts/check-arrows.mjs` runs this, and proves first that every rule fires.
 */
const ROOMS = [
  'vocabulary',
  'codec',
  'errors.ts',
  'source',
  'api',
  'inputs',
  'manifest',
  'updates',
  'reports',
  'artifacts',
  'catalog',
  'render',
  'contract',
  'published',
  'doctor',
  'effects/capabilities.ts',
  'publish',
  'summary',
  'progress.ts',
  '(read-manifest|read-artifacts|read-scans|read-updates).ts',
  '(counts|tell).ts',
  'check-publishing.ts',
  'stages.ts',
  'main.ts',
  'effects',
  'index.ts',
];

/** `effects` begins after what it implements; its interface stands before what uses it. */
const pathOf = (room) =>
  room === 'effects'
    ? '^src/effects/(?!capabilities\\.ts)'
    : `^src/${room.endsWith('.ts') ? `${room.replace('.ts', '\\.ts')}$` : `${room}/`}`;

const arrow = (room, i) => ({
  name: `arrow-${room.replace(/[^a-z]+/g, '-')}`,
  comment: `src/${room} may import only what comes before it`,
  severity: 'error',
  from: { path: pathOf(room) },
  to: { path: ROOMS.slice(i + 1).map(pathOf) },
});

module.exports = {
  rooms: ROOMS,
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'effects-at-the-edge',
      comment: 'only src/effects and the entry touch the world',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(effects/|index\\.ts$)' },
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
      from: { path: '^(src|explorer)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'explorer-knows-the-contract',
      comment:
        'the page takes types from the codecs of the API, and words of the field, nothing else',
      severity: 'error',
      from: { path: '^explorer/' },
      to: { path: '^src/', pathNot: '^src/(api|vocabulary)/' },
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
      name: 'explorer-ships-alone',
      comment: 'the program reads the page as a file',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^explorer/' },
    },
    ...ROOMS.map(arrow).filter((rule) => rule.to.path.length > 0),
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
